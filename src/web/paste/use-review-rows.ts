import { useCallback, useMemo, useState } from "react";
import type { PastedEntry } from "../typed/paste-lines.ts";

/** A row of the review: an entry as it was read, or as it was written, with the words that were left out. */
export type ReviewRow = {
  key: string;
  /** The words that its button keeps or leaves out again; empty without a button. */
  leftOut: string;
  isKept: boolean;
  /** The entry that its tick and its button belong to: the one that was read, so that the tick stays when words are kept. */
  owner: PastedEntry;
};

/** The rows of a pasted list, with their ticks and the words that are kept; at first the doubtful ones are unticked. */
export function useReviewRows(entries: readonly PastedEntry[]) {
  const [kept, setKept] = useState<ReadonlySet<PastedEntry>>(new Set());
  const [unticked, setUnticked] = useState<ReadonlySet<PastedEntry>>(
    () => new Set(entries.filter(({ doubt }) => doubt !== null)),
  );
  const rows = useMemo(() => rowsOf(entries, kept), [entries, kept]);
  const shown = useMemo(() => [...rows.keys()], [rows]);
  const ownerOf = useCallback((entry: PastedEntry) => rows.get(entry)?.owner ?? entry, [rows]);
  const toggle = useCallback(
    (entry: PastedEntry) => setUnticked((before) => toggled(before, ownerOf(entry))),
    [ownerOf],
  );
  const toggleKept = useCallback(
    (entry: PastedEntry) => setKept((before) => toggled(before, ownerOf(entry))),
    [ownerOf],
  );
  return {
    shown,
    rowOf: (entry: PastedEntry) => rows.get(entry),
    isTicked: (entry: PastedEntry) => !unticked.has(ownerOf(entry)),
    toggle,
    toggleKept,
  };
}

/** The row of each entry that is shown. Entries of one thing are as many things again as they were written. */
function rowsOf(
  entries: readonly PastedEntry[],
  kept: ReadonlySet<PastedEntry>,
): ReadonlyMap<PastedEntry, ReviewRow> {
  return new Map(
    entries.flatMap((read, index) => {
      const isKept = kept.has(read);
      const shown = (isKept && read.leftOut?.asWritten) || [read];
      return shown.map((entry, part): [PastedEntry, ReviewRow] => {
        const key = `${index} ${part}`;
        return part === 0
          ? [entry, { key, leftOut: read.leftOut?.words ?? "", isKept, owner: read }]
          : [entry, { key, leftOut: "", isKept, owner: entry }];
      });
    }),
  );
}

function toggled<Value>(before: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  const next = new Set(before);
  if (!next.delete(value)) next.add(value);
  return next;
}
