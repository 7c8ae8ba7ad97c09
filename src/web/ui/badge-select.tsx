import { ChevronDown, type LucideIcon } from "lucide-react";
import type { KeyboardEvent } from "react";
import { toneClasses, type Tone } from "./badge.tsx";
import { classNames } from "./class-names.ts";
import { WrappingSelect } from "./wrapping-select.tsx";

/** A select that looks like a badge and opens the platform's own list. `label` is its accessible name. */
export function BadgeSelect<V extends string>({
  label,
  value,
  choices,
  tone,
  icon: Icon,
  busy = false,
  onChoose,
}: {
  label: string;
  value: V;
  choices: readonly { value: V; title: string }[];
  tone: Tone;
  icon?: LucideIcon;
  /** Whether a choice is being sent; another one is ignored meanwhile. */
  busy?: boolean;
  onChoose: (value: V) => void;
}) {
  return (
    <span
      className={classNames(
        "relative inline-flex max-w-full items-center rounded-[22px] border text-sm font-[600] transition-opacity has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
        toneClasses[tone],
        busy && "opacity-55",
      )}
    >
      {Icon !== undefined && (
        <Icon aria-hidden="true" className="pointer-events-none absolute start-3.5 size-4" />
      )}
      <WrappingSelect
        aria-label={label}
        aria-busy={busy}
        value={value}
        onKeyDown={openInsteadOfChanging}
        onChange={(event) => !busy && onChoose(event.target.value as V)}
        className={classNames("-my-px pe-9", Icon === undefined ? "ps-3.5" : "ps-9")}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.title}
          </option>
        ))}
      </WrappingSelect>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-3 size-4" />
    </span>
  );
}

/**
 * On some systems an arrow key or a letter changes a closed list at once. A choice here takes effect at once, so the keys
 * only open it; Enter chooses.
 */
function openInsteadOfChanging(event: KeyboardEvent<HTMLSelectElement>): void {
  const changes = /^(Arrow|Page|Home|End|\S$)/.test(event.key);
  if (!changes || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!("showPicker" in event.currentTarget)) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}
