import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Id } from "../../contract/ids.ts";
import { useList } from "../list/list-provider.tsx";
import { inOwnOrder, useOrderedStores } from "../list/store-order.ts";
import type { StoreView } from "../offline/list-view.ts";
import { useSession } from "../session/use-session.ts";
import { storeLook } from "../store-look.ts";
import { IconButton } from "../ui/button.tsx";
import { Card, CardList } from "../ui/card.tsx";
import { Chip } from "../ui/chip.tsx";
import { classNames } from "../ui/class-names.ts";
import { Glyph } from "../ui/glyph.tsx";
import { showError, showToast } from "../ui/toast.ts";
import { dragRow } from "./drag-row.ts";
import { hiddenStores } from "./hidden-stores.ts";
import { AnyStoreRow } from "./store-row.tsx";

type Direction = "up" | "down";
/** A click or a key press that moves a row by one. */
type Press = { detail: number; timeStamp: number; clientY?: number };

/** The time and the distance within which a second tap means the store that the first one has moved away. */
const againWithinMs = 500;
const againWithinPixels = 22;

const orderFailed = "Failed to save the order of your stores. Please try again.";

/** Puts the stores in the person's own order: by dragging, by buttons, or by the arrow keys. Each move is saved at once. */
export default function StoreSorter() {
  const { view, store } = useList();
  const session = useSession();
  const hidden = hiddenStores.use(session.status === "signedIn" ? session.user.id : "");
  // Until the list has it.
  const [draft, setDraft] = useState<readonly Id[] | null>(null);
  const [spoken, setSpoken] = useState("");
  const ordered = useOrderedStores();
  const stores = draft === null ? ordered : inOwnOrder(view.stores, draft, view.visits);
  const isAutomatic = (draft ?? view.storeOrder).length === 0;
  const list = useRef<HTMLUListElement>(null);
  /** The button that moved a row keeps the focus. */
  const pressed = useRef<{ id: Id; direction: Direction } | null>(null);
  const last = useRef<{ id: Id; direction: Direction; press: Press } | null>(null);
  // The button that led here is gone.
  useEffect(() => list.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    const { id, direction } = pressed.current;
    pressed.current = null;
    const button = document.getElementById(buttonId(id, direction));
    button?.focus({ preventScroll: true });
    button?.closest("li")?.scrollIntoView({ block: "nearest" });
  });

  async function save(ids: readonly Id[]): Promise<boolean> {
    setDraft(ids);
    try {
      await store.orderStores([...ids], "the order of your stores");
      return true;
    } catch {
      showError(orderFailed);
      return false;
    } finally {
      setDraft((now) => (now === ids ? null : now));
    }
  }

  function move({ id, name }: StoreView, index: number): void {
    const others = stores.map((each) => each.id).filter((other) => other !== id);
    setSpoken(`${name} is ${index + 1} of ${stores.length}`);
    void save(others.toSpliced(index, 0, id));
  }

  function step(own: Id, direction: Direction, press: Press): void {
    const before = last.current;
    // The row that was moved is no longer under the finger that taps again; another one is.
    const isAgain =
      before?.direction === direction &&
      press.detail > 0 &&
      press.timeStamp - before.press.timeStamp < againWithinMs &&
      Math.abs((press.clientY ?? 0) - (before.press.clientY ?? 0)) < againWithinPixels;
    const id = isAgain ? before.id : own;
    const { detail, timeStamp, clientY = 0 } = press;
    last.current = { id, direction, press: { detail, timeStamp, clientY } };
    const from = stores.findIndex((each) => each.id === id);
    const index = from + (direction === "up" ? -1 : 1);
    if (from < 0 || index < 0 || index >= stores.length) return;
    pressed.current = { id, direction };
    move(stores[from]!, index);
  }

  async function goBackToVisits(): Promise<void> {
    const before = draft ?? view.storeOrder;
    if (isAutomatic || !(await save([]))) return;
    showToast("Your stores are in the order of your visits", {
      action: { label: "Undo", run: () => void save(before) },
    });
  }

  return (
    <>
      <Card className="mb-3.5">
        <AnyStoreRow count={view.openCount} />
      </Card>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pl-1.5">
        <p className="text-sm text-ink-2">Drag or use the arrows.</p>
        <Chip selected={isAutomatic} aria-pressed={isAutomatic} onClick={() => void goBackToVisits()}>
          Most visited first
        </Chip>
      </div>
      <output className="sr-only">{spoken}</output>
      <CardList
        ref={list}
        tabIndex={-1}
        aria-label="The order of your stores"
        className="relative outline-none"
      >
        {stores.map((each, index) => (
          <Row
            key={each.id}
            store={each}
            hidden={hidden.includes(each.id)}
            isFirst={index === 0}
            isLast={index === stores.length - 1}
            onStep={(direction, press) => step(each.id, direction, press)}
            onDrop={(to) => move(each, to)}
          />
        ))}
      </CardList>
    </>
  );
}

function Row({
  store,
  hidden,
  isFirst,
  isLast,
  onStep,
  onDrop,
}: {
  store: StoreView;
  /** Whether this device hides the store in the Shop tab. */
  hidden: boolean;
  isFirst: boolean;
  isLast: boolean;
  onStep: (direction: Direction, press: Press) => void;
  onDrop: (index: number) => void;
}) {
  const row = useRef<HTMLLIElement>(null);
  function onArrowKey(event: KeyboardEvent): void {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onStep(event.key === "ArrowUp" ? "up" : "down", event);
  }
  const step = (direction: Direction, isEnd: boolean) => (
    <IconButton
      id={buttonId(store.id, direction)}
      label={`Move ${store.name} ${direction}`}
      // Not disabled: that would take the focus.
      aria-disabled={isEnd}
      className={classNames(isEnd && "opacity-45")}
      onClick={(event) => onStep(direction, event)}
      onKeyDown={onArrowKey}
    >
      {direction === "up" ? (
        <ArrowUp aria-hidden="true" className="size-5" />
      ) : (
        <ArrowDown aria-hidden="true" className="size-5" />
      )}
    </IconButton>
  );
  return (
    <li
      ref={row}
      className="flex min-h-16 items-center gap-2.5 bg-surface py-1.5 pr-1.5 data-dragged:relative data-dragged:z-1 data-dragged:shadow-float"
    >
      <span
        aria-hidden="true"
        data-handle
        className="-mr-2 grid w-11 shrink-0 cursor-grab touch-none place-items-center self-stretch text-ink-2 active:cursor-grabbing"
        onPointerDown={(event) => {
          if (!event.isPrimary || event.button !== 0) return;
          // A mouse would select text.
          event.preventDefault();
          dragRow(row.current!, event.currentTarget, event, onDrop);
        }}
      >
        <GripVertical className="size-5" />
      </span>
      <Glyph {...storeLook(store)} />
      <span className={classNames("min-w-0 flex-1", hidden && "text-ink-2")}>
        <span dir="auto" className="line-clamp-2 font-bold">
          {store.name}
        </span>
        {hidden && <span className="block text-sm">Hidden on this device</span>}
      </span>
      <span className="flex shrink-0">
        {step("up", isFirst)}
        {step("down", isLast)}
      </span>
    </li>
  );
}

function buttonId(id: Id, direction: Direction): string {
  return `move-${direction}-${id}`;
}
