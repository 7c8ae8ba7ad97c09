import { isDeepStrictEqual } from "node:util";
import { categoryTitle } from "../../src/contract/categories/rules.ts";
import type { Category, NewCategory } from "../../src/contract/categories/schema.ts";
import type { ErrorCode } from "../../src/contract/errors.ts";
import type { Id } from "../../src/contract/ids.ts";
import { afterTripOf, isReportedBy } from "../../src/contract/items/end-of-trip.ts";
import { addedAgain, givenAmount, justOne, type ItemAmount } from "../../src/contract/items/amount.ts";
import { plainFieldsOf } from "../../src/contract/items/plain-fields.ts";
import { applyItemChanges, givesWay, nameKey, titleCase } from "../../src/contract/items/rules.ts";
import type { Item, ItemChanges, NewItem } from "../../src/contract/items/schema.ts";
import { newId } from "../../src/contract/new-id.ts";
import { repeatName } from "../../src/contract/repeat/rules.ts";
import type { ListSettings, ListSettingsReply, StoreOrder } from "../../src/contract/lists/schema.ts";
import type {
  NewRecurringItem,
  RecurringItem,
  RecurringItemChanges,
} from "../../src/contract/repeat/schema.ts";
import type { RouteName } from "../../src/contract/routes.ts";
import { defaultStoreType } from "../../src/contract/stores/limits.ts";
import { lacksAfter, storeCategoryNames } from "../../src/contract/stores/rules.ts";
import type { NewStore, Store, StoreChanges } from "../../src/contract/stores/schema.ts";
import { Answer, created } from "../../src/server/http/handler.ts";
import { problemOf, Refusal } from "../../src/server/refusal.ts";
import { FakeList, withoutDeleted } from "./list.ts";
import { readRequest, type FakeCall, type ServerRequest } from "./requests.ts";

export type { ServerRequest } from "./requests.ts";

type FakeHandlers = { [N in RouteName]?: (call: FakeCall<N>) => unknown };

const dayLength = 24 * 3_600_000;

/**
 * One household's server in memory, with the contract's semantics for the calls that the offline list makes. It reads no
 * amount from a name, knows no category of one, learns nothing from what is ticked off, and has no calendar: a repeat is
 * due after its interval. `contract-*.test.ts` hold it and the real server against each other.
 */
export class FakeServer extends FakeList {
  /** How often each operation took effect, in the order of their first time. */
  readonly applied = new Map<string, number>();
  /** Every request that arrived. */
  readonly arrived: ServerRequest[] = [];
  private readonly answers = new Map<string, Answer<unknown>>();
  /** The deleted store that each item goes back to when that is restored. */
  private readonly clearedStores = new Map<Id, Id>();
  private readonly deletedBy = new Map<Id, Id>();

  private readonly handlers: FakeHandlers = {
    getList: ({ userId, query }) => this.changesSince(query.since ?? null, userId),
    addItem: ({ userId, body }) => this.newItem(userId, body),
    changeItem: ({ userId, params, body }) => this.changeItem(params.id, body, userId),
    deleteItem: ({ userId, params }) => this.deleteItem(params.id, userId),
    addStore: ({ userId, body }) => this.newStore(userId, body),
    changeStore: ({ userId, params, body }) => this.changeStore(userId, params.id, body),
    deleteStore: ({ params }) => this.deleteStore(params.id),
    addCategory: ({ userId, body }) => this.newCategory(userId, body),
    addRecurringItem: ({ userId, body }) => this.newRepeat(userId, body),
    changeRecurringItem: ({ params, body }) => this.changeRepeat(params.id, body),
    changeListSettings: ({ body }) => this.changeSettings(body),
    deleteRecurringItem: ({ params }) => this.deleteRepeat(params.id),
    setStoreOrder: ({ userId, body }) => this.setStoreOrder(userId, body.storeIds),
    setWhereabouts: ({ userId, body }) => this.setWhereabouts(userId, body.storeId),
  };

