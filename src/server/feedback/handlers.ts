import { created, type Handler } from "../http/handler.ts";
import * as service from "./service.ts";

export const sendFeedback: Handler<"sendFeedback"> = async ({ app, person, body }) => {
  await service.keepFeedback(app, person, body.message);
  return created({ ok: true });
};
