import type { Handler } from "../http/handler.ts";
import * as service from "./service.ts";

export const getList: Handler<"getList"> = ({ app, scope, query }) =>
  service.readList(app, scope, query.since);
