import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ParsedEntry } from "../../typed-text/parse-entry.ts";
import { askEngine } from "../categoriser/engine.ts";
import { useList } from "../list/list-provider.tsx";
import { BottomSheet } from "../ui/bottom-sheet.tsx";
import { Button } from "../ui/button.tsx";
import { CardList } from "../ui/card.tsx";
import { namesToGuess, planAdd, type Knowledge, type PasteLine } from "./add-plan.ts";
import { canAdd, PasteRow } from "./paste-row.tsx";

/** A pasted list to be looked over: what is ticked is added, one item a line. */
export default function PasteOffer({
  entries,
  done,
  knowledge,
  onAdd,
  onCancel,
  returnFocus,
}: {
  entries: readonly ParsedEntry[];
  /** How many lines are added; null before that has begun. */
  done: number | null;
  knowledge: Knowledge;
  onAdd: (lines: readonly PasteLine[]) => void;
  onCancel: () => void;
  returnFocus: () => HTMLElement | null;
}) {
  const planned = usePlannedLines(entries, knowledge);
  /** While they are added the rows stay as they were agreed to. */
  const [agreed, setAgreed] = useState<readonly PasteLine[] | null>(null);
  const { unticked, toggle } = useTicks();
  const lines = agreed ?? planned;
  const wanted = lines.filter(({ entry, plan }) => canAdd(plan) && !unticked.has(entry));
  const confirm = useRef<HTMLButtonElement>(null);
  const { categories, stores } = useList().view;
  const disabled = done !== null || wanted.length === 0;
  const add = () => {
    if (disabled) return;
    setAgreed(lines);
    onAdd(wanted);
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
          aria-disabled={disabled}
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

function usePlannedLines(entries: readonly ParsedEntry[], knowledge: Knowledge): readonly PasteLine[] {
  const { open } = knowledge;
  useEffect(() => void askEngine(entries.flatMap((entry) => namesToGuess(entry, open))), [entries, open]);
  return useMemo(
    () =>
      entries.flatMap((entry) => {
        const plan = planAdd(entry, knowledge);
        return plan.kind === "nothing" ? [] : [{ entry, plan }];
      }),
    [entries, knowledge],
  );
}

/** All lines are ticked at first. */
function useTicks() {
  const [unticked, setUnticked] = useState<ReadonlySet<ParsedEntry>>(new Set());
  const toggle = useCallback(
    (entry: ParsedEntry) =>
      setUnticked((before) => {
        const next = new Set(before);
        if (!next.delete(entry)) next.add(entry);
        return next;
      }),
    [],
  );
  return { unticked, toggle };
}
