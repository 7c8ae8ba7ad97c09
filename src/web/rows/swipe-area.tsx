import { useRef, type PointerEvent, type ReactNode } from "react";
import type { Id } from "../../contract/ids.ts";
import { classNames } from "../ui/class-names.ts";

/** Pixels after which a move is a swipe, and after which letting go does it. */
const swipeFrom = 12;
const doneFrom = 88;

type Swipe = { x: number; y: number; row: HTMLElement; id: Id; moving: boolean; by: number };

/**
 * Rows that a finger pushes to the left. It handles all rows at once, and moves the touched one without rendering: a list may be
 * long. Rows are `li` elements whose open check box is labelled by `item-<id>`.
 */
export function SwipeArea({
  labelOf,
  onSwipe,
  children,
}: {
  /** The action of a swipe on this item. */
  labelOf: (id: Id) => string;
  onSwipe: (id: Id) => void;
  children: ReactNode;
}) {
  const area = useRef<HTMLDivElement>(null);
  const behind = useRef<HTMLDivElement>(null);
  const swipe = useRef<Swipe | null>(null);
  const endedAt = useRef(0);

  function start(event: PointerEvent): void {
    swipe.current = null;
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    const row = (event.target as Element).closest("li");
    const box = row?.querySelector("[role=checkbox][aria-checked=false]");
    const id = box?.getAttribute("aria-labelledby")?.replace("item-", "");
    if (row === null || id === undefined) return;
    swipe.current = { x: event.clientX, y: event.clientY, row, id, moving: false, by: 0 };
  }

  function move(event: PointerEvent): void {
    const now = swipe.current;
    if (now === null || !event.isPrimary) return;
    const [by, down] = [now.x - event.clientX, Math.abs(event.clientY - now.y)];
    if (!now.moving) {
      if (down > swipeFrom && down > Math.abs(by)) swipe.current = null;
      if (by < swipeFrom || down > by) return;
      now.moving = true;
      // The row gets no click when the finger is lifted.
      area.current?.setPointerCapture(event.pointerId);
      place(now);
    }
    now.by = Math.max(0, by);
    show(now);
  }

  function place({ row, id }: Swipe): void {
    const [frame, box] = [area.current!.getBoundingClientRect(), row.getBoundingClientRect()];
    const card = row.closest("ul")!.parentElement!;
    const { borderTopRightRadius: corner } = getComputedStyle(card);
    const edges = card.getBoundingClientRect();
    const label = behind.current!;
    label.firstElementChild!.textContent = labelOf(id);
    label.style.top = `${box.top - frame.top}px`;
    label.style.right = `${frame.right - box.right}px`;
    label.style.height = `${box.height}px`;
    // The first and the last row have the corners of their card.
    label.style.borderTopRightRadius = box.top - edges.top < 2 ? corner : "";
    label.style.borderBottomRightRadius = edges.bottom - box.bottom < 2 ? corner : "";
    row.style.transition = "";
  }

  function show({ row, by }: Swipe): void {
    row.style.transform = by === 0 ? "" : `translateX(${-by}px)`;
    behind.current!.style.width = `${by}px`;
    behind.current!.toggleAttribute("data-ready", by >= doneFrom);
  }

  function end(event: PointerEvent): void {
    const now = swipe.current;
    swipe.current = null;
    if (now?.moving !== true) return;
    endedAt.current = event.timeStamp;
    now.row.style.transition = "transform 150ms ease-out";
    show({ ...now, by: 0 });
    behind.current!.firstElementChild!.textContent = "";
    if (event.type === "pointerup" && now.by >= doneFrom) onSwipe(now.id);
  }

  return (
    <div
      ref={area}
      className="relative [touch-action:pan-y_pinch-zoom]"
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onClickCapture={(event) => {
        if (event.timeStamp - endedAt.current < 100) event.stopPropagation();
      }}
    >
      {children}
      <div
        ref={behind}
        aria-hidden="true"
        className={classNames(
          "absolute z-1 flex w-0 items-center justify-end overflow-hidden bg-caution-soft text-caution",
          "text-sm font-[650] whitespace-nowrap data-ready:bg-caution data-ready:text-paper",
        )}
      >
        <span className="px-5" />
      </div>
    </div>
  );
}
