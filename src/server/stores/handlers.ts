import type { Person } from "../people/person.ts";
import type { Handler } from "../http/handler.ts";
import * as add from "./add-store.ts";
import * as change from "./change-store.ts";
import * as deletion from "./delete-store.ts";
import * as read from "./read-stores.ts";

export const listStores: Handler<"listStores"> = ({ app, scope }) => read.listStores(app, scope);

export const getStore: Handler<"getStore"> = ({ app, scope, params }) => read.getStore(app, scope, params.id);

export const listStoreItems: Handler<"listStoreItems"> = ({ app, scope, params }) =>
  read.listStoreItems(app, scope, params.id);

export const addStore: Handler<"addStore"> = ({ app, scope, operation, body }) =>
  add.addStore(app, scope, operation, body);

export const changeStore: Handler<"changeStore"> = ({ app, scope, operation, params, body }) =>
  change.changeStore(app, scope, operation, params.id, body);

export const deleteStore: Handler<"deleteStore"> = ({ app, scope, operation, params }) =>
  deletion.deleteStore(app, scope, operation, params.id);

export const listEnhancedCategories: Handler<"listEnhancedCategories"> = ({ app, person, scope, params }) =>
  read.listEnhancedCategories(app, isAdmin(person) ? null : scope, params.id);

export const listSuggestedCategories: Handler<"listSuggestedCategories"> = ({ app, person, scope, params }) =>
  read.listSuggestedCategories(app, isAdmin(person) ? null : scope, params.id);

const isAdmin = ({ user }: Person) => user.role === "admin";

export const listGlobalStores: Handler<"listGlobalStores"> = ({ app }) => read.listGlobalStores(app);
