import type { Category } from "../../contract/categories/schema.ts";
import { givenAmount, justOne } from "../../contract/items/amount.ts";
import type { Id } from "../../contract/ids.ts";
import { plainFieldsOf } from "../../contract/items/plain-fields.ts";
import { titleCase } from "../../contract/items/rules.ts";
import type { Item } from "../../contract/items/schema.ts";
import type { Operation, OptimisticItem, GivenFields } from "./operation.ts";

type Known = { categories: ReadonlyMap<Id, Category> };

/** The given fields of `add-item` and `add-repeat`. */
type Given = GivenFields & { itemId: Id; optimistic?: OptimisticItem };

/** A new item as it is shown until the server's row is there. */
export function newItem(known: Known, { at }: Operation, given: Given, userId: Id): Item {
  const { itemId, name, storeId = null, optimistic = { categoryId: null } } = given;
  const categoryId = given.categoryId ?? optimistic.categoryId;
  return {
    id: itemId,
    masterItemId: optimistic.masterItemId ?? null,
    userItemId: optimistic.userItemId ?? null,
    name: optimistic.name ?? titleCase(name),
    ...(givenAmount(given) ?? justOne),
    ...plainFieldsOf(given),
    categoryId,
    categoryName: categoryName(known, categoryId),
    storeId,
    completed: false,
    completedAt: null,
    hidden: false,
    userId,
    createdAt: at,
    updatedAt: at,
    revision: 0,
  };
}

export function categoryName({ categories }: Known, categoryId: Id | null | undefined): string | null {
  return (typeof categoryId === "string" ? categories.get(categoryId)?.name : null) ?? null;
}
