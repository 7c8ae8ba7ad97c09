import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { useList } from "../list/list-provider.tsx";
import type { ListStore } from "../offline/list-store.ts";
import { clickAtTouchEnd } from "./tap-rows.ts";

const rowSelector = "[role=checkbox][data-item]";

/**
 * Rows that are one stop of the Tab key: arrow keys, Home and End move between them, and sideways within a row. Which row is
 * the stop is noted on the page alone, so that moving on renders nothing.
 */
export function RovingRows({ isOff, children }: { isOff: boolean; children: ReactNode }) {
  const { store } = useList();
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = container.current;
    if (isOff || element === null || element.querySelector(`${rowSelector}[tabindex="0"]`) !== null) return;
    const first = element.querySelector<HTMLElement>(rowSelector);
    if (first !== null) makeStop(element, first);
  });

  const focused = useRef<Focused | null>(null);
  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    const next = neighbourOf(focused.current, store);
    if (next !== null) next.focus({ preventScroll: true });
  });

  useEffect(() => {
    if (isOff) return undefined;
    // The focus still moves within rows that are being removed.
    const element = container.current!;
    return rove(element, (row) => {
      focused.current = row && { row, rows: rowsOf(element) };
    });
  }, [isOff]);
  useEffect(() => (isOff ? undefined : clickAtTouchEnd(container.current!, rowSelector)), [isOff]);
  return <div ref={container}>{children}</div>;
}

/** The row that has the focus, and all rows when it got it. */
type Focused = { row: HTMLElement; rows: readonly HTMLElement[] };

/** The row that follows one whose item is gone from the list, since somebody else has deleted it; else the one before it. */
function neighbourOf({ row, rows }: Focused, store: ListStore): HTMLElement | null {
  const id = row.dataset.item!;
  if (row.isConnected || store.getView().items.some((item) => item.id === store.resolveId(id))) return null;
  const at = rows.indexOf(row);
  const inOrder = [...rows.slice(at + 1), ...rows.slice(0, at).toReversed()];
  return inOrder.find(({ isConnected }) => isConnected) ?? null;
}

/** @param onRow gets the row that has the focus, null when the focus is elsewhere */
function rove(container: HTMLElement, onRow: (row: HTMLElement | null) => void): () => void {
  const onFocus = (event: Event) => {
    const row = rowAround(event.target as HTMLElement);
    onRow(row);
    if (row !== null && row.tabIndex !== 0) makeStop(container, row);
  };
  // A row that is removed loses the focus to nothing, and stays the one that had it.
  const onBlur = (event: FocusEvent) => {
    const { target, relatedTarget } = event;
    if (relatedTarget !== null) onRow(null);
    else
      queueMicrotask(
        () => (target as Element).isConnected && document.activeElement !== target && onRow(null),
      );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = targetOf(container, event.target as HTMLElement, event.key);
    if (next === null) return;
    event.preventDefault();
    next.focus();
  };
  container.addEventListener("focusin", onFocus);
  container.addEventListener("focusout", onBlur);
  container.addEventListener("keydown", onKeyDown);
  return () => {
    container.removeEventListener("focusin", onFocus);
    container.removeEventListener("focusout", onBlur);
    container.removeEventListener("keydown", onKeyDown);
  };
}

/** The element that a key moves the focus to; null where the key keeps its own meaning. */
function targetOf(container: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const row = rowAround(from);
  if (row === null) return null;
  if (key === "ArrowRight" || key === "ArrowLeft") {
    const stops = stopsOf(row);
    const step = (key === "ArrowRight") === (getComputedStyle(row).direction === "ltr") ? 1 : -1;
    return stops[stops.indexOf(from) + step] ?? null;
  }
  const rows = rowsOf(container);
  const index = rows.indexOf(row);
  if (key === "ArrowDown") return rows[index + 1] ?? null;
  if (key === "ArrowUp") return rows[index - 1] ?? null;
  if (key === "Home") return rows[0]!;
  if (key === "End") return rows.at(-1)!;
  return null;
}

function rowsOf(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(rowSelector)];
}

function rowAround(element: HTMLElement): HTMLElement | null {
  return element.closest("li")?.querySelector<HTMLElement>(rowSelector) ?? null;
}

function stopsOf(row: HTMLElement): HTMLElement[] {
  return [...(row.closest("li")?.querySelectorAll<HTMLElement>("button") ?? [])];
}

/** The row with its controls, and the link of its group, in the place of those that were it before. */
function makeStop(container: HTMLElement, row: HTMLElement): void {
  const before = container.querySelector<HTMLElement>(`${rowSelector}[tabindex="0"]`);
  if (before !== null) for (const stop of stopsOf(before)) stop.tabIndex = -1;
  for (const stop of stopsOf(row)) stop.tabIndex = 0;
  const group = row.closest("section");
  for (const link of container.querySelectorAll<HTMLElement>("[data-group-link]"))
    link.tabIndex = group?.contains(link) === true ? 0 : -1;
}
