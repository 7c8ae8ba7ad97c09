import type { Person } from "../people/person.ts";
import type { Handler } from "../http/handler.ts";
import * as service from "./service.ts";

export const listStores: Handler<"listStores"> = ({ app, scope }) => service.listStores(app, scope);

export const getStore: Handler<"getStore"> = ({ app, scope, params }) =>
  service.getStore(app, scope, params.id);

export const listStoreItems: Handler<"listStoreItems"> = ({ app, scope, params }) =>
  service.listStoreItems(app, scope, params.id);

export const addStore: Handler<"addStore"> = ({ app, scope, operation, body }) =>
  service.addStore(app, scope, operation, body);

export const changeStore: Handler<"changeStore"> = ({ app, scope, operation, params, body }) =>
  service.changeStore(app, scope, operation, params.id, body);

export const deleteStore: Handler<"deleteStore"> = ({ app, scope, operation, params }) =>
  service.deleteStore(app, scope, operation, params.id);

export const listEnhancedCategories: Handler<"listEnhancedCategories"> = ({ app, person, scope, params }) =>
  service.listEnhancedCategories(app, isAdmin(person) ? null : scope, params.id);

export const listSuggestedCategories: Handler<"listSuggestedCategories"> = ({ app, person, scope, params }) =>
  service.listSuggestedCategories(app, isAdmin(person) ? null : scope, params.id);

const isAdmin = ({ user }: Person) => user.role === "admin";

export const listGlobalStores: Handler<"listGlobalStores"> = ({ app }) => service.listGlobalStores(app);
