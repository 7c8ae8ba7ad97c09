import { useEffect, useRef } from "react";
import { Button } from "../ui/button.tsx";

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
  useEffect(() => confirm.current?.focus(), []);
  return (
    <section
      aria-labelledby="paste-title"
      onKeyDown={(event) => {
        if (event.key === "Escape") onCancel();
      }}
      className="mt-1 mb-2 rounded-card border border-line bg-surface p-4"
    >
      <h2 id="paste-title" className="font-[650]">
        Add {lines.length} items?
      </h2>
      <ul
        tabIndex={0}
        aria-labelledby="paste-title"
        className="my-2 max-h-40 list-disc overflow-y-auto rounded-lg ps-5 text-ink-2"
      >
        {lines.map((line, place) => (
          <li key={place} dir="auto">
            {line}
          </li>
        ))}
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
