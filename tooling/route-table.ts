import { resolve } from "node:path";
import type { Plugin } from "vite";
import type { Route } from "../src/contract/route.ts";
import { routes, type RouteName } from "../src/contract/routes.ts";
import { shapeSource } from "./shape-source.ts";

const prefix = "virtual:routes/";
const shapes = resolve(import.meta.dirname, "../src/web/api/shape.ts");

/** The calls that Home makes; those of other screens are loaded with their first call. */
const homeRoutes: readonly RouteName[] = [
  "getUser",
  "getPermissions",
  "getList",
  "streamChanges",
  "listMasterItems",
  "listGlobalStores",
  "addItem",
  "changeItem",
  "deleteItem",
  "addStore",
  "changeStore",
  "deleteStore",
  "setStoreOrder",
  "addCategory",
  "addRecurringItem",
  "changeRecurringItem",
  "deleteRecurringItem",
  "setWhereabouts",
];

const parts: Record<string, (name: string) => boolean> = {
  [`${prefix}home`]: (name) => (homeRoutes as readonly string[]).includes(name),
  [`${prefix}other-routes`]: (name) => !(homeRoutes as readonly string[]).includes(name),
};

/**
 * The data that the browser's client needs of the contract's table: each route's method, path and reply shape by its name.
 * It is made by the build, so that zod is not part of the first load.
 */
export function routeTable(): Plugin {
  return {
    name: "restock-route-table",
    resolveId: (id) => (id in parts ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${prefix}`) ? tableSource(parts[id.slice(1)]!) : null),
  };
}

function tableSource(isIn: (name: string) => boolean): string {
  const source = shapeSource();
  const rows = Object.entries(routes as Record<string, Route>)
    .filter(([name]) => isIn(name))
    .map(([name, { method, path, reply }]) => {
      const shape = reply === undefined ? "undefined" : source.of(reply);
      return `  ${name}: [${JSON.stringify(method)}, ${JSON.stringify(path)}, ${shape}],\n`;
    });
  return `import * as shape from ${JSON.stringify(shapes)};\n${source.shared()}export const routes = {\n${rows.join("")}};\n`;
}