  /** Answers a request of one signed-in person; null without a session. */
  answer(userId: Id | null, request: ServerRequest): Response {
    this.arrived.push(request);
    try {
      if (userId === null || !this.people.includes(userId)) throw new Refusal("not_signed_in");
      if (request.user !== null && request.user !== userId) throw new Refusal("other_user");
      const { status, body } = this.once(userId, request);
      return Response.json(body, { status });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return problemResponse(error);
    }
  }

  addItem(userId: Id, given: NewItem): Item {
    return rowOf(this.newItem(userId, given));
  }

  changeItem(id: Id, changes: ItemChanges, by: Id = this.people[0]!): Item {
    const { deleted } = this.find(this.items, id);
    if (deleted && changes.deleted !== false)
      throw new Refusal("gone", { data: { deletedBy: this.deletedBy.get(id) ?? null } });
    const item = withoutDeleted(this.find(this.items, id));
    const category = this.categoryName(changes.categoryId);
    const [store, walked] = [changes.storeId, changes.inStoreId].map((one) =>
      one ? this.find(this.stores, one) : null,
    );
    const name = changes.name === undefined ? item.name : titleCase(changes.name);
    const notHere = walked?.deleted === true ? undefined : changes.notHere;
    const next = applyItemChanges(item, { ...changes, name, notHere }, this.at(), category, by);
    const open = deleted ? this.itemOf(next.name, (other) => givesWay(next, other)) : null;
    if (open !== null) return open;
    if (store?.deleted === true) next.storeId = null;
    if (!deleted && isDeepStrictEqual({ ...next, updatedAt: item.updatedAt }, item)) return item;
    if (changes.storeId !== undefined) this.clearedStores.delete(id);
    if (store?.deleted === true) this.clearedStores.set(id, store.id);
    return this.keep(this.items, next);
  }

  deleteItem(id: Id, by: Id = this.people[0]!): { ok: true } {
    if (this.drop(this.items, id)) this.deletedBy.set(id, by);
    return { ok: true };
  }

  private once(userId: Id, request: ServerRequest): Answer<unknown> {
    const { name, operation, call } = readRequest(userId, request);
    const before = this.answers.get(`${userId} ${operation}`);
    if (before !== undefined) return before;
    const handler = this.handlers[name] as ((call: unknown) => unknown) | undefined;
    if (handler === undefined) throw new Refusal("not_found");
    const result = handler(call);
    const answer = result instanceof Answer ? result : new Answer(200, result);
    if (operation !== null) {
      this.answers.set(`${userId} ${operation}`, answer);
      this.applied.set(operation, (this.applied.get(operation) ?? 0) + 1);
    }
    return answer;
  }

  private newItem(userId: Id, given: NewItem): Item | Answer<Item> {
    const { id = newId(), name, storeId = null, categoryId = null } = given;
    const known = this.findAdded(this.items, id);
    if (known !== null) return known;
    const store = storeId === null ? null : this.find(this.stores, storeId);
    const categoryName = this.categoryName(categoryId);
    const amount = givenAmount(given) ?? justOne;
    const open = this.itemOf(name, ({ completed }) => !completed);
    if (open !== null) return this.addToOpen(open, given, amount);
    if (store?.deleted === true) this.clearedStores.set(id, store.id);
    const row: Item = {
      id,
      masterItemId: null,
      userItemId: newId(),
      name: titleCase(name),
      ...amount,
      ...plainFieldsOf(given),
      categoryId,
      categoryName,
      storeId: store?.deleted === true ? null : storeId,
      completed: false,
      completedAt: null,
      hidden: false,
      userId,
      createdAt: this.at(),
      updatedAt: this.at(),
      revision: 0,
    };
    return created(this.keep(this.items, row));
  }

  private addToOpen(item: Item, given: NewItem, amount: ItemAmount): Item {
    const said = addedAgain(item, { ...given, ...amount });
    const categoryId = given.categoryId ?? item.categoryId;
    if (said === item && categoryId === item.categoryId) return item;
    const categoryName = given.categoryId ? this.categoryName(categoryId) : item.categoryName;
    return this.keep(this.items, { ...said, categoryId, categoryName, updatedAt: this.at() });
  }

