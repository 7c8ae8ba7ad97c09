import { mostFetchedLists } from "../../contract/imports/limits.ts";
import type { ProgramName } from "../../contract/imports/schema.ts";
import { isObject, objects, text, textIn, type Json } from "../../import/json-value.ts";

/** Fetches the JSON at a path of the program's API; undefined when there is none. */
export type Ask = (path: string) => Promise<unknown>;

type Program = {
  name: string;
  headers: (token: string) => Readonly<Record<string, string>>;
  /** Fetches the program's lists in a shape that `import/json` reads. Null for another program; "none" when it has no list. */
  read: (ask: Ask) => Promise<Json | readonly Json[] | "none" | null>;
};

/** The number of KitchenOwl's households whose lists are fetched. */
const mostHouseholds = 5;

/** One page more than an import can add, so that the preview shows that there is more. */
const mostPages = 11;
const rowsOfPage = 200;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The programs whose lists are fetched through their APIs. */
export const programs: Readonly<Record<ProgramName, Program>> = {
  mealie: { name: "Mealie", headers: bearer, read: readMealie },
  tandoor: { name: "Tandoor", headers: bearer, read: readTandoor },
  grocy: { name: "Grocy", headers: (token) => ({ "grocy-api-key": token }), read: readGrocy },
  kitchenowl: { name: "KitchenOwl", headers: bearer, read: readKitchenOwl },
};

async function readMealie(ask: Ask) {
  const index = await ask("/api/households/shopping/lists?perPage=-1");
  if (!isObject(index) || !Array.isArray(index.items)) return null;
  const lists: Json[] = [];
  for (const [position, list] of objects(index.items).entries()) {
    const whole =
      position < mostFetchedLists ? await ask(`/api/households/shopping/lists/${idOf(list)}`) : undefined;
    lists.push(isObject(whole) && Array.isArray(whole.listItems) ? whole : nameAlone(list));
  }
  return lists.some((list) => "listItems" in list) ? { items: lists } : "none";
}

async function readTandoor(ask: Ask) {
  const entries = await pagesOf(ask, "/api/shopping-list-entry/");
  if (entries === null) return null;
  const supermarkets = (await pagesOf(ask, "/api/supermarket/")) ?? [];
  return entries.length + supermarkets.length === 0 ? "none" : { entries, supermarkets };
}

/** Fetches the rows of all pages; older servers answer with all rows at once. Null when the answer has no rows. */
async function pagesOf(ask: Ask, path: string): Promise<unknown[] | null> {
  const rows: unknown[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await ask(`${path}?page=${page}&page_size=${rowsOfPage}`);
    if (Array.isArray(answer)) return answer;
    if (!isObject(answer) || !Array.isArray(answer.results)) return page === 1 ? null : rows;
    rows.push(...(answer.results as unknown[]));
    if (text(answer.next) === "") break;
  }
  return rows;
}

/** The tables with the names that the rows of the list refer to. */
const namingTables = [
  "shopping_lists",
  "products",
  "quantity_units",
  "product_groups",
  "shopping_locations",
] as const;

async function readGrocy(ask: Ask) {
  const rows = await ask("/api/objects/shopping_list");
  if (!Array.isArray(rows)) return null;
  if (rows.length === 0) return "none";
  const tables: Record<string, unknown> = { shopping_list: rows };
  for (const table of namingTables) tables[table] = await ask(`/api/objects/${table}`);
  return tables;
}

async function readKitchenOwl(ask: Ask) {
  const households = await ask("/api/household");
  if (!Array.isArray(households)) return null;
  const lists: Json[] = [];
  let fetched = 0;
  for (const [position, household] of objects(households).entries()) {
    const found =
      position < mostHouseholds ? await ask(`/api/household/${idOf(household)}/shoppinglist`) : undefined;
    if (!Array.isArray(found)) lists.push(nameAlone(household));
    for (const list of objects(found)) {
      let { items } = list;
      // Older servers answer with the lists' names only, and with the items at another path.
      if (!Array.isArray(items) && (fetched += 1) <= mostFetchedLists)
        items = await ask(`/api/shoppinglist/${idOf(list)}/items`);
      lists.push(
        Array.isArray(items)
          ? { name: list.name, items, recentItems: list.recentItems ?? [] }
          : nameAlone(list),
      );
    }
  }
  return lists.some((list) => "items" in list) ? lists : "none";
}

const idOf = (row: Json) => encodeURIComponent(text(row.id));

/** A list whose items can't be fetched; the preview says so. */
const nameAlone = (list: Json): Json => ({ name: textIn(list, "name") || "A list without a name" });
