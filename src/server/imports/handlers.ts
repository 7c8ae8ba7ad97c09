import type { Handler } from "../http/handler.ts";
import * as add from "./add-import.ts";
import * as list from "./list-imports.ts";
import * as program from "./read-program.ts";
import * as undo from "./undo-import.ts";

export const addImport: Handler<"addImport"> = ({ app, scope, body, operation }) =>
  add.addImport(app, scope, body, operation);

export const readProgram: Handler<"readProgram"> = ({ app, person, body }) =>
  program.readProgram(app, person.user.id, body);

export const listImports: Handler<"listImports"> = ({ app, scope }) => list.listImports(app, scope);

export const undoImport: Handler<"undoImport"> = ({ app, scope, params, operation }) =>
  undo.undoImport(app, scope, params.id, operation);
