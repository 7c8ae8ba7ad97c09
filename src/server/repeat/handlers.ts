import type { Handler } from "../http/handler.ts";
import * as preferences from "./preferences.ts";
import * as add from "./add-repeat.ts";
import * as change from "./change-repeat.ts";
import * as deletion from "./delete-repeat.ts";
import * as list from "./list-repeats.ts";

export const listRecurringItems: Handler<"listRecurringItems"> = ({ app, scope }) =>
  list.listRecurringItems(app, scope);

export const addRecurringItem: Handler<"addRecurringItem"> = ({ app, scope, body, operation }) =>
  add.addRecurringItem(app, scope, body, operation);

export const changeRecurringItem: Handler<"changeRecurringItem"> = ({
  app,
  scope,
  params,
  body,
  operation,
}) => change.changeRecurringItem(app, scope, params.id, body, operation);

export const deleteRecurringItem: Handler<"deleteRecurringItem"> = ({ app, scope, params, operation }) =>
  deletion.deleteRecurringItem(app, scope, params.id, operation);

export const getRecurringPreferences: Handler<"getRecurringPreferences"> = ({ app, scope }) =>
  preferences.readPreferences(app, scope.listId);

export const changeRecurringPreferences: Handler<"changeRecurringPreferences"> = ({
  app,
  person,
  scope,
  body,
}) => preferences.changePreferences(app, person, scope, body);
