import { nameKey } from "../../src/contract/items/rules.ts";
import type { SimulatedHousehold } from "./households.ts";
import type { Chance } from "./random.ts";
import type { Row, Rows } from "./rows.ts";

const day = 86_400_000;

/** What the rows of every household refer to. */
export type Surroundings = {
  /** Ids of the global categories by their lower-case names. */
  categoryIds: ReadonlyMap<string, string>;
  /** Ids of the global stores by their lower-case names. */
  globalStoreIds: ReadonlyMap<string, string>;
  /** Everybody's, as it is stored. */
  passwordHash: string;
};

/** A store that was written down, and the one that evidence about it is kept at. */
export type WrittenStore = { id: string; evidenceId: string; categories: string[] };

export function instant(at: number): string {
  return new Date(at).toISOString();
}

/**
 * Writes down the accounts of a household, the first as its owner; they join a day after each other.
 * @param joined in Unix milliseconds
 * @returns their ids
 */
export function recordPeople(
  rows: Rows,
  { people }: SimulatedHousehold,
  { passwordHash }: Surroundings,
  joined: number,
  chance: Chance,
): string[] {
  const shares = people.length > 1;
  const ids = people.map((_, index) => chance.id(joined + index * day));
  const users: Row[] = [];
  for (const [index, { firstName, email }] of people.entries()) {
    const at = instant(joined + index * day);
    rows.add("lists", { id: ids[index]!, revision: 1 });
    const user = rows.add("users", {
      id: ids[index]!,
      list_id: ids[index]!,
      email,
      password: passwordHash,
      first_name: firstName,
      role: index === 0 && (shares || chance.happens(0.3)) ? "premium" : "free",
      timezone: "UTC",
      recurring_day: 1,
      created_at: at,
      updated_at: at,
    });
    users.push(user);
  }
  if (!shares) return ids;
  const household = chance.id(joined);
  for (const user of users) user["list_id"] = household;
  const at = instant(joined);
  rows.add("lists", { id: household, revision: 1 });
  rows.add("households", {
    id: household,
    name: `${people[0]!.firstName}'s household`,
    owner_id: ids[0]!,
    created_at: at,
    updated_at: at,
  });
  for (const [index, id] of ids.entries()) {
    rows.add("household_members", {
      id: chance.id(joined),
      household_id: household,
      user_id: id,
      joined_at: instant(joined + index * day),
    });
  }
  return ids;
}

/** Writes down the stores, as the owner's, with the categories of what they buy there and some more. */
export function recordStores(
  rows: Rows,
  { stores, habits }: SimulatedHousehold,
  { globalStoreIds }: Surroundings,
  ownerId: string,
  joined: number,
  chance: Chance,
): WrittenStore[] {
  const at = instant(joined);
  return stores.map(({ name, aisles }, index) => {
    const needed = new Set(habits.filter(({ store }) => store === index).map(({ thing }) => thing.category));
    const wanted = aisles.filter((category) => needed.has(category) || chance.happens(0.2));
    const categories = wanted.length > 0 ? wanted : aisles.slice(0, 1);
    const id = chance.id(joined);
    const evidenceId = globalStoreIds.get(nameKey(name)) ?? id;
    rows.add("stores", {
      id,
      name,
      name_key: nameKey(name),
      types: ["big box"],
      categories,
      user_id: ownerId,
      is_global: false,
      is_approved: false,
      status: "pending",
      revision: 1,
      aisle_order: [],
      created_at: at,
      updated_at: at,
    });
    for (const category of categories)
      rows.add("store_category_usage", {
        id: chance.id(joined),
        user_id: ownerId,
        store_id: evidenceId,
        category_name: category,
        item_name: null,
        action_type: "added",
        timestamp: at,
      });
    return { id, evidenceId, categories };
  });
}
