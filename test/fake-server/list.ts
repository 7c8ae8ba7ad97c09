import type { Category } from "../../src/contract/categories/schema.ts";
import type { Id } from "../../src/contract/ids.ts";
import { isOnList, nameKey } from "../../src/contract/items/rules.ts";
import type { Item } from "../../src/contract/items/schema.ts";
import type { ListChanges, Presence } from "../../src/contract/lists/schema.ts";
import { newId } from "../../src/contract/new-id.ts";
import type { RecurringItem } from "../../src/contract/repeat/schema.ts";
import type { Store } from "../../src/contract/stores/schema.ts";
import { Refusal } from "../../src/server/refusal.ts";

type Row = { id: Id; revision: number };
type Kept<T extends Row> = T & { deleted: boolean };
type Table<T extends Row> = Map<Id, Kept<T>>;

/** The rows of one list in memory, each with the revision of its last change. */
export class FakeList {
  people: readonly Id[];
  readonly items: Table<Item> = new Map();
  readonly stores: Table<Store> = new Map();
  readonly categories: Table<Category> = new Map();
  readonly recurringItems: Table<RecurringItem> = new Map();
  /** Ids that rows of other lists have. */
  readonly elsewhere = new Set<Id>();
  now: () => number = Date.now;
  presence: Presence[] = [];
  readonly storeOrders = new Map<Id, { storeIds: Id[]; revision: number }>();
  currency: string | null = null;
  repeatsPausedUntil: string | null = null;
  /** Called after each change. */
  readonly watchers = new Set<() => void>();
  private scope = newId();
  private revision = 0;

  constructor(people: readonly Id[]) {
    this.people = people;
  }

  /** What a full answer holds, in a comparable order. */
  list(): { items: Item[]; stores: Store[]; recurringItems: RecurringItem[] } {
    const { items, stores, recurringItems } = this.changesSince(null);
    return { items, stores, recurringItems };
  }

  /** The members of the list have changed. */
  moveScope(): void {
    this.scope = newId();
    this.nextRevision();
  }

  /** What `GET /api/list` answers. */
  changesSince(since: string | null, userId = this.people[0]!): ListChanges {
    const from = this.revisionIn(since);
    const order = this.storeOrders.get(userId) ?? { storeIds: [], revision: 0 };
    const changed = <T extends Row>(table: Table<T>) =>
      [...table.values()].filter((row) => (from === null ? !row.deleted : row.revision > from));
    const alive = <T extends Row>(table: Table<T>) =>
      changed(table)
        .filter((row) => !row.deleted)
        .map(withoutDeleted);
    const gone = <T extends Row>(table: Table<T>) =>
      changed(table)
        .filter((row) => row.deleted)
        .map((row) => row.id);
    return {
      cursor: `${this.scope}.0.${this.revision}`,
      full: from === null,
      currency: this.currency,
      repeatCalendar: { recurringDay: 1, timezone: "UTC", pausedUntil: this.repeatsPausedUntil },
      members: this.people.map((id) => ({ id, name: "Somebody" })),
      presence: this.presence,
      items: alive(this.items).filter((item) => from !== null || isOnList(item, this.now())),
      stores: alive(this.stores),
      categories: alive(this.categories),
      userItems: [],
      suggestions: null,
      visits: null,
      storeOrder: from === null || order.revision > from ? order.storeIds : null,
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

  /** A row that the list has, deleted or not. @throws Refusal `not_found` */
  protected find<T extends Row>(table: Table<T>, id: Id): Kept<T> {
    const row = table.get(id);
    if (row === undefined) throw new Refusal("not_found");
    return row;
  }

  /** The row that was added under this id before, deleted or not. @throws Refusal `id_taken` when another list has it */
  protected findAdded<T extends Row>(table: Table<T>, id: Id): T | null {
    if (this.elsewhere.has(id)) throw new Refusal("id_taken");
    const row = table.get(id);
    return row === undefined ? null : withoutDeleted(row);
  }

  /** A row of this name that isn't deleted, and for which the rest holds too. */
  protected named<T extends Row>(
    table: Table<T>,
    name: string,
    nameOf: (row: T) => string,
    fits: (row: T) => boolean = () => true,
  ): T | null {
    const key = nameKey(name);
    const row = [...table.values()].find((one) => !one.deleted && nameKey(nameOf(one)) === key && fits(one));
    return row === undefined ? null : withoutDeleted(row);
  }

  /** Stores a row under a new revision; a deletion is taken back by that. */
  protected keep<T extends Row>(table: Table<T>, row: T): T {
    return withoutDeleted(this.replace(table, { ...row, deleted: false }));
  }

  /** Stores a row under a new revision, deleted or not as it says. */
  protected replace<T extends Row>(table: Table<T>, row: Kept<T>): Kept<T> {
    const kept = { ...row, revision: this.nextRevision() };
    table.set(row.id, kept);
    return kept;
  }

  /** @returns whether it was there until now. @throws Refusal `not_found` */
  protected drop<T extends Row>(table: Table<T>, id: Id): boolean {
    const row = this.find(table, id);
    if (row.deleted) return false;
    this.replace(table, { ...row, deleted: true });
    return true;
  }

  /** The revision of a cursor that this list has given out, else null. */
  private revisionIn(cursor: string | null): number | null {
    const revision = cursor?.startsWith(`${this.scope}.0.`) ? Number(cursor.split(".")[2]) : null;
    return revision !== null && revision <= this.revision ? revision : null;
  }

  protected nextRevision(): number {
    this.revision += 1;
    setImmediate(() => {
      for (const watcher of this.watchers) watcher();
    });
    return this.revision;
  }
}

export function withoutDeleted<T extends Row>({ deleted: _deleted, ...row }: Kept<T>): T {
  return row as unknown as T;
}
