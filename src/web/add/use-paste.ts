import { startTransition, useState } from "react";
import type { Id } from "../../contract/ids.ts";
import type { EntryOptions, ParsedEntry } from "../../typed-text/parse-entry.ts";
import { useList } from "../list/list-provider.tsx";
import type PasteOffer from "./paste-offer.tsx";
import type { Line } from "./paste-offer.tsx";
import type { useAdding } from "./use-adding.ts";

type Offer = { Screen: typeof PasteOffer; entries: readonly ParsedEntry[] };

/**
 * A pasted list: read, offered, and added line by line. `onPlain` gets what the field would hold when it is no list after
 * all, `onEnd` is told when the offer is gone.
 */
export function usePaste(
  { add, makeSum, addedTogether }: Pick<ReturnType<typeof useAdding>, "add" | "makeSum" | "addedTogether">,
  {
    options,
    daysOf,
    onPlain,
    onEnd,
  }: {
    options: EntryOptions;
    /** After how many days an entry comes back; null for once. */
    daysOf: (entry: ParsedEntry) => number | null;
    onPlain: (text: string) => void;
    onEnd: () => void;
  },
) {
  const { store } = useList();
  const [offer, setOffer] = useState<Offer | null>(null);

  const read = async (pasted: string, plain: string) => {
    try {
      const [{ default: Screen }, { readLines, mergeEntries, namesIn }, { guessSoon }] = await Promise.all([
        import("./paste-offer.tsx"),
        import("./paste-lines.ts"),
        import("../categoriser/engine.ts"),
      ]);
      const lines = readLines(pasted, options);
      const entries = mergeEntries(lines, await guessSoon(namesIn(lines)));
      // Two hundred rows are made bit by bit, so that the page answers in between.
      if (entries.length > 1) return startTransition(() => setOffer({ Screen, entries }));
    } catch {
      // Its part of the app can't be had now: the text goes where it was pasted.
    }
    onPlain(plain);
  };

  const close = () => {
    setOffer(null);
    onEnd();
  };

  /** Resolves when nothing stands against adding any more. */
  const unblocked = () =>
    new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        if (store.getView().sync.batchRunning) return;
        stop();
        resolve();
      });
    });

  const addLine = async ({ entry, plan }: Line): Promise<Id | null> => {
    if (plan.sum !== null) {
      await makeSum(plan);
      return null;
    }
    for (;;) {
      const { outcome, id } = await add(entry, daysOf(entry));
      if (outcome !== "blocked") return id;
      // The page was hidden meanwhile, which sends the names that wait.
      if (store.getView().sync.batchRunning) await unblocked();
    }
  };

  const addAll = async (lines: readonly Line[], done: (count: number) => void) => {
    const ids: Id[] = [];
    for (const [place, line] of lines.entries()) {
      const id = await addLine(line);
      if (id !== null) ids.push(id);
      done(place + 1);
    }
    if (ids.length > 0) addedTogether(ids);
    close();
  };

  return { offer, read, close, addAll };
}
