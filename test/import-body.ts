import type { CallOf } from "../src/contract/route.ts";
import type { Routes } from "../src/contract/routes.ts";

type Body = CallOf<Routes["addImport"]>["body"];

/** What a call brings for an import: these rows, and nothing else. */
export function importOf(rows: Partial<Body>): { body: Body } {
  return {
    body: { file: "list.txt", format: "text", stores: [], items: [], names: [], bought: [], ...rows },
  };
}
