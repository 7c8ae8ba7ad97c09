import { useId, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A row with a switch: the whole row toggles it. `hint` says more about what it does. */
export function SwitchRow({
  label,
  hint,
  checked,
  disabled = false,
  onChange,
}: {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const hintId = useId();
  return (
    <label
      className={classNames(
        "relative flex min-h-14 items-center gap-4 px-4 py-2.5 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent",
        disabled ? "text-ink-2" : "cursor-pointer",
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block font-[550]">{label}</span>
        {hint !== undefined && (
          <span id={hintId} className="block text-sm text-ink-2">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className={classNames(
          "flex h-7 w-12 shrink-0 items-center rounded-full border-2 px-0.5 transition-colors motion-reduce:transition-none",
          checked ? "border-accent bg-accent" : "border-ink-2",
          disabled && "opacity-50",
        )}
      >
        <span
          className={classNames(
            "size-5 rounded-full transition-transform motion-reduce:transition-none",
            checked ? "translate-x-5 bg-on-accent rtl:-translate-x-5" : "bg-ink-2",
          )}
        />
      </span>
    </label>
  );
}
