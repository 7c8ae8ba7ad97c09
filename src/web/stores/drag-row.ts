/** Pixels from the edge of what scrolls, within which dragging scrolls it, and by how many in a frame. */
const edge = 72;
const step = 9;

/**
 * Drags a row of a list up and down by its handle until the pointer is lifted; the other rows make room. It moves the rows
 * on the page without rendering, and has put them back when it calls `onDrop`. Escape takes it back.
 * @param onDrop called with the row's new index, if that is another one
 */
export function dragRow(
  row: HTMLElement,
  handle: HTMLElement,
  down: { clientY: number; pointerId: number },
  onDrop: (target: number) => void,
): void {
  const rows = [...row.parentElement!.children] as HTMLElement[];
  const tops = rows.map((each) => each.offsetTop);
  const from = rows.indexOf(row);
  const lowest = tops.at(-1)! + rows.at(-1)!.offsetHeight - row.offsetHeight;
  const scroller = scrollerOf(row);
  const startScroll = scroller.scrollTop;
  let pointer = down.clientY;
  let target = from;
  let frame = requestAnimationFrame(keepScrolling);

  function show(): void {
    const wanted = tops[from]! + pointer - down.clientY + scroller.scrollTop - startScroll;
    const top = Math.min(Math.max(wanted, tops[0]!), lowest);
    row.style.transform = `translateY(${top - tops[from]!}px)`;
    const middle = top + row.offsetHeight / 2;
    const distances = rows.map((each, index) => Math.abs(tops[index]! + each.offsetHeight / 2 - middle));
    target = distances.indexOf(Math.min(...distances));
    for (const [index, each] of rows.entries())
      if (index !== from) each.style.transform = `translateY(${shiftAt(index)}px)`;
  }

  /** A row makes room for the dragged one by its height. */
  function shiftAt(index: number): number {
    if (index > from && index <= target) return -row.offsetHeight;
    return index < from && index >= target ? row.offsetHeight : 0;
  }

  function keepScrolling(): void {
    if (!row.isConnected) return end();
    frame = requestAnimationFrame(keepScrolling);
    const isPage = scroller === document.scrollingElement;
    const { top, bottom } = isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
    // Nothing scrolls at the place where the drag began, which may be near an edge.
    const isUp = pointer < Math.min(top + edge, down.clientY);
    const isDown = pointer > Math.max(bottom - edge, down.clientY);
    const by = isUp ? -step : isDown ? step : 0;
    if (by === 0) return;
    scroller.scrollBy(0, by);
    show();
  }

  function onMove(event: PointerEvent): void {
    pointer = event.clientY;
    show();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    event.preventDefault();
    end();
  }

  function onUp(): void {
    end();
    if (target !== from) onDrop(target);
  }

  function end(): void {
    cancelAnimationFrame(frame);
    listening.abort();
    row.removeAttribute("data-dragged");
    for (const each of rows) Object.assign(each.style, { transition: "", transform: "" });
  }

  const listening = new AbortController();
  const { signal } = listening;
  handle.setPointerCapture(down.pointerId);
  handle.addEventListener("pointermove", onMove, { signal });
  handle.addEventListener("pointerup", onUp, { signal });
  handle.addEventListener("lostpointercapture", end, { signal });
  addEventListener("keydown", onKey, { signal });
  row.setAttribute("data-dragged", "");
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches)
    for (const each of rows) if (each !== row) each.style.transition = "transform 150ms ease-out";
}

function scrollerOf(row: HTMLElement): Element {
  for (let each = row.parentElement; each !== null; each = each.parentElement)
    if (each !== document.body && /auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  return document.scrollingElement!;
}
