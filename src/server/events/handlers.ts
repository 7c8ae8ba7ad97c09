import { EventStream, type Handler } from "../http/handler.ts";

export const streamChanges: Handler<"streamChanges"> = async ({ app, person, scope, query }) => {
  app.streams.admit();
  return new EventStream((response) => app.streams.open({ person, scope }, query.since, response));
};
