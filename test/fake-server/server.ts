import { errors, type ErrorCode } from "../../src/contract/errors.ts";
import type { Id } from "../../src/contract/ids.ts";
import { plainFieldsOf } from "../../src/contract/items/plain-fields.ts";
import { addedAgain, givenAmount, justOne } from "../../src/contract/items/amount.ts";
import { newId } from "../../src/contract/new-id.ts";
import { applyItemChanges, isOnList, nameKey, titleCase } from "../../src/contract/items/rules.ts";
import type { Item, ItemChanges, NewItem } from "../../src/contract/items/schema.ts";
import type { Category, NewCategory } from "../../src/contract/categories/schema.ts";
import type { ListChanges, Presence } from "../../src/contract/lists/schema.ts";
import { storeCategoryNames } from "../../src/contract/stores/rules.ts";
import type { NewRecurringItem, RecurringItem } from "../../src/contract/repeat/schema.ts";
import { repeatName } from "../../src/contract/repeat/rules.ts";
import type { NewStore, Store, StoreChanges } from "../../src/contract/stores/schema.ts";
import { defaultStoreType } from "../../src/contract/stores/limits.ts";

export type ServerRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  operation: string | null;
  /** Whose session it has to be. */
  user: string | null;
};

class Refusal extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

type Row = { id: Id; revision: number };
type Kept<T extends Row> = T & { deleted: boolean };

/**
 * One household's server in memory, with the contract's semantics for the calls that the offline list makes. It reads no
 * amount from a name.
 */
export class FakeServer {
  people: readonly Id[];
  readonly items = new Map<Id, Kept<Item>>();
  readonly stores = new Map<Id, Kept<Store>>();
  readonly categories = new Map<Id, Kept<Category>>();
  readonly recurringItems = new Map<Id, Kept<RecurringItem>>();
  /** How often each operation took effect, in the order of their first time. */
  readonly applied = new Map<string, number>();
  /** Every request that arrived. */
  readonly arrived: ServerRequest[] = [];
  now: () => number = Date.now;
  presence: Presence[] = [];
  currency: string | null = null;
  /** Called after each change. */
  readonly watchers = new Set<() => void>();
  private scope = newId();
  private readonly answers = new Map<string, unknown>();
  private revision = 0;

  constructor(people: readonly Id[]) {
    this.people = people;
  }

  /** Answers a request of one signed-in person; null: of nobody. */
  answer(userId: Id | null, request: ServerRequest): Response {
    this.arrived.push(request);
    try {
      if (userId === null || !this.people.includes(userId)) throw new Refusal("not_signed_in");
      if (request.user !== null && request.user !== userId) throw new Refusal("other_user");
      return Response.json(this.once(userId, request));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return problem(error.code);
    }
  }

  /** What a full answer holds, in a comparable order. */
  list(): { items: Item[]; stores: Store[]; recurringItems: RecurringItem[] } {
    const { items, stores, recurringItems } = this.changesSince(null);
    return { items, stores, recurringItems };
  }

  addItem(userId: Id, given: NewItem): Item {
    return this.newItem(userId, given);
  }

  changeItem(id: Id, changes: ItemChanges): Item {
    const item = this.find(this.items, id);
    if (item.deleted && changes.deleted !== false) throw new Refusal("gone");
    const category = changes.categoryId ? this.find(this.categories, changes.categoryId).name : null;
    const { deleted: _deleted, ...row } = item;
    const next = applyItemChanges(row, changes, new Date(this.now()).toISOString(), category);
    if (changes.storeId) this.find(this.stores, changes.storeId);
    return this.keep(this.items, next);
  }

  /** Other people stand behind the list from now on. */
  moveScope(): void {
    this.scope = newId();
    this.nextRevision();
  }

  deleteItem(id: Id): { ok: true } {
    const item = this.find(this.items, id);
    if (!item.deleted) this.items.set(id, { ...item, deleted: true, revision: this.nextRevision() });
    return { ok: true };
  }

  private once(userId: Id, request: ServerRequest): unknown {
    const { operation } = request;
    if (operation === null) return this.route(userId, request);
    if (this.answers.has(operation)) return this.answers.get(operation);
    const answer = this.route(userId, request);
    this.answers.set(operation, answer);
    this.applied.set(operation, (this.applied.get(operation) ?? 0) + 1);
    return answer;
  }

