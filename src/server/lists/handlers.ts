import type { Handler } from "../http/handler.ts";
import { changeListSettings as changeSettings } from "./change-settings.ts";
import { readList } from "./read-list.ts";
import { setWhereabouts as saveWhereabouts } from "./set-whereabouts.ts";

export const getList: Handler<"getList"> = ({ app, scope, query }) => readList(app, scope, query.since);

export const changeListSettings: Handler<"changeListSettings"> = ({ app, scope, body }) =>
  changeSettings(app, scope, body.currency);

export const setWhereabouts: Handler<"setWhereabouts"> = ({ app, scope, body }) =>
  saveWhereabouts(app, scope, body.storeId);
