import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useGuesses } from "../categoriser/guesses.ts";
import { useList } from "../list/list-provider.tsx";
import type { AddState } from "./add-state.ts";
import { unparsedEntry } from "./entry-options.ts";
import type { AddKnowledge } from "./use-add-knowledge.ts";

const subscribeToNothing = () => () => undefined;

/**
 * How the text in the field is parsed while it is typed, and what adding it would do. Until the planner is warm a text is read ahead
 * in portions, since the first reading would hold up the next key.
 */
export function useTypedEntry(
  { planner, knowledge, names }: AddKnowledge,
  { text, leftInName: asName, choices }: Pick<AddState, "text" | "leftInName" | "choices">,
  premium: boolean,
) {
  const { stores } = useList().view;
  const guesses = useGuesses();
  const isBlank = text.trim() === "";
  useEffect(() => {
    if (!isBlank) planner?.readAhead(text);
  }, [planner, text, isBlank]);
  const isWarm = useSyncExternalStore(
    planner?.onWarm ?? subscribeToNothing,
    () => planner?.isWarmFor(text) === true,
  );
  // Even an empty text takes long until the planner is warm.
  const mayRead = isWarm && !isBlank;
  const read = useMemo(
    () =>
      planner === null || !mayRead
        ? null
        : planner.readNow(text, { stores, premium, asName, choices, names, guesses }),
    [planner, mayRead, text, stores, premium, asName, choices, names, guesses],
  );
  const plans = useMemo(
    () =>
      planner === null || knowledge === null || read === null
        ? []
        : read.typed.things.map(({ entry }) => planner.planAdd(entry, knowledge)),
    [planner, read, knowledge],
  );
  const open = knowledge?.open;
  useEffect(() => {
    if (planner === null || open === undefined || read === null) return;
    const entries = read.typed.things.map(({ entry }) => entry);
    void planner.askEngine([
      ...read.missing,
      ...entries.flatMap((entry) => planner.namesToGuess(entry, open)),
    ]);
  }, [planner, read, open]);
  // Suggestions are for the last thing: it is being typed.
  const entry = read?.typed.things.at(-1)?.entry ?? unparsedEntry(text);
  return { entry, typed: read?.typed ?? null, plans };
}
