import { basename } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { PartList } from "../src/web/parts/part-list.ts";

/** The parts that are fetched ahead, in the order in which a person is likely to need them. */
const ahead = [
  "toaster",
  "after-start",
  "entry-planner",
  "added-line",
  "just-added",
  "shop-tab",
  "store-detail-page",
  "item-sheet",
  "send-sheet",
  "sees-it-now",
  "list-follower",
  "recurrence-select",
  "add-repeat",
  "stores-editor",
  "store-sorter",
  "category-input",
  "category-sheet",
  "repeat-tab",
  "repeat-sheet",
  "pause-sheet",
  "interval-page",
  "category-detail-page",
  "paste",
  "paste-offer",
  "place-pasted",
  "rejected-change",
  "keys-help",
  "confirm-dialog",
  "server-data",
  "other-routes",
  "account-page",
  "data-sections",
  "invite-sheet",
  "share-sheet",
  "edit-profile-page",
  "delete-account-sheet",
  "feedback-page",
  "confetti",
  "login-page",
  "other-pages",
  "import-page",
];

/** The parts that are fetched with a part, so that a screen can open its sheets without a network. */
const companions: Readonly<Record<string, readonly string[]>> = {
  "store-detail-page": ["item-sheet", "send-sheet"],
  "category-detail-page": ["item-sheet"],
  "repeat-tab": ["repeat-sheet", "pause-sheet"],
  "interval-page": ["repeat-sheet"],
  "import-page": ["correction-sheet"],
  "stores-editor": ["category-input", "category-sheet"],
};

/** Uncompressed bytes that a part may add in data-saving mode. */
const smallBytes = 40_000;

type Chunk = Pick<
  Rolldown.OutputChunk,
  "fileName" | "imports" | "isDynamicEntry" | "facadeModuleId" | "code"
>;

/** Lists the files of each part that is loaded later, for the page. */
export function listParts(
  chunks: readonly Chunk[],
  firstLoad: string,
  order = ahead,
  besides = companions,
): PartList {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  checkOrder(byName);
  const collect = (name: string, found: Set<string>): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    byName.get(name)?.imports.forEach((other) => collect(other, found));
    return found;
  };
  const there = collect(firstLoad, new Set());
  const files: string[] = [];
  const placeOf = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const filesOf = new Map<string, string[]>();
  for (const { fileName, isDynamicEntry, facadeModuleId } of chunks) {
    if (!isDynamicEntry || facadeModuleId === null) continue;
    const name = basename(facadeModuleId).replace(/\.tsx?$/, "");
    if (filesOf.has(name)) throw new Error(`Two parts are called ${name}.`);
    filesOf.set(
      name,
      [...collect(fileName, new Set())].filter((file) => !there.has(file)),
    );
  }
  for (const [name, others] of Object.entries(besides))
    if ([name, ...others].some((each) => !filesOf.has(each)))
      throw new Error(`${name} or what comes with it is no part.`);
  const known = new Set<string>();
  const small = order.filter((name) => {
    const own = filesOf.get(name);
    if (own === undefined) throw new Error(`${name} is fetched ahead, and there is no such part.`);
    const added = own.filter((file) => !known.has(file));
    const isSmall = added.reduce((sum, file) => sum + byName.get(file)!.code.length, 0) <= smallBytes;
    if (isSmall) added.forEach((file) => known.add(file));
    return isSmall;
  });
  const names = [...order, ...[...filesOf.keys()].filter((name) => !order.includes(name))];
  const parts = Object.fromEntries(names.map((name) => [name, filesOf.get(name)!.map(placeOf)]));
  return { files: files.map((file) => basename(file)), parts, companions: besides, ahead: order, small };
}

/** @throws Error when files import each other: then the part that is loaded first decides which of them runs first */
function checkOrder(byName: ReadonlyMap<string, Chunk>): void {
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) throw new Error(`Files import each other: ${[...path, name].join(" -> ")}`);
    if (done.has(name)) return;
    byName.get(name)?.imports.forEach((other) => visit(other, [...path, name]));
    done.add(name);
  };
  for (const name of byName.keys()) visit(name, []);
}

/** Writes the list of parts into the page, as data. */
export function partList(): Plugin {
  return {
    name: "restock-part-list",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === "chunk");
        const main = chunks.find((chunk) => chunk.isEntry && chunk.name === "main");
        if (main === undefined) throw new Error("The build has no first load.");
        const list = JSON.stringify(listParts(chunks, main.fileName));
        const attrs = { type: "application/json", id: "parts" };
        return [{ tag: "script", attrs, children: list, injectTo: "head" }];
      },
    },
  };
}