  private newStore(userId: Id, { id = newId(), name, categories }: NewStore): Store | Answer<Store> {
    const same = this.findAdded(this.stores, id) ?? this.named(this.stores, name, (store) => store.name);
    if (same !== null) return same;
    this.addOwnCategories(userId, categories);
    const store = this.keep<Store>(this.stores, {
      id,
      name: folded(name),
      types: [defaultStoreType],
      categories: storeCategoryNames(categories),
      lacks: [],
      userId,
      isGlobal: false,
      createdAt: this.at(),
      updatedAt: this.at(),
      revision: 0,
    });
    return created(store);
  }

  private changeStore(userId: Id, id: Id, changes: StoreChanges): Store {
    const { deleted } = this.find(this.stores, id);
    if (deleted && changes.deleted !== false) throw new Refusal("gone");
    const store = withoutDeleted(this.find(this.stores, id));
    const name = changes.name === undefined ? store.name : folded(changes.name);
    const other = this.named(
      this.stores,
      name,
      (one) => one.name,
      (one) => one.id !== id,
    );
    if (other !== null && nameKey(name) !== nameKey(store.name)) {
      const message = "You already have a store with this name";
      throw new Refusal("invalid_input", { fields: [{ field: "name", message }] });
    }
    const categories =
      changes.categories === undefined ? store.categories : storeCategoryNames(changes.categories);
    const next: Store = { ...store, name, categories, lacks: lacksAfter(store, changes) };
    if (!deleted && isDeepStrictEqual(next, store)) return store;
    this.addOwnCategories(userId, changes.categories ?? []);
    if (deleted) this.restoreStoreOfItems(id);
    return this.keep(this.stores, { ...next, updatedAt: this.at() });
  }

  private deleteStore(id: Id): { ok: true } {
    if (!this.drop(this.stores, id)) return { ok: true };
    for (const item of this.items.values()) if (item.storeId === id) this.setStore(item, null, id);
    return { ok: true };
  }

  private restoreStoreOfItems(storeId: Id): void {
    for (const item of this.items.values())
      if (this.clearedStores.get(item.id) === storeId) this.setStore(item, storeId, null);
  }

  private setStore(item: Item & { deleted: boolean }, storeId: Id | null, cleared: Id | null): void {
    this.replace(this.items, { ...item, storeId });
    if (cleared === null) this.clearedStores.delete(item.id);
    else this.clearedStores.set(item.id, cleared);
  }

  /** A category that a store sells and the list lacks becomes the person's own. */
  private addOwnCategories(userId: Id, names: readonly string[]): void {
    for (const name of names) this.newCategory(userId, { name });
  }

  private newCategory(userId: Id, { id = newId(), name }: NewCategory): Category | Answer<Category> {
    const same =
      this.findAdded(this.categories, id) ?? this.named(this.categories, name, (category) => category.name);
    if (same !== null) return same;
    const row = { id, name: categoryTitle(name), userId, isGlobal: false, revision: 0 };
    return created(this.keep(this.categories, row));
  }

  private newRepeat(userId: Id, given: NewRecurringItem): RecurringItem | Answer<RecurringItem> {
    const { id = newId(), itemId, name, intervalDays, recurrenceSource = "manual" } = given;
    const known = this.findAdded(this.recurringItems, id);
    if (known !== null) return known;
    const added = itemId === undefined ? null : this.findAdded(this.items, itemId);
    if (added !== null && nameKey(added.name) !== nameKey(name)) throw new Refusal("id_taken");
    const open = this.itemOf(name, ({ completed }) => !completed);
    const bought =
      given.later === true && open === null ? this.itemOf(name, ({ completed }) => completed) : null;
    const item = bought ?? rowOf(this.newItem(userId, { ...given, id: itemId }));
    const same = this.repeatOf(item.name);
    const row: RecurringItem = {
      id,
      userId,
      isRecurring: true,
      startDate: this.at().slice(0, 10),
      lastPurchasedAt: null,
      createdAt: this.at(),
      revision: 0,
      ...same,
      itemId: item.id,
      recurrenceIntervalDays: intervalDays,
      recurrenceIntervalWeeks: weeksOf(intervalDays),
      nextDueDate: new Date(this.now() + intervalDays * dayLength).toISOString(),
      recurrenceSource,
      putOffUntil: null,
      pausedUntil: same?.pausedUntil ?? null,
      item: { id: item.id, masterItem: null, userItem: { name: item.name, category: null } },
      updatedAt: this.at(),
    };
    const kept = this.keep(this.recurringItems, row);
    return same === null ? created(kept) : kept;
  }

