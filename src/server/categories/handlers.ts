import type { Handler } from "../http/handler.ts";
import * as service from "./service.ts";

export const listCategories: Handler<"listCategories"> = ({ app, scope }) =>
  service.listCategories(app, scope);

export const getCategory: Handler<"getCategory"> = ({ app, scope, params }) =>
  service.getCategory(app, scope, params.id);

export const listCategoryItems: Handler<"listCategoryItems"> = ({ app, scope, params }) =>
  service.listCategoryItems(app, scope, params.id);

export const addCategory: Handler<"addCategory"> = ({ app, scope, operation, body }) =>
  service.addCategory(app, scope, operation, body);

export const listGlobalCategories: Handler<"listGlobalCategories"> = ({ app }) =>
  service.listGlobalCategories(app);
