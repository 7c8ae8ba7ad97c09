import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { Id } from "../../contract/ids.ts";
import type { EntryPart, ParsedEntry } from "../../typed-text/parse-entry.ts";
import { itemTitle, nameKey } from "../../contract/items/rules.ts";
import { useEffectivePermissions } from "../session/use-effective-permissions.ts";
import type { ItemView } from "../offline/list-view.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { AddField } from "./add-field.tsx";
import { AddStatus } from "./add-status.tsx";
import type { AddPlan } from "./add-plan.ts";
import { amountText } from "../../contract/items/amount.ts";
import { JustAdded } from "./just-added.tsx";
import type { KnownName } from "./known-names.ts";
import { useList } from "../list/list-provider.tsx";
import { suggest } from "./suggest.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { useAdding } from "./use-adding.ts";
import { unread, useCarryOut } from "./use-carry-out.ts";
import { usePaste } from "./use-paste.ts";

const RecurrenceSelect = lazy(() => import("./recurrence-select.tsx"));

/** One box for everything the household needs, and what it may be about to type. */
export function AddTab() {
  const { view, store } = useList();
  const premium = useEffectivePermissions()?.isPremium === true;
  const [text, setText] = useState("");
  const [asName, setAsName] = useState<readonly EntryPart[]>([]);
  const { stores } = view;
  // Who has no Premium can't make things repeat: the words stay in the name.
  const options = useMemo(
    () => ({ stores, asName: premium ? asName : [...asName, "repeat" as const] }),
    [stores, asName, premium],
  );
  const adding = useAdding();
  const { reading, knowledge, names, blocked, last, announcement, announce, add, makeSum, undo } = adding;
  const { carryOut, keep } = useCarryOut(premium, add);
  const entry = useMemo(() => reading?.parseEntry(text, options) ?? unread(text), [reading, text, options]);
  const onList = useMemo(() => keysOf(view.items), [view.items]);
  const openNames = useMemo(() => keysOf(view.items.filter(({ completed }) => !completed)), [view.items]);
  const [now] = useState(Date.now);
  const [chosenDays, setDays] = useState<number | null>(null);
  const daysOf = (read: ParsedEntry) => (premium ? (read.intervalDays ?? chosenDays) : null);
  const days = daysOf(entry);
  const [asked, setAsked] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const input = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLDivElement>(null);

  const plan = useMemo(
    () => (reading === null || knowledge === null ? nothing : reading.planAdd(entry, knowledge)),
    [reading, entry, knowledge],
  );
  const open = knowledge?.open;
  useEffect(() => {
    if (reading !== null && open !== undefined) void reading.askEngine(reading.namesToGuess(entry, open));
  }, [reading, entry, open]);
  const suggestions = useMemo(
    () => suggest(names, { text: entry.name, onList, hidden: chosen, now }),
    [names, entry.name, onList, chosen, now],
  );
  const [best] = suggestions;
  const completion = best === undefined ? "" : (reading?.completionOf(text, entry.name, best.name) ?? "");

  const write = (next: string) => {
    setText(next);
    setAsked("");
    if (next.trim() === "") setAsName([]);
  };
  /** Only when the one who waits for it is still what stands in the field. */
  const clear = (typed: string) => {
    if (input.current?.value === typed) write("");
  };
  const submit = async () => {
    if (blocked || text.trim() === "") return;
    if (plan.kind === "onList" && isQuestion(plan) && days === null) return askForSum();
    write("");
    const outcome = await carryOut({ text, asName, name: null, days: chosenDays });
    if (outcome === "failed" || outcome === "blocked") setText((newer) => newer || text);
    if (outcome === "kept") setDays(null);
  };
  /** The amount of what is there is only changed when that was asked for twice. */
  const askForSum = async () => {
    if (plan.kind === "nothing" || plan.item === null || plan.sum === null) return;
    if (asked === text) return acceptSum();
    setAsked(text);
    input.current?.select();
    announce(
      `${itemTitle(plan.item)} is on the list already. Press Enter again to make it ${amountText(plan.sum)}.`,
    );
  };
  const acceptSum = async () => {
    if (plan.kind === "nothing") return;
    input.current?.focus({ preventScroll: true });
    if ((await makeSum(plan)) === "kept") clear(text);
  };
  const wish = (name: KnownName, typed: string) => ({
    text: typed,
    asName,
    name: name.name,
    days: chosenDays,
  });
  const choose = async (name: KnownName, typed: string) => {
    setChosen((before) => new Set([...before, name.key]));
    clear(typed);
    const outcome = await carryOut(wish(name, typed));
    if (outcome === "kept") setDays(null);
    if (outcome === "blocked" || outcome === "failed") setChosen((before) => without(before, [name.key]));
  };
  const removePart = (part: EntryPart) => {
    setAsName((before) => [...before, part]);
    input.current?.focus({ preventScroll: true });
  };
  const takeBack = async (ids: readonly Id[], title: string) => {
    const keys = view.items.filter(({ id }) => ids.some((given) => store.resolveId(given) === id));
    setChosen((before) =>
      without(
        before,
        keys.map(({ name }) => nameKey(name)),
      ),
    );
    await undo(ids, title);
    status.current?.focus({ preventScroll: true });
  };

  const paste = usePaste(adding, {
    options: { ...options, asName: premium ? [] : ["repeat"] },
    daysOf,
    onPlain: write,
    onEnd: () => {
      setDays(null);
      input.current?.focus();
    },
  });

  return (
    <>
      <AddField
        input={input}
        text={text}
        completion={completion}
        blocked={blocked}
        suggestionCount={text === "" ? null : suggestions.length}
        onText={write}
        onSubmit={() => void submit()}
        onPasteList={(pasted, plain) => void paste.read(pasted, plain)}
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
        blocked={blocked}
        last={last}
        onUndo={({ ids, title }) => void takeBack(ids, title)}
      >
        {reading === null || plan.kind === "nothing" ? null : (
          <reading.EntryReading
            entry={entry}
            plan={plan}
            completing={completion !== ""}
            onRemovePart={removePart}
            onSum={() => void acceptSum()}
          />
        )}
      </AddStatus>
      <output className="sr-only">{announcement}</output>
      {paste.offer !== null && knowledge !== null && (
        <paste.offer.Screen
          entries={paste.offer.entries}
          knowledge={knowledge}
          onAdd={paste.addAll}
          onCancel={paste.close}
          returnFocus={() => input.current}
        />
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
          open={openNames}
          blocked={blocked}
          text={text}
          now={now}
          onSelect={(name, typed) => keep(wish(name, typed))}
          onChoose={(name, typed) => void choose(name, typed)}
        />
      )}
      <JustAdded onUndo={({ id, title }) => void takeBack([id], title)} />
    </>
  );
}

/** Two amounts come together: not without asking. One where there was none is only offered. */
function isQuestion({ item, sum }: Exclude<AddPlan, { kind: "nothing" }>): boolean {
  return sum !== null && item !== null && amountText(item) !== "";
}

const nothing = { kind: "nothing" } as const;

function keysOf(items: readonly ItemView[]): ReadonlySet<string> {
  return new Set(items.map((item) => nameKey(item.name)));
}

function without(keys: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> {
  return new Set([...keys].filter((key) => !gone.includes(key)));
}

function LoadingSuggestions() {
  return (
    <div aria-busy="true">
      <Skeleton className="mt-4 mb-2 h-5 w-28 rounded-md" />
      <Skeleton className="h-70 w-full" />
    </div>
  );
}
