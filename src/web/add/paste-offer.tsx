import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ParsedEntry } from "../../typed-text/parse-entry.ts";
import { intervalLabel } from "../../contract/repeat/rules.ts";
import { categoryLook } from "../category-look.ts";
import { askEngine } from "../categoriser/engine.ts";
import { BottomSheet } from "../ui/bottom-sheet.tsx";
import { Button } from "../ui/button.tsx";
import { CardList } from "../ui/card.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { namesToGuess, planAdd, type AddPlan, type Knowledge } from "./add-plan.ts";
import { amountText } from "../../contract/items/amount.ts";
import { useList } from "../list/list-provider.tsx";

export type Line = { entry: ParsedEntry; plan: Exclude<AddPlan, { kind: "nothing" }> };

/** A pasted list to be looked over: what is ticked is added, one item a line. */
export default function PasteOffer({
  entries,
  knowledge,
  onAdd,
  onCancel,
  returnFocus,
}: {
  entries: readonly ParsedEntry[];
  knowledge: Knowledge;
  /** Calls back with each line that is done; resolves when all are. */
  onAdd: (lines: readonly Line[], done: (count: number) => void) => Promise<void>;
  onCancel: () => void;
  returnFocus: () => HTMLElement | null;
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
  const toggle = useCallback(
    (entry: ParsedEntry) =>
      setUnticked((before) => {
        const next = new Set(before);
        if (!next.delete(entry)) next.add(entry);
        return next;
      }),
    [],
  );
  const { categories, stores } = useList().view;
  const add = () => {
    if (done !== null || wanted.length === 0) return;
    setDone(0);
    setAgreed(lines);
    void onAdd(wanted, setDone);
  };
  const count = wanted.length === 1 ? "1 item" : `${wanted.length} items`;
  return (
    <BottomSheet
      open
      title={`Add ${count}?`}
      onClose={() => {
        if (done === null) onCancel();
      }}
      initialFocus={confirm}
      returnFocus={returnFocus}
      className="max-w-[480px]"
      footer={
        <Button
          ref={confirm}
          onClick={add}
          aria-disabled={done !== null || wanted.length === 0}
          className="w-full tabular-nums aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
        >
          {done === null ? `Add ${count}` : `Adding ${done} of ${wanted.length} …`}
        </Button>
      }
    >
      <CardList>
        {lines.map((line) => (
          <PasteRow
            key={`${line.entry.name} ${line.entry.storeId}`}
            line={line}
            category={
              categories.find(({ id }) => id === line.plan.options.optimistic.categoryId)?.name ?? null
            }
            store={stores.find(({ id }) => id === line.entry.storeId)?.name ?? null}
            ticked={canAdd(line.plan) && !unticked.has(line.entry)}
            onToggle={toggle}
          />
        ))}
      </CardList>
    </BottomSheet>
  );
}

/** What is there already is only worth a tick when its amount grows. */
function canAdd({ kind, sum }: Line["plan"]): boolean {
  return kind === "add" || sum !== null;
}

/** Kept as it is while its line is: two hundred of them stand by while each is added. */
const PasteRow = memo(function PasteRow({
  line: { entry, plan },
  category,
  store,
  ticked,
  onToggle,
}: {
  line: Line;
  category: string | null;
  store: string | null;
  ticked: boolean;
  onToggle: (entry: ParsedEntry) => void;
}) {
  const about =
    plan.item === null
      ? [
          category,
          store,
          entry.intervalDays !== null && `every ${intervalLabel(entry.intervalDays)}`,
          entry.note,
        ]
      : [plan.sum === null ? "Already on the list" : `Already on the list, becomes ${amountText(plan.sum)}`];
  return (
    <li className="[content-visibility:auto] [contain-intrinsic-size:auto_60px]">
      <label className="flex min-h-15 items-center gap-3 px-4 py-2 has-disabled:text-ink-2">
        <input
          type="checkbox"
          checked={ticked}
          disabled={!canAdd(plan)}
          onChange={() => onToggle(entry)}
          className="size-5 shrink-0 accent-accent"
        />
        <Glyph {...categoryLook(category)} />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block [overflow-wrap:anywhere]">
            {plan.title}
          </span>
          <span dir="auto" className="block text-sm text-ink-2">
            {about.filter(Boolean).join(" · ")}
          </span>
        </span>
      </label>
    </li>
  );
});
