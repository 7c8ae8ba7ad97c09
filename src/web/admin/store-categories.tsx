import { useState } from "react";
import { firstCategories } from "./store-status.ts";

/** The first categories of a store; a button shows the rest. */
export function StoreCategories({
  storeName,
  categories,
}: {
  storeName: string;
  categories: readonly string[];
}) {
  const [isOpen, setOpen] = useState(false);
  const { first, more } = firstCategories(categories);
  return (
    <span className="text-ink-2">
      <bdi>{(isOpen ? categories : first).join(", ")}</bdi>{" "}
      {more > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={
            isOpen ? `Fewer categories of ${storeName}` : `+${more} more categories of ${storeName}`
          }
          onClick={() => setOpen(!isOpen)}
          className="-mx-1.5 -my-2.5 inline-flex min-h-11 min-w-11 items-center rounded-lg px-1.5 font-semibold text-accent"
        >
          {isOpen ? "Show fewer" : `+${more} more`}
        </button>
      )}
    </span>
  );
}
