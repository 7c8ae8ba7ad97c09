import type { Handler } from "../http/handler.ts";
import * as add from "./add-category.ts";
import * as read from "./read-categories.ts";

export const listCategories: Handler<"listCategories"> = ({ app, scope }) => read.listCategories(app, scope);

export const getCategory: Handler<"getCategory"> = ({ app, scope, params }) =>
  read.getCategory(app, scope, params.id);

export const listCategoryItems: Handler<"listCategoryItems"> = ({ app, scope, params }) =>
  read.listCategoryItems(app, scope, params.id);

export const addCategory: Handler<"addCategory"> = ({ app, scope, operation, body }) =>
  add.addCategory(app, scope, operation, body);

export const listGlobalCategories: Handler<"listGlobalCategories"> = ({ app }) =>
  read.listGlobalCategories(app);
