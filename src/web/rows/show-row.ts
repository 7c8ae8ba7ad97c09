import type { Id } from "../../contract/ids.ts";

const tintMs = 1000;

/** Brings the row of a new item into sight and tints it for a second, without motion where that is wanted. */
export function showRow(id: Id | null): void {
  // The row is rendered by then.
  requestAnimationFrame(() => {
    const row = id === null ? null : document.getElementById(`item-${id}`)?.closest("li");
    if (!row) return;
    row.scrollIntoView({ block: "nearest" });
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    row.animate([{ backgroundColor: "var(--accent-soft)" }, { backgroundColor: "transparent" }], {
      duration: tintMs,
      easing: "ease-in",
    });
  });
}
