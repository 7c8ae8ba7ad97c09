import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { Id } from "../../contract/ids.ts";
import { nameKey } from "../../contract/items/rules.ts";
import { useEffectivePermissions } from "../accounts/use-effective-permissions.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { AddField } from "./add-field.tsx";
import { AddStatus } from "./add-status.tsx";
import { completionOf, planAdd, withName } from "./add-plan.ts";
import { JustAdded } from "./just-added.tsx";
import type { KnownName } from "./known-names.ts";
import { useList } from "./list-provider.tsx";
import { PasteOffer } from "./paste-offer.tsx";
import { suggest } from "./suggest.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { useAdding } from "./use-adding.ts";

const RecurrenceSelect = lazy(() => import("../repeat/recurrence-select.tsx"));

/** One box for everything the household needs, and what it may be about to type. */
export function AddTab() {
  const { view, store } = useList();
  const { known, open, blocked, last, news, add, undo } = useAdding();
  const [now] = useState(Date.now);
  const premium = useEffectivePermissions()?.isPremium === true;
  const [chosenDays, setDays] = useState<number | null>(null);
  const days = premium ? chosenDays : null;
  const [text, setText] = useState("");
  const [pasted, setPasted] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const input = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLDivElement>(null);

  useEffect(
    () => () => {
      // Leaving the tab sends the names that wait; should that fail they are stored and sent at the next start.
      store.releaseHeld().catch(() => undefined);
    },
    [store],
  );

  const plan = useMemo(() => planAdd(text, known, open), [text, known, open]);
  const filter = plan.kind === "nothing" ? "" : plan.parsed.name;
  const suggestions = useMemo(
    () => suggest(known, { text: filter, open, hidden: chosen, now }),
    [known, filter, open, chosen, now],
  );
  const completion = suggestions.length === 0 ? "" : completionOf(text, suggestions[0]!.name);

  const submit = async () => {
    if (blocked || text.trim() === "") return;
    setText("");
    const outcome = await add(text, days);
    if (outcome === "failed") setText((newer) => newer || text);
    if (outcome === "kept") setDays(null);
  };
  const choose = async (name: KnownName, typed: string) => {
    setChosen((before) => new Set([...before, name.key]));
    setText((now) => (now === typed ? "" : now));
    const outcome = await add(withName(typed, name.name), days);
    if (outcome === "kept") setDays(null);
    if (outcome === "blocked" || outcome === "failed") setChosen((before) => without(before, name.key));
  };
  const takeBack = async (id: Id, title: string, name: string) => {
    setChosen((before) => without(before, nameKey(name)));
    await undo(id, title);
    status.current?.focus({ preventScroll: true });
  };
  const closeOffer = () => {
    setPasted([]);
    input.current?.focus();
  };
  const addPasted = async () => {
    closeOffer();
    for (const line of pasted) await add(line, days);
    setDays(null);
  };

  return (
    <>
      <AddField
        input={input}
        text={text}
        completion={completion}
        blocked={blocked}
        suggestionCount={text === "" ? null : suggestions.length}
        onText={setText}
        onSubmit={() => void submit()}
        onPasteLines={setPasted}
      />
      {premium && (
        <div className="mt-2.5 h-11">
          <Suspense fallback={null}>
            <RecurrenceSelect days={days} onChange={setDays} />
          </Suspense>
        </div>
      )}
      <AddStatus
        ref={status}
        plan={plan}
        completing={completion !== ""}
        blocked={blocked}
        last={last}
        onUndo={({ id, title }) => void takeBack(id, title, title)}
      />
      <output className="sr-only">{news}</output>
      {pasted.length > 0 && (
        <PasteOffer lines={pasted} onAdd={() => void addPasted()} onCancel={closeOffer} />
      )}
      {view.status === "loading" && <LoadingSuggestions />}
      {view.status === "unreachable" && (
        <EmptyState
          title="Your list can't be loaded right now"
          text="What you add is kept on this device and sent as soon as Restock can be reached."
        >
          <Button look="soft" onClick={() => void store.refresh()}>
            Try again
          </Button>
        </EmptyState>
      )}
      {view.status === "ready" && (
        <SuggestionList
          suggestions={suggestions}
          open={open}
          blocked={blocked}
          text={text}
          now={now}
          onChoose={(name, typed) => void choose(name, typed)}
        />
      )}
      <JustAdded onUndo={({ id, title, name }) => void takeBack(id, title, name)} />
    </>
  );
}

function without(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set([...keys].filter((other) => other !== key));
}

function LoadingSuggestions() {
  return (
    <div aria-busy="true">
      <Skeleton className="mt-4 mb-2 h-5 w-28 rounded-md" />
      <Skeleton className="h-70 w-full" />
    </div>
  );
}