  private changeRepeat(id: Id, changes: RecurringItemChanges): RecurringItem {
    const { deleted } = this.find(this.recurringItems, id);
    const repeat = withoutDeleted(this.find(this.recurringItems, id));
    if (deleted && changes.deleted === undefined) throw new Refusal("gone");
    const inItsPlace = deleted ? this.repeatOf(repeatName(repeat)) : null;
    if (inItsPlace !== null) return inItsPlace;
    const { deleted: _, nextDate, ...given } = changes;
    if (!deleted && nextDate === undefined && Object.keys(given).length === 0) return repeat;
    const { intervalDays = repeat.recurrenceIntervalDays, pausedUntil = repeat.pausedUntil } = given;
    const isSame = intervalDays === repeat.recurrenceIntervalDays && nextDate === undefined;
    return this.keep(this.recurringItems, {
      ...repeat,
      recurrenceIntervalDays: intervalDays,
      recurrenceIntervalWeeks: weeksOf(intervalDays),
      putOffUntil: isSame ? repeat.putOffUntil : (nextDate ?? null),
      pausedUntil,
      updatedAt: this.at(),
    });
  }

  private changeSettings(settings: ListSettings): ListSettingsReply {
    const { firstCurrency, ...others } = settings;
    Object.assign(this, others);
    if (firstCurrency === undefined) return { ...others, revision: this.nextRevision() };
    this.currency ??= firstCurrency;
    return { ...others, currency: this.currency, revision: this.nextRevision() };
  }

  private setStoreOrder(userId: Id, storeIds: Id[]): StoreOrder {
    const order = { storeIds: [...new Set(storeIds)], revision: this.nextRevision() };
    this.storeOrders.set(userId, order);
    return order;
  }

  private setWhereabouts(userId: Id, storeId: Id | null): { ok: true } {
    const store = storeId === null ? null : this.find(this.stores, storeId);
    if (store?.deleted === true) throw new Refusal("not_found");
    this.presence = this.presence.filter((one) => one.userId !== userId);
    if (store !== null) {
      const [at, until] = [this.now(), this.now() + 30 * 60_000].map((time) => new Date(time).toISOString());
      this.presence.push({
        userId,
        name: "Somebody",
        storeId: store.id,
        storeName: store.name,
        at: at!,
        since: at!,
        until: until!,
      });
    }
    this.nextRevision();
    for (const item of storeId === null ? [...this.items.values()] : [])
      if (isReportedBy(item, userId)) this.replace(this.items, afterTripOf(item, userId));
    return { ok: true };
  }

  private deleteRepeat(id: Id): { ok: true } {
    this.drop(this.recurringItems, id);
    return { ok: true };
  }

  private itemOf(name: string, fits: (item: Item) => boolean): Item | null {
    return this.named(this.items, name, (item) => item.name, fits);
  }

  private repeatOf(name: string): RecurringItem | null {
    return this.named(this.recurringItems, name, repeatName);
  }

  /** @throws Refusal `not_found` */
  private categoryName(id: Id | null | undefined): string | null {
    return id ? this.find(this.categories, id).name : null;
  }

  private at(): string {
    return new Date(this.now()).toISOString();
  }
}

function weeksOf(days: number): number {
  return Math.max(1, Math.round(days / 7));
}

/** White space folded. */
function folded(name: string): string {
  return name.normalize("NFC").replace(/\s+/gu, " ").trim();
}

function rowOf<T>(result: T | Answer<T>): T {
  return result instanceof Answer ? (result.body as T) : result;
}

/** A problem document as the server makes it. */
export function problem(code: ErrorCode): Response {
  return problemResponse(new Refusal(code));
}

function problemResponse(refusal: Refusal): Response {
  const document = problemOf(refusal);
  const headers = { "content-type": "application/problem+json" };
  return Response.json(document, { status: document.status, headers });
}