  private route(userId: Id, { method, path, query, body }: ServerRequest): unknown {
    const [, , noun, id] = path.split("/");
    switch (`${method} ${noun}`) {
      case "GET list":
        return this.changesSince(query.get("since"));
      case "POST items":
        return this.newItem(userId, body as NewItem);
      case "PATCH items":
        return this.changeItem(id!, body as ItemChanges);
      case "DELETE items":
        return this.deleteItem(id!);
      case "POST stores":
        return this.newStore(userId, body as NewStore);
      case "PUT stores":
        return this.changeStore(id!, body as StoreChanges);
      case "DELETE stores":
        return this.deleteStore(id!);
      case "POST recurring-items":
        return this.newRepeat(userId, body as NewRecurringItem);
      case "PATCH recurring-items":
        return this.restoreRepeat(id!);
      case "DELETE recurring-items":
        return this.deleteRepeat(id!);
      case "POST categories":
        return this.newCategory(userId, body as NewCategory);
      default:
        throw new Refusal("not_found");
    }
  }

  private newItem(
    userId: Id,
    { id = newId(), name, storeId = null, categoryId = null, ...fields }: NewItem,
  ): Item {
    if (name.trim() === "") throw new Refusal("invalid_input");
    const amount = givenAmount(fields) ?? justOne;
    const known = this.items.get(id);
    if (known !== undefined) return withoutDeleted(known);
    const open = [...this.items.values()].find(
      (item) => !item.deleted && !item.completed && nameKey(item.name) === nameKey(name),
    );
    if (open !== undefined) {
      const item = withoutDeleted(open);
      const next = addedAgain(item, { ...fields, ...amount });
      return next === item ? item : this.keep(this.items, next);
    }
    if (storeId !== null) this.find(this.stores, storeId);
    const at = new Date(this.now()).toISOString();
    return this.keep(this.items, {
      id,
      masterItemId: null,
      userItemId: newId(),
      name: titleCase(name),
      ...amount,
      ...plainFieldsOf(fields),
      categoryId,
      categoryName: categoryId === null ? null : this.find(this.categories, categoryId).name,
      storeId,
      completed: false,
      completedAt: null,
      hidden: false,
      userId,
      createdAt: at,
      updatedAt: at,
      revision: 0,
    });
  }

  private newStore(userId: Id, { id = newId(), name, categories }: NewStore): Store {
    const known = this.stores.get(id);
    const same = [...this.stores.values()].find(
      (store) => !store.deleted && nameKey(store.name) === nameKey(name),
    );
    if (known !== undefined || same !== undefined) return withoutDeleted((known ?? same)!);
    if (categories.length === 0) throw new Refusal("invalid_input");
    const at = new Date(this.now()).toISOString();
    const base = {
      id,
      name,
      types: [defaultStoreType],
      userId,
      isGlobal: false,
      createdAt: at,
      updatedAt: at,
      revision: 0,
    };
    return this.keep(this.stores, { ...base, categories: storeCategoryNames(categories) });
  }

  private changeStore(id: Id, changes: StoreChanges): Store {
    const { deleted, ...store } = this.find(this.stores, id);
    if (deleted && changes.deleted !== false) throw new Refusal("gone");
    const categories =
      changes.categories === undefined ? store.categories : storeCategoryNames(changes.categories);
    return this.keep(this.stores, { ...store, name: changes.name ?? store.name, categories });
  }

  private deleteStore(id: Id): { ok: true } {
    const store = this.find(this.stores, id);
    if (store.deleted) return { ok: true };
    this.stores.set(id, { ...store, deleted: true, revision: this.nextRevision() });
    for (const item of this.items.values()) {
      if (item.storeId === id) this.items.set(item.id, { ...item, storeId: null, revision: this.revision });
    }
    return { ok: true };
  }

  private newCategory(userId: Id, { id = newId(), name }: NewCategory): Category {
    const same = [...this.categories.values()].find((category) => nameKey(category.name) === nameKey(name));
    if (same !== undefined) return withoutDeleted(same);
    return this.keep(this.categories, { id, name, userId, isGlobal: false, revision: 0 });
  }

