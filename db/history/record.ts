import { nameKey } from "../../src/contract/items/rules.ts";
import type { SimulatedHousehold, Thing } from "./households.ts";
import { instant, recordPeople, recordStores, type Surroundings, type WrittenStore } from "./people.ts";
import type { Chance } from "./random.ts";
import type { Row, Rows } from "./rows.ts";
import { walkTrips, type Trip } from "./trips.ts";

const day = 86_400_000;
const hour = day / 24;

/**
 * Writes down a household's life from the day on which it joined, as the server would have.
 * @param things what impulses are about
 * @param joined @param to in Unix milliseconds
 */
export function recordHousehold(
  rows: Rows,
  household: SimulatedHousehold,
  things: readonly Thing[],
  surroundings: Surroundings,
  { joined, to }: { joined: number; to: number },
  chance: Chance,
): void {
  const people = recordPeople(rows, household, surroundings, joined, chance);
  const stores = recordStores(rows, household, surroundings, people[0]!, joined, chance);
  const record = new ShoppingRecord(rows, surroundings, people, stores, chance);
  for (const trip of walkTrips(household, things, joined + day, to, chance)) record.take(trip);
  record.leaveOpen(
    household.habits.map(({ thing }) => thing),
    to,
  );
}

/** Items, visits, purchases and what is counted from them, for one household. */
class ShoppingRecord {
  readonly #rows: Rows;
  readonly #surroundings: Surroundings;
  readonly #people: readonly string[];
  readonly #stores: readonly WrittenStore[];
  readonly #chance: Chance;
  /** What was skipped stays on the list until it is bought. */
  readonly #open = new Map<Thing, Row>();
  readonly #suggestions = new Map<string, Row & { frequency: number }>();

  constructor(
    rows: Rows,
    surroundings: Surroundings,
    people: readonly string[],
    stores: readonly WrittenStore[],
    chance: Chance,
  ) {
    this.#rows = rows;
    this.#surroundings = surroundings;
    this.#people = people;
    this.#stores = stores;
    this.#chance = chance;
  }

  take({ store, person, start, checkOffs, skipped }: Trip): void {
    const visit = { userId: this.#people[person]!, store: this.#stores[store]!, id: this.#chance.id(start) };
    const listId = this.#chance.id(start);
    const last = checkOffs.at(-1)!.at;
    const first = checkOffs[0]!.at;
    this.#rows.add("shopping_lists", {
      id: listId,
      user_id: visit.userId,
      store_id: visit.store.id,
      created_at: instant(first),
      completed_at: instant(last),
      items_checked_off: checkOffs.length,
      items_skipped: skipped.length,
      is_active: false,
    });
    this.#rows.add("store_visits", {
      id: visit.id,
      user_id: visit.userId,
      store_id: visit.store.id,
      shopping_list_id: listId,
      start_time: instant(first),
      last_check_off: instant(last),
      end_time: instant(last),
      duration: Math.round((last - first) / 1000),
      created_at: instant(first),
    });
    for (const [index, { thing, at }] of checkOffs.entries())
      this.#buy(thing, at, { ...visit, listId, position: index + 1 });
    for (const thing of skipped) this.#skip(thing, last, { ...visit, listId });
  }

  /** Some of what they buy is on the list at the end. */
  leaveOpen(things: readonly Thing[], at: number): void {
    for (const thing of this.#chance.shuffled(things).slice(0, this.#chance.whole(3, 9)))
      this.#itemFor(thing, this.#people[0]!, at);
  }

  #buy(
    thing: Thing,
    at: number,
    visit: { userId: string; store: WrittenStore; id: string; listId: string; position: number },
  ): void {
    const { userId, store } = visit;
    const item = this.#itemFor(thing, userId, at);
    this.#open.delete(thing);
    Object.assign(item, {
      completed: true,
      completed_at: instant(at),
      completed_by: userId,
      updated_at: instant(at),
    });
    const common = { user_id: userId, store_id: store.id };
    this.#rows.add("shopping_history", {
      id: this.#chance.id(at),
      ...common,
      item_id: item["id"]!,
      master_item_id: thing.id,
      completed_at: instant(at),
    });
    this.#rows.add("item_purchases", {
      id: this.#chance.id(at),
      ...common,
      item_id: item["id"]!,
      visit_id: visit.id,
      shopping_list_id: visit.listId,
      timestamp: instant(at),
      order_in_visit: visit.position,
      source: "manual",
      created_at: instant(at),
    });
    this.#rows.add("store_category_usage", {
      id: this.#chance.id(at),
      ...common,
      category_name: thing.category,
      item_name: thing.name,
      action_type: "purchased",
      timestamp: instant(at),
    });
    this.#count(thing, at, userId, store.id);
  }

  #skip(
    thing: Thing,
    at: number,
    visit: { userId: string; store: WrittenStore; id: string; listId: string },
  ): void {
    const item = this.#itemFor(thing, visit.userId, at);
    this.#rows.add("skipped_items", {
      id: this.#chance.id(at),
      user_id: visit.userId,
      item_id: item["id"]!,
      store_id: visit.store.id,
      visit_id: visit.id,
      shopping_list_id: visit.listId,
      reason: null,
      created_at: instant(at),
    });
  }

  #itemFor(thing: Thing, userId: string, at: number): Row {
    const open = this.#open.get(thing);
    if (open !== undefined) return open;
    const written = at - this.#chance.whole(1, 48) * hour;
    const item = this.#rows.add("items", {
      id: this.#chance.id(written),
      master_item_id: thing.id,
      name: thing.name,
      name_key: nameKey(thing.name),
      category_id: this.#surroundings.categoryIds.get(thing.category) ?? null,
      quantity: 1,
      completed: false,
      completed_at: null,
      completed_by: null,
      hidden: false,
      user_id: userId,
      revision: 1,
      created_at: instant(written),
      updated_at: instant(written),
    });
    this.#open.set(thing, item);
    return item;
  }

  #count(thing: Thing, at: number, userId: string, storeId: string): void {
    const key = `${userId} ${thing.id}`;
    const counted = this.#suggestions.get(key);
    if (counted !== undefined) {
      counted.frequency += 1;
      Object.assign(counted, { last_seen: instant(at), store_id: storeId });
      return;
    }
    const row = {
      id: this.#chance.id(at),
      user_id: userId,
      master_item_id: thing.id,
      store_id: storeId,
      frequency: 1,
      last_seen: instant(at),
      confidence: 50,
      purchase_days: 0,
    };
    this.#rows.add("suggestions", row);
    this.#suggestions.set(key, row);
  }
}
