import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { part } from "../parts/part.ts";
import { Chip } from "../ui/chip.tsx";
import { showError } from "../ui/toast.ts";
import type { CategoryInput, CategoryInputProps } from "./category-input.tsx";

const input = part("category-input", () => import("./category-input.tsx"));

/** Null when the network fails; the next call tries again. */
async function loadInput(): Promise<typeof CategoryInput | null> {
  try {
    return (await input.load()).CategoryInput;
  } catch {
    // The caller reports the failure where the person asked for the field.
    return null;
  }
}

/**
 * A chip 'Add category' that becomes a field with suggestions. The field's code is fetched as soon as the chip shows; once
 * it is loaded a press focuses the field synchronously, as on-screen keyboards require.
 */
export function AddCategory(props: Omit<CategoryInputProps, "onClose" | "openedFrom">) {
  const [open, setOpen] = useState<{ from: Element | null } | null>(null);
  const [Input, setInput] = useState(() => input.read()?.CategoryInput ?? null);
  const chip = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    void loadInput().then((loaded) => setInput(() => loaded));
  }, []);

  async function openField(): Promise<void> {
    setOpen({ from: document.activeElement });
    if (Input !== null) return;
    const loaded = await loadInput();
    setInput(() => loaded);
    if (loaded !== null) return;
    setOpen(null);
    showError("This field could not be loaded. Please try again in a moment.");
  }

  if (open !== null && Input !== null) {
    return (
      <Input
        {...props}
        openedFrom={open.from}
        onClose={(refocus) => {
          setOpen(null);
          if (refocus) requestAnimationFrame(() => chip.current?.focus());
        }}
      />
    );
  }
  return (
    <Chip
      ref={chip}
      aria-busy={open !== null}
      className="border-dashed border-line-strong text-accent"
      onClick={() => void openField()}
    >
      <Plus aria-hidden="true" className="size-4" />
      Add category
    </Chip>
  );
}
