import { nameKey } from "../../contract/items/rules.ts";
import { sameNameKey } from "../../import/same-name.ts";
import type { Catalogue } from "../offline/catalogue.ts";
import type { ListView } from "../offline/list-view.ts";

/** The content of the list that a preview is compared with. */
export type Knowledge = {
  stores: readonly { name: string; categories: readonly string[] }[];
  /** Names as they are shown. */
  categories: readonly string[];
  /** Keys of the open items. */
  open: ReadonlySet<string>;
  /** The category of each master and user item, by its key. */
  names: ReadonlyMap<string, string | null>;
  /** Keys of names whose category a member has chosen. */
  chosen: ReadonlySet<string>;
  /** Keys of things bought before. */
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
    // A user item overrides the master item of the same key.
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

/** Returns a search among names that ignores case and number (singular or plural). */
export function nameFinder(names: readonly string[]): (name: string) => string | null {
  const byKey = new Map(names.map((name) => [nameKey(name), name]));
  const bySame = new Map(names.map((name) => [sameNameKey(name), name]));
  return (name) => byKey.get(nameKey(name)) ?? bySame.get(sameNameKey(name)) ?? null;
}