  private newRepeat(userId: Id, given: NewRecurringItem): RecurringItem {
    const { id = newId(), itemId, name, intervalDays, recurrenceSource = "manual" } = given;
    const known = this.recurringItems.get(id);
    if (known !== undefined) return withoutDeleted(known);
    const bought = this.ofName(name, ({ completed }) => completed);
    const comesLater = given.later === true && this.ofName(name, ({ completed }) => !completed) === undefined;
    const item = comesLater && bought ? bought : this.newItem(userId, { ...given, id: itemId });
    const same = this.repeatOfName(item.name);
    const at = new Date(this.now()).toISOString();
    const base: RecurringItem = {
      id,
      userId,
      isRecurring: true,
      startDate: at.slice(0, 10),
      lastPurchasedAt: null,
      createdAt: at,
      revision: 0,
      ...same,
      itemId: item.id,
      recurrenceIntervalDays: intervalDays,
      recurrenceIntervalWeeks: 1,
      nextDueDate: at,
      recurrenceSource,
      item: { id: item.id, masterItem: null, userItem: { name: item.name, category: null } },
      updatedAt: at,
    };
    return this.keep(this.recurringItems, base);
  }

  private ofName(name: string, fits: (item: Item) => boolean): Item | undefined {
    return [...this.items.values()].find(
      (item) => !item.deleted && fits(item) && nameKey(item.name) === nameKey(name),
    );
  }

  private repeatOfName(name: string): RecurringItem | undefined {
    const same = [...this.recurringItems.values()].find(
      (repeat) => !repeat.deleted && nameKey(repeatName(repeat)) === nameKey(name),
    );
    return same === undefined ? undefined : withoutDeleted(same);
  }

  private restoreRepeat(id: Id): RecurringItem {
    const { deleted, ...repeat } = this.find(this.recurringItems, id);
    if (!deleted) return repeat;
    return this.repeatOfName(repeatName(repeat)) ?? this.keep(this.recurringItems, repeat);
  }

  private deleteRepeat(id: Id): { ok: true } {
    const repeat = this.find(this.recurringItems, id);
    if (!repeat.deleted)
      this.recurringItems.set(id, { ...repeat, deleted: true, revision: this.nextRevision() });
    return { ok: true };
  }

  /** What `GET /api/list` answers. */
  changesSince(since: string | null): ListChanges {
    const from = since?.startsWith(`${this.scope}.0.`) ? Number(since.split(".")[2]) : null;
    const changed = <T extends Row>(table: Map<Id, Kept<T>>) =>
      [...table.values()].filter((row) => (from === null ? !row.deleted : row.revision > from));
    const alive = <T extends Row>(table: Map<Id, Kept<T>>) =>
      changed(table)
        .filter((row) => !row.deleted)
        .map(withoutDeleted);
    const gone = <T extends Row>(table: Map<Id, Kept<T>>) =>
      changed(table)
        .filter((row) => row.deleted)
        .map((row) => row.id);
    return {
      cursor: `${this.scope}.0.${this.revision}`,
      full: from === null,
      currency: this.currency,
      members: this.people.map((id) => ({ id, name: "Somebody" })),
      presence: this.presence,
      items: alive(this.items).filter((item) => from !== null || isOnList(item, this.now())),
      stores: alive(this.stores),
      categories: alive(this.categories),
      userItems: [],
      suggestions: null,
      categoryChoices: null,
      recurringItems: alive(this.recurringItems),
      gone: {
        items: gone(this.items),
        stores: gone(this.stores),
        categories: gone(this.categories),
        recurringItems: gone(this.recurringItems),
      },
    };
  }

  private find<T extends Row>(table: Map<Id, Kept<T>>, id: Id): Kept<T> {
    const row = table.get(id);
    if (row === undefined) throw new Refusal("not_found");
    return row;
  }

  private keep<T extends Row>(table: Map<Id, Kept<T>>, row: T): T {
    const kept = { ...row, revision: this.nextRevision() };
    table.set(row.id, { ...kept, deleted: false });
    return kept;
  }

  private nextRevision(): number {
    this.revision += 1;
    setImmediate(() => {
      for (const watcher of this.watchers) watcher();
    });
    return this.revision;
  }
}

function withoutDeleted<T extends Row>({ deleted: _deleted, ...row }: Kept<T>): T {
  return row as unknown as T;
}

/** A problem document as the server makes it. */
export function problem(code: ErrorCode): Response {
  const { status, detail } = errors[code];
  return Response.json(
    { type: `about:blank#${code}`, title: code, status, detail, code },
    { status, headers: { "content-type": "application/problem+json" } },
  );
}
