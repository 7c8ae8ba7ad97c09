import { useEffect, useMemo } from "react";
import type { EntryPart } from "../../typed-text/parse-entry.ts";
import { useList } from "../list/list-provider.tsx";
import { entryOptions, unparsedEntry } from "./entry-options.ts";
import type { AddKnowledge } from "./use-add-knowledge.ts";

const nothing = { kind: "nothing" } as const;

/** How the text in the field is parsed while it is typed, and what adding it would do. */
export function useTypedEntry(
  { planner, knowledge }: AddKnowledge,
  text: string,
  leftInName: readonly EntryPart[],
  premium: boolean,
) {
  const { stores } = useList().view;
  const options = useMemo(() => entryOptions(stores, leftInName, premium), [stores, leftInName, premium]);
  const entry = useMemo(
    () => planner?.parseEntry(text, options) ?? unparsedEntry(text),
    [planner, text, options],
  );
  const plan = useMemo(
    () => (planner === null || knowledge === null ? nothing : planner.planAdd(entry, knowledge)),
    [planner, entry, knowledge],
  );
  const open = knowledge?.open;
  useEffect(() => {
    if (planner !== null && open !== undefined) void planner.askEngine(planner.namesToGuess(entry, open));
  }, [planner, entry, open]);
  return { entry, plan };
}
