import type { Handler } from "../http/handler.ts";
import * as add from "./add-item.ts";
import * as change from "./change-item.ts";
import { processBatch } from "../names/names.ts";
import * as deletion from "./delete-item.ts";
import * as read from "./read-items.ts";

export const listItems: Handler<"listItems"> = ({ app, scope }) => read.listOpenItems(app, scope);

export const listAllItems: Handler<"listAllItems"> = ({ app, scope }) => read.listItemsOnList(app, scope);

export const addItem: Handler<"addItem"> = ({ app, scope, body, operation }) =>
  add.addItem(app, scope, body, operation);

export const changeItem: Handler<"changeItem"> = ({ app, scope, params, body, operation }) =>
  change.changeItem(app, scope, params.id, body, operation);

export const toggleItemVisibility: Handler<"toggleItemVisibility"> = ({ app, scope, params, operation }) =>
  change.changeItem(app, scope, params.id, (item) => ({ hidden: !item.hidden }), operation);

export const deleteItem: Handler<"deleteItem"> = ({ app, scope, params, operation }) =>
  deletion.deleteItem(app, scope, params.id, operation);

export const listMasterItems: Handler<"listMasterItems"> = ({ app }) => read.listMasterItems(app);

export const listUserItems: Handler<"listUserItems"> = ({ app, scope }) => read.listUserItems(app, scope);

export const processAiBatch: Handler<"processAiBatch"> = async ({ app, scope }) => ({
  processed: await processBatch(app, scope),
});
