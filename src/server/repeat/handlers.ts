import type { Handler } from "../http/handler.ts";
import * as preferences from "./preferences.ts";
import * as service from "./service.ts";

export const listRecurringItems: Handler<"listRecurringItems"> = ({ app, scope }) =>
  service.listRecurringItems(app, scope);

export const addRecurringItem: Handler<"addRecurringItem"> = ({ app, scope, body, operation }) =>
  service.addRecurringItem(app, scope, body, operation);

export const changeRecurringItem: Handler<"changeRecurringItem"> = ({ app, scope, params, operation }) =>
  service.restoreRecurringItem(app, scope, params.id, operation);

export const deleteRecurringItem: Handler<"deleteRecurringItem"> = ({ app, scope, params, operation }) =>
  service.deleteRecurringItem(app, scope, params.id, operation);

export const getRecurringPreferences: Handler<"getRecurringPreferences"> = ({ app, scope }) =>
  preferences.readPreferences(app, scope.listId);

export const changeRecurringPreferences: Handler<"changeRecurringPreferences"> = ({
  app,
  person,
  scope,
  body,
}) => preferences.changePreferences(app, person, scope, body);
