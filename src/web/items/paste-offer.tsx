import { useEffect, useMemo, useRef, useState } from "react";
import type { ParsedEntry } from "../../contract/items/parse-entry.ts";
import { itemTitle } from "../../contract/items/rules.ts";
import { intervalLabel } from "../../contract/repeat/rules.ts";
import { categoryLook } from "../categories/category-look.ts";
import { askEngine } from "../categoriser/engine.ts";
import { Button } from "../ui/button.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { namesToGuess, planAdd, type AddPlan, type Knowledge } from "./add-plan.ts";
import { amountOf } from "./amount.ts";
import { useList } from "./list-provider.tsx";

export type Line = { entry: ParsedEntry; plan: Exclude<AddPlan, { kind: "nothing" }> };

/** A pasted list to be looked over: what is ticked is added, one item a line. */
export default function PasteOffer({
  entries,
  knowledge,
  onAdd,
  onCancel,
}: {
  entries: readonly ParsedEntry[];
  knowledge: Knowledge;
  /** Calls back with each line that is done; resolves when all are. */
  onAdd: (lines: readonly Line[], done: (count: number) => void) => Promise<void>;
  onCancel: () => void;
}) {
  const { open } = knowledge;
  useEffect(() => void askEngine(entries.flatMap((entry) => namesToGuess(entry, open))), [entries, open]);
  const planned = useMemo(
    () =>
      entries.flatMap((entry) => {
        const plan = planAdd(entry, knowledge);
        return plan.kind === "nothing" ? [] : [{ entry, plan }];
      }),
    [entries, knowledge],
  );
  const [unticked, setUnticked] = useState<ReadonlySet<ParsedEntry>>(new Set());
  const [done, setDone] = useState<number | null>(null);
  /** While they are added the rows stay as they were agreed to. */
  const [agreed, setAgreed] = useState<readonly Line[] | null>(null);
  const lines = agreed ?? planned;
  const wanted = lines.filter(({ entry, plan }) => canAdd(plan) && !unticked.has(entry));
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") onCancel();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onCancel]);

  const toggle = (entry: ParsedEntry) =>
    setUnticked((before) => {
      const next = new Set(before);
      if (!next.delete(entry)) next.add(entry);
      return next;
    });
  const add = () => {
    if (done !== null || wanted.length === 0) return;
    setDone(0);
    setAgreed(lines);
    void onAdd(wanted, setDone);
  };
  return (
    <section
      aria-labelledby="paste-title"
      className="mt-1 mb-3 overflow-hidden rounded-card border border-line bg-surface"
    >
      <h2 id="paste-title" className="px-4 pt-4 pb-1 font-[650]">
        Add these to your list?
      </h2>
      <ul className="max-h-[50dvh] divide-y divide-line overflow-y-auto overscroll-contain">
        {lines.map((line) => (
          <PasteRow
            key={`${line.entry.name} ${line.entry.storeId}`}
            line={line}
            ticked={canAdd(line.plan) && !unticked.has(line.entry)}
            onToggle={() => toggle(line.entry)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2 border-t border-line p-3">
        <Button
          ref={confirm}
          onClick={add}
          aria-disabled={done !== null || wanted.length === 0}
          className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
        >
          {done !== null
            ? `Adding ${done} of ${wanted.length} …`
            : wanted.length === 1
              ? "Add 1 item"
              : `Add ${wanted.length} items`}
        </Button>
        {done === null && (
          <Button look="plain" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </section>
  );
}

/** What is there already is only worth a tick when its amount grows. */
function canAdd({ kind, sum }: Line["plan"]): boolean {
  return kind === "add" || sum !== null;
}

function PasteRow({ line, ticked, onToggle }: { line: Line; ticked: boolean; onToggle: () => void }) {
  const { categories, stores } = useList().view;
  const { entry, plan } = line;
  const { optimistic } = plan.options;
  const category = categories.find(({ id }) => id === optimistic.categoryId)?.name ?? null;
  const store = stores.find(({ id }) => id === entry.storeId)?.name;
  const title = itemTitle({ parsedQuantity: null, parsedSize: null, ...optimistic });
  const about =
    plan.item === null
      ? [
          category,
          store,
          entry.intervalDays !== null && `every ${intervalLabel(entry.intervalDays)}`,
          entry.note,
        ]
      : [plan.sum === null ? "Already on the list" : `Already on the list, becomes ${amountOf(plan.sum)}`];
  return (
    <li className="[content-visibility:auto] [contain-intrinsic-size:auto_60px]">
      <label className="flex min-h-15 items-center gap-3 px-4 py-2 has-disabled:text-ink-2">
        <input
          type="checkbox"
          checked={ticked}
          disabled={!canAdd(plan)}
          onChange={onToggle}
          className="size-5 shrink-0 accent-accent"
        />
        <Glyph {...categoryLook(category)} />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block [overflow-wrap:anywhere]">
            {title}
          </span>
          <span dir="auto" className="block text-sm text-ink-2">
            {about.filter(Boolean).join(" · ")}
          </span>
        </span>
      </label>
    </li>
  );
}
