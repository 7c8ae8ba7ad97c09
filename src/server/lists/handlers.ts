import type { Handler } from "../http/handler.ts";
import { changeListSettings as changeSettings } from "./change-settings.ts";
import * as service from "./service.ts";

export const getList: Handler<"getList"> = ({ app, scope, query }) =>
  service.readList(app, scope, query.since);

export const changeListSettings: Handler<"changeListSettings"> = ({ app, scope, body }) =>
  changeSettings(app, scope, body.currency);
