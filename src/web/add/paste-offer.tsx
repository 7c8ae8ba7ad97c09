import { ChevronRight } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "wouter";
import { askEngine } from "../categoriser/engine.ts";
import { handOver, textAsFile } from "../handed-over.ts";
import { useList } from "../list/list-provider.tsx";
import { BottomSheet } from "../ui/bottom-sheet.tsx";
import { Button } from "../ui/button.tsx";
import { CardList } from "../ui/card.tsx";
import { namesToGuess, planAdd, type Knowledge, type PasteLine } from "./add-plan.ts";
import type { Doubt, PastedEntry } from "./paste-lines.ts";
import { canAdd, PasteRow } from "./paste-row.tsx";
import { isWholeList, pastedText } from "./pasted-text.ts";

const parts: readonly { doubt: Doubt | null; title: string }[] = [
  { doubt: null, title: "To be added" },
  { doubt: "pantry", title: "You probably have these" },
  { doubt: "talk", title: "Not for the list, it seems" },
];

/** A pasted list to be looked over: what is ticked is added, one item a line. */
export default function PasteOffer({
  entries,
  done,
  knowledge,
  onAdd,
  onCancel,
  returnFocus,
}: {
  entries: readonly PastedEntry[];
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
  const { unticked, toggle } = useTicks(entries);
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
      {done === null && <WholeListDoor text={pastedText(entries)} />}
      {parts.map(({ doubt, title }) => {
        const rows = lines.filter(({ entry }) => entry.doubt === doubt);
        if (rows.length === 0) return null;
        return (
          <section key={title} aria-label={title}>
            {doubt !== null && (
              <h3 className="mx-1.5 mt-4 mb-2 text-[0.9375rem] font-semibold text-ink-2">{title}</h3>
            )}
            <CardList>
              {rows.map((line) => (
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
          </section>
        );
      })}
    </BottomSheet>
  );
}

/** Leads to the page that reads headings, ticked lines and columns as well. */
function WholeListDoor({ text }: { text: string }) {
  const isOffered = useMemo(() => isWholeList(text), [text]);
  if (!isOffered) return null;
  return (
    <Link
      href="/import"
      onClick={() => handOver([textAsFile(text)])}
      className="mb-3 flex min-h-14 items-center gap-3 rounded-card bg-accent-soft px-4 py-2.5 text-accent -outline-offset-3 active:opacity-80"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-[650]">Look it over in full</span>
        <span className="block text-sm text-pretty">With its headings, stores and ticked lines</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
    </Link>
  );
}

function usePlannedLines(entries: readonly PastedEntry[], knowledge: Knowledge): readonly PasteLine[] {
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

/** At first all lines are ticked but the doubtful ones. */
function useTicks(entries: readonly PastedEntry[]) {
  const [unticked, setUnticked] = useState<ReadonlySet<PastedEntry>>(
    () => new Set(entries.filter(({ doubt }) => doubt !== null)),
  );
  const toggle = useCallback(
    (entry: PastedEntry) =>
      setUnticked((before) => {
        const next = new Set(before);
        if (!next.delete(entry)) next.add(entry);
        return next;
      }),
    [],
  );
  return { unticked, toggle };
}
