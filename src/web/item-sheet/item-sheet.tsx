import { Eye, EyeOff, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Id } from "../../contract/ids.ts";
import { givesWay, itemTitle } from "../../contract/items/rules.ts";
import type { ListStore } from "../offline/list-store.ts";
import type { ItemView } from "../offline/list-view.ts";
import { BottomSheet } from "../ui/bottom-sheet.tsx";
import { Button } from "../ui/button.tsx";
import { showError, showToast } from "../ui/toast.ts";
import { uncategorized } from "../list/group-items.ts";
import { ChoiceField, NameField, NoteField, QuantityField } from "./item-fields.tsx";
import { ItemInStore, ItemNotInStores } from "./item-in-store.tsx";
import { ItemRepeat } from "./item-repeat.tsx";
import { useList } from "../list/list-provider.tsx";
import { MoveToStore } from "./move-to-store.tsx";
import { PriceField } from "./price-field.tsx";
import { useOrderedStores } from "../list/store-order.ts";
import { changeItem, itemUpdateFailed, visibilityFailed } from "../list/use-item-actions.ts";

/** The sheet that edits one item. Each field saves itself. */
export default function ItemSheet({
  id,
  inStoreId = null,
  open,
  onClose,
  returnFocus,
}: {
  id: Id;
  /** The store that the person shops in; null for none. */
  inStoreId?: Id | null;
  open: boolean;
  onClose: () => void;
  /** `isGone`: the item was deleted, though its row may still be on the screen for a moment. */
  returnFocus: (isGone: boolean) => HTMLElement | null;
}) {
  const { view, store } = useList();
  const found = view.items.find((item) => item.id === store.resolveId(id));
  // While the sheet closes the item may already be deleted.
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  const gone = found === undefined;
  const isDeleting = useRef(false);
  const [people] = useState(view.people);
  useEffect(() => {
    if (!open || !gone) return;
    onClose();
    // People who part take their items along, which isn't said here.
    const isTakenOff = !isDeleting.current && people === view.people;
    // The refusal says who has deleted it, see `useTakenOff`. The fields save their text as they go, which is refused as well.
    if (isTakenOff && last !== undefined) void changeItem(store, last, {});
  });
  if (last === undefined) return null;
  return (
    <BottomSheet
      open={open && !gone}
      title={itemTitle(last)}
      onClose={onClose}
      returnFocus={() => returnFocus(gone)}
      className="max-w-[480px]"
      footer={
        <ItemEnd item={last} onDelete={(deleting) => (isDeleting.current = deleting)} onClose={onClose} />
      }
    >
      {inStoreId === null ? (
        <ItemNotInStores item={last} />
      ) : (
        <ItemInStore item={last} inStoreId={inStoreId} onClose={onClose} />
      )}
      <MoveToStore item={last} inStoreId={inStoreId} onClose={onClose} />
      <ItemForm item={last} />
    </BottomSheet>
  );
}

function ItemForm({ item }: { item: ItemView }) {
  const { view, store } = useList();
  const stores = useOrderedStores();
  const save = (changes: Parameters<typeof changeItem>[2]) => changeItem(store, item, changes);
  const own = view.categories.filter((category) => !category.isGlobal);
  const global = view.categories.filter((category) => category.isGlobal);
  const unlisted =
    item.categoryId !== null && view.categories.every((category) => category.id !== item.categoryId);
  return (
    <div className="flex flex-col gap-4">
      <NameField item={item} save={save} />
      {/* Side by side where each has room for its words, in the reader's size. */}
      <div className="flex flex-wrap gap-4 *:flex-[1_1_8.875rem]">
        <QuantityField item={item} save={save} />
        <ChoiceField
          label="Store"
          value={item.storeId ?? ""}
          onChange={(storeId) => void save({ storeId: storeId === "" ? null : storeId })}
        >
          <option value="">Any store</option>
          {stores.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </ChoiceField>
      </div>
      <PriceField item={item} save={save} />
      <ChoiceField
        label="Category"
        hint={`“${item.name}” will be found there from now on.`}
        value={item.categoryId ?? ""}
        onChange={(categoryId) => void save({ categoryId: categoryId === "" ? null : categoryId })}
      >
        <option value="">{uncategorized}</option>
        {unlisted && <option value={item.categoryId ?? ""}>{item.categoryName}</option>}
        {own.length > 0 && (
          <optgroup label="Your categories">
            <CategoryOptions categories={own} />
          </optgroup>
        )}
        <optgroup label="All categories">
          <CategoryOptions categories={global} />
        </optgroup>
      </ChoiceField>
      <ItemRepeat item={item} />
      <NoteField item={item} save={save} />
    </div>
  );
}

function CategoryOptions({ categories }: { categories: readonly { id: Id; name: string }[] }) {
  return [...categories]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
}

/** Undoes a deletion. An open item of the same name that somebody else has added since stays in its place. */
async function putBack(store: ListStore, item: ItemView): Promise<void> {
  const other = store.getView().items.find((one) => givesWay(item, one));
  await store.restoreItem(item.id);
  if (other !== undefined) showToast(`${other.name} was added meanwhile and stays`);
}

/** Hide and Delete: both close the sheet and can be undone from the toast. */
function ItemEnd({
  item,
  onDelete,
  onClose,
}: {
  item: ItemView;
  /** Called before the item is deleted; false: that failed. */
  onDelete: (deleting: boolean) => void;
  onClose: () => void;
}) {
  const { store } = useList();

  async function setHidden(hidden: boolean): Promise<void> {
    try {
      await store.changeItem(item.id, { hidden });
    } catch {
      return showError(visibilityFailed);
    }
    onClose();
    showToast(`${itemTitle(item)} is ${hidden ? "hidden" : "shown again"}`, {
      action: {
        label: "Undo",
        run: () =>
          void store.changeItem(item.id, { hidden: !hidden }).catch(() => showError(visibilityFailed)),
      },
    });
  }

  async function remove(): Promise<void> {
    onDelete(true);
    try {
      await store.deleteItem(item.id);
    } catch {
      onDelete(false);
      return showError(itemUpdateFailed);
    }
    onClose();
    showToast(`${itemTitle(item)} deleted`, {
      action: {
        label: "Undo",
        run: () => void putBack(store, item).catch(() => showError(itemUpdateFailed)),
      },
    });
  }

  return (
    <div className="flex flex-wrap gap-2 *:flex-[1_1_6.5rem]">
      <Button look="plain" onClick={() => void setHidden(!item.hidden)}>
        {item.hidden ? (
          <Eye aria-hidden="true" className="size-5" />
        ) : (
          <EyeOff aria-hidden="true" className="size-5" />
        )}
        {item.hidden ? "Show" : "Hide"}
      </Button>
      <Button look="danger" onClick={() => void remove()}>
        <Trash2 aria-hidden="true" className="size-5" />
        Delete
      </Button>
    </div>
  );
}
