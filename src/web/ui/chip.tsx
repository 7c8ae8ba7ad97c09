import { X } from "lucide-react";
import { useRef, type ComponentProps, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { useFocusAfterRow } from "./focus-after-row.ts";

const shape = "inline-flex min-h-11 items-center gap-2 rounded-full border px-3.5 text-sm font-[550]";

/** A chip that can be pressed. */
export function Chip({
  selected = false,
  className,
  type = "button",
  ...props
}: ComponentProps<"button"> & { selected?: boolean }) {
  return (
    <button
      type={type}
      className={classNames(
        shape,
        "min-w-11 justify-center",
        selected ? "border-transparent bg-accent-soft text-accent" : "border-line bg-surface",
        className,
      )}
      {...props}
    />
  );
}

/** A chip with an x; `removeLabel` names what the x removes. */
export function RemovableChip({
  children,
  removeLabel,
  onRemove,
  disabled = false,
}: {
  children: ReactNode;
  removeLabel: string;
  onRemove: () => void;
  disabled?: boolean;
}) {
  const chip = useRef<HTMLSpanElement>(null);
  useFocusAfterRow(chip);
  return (
    <span ref={chip} className={classNames(shape, "border-line bg-surface pr-0")}>
      <span dir="auto" className="min-w-0">
        {children}
      </span>
      <button
        type="button"
        aria-label={removeLabel}
        disabled={disabled}
        onClick={onRemove}
        className="-ml-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-2 disabled:opacity-45"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}
