import type { Handler } from "../http/handler.ts";
import { changeListSettings as changeSettings } from "./change-settings.ts";
import { readList } from "./read-list.ts";
import { setStoreOrder as saveStoreOrder } from "./set-store-order.ts";
import { setWhereabouts as saveWhereabouts } from "./set-whereabouts.ts";

export const getList: Handler<"getList"> = ({ app, scope, query }) => readList(app, scope, query.since);

export const changeListSettings: Handler<"changeListSettings"> = ({ app, person, scope, body, operation }) =>
  changeSettings(app, person, scope, body, operation);

export const setStoreOrder: Handler<"setStoreOrder"> = ({ app, scope, body, operation }) =>
  saveStoreOrder(app, scope, body.storeIds, operation);

export const setWhereabouts: Handler<"setWhereabouts"> = ({ app, scope, body, operation }) =>
  saveWhereabouts(app, scope, body.storeId, operation);
