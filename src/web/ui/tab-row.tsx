import { useEffect, useRef, type KeyboardEvent } from "react";
import { classNames } from "./class-names.ts";
import { rovingFocusTarget } from "./roving-focus.ts";

/** The ids by which a tab and its panel refer to each other. */
export const tabId = (tab: string) => `tab-${tab}`;
export const panelId = "tab-panel";

/** A row of tabs. Where it is wider than the screen it scrolls sideways, its ends fade out where there is more, and
 * no tab is so wide that it hides those beside it. */
export function TabRow<T extends string>({
  label,
  tabs,
  titles,
  tab,
  onChoose,
}: {
  label: string;
  tabs: readonly T[];
  titles: Record<T, string>;
  tab: T;
  onChoose: (tab: T) => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    row.current
      ?.querySelector(`#${tabId(tab)}`)
      ?.scrollIntoView({ behavior: "instant", block: "nearest", inline: "center" });
  }, [tab]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = rovingFocusTarget(tabs, tab, event.key);
    if (next === null) return;
    event.preventDefault();
    onChoose(next);
    row.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  return (
    <div className="overflow-hidden rounded-full border border-line bg-surface">
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="fading-ends flex scroll-px-8 gap-1 overflow-x-auto p-1.5 [scrollbar-width:none]"
      >
        {tabs.map((name) => (
          <button
            key={name}
            id={tabId(name)}
            type="button"
            role="tab"
            aria-selected={name === tab}
            aria-controls={panelId}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onChoose(name)}
            className={classNames(
              "min-h-11 max-w-[72%] shrink-0 grow rounded-full px-4 leading-tight font-[650] transition-colors",
              name === tab
                ? "bg-accent text-on-accent -outline-offset-6 outline-on-accent"
                : "text-ink-2 -outline-offset-2 active:bg-line/60",
            )}
          >
            {titles[name]}
          </button>
        ))}
      </div>
    </div>
  );
}
