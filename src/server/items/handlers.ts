import type { Handler } from "../http/handler.ts";
import * as adding from "./add-item.ts";
import * as changing from "./change-item.ts";
import { processBatch } from "../names/names.ts";
import * as service from "./service.ts";

export const listItems: Handler<"listItems"> = ({ app, scope }) => service.listOpenItems(app, scope);

export const listAllItems: Handler<"listAllItems"> = ({ app, scope }) => service.listItemsOnList(app, scope);

export const addItem: Handler<"addItem"> = ({ app, scope, body, operation }) =>
  adding.addItem(app, scope, body, operation);

export const changeItem: Handler<"changeItem"> = ({ app, scope, params, body, operation }) =>
  changing.changeItem(app, scope, params.id, body, operation);

export const toggleItemVisibility: Handler<"toggleItemVisibility"> = ({ app, scope, params, operation }) =>
  changing.changeItem(app, scope, params.id, (item) => ({ hidden: !item.hidden }), operation);

export const deleteItem: Handler<"deleteItem"> = ({ app, scope, params, operation }) =>
  service.deleteItem(app, scope, params.id, operation);

export const listMasterItems: Handler<"listMasterItems"> = ({ app }) => service.listMasterItems(app);

export const listUserItems: Handler<"listUserItems"> = ({ app, scope }) => service.listUserItems(app, scope);

export const processAiBatch: Handler<"processAiBatch"> = async ({ app, scope }) => ({
  processed: await processBatch(app, scope),
});
