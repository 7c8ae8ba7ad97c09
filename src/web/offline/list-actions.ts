import type { Id } from "../../contract/ids.ts";
import { newId } from "../../contract/new-id.ts";
import { nameKey } from "../../contract/items/rules.ts";
import type { ItemChanges } from "../../contract/items/schema.ts";
import type { ListSettings } from "../../contract/lists/schema.ts";
import type { RecurringItemChanges } from "../../contract/repeat/schema.ts";
import type { StoreChanges } from "../../contract/stores/schema.ts";
import type { AddItemOptions, NewItemInput, NewRepeatInput } from "./list-store.ts";
import type { ListStorage } from "./list-storage.ts";
import type { ListView } from "./list-view.ts";
import type { Action, OperationState } from "./operation.ts";
import type { Platform } from "./platform.ts";
import { resolveId } from "./stored-list.ts";
import { repeatSubject, Undo } from "./undo.ts";

/** What a person can change: each method makes one operation, with the name of its object for titles. */
export abstract class ListActions {
  protected readonly userId: Id;
  protected readonly platform: Platform;
  protected readonly storage: ListStorage;
  protected readonly undo = new Undo();

  protected constructor(userId: Id, platform: Platform, storage: ListStorage) {
    this.userId = userId;
    this.platform = platform;
    this.storage = storage;
  }

  protected abstract readonly view: ListView;

  /** Stores a new operation durably; it is sent afterwards. */
  protected abstract append(action: Action, subject: string, state?: OperationState): Promise<void>;

  /** Drops the deletion of an object that isn't sent yet; returns false if it may have been sent. */
  protected abstract cancelDeletion(id: Id): Promise<boolean>;

  resolveId(id: Id): Id {
    return resolveId(this.storage.state, id);
  }

  async addItem(input: NewItemInput, { hold = false, optimistic }: AddItemOptions = {}): Promise<Id> {
    const itemId = newId(this.platform.now());
    const action: Action = { type: "add-item", itemId, ...input, optimistic };
    await this.append(action, optimistic?.name ?? input.name, hold ? "held" : "waiting");
    return itemId;
  }

  changeItem(id: Id, changes: ItemChanges, name = "item"): Promise<void> {
    return this.append(
      { type: "change-item", itemId: id, changes },
      this.#shown(this.view.items, id)?.name ?? name,
    );
  }

  async deleteItem(id: Id): Promise<void> {
    const shown = this.#shown(this.view.items, id);
    if (shown !== undefined) this.undo.keepItem(shown);
    await this.append({ type: "delete-item", itemId: id }, shown?.name ?? "item");
  }

  async restoreItem(id: Id): Promise<void> {
    if (await this.cancelDeletion(id)) return;
    await this.storage.idle();
    const { action, subject } = this.undo.itemRestoration(this.resolveId(id));
    await this.append(action, subject);
  }

  async addStore({ name, categories }: { name: string; categories: string[] }): Promise<Id> {
    const storeId = newId(this.platform.now());
    await this.append({ type: "add-store", storeId, name, categories }, name);
    return storeId;
  }

  changeStore(id: Id, changes: StoreChanges): Promise<void> {
    return this.append(
      { type: "change-store", storeId: id, changes },
      this.#shown(this.view.stores, id)?.name ?? "store",
    );
  }

  async deleteStore(id: Id): Promise<void> {
    const shown = this.#shown(this.view.stores, id);
    if (shown !== undefined) this.undo.keepStore(shown);
    await this.append({ type: "delete-store", storeId: id }, shown?.name ?? "store");
  }

  async restoreStore(id: Id): Promise<void> {
    if (await this.cancelDeletion(id)) return;
    const { action, subject } = this.undo.storeRestoration(this.resolveId(id));
    await this.append(action, subject);
  }

  orderStores(storeIds: Id[], subject: string): Promise<void> {
    return this.append({ type: "order-stores", storeIds }, subject);
  }

  async addCategory(name: string): Promise<Id> {
    const categoryId = newId(this.platform.now());
    await this.append({ type: "add-category", categoryId, name }, name);
    return categoryId;
  }

  async addRepeat(
    { source = "manual", ...given }: NewRepeatInput,
    { optimistic }: Pick<AddItemOptions, "optimistic"> = {},
  ): Promise<Id> {
    const now = this.platform.now();
    const repeatId = newId(now);
    const shown = optimistic?.name ?? given.name;
    // A held name is an add with an id of its own, so a repeat of that name uses that item, whichever is sent first.
    const held = this.view.items.find((item) => item.held && nameKey(item.name) === nameKey(shown));
    const itemId = held?.id ?? newId(now);
    await this.append({ type: "add-repeat", repeatId, itemId, ...given, source, optimistic }, shown);
    return repeatId;
  }

  changeRepeat(id: Id, changes: RecurringItemChanges): Promise<void> {
    return this.append(
      { type: "change-repeat", repeatId: id, changes },
      repeatSubject(this.#shown(this.view.recurringItems, id)),
    );
  }

  async deleteRepeat(id: Id): Promise<void> {
    const shown = this.#shown(this.view.recurringItems, id);
    if (shown !== undefined) this.undo.keepRepeat(shown);
    await this.append({ type: "delete-repeat", repeatId: id }, repeatSubject(shown));
  }

  async restoreRepeat(id: Id): Promise<void> {
    if (await this.cancelDeletion(id)) return;
    const { action, subject } = this.undo.repeatRestoration(this.resolveId(id));
    await this.append(action, subject);
  }

  changeList(changes: ListSettings, subject: string): Promise<void> {
    return this.append({ type: "change-list", changes }, subject);
  }

  sayBack(): Promise<void> {
    return this.append({ type: "say-back", userId: this.userId }, "that you are back");
  }

  /** The row of the view for an id, which may be one made here. */
  #shown<T extends { id: Id }>(rows: readonly T[], id: Id): T | undefined {
    const resolved = this.resolveId(id);
    return rows.find((row) => row.id === resolved);
  }
}
