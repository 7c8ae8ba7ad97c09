import type { Plugin } from "vite";
import type { Route } from "../src/contract/route.ts";
import { routes } from "../src/contract/routes.ts";

const publicName = "virtual:route-paths";
const resolvedName = `\0${publicName}`;

/**
 * What the browser's client needs of the contract's table: method and path of each route by its name. Made while building,
 * so that the table's schemas (and zod) stay out of the first load.
 */
export function routePaths(): Plugin {
  return {
    name: "restock-route-paths",
    resolveId: (name) => (name === publicName ? resolvedName : null),
    load: (name) => {
      if (name !== resolvedName) return null;
      const paths = Object.entries(routes as Record<string, Route>).map(([key, { method, path }]) => [
        key,
        [method, path],
      ]);
      return `export const routePaths = ${JSON.stringify(Object.fromEntries(paths))};`;
    },
  };
}
