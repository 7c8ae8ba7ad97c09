import { classNames } from "./class-names.ts";

/** A count of open items. `label` says of what, for screen readers. */
export function CountBadge({ count, label }: { count: number; label?: string }) {
  return (
    <span
      className={classNames(
        "grid h-7 min-w-7 shrink-0 place-items-center rounded-full px-2 text-sm tabular-nums",
        count === 0 ? "font-medium text-ink-2" : "bg-accent-soft font-bold text-accent",
      )}
    >
      {count}
      {label !== undefined && <span className="sr-only"> {label}</span>}
    </span>
  );
}
