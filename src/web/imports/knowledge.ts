import { nameKey } from "../../contract/items/rules.ts";
import { sameNameKey } from "../../import/same-name.ts";
import type { Catalogue } from "../offline/catalogue.ts";
import type { ListView } from "../offline/list-view.ts";

/** What the list has already, as far as it matters for a plan. */
export type Knowledge = {
  stores: readonly { name: string; categories: readonly string[] }[];
  /** As they are shown. */
  categories: readonly string[];
  /** Keys of the open items. */
  open: ReadonlySet<string>;
  /** The category of each name that the list or everybody has, by its key. */
  names: ReadonlyMap<string, string | null>;
  /** Keys of names whose category somebody of the list has chosen. */
  chosen: ReadonlySet<string>;
  /** Keys of what was bought before. */
  bought: ReadonlySet<string>;
};

type Known = Pick<
  ListView,
  "items" | "stores" | "categories" | "userItems" | "suggestions" | "categoryChoices"
>;

export function knowledgeOf(view: Known, { masterItems }: Pick<Catalogue, "masterItems">): Knowledge {
  const categoryOf = new Map(view.categories.map(({ id, name }) => [id, name]));
  return {
    stores: view.stores,
    categories: view.categories.map(({ name }) => name),
    open: new Set(view.items.filter(({ completed }) => !completed).map(({ name }) => nameKey(name))),
    // A name of the list's own counts before everybody's.
    names: new Map(
      [...masterItems, ...view.userItems].map(({ name, categoryId }) => [
        nameKey(name),
        (categoryId !== null && categoryOf.get(categoryId)) || null,
      ]),
    ),
    chosen: new Set(
      view.categoryChoices.flatMap(({ name, categoryId }) => (categoryId === null ? [] : nameKey(name))),
    ),
    bought: new Set(view.suggestions.map(({ name }) => nameKey(name))),
  };
}

/** Finds a name among others, whatever its case and whether it is in the singular or the plural. */
export function finder(names: readonly string[]): (name: string) => string | null {
  const byKey = new Map(names.map((name) => [nameKey(name), name]));
  const bySame = new Map(names.map((name) => [sameNameKey(name), name]));
  return (name) => byKey.get(nameKey(name)) ?? bySame.get(sameNameKey(name)) ?? null;
}
