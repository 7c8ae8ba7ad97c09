import { useEffect, useRef } from "react";
import { Button } from "../ui/button.tsx";

/** So many lines are shown; the others are counted. */
const shownLines = 6;

/** Asks before a pasted list is added, one item a line. */
export function PasteOffer({
  lines,
  onAdd,
  onCancel,
}: {
  lines: readonly string[];
  onAdd: () => void;
  onCancel: () => void;
}) {
  const confirm = useRef<HTMLButtonElement>(null);
  const more = lines.length - shownLines;
  useEffect(() => confirm.current?.focus(), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") onCancel();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onCancel]);
  return (
    <section
      aria-labelledby="paste-title"
      className="mt-1 mb-2 rounded-card border border-line bg-surface p-4"
    >
      <h2 id="paste-title" className="font-[650]">
        Add {lines.length} items?
      </h2>
      <ul className="mt-1.5 mb-3 list-disc ps-5 text-ink-2">
        {lines.slice(0, shownLines).map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
        {more > 0 && <li className="list-none">and {more} more</li>}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button ref={confirm} onClick={onAdd}>
          Add {lines.length} items
        </Button>
        <Button look="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
