import { Suspense, useEffect, useState } from "react";
import type { Id } from "../../contract/ids.ts";
import { useList } from "../list/list-provider.tsx";
import { useEffectivePermissions } from "../session/use-effective-permissions.ts";
import { lazyPart, Nowhere } from "../parts/lazy-part.tsx";
import { addExample } from "./add-example.ts";
import { AddField } from "./add-field.tsx";
import { AddStatus } from "./add-status.tsx";
import { repeatDays } from "../add/entry-options.ts";
import { useJustAdded } from "../add/just-added-list.ts";
import { PasteOffer } from "../paste/paste-offer-part.ts";
import { Suggestions } from "../suggestions/suggestions.tsx";
import { useAddKnowledge } from "../add/use-add-knowledge.ts";
import { useCompletion } from "../add/use-completion.ts";
import { useAddState } from "./use-add-state.ts";
import { useSuggestions } from "./use-suggestions.ts";
import { useTypedEntry } from "../add/use-typed-entry.ts";

const JustAdded = lazyPart("just-added", () => import("./just-added.tsx"), Nowhere);
const RecurrenceSelect = lazyPart("recurrence-select", () => import("./recurrence-select.tsx"));

/** The field for everything that the household needs, with suggestions. */
export function AddTab() {
  const { view, store } = useList();
  const premium = useEffectivePermissions()?.isPremium === true;
  const known = useAddKnowledge();
  const { planner, knowledge } = known;
  const { state, dispatch, field, status } = useAddState(known, premium);
  const { text, paste } = state;
  const { entry, typed, plans } = useTypedEntry(known, state, premium);
  const { suggestions, onList, open, now } = useSuggestions(known.names, entry.name, state.chosen, planner);
  const completion = useCompletion(planner, text, entry, suggestions);
  const [closedAt, closeAt] = useState("");
  const query =
    text === closedAt || view.status !== "ready" ? null : planner?.findStoreQuery(text, view.stores);
  const blocked = view.sync.batchRunning;
  const days = repeatDays(entry, state.days, premium);

  const added = useJustAdded(store);
  const question = planner?.questionOf(plans) ?? null;
  const isAsked = knowledge !== null && state.asked.some(({ request }) => request.text === text);

  const undo = (ids: readonly Id[], title: string, whole?: true) => {
    const items = view.items.filter(({ id }) => ids.some((given) => store.resolveId(given) === id));
    const names = items.map(({ name }) => name);
    dispatch({ type: "undo-asked", ids, title, names, ...(whole && { whole }) });
  };

  useEffect(() => planner?.foldWhileTyping(field.current), [planner, field]);

  return (
    <>
      <AddField
        input={field}
        text={text}
        blocked={blocked}
        onText={(next) => dispatch({ type: "typed", text: next })}
        onSubmit={() => dispatch({ type: "submitted", question, blocked })}
        onPasteList={(pasted, plain) => dispatch({ type: "pasted", pasted, plain })}
      />
      {premium && (
        <div data-folds className="mt-2.5 min-h-11">
          <Suspense fallback={null}>
            <RecurrenceSelect
              days={days}
              onChange={(chosen) => dispatch({ type: "days-chosen", days: chosen })}
            />
          </Suspense>
        </div>
      )}
      {planner !== null && knowledge !== null && state.asked.length > 0 && (
        <planner.AmountQuestions
          field={field}
          text={text}
          asked={state.asked}
          knowledge={knowledge}
          blocked={blocked}
          isSpoken
          onAnswer={(asked, answer) => dispatch({ type: "question-answered", asked, answer })}
          onDismiss={(asked) => dispatch({ type: "question-dismissed", asked })}
        />
      )}
      <AddStatus
        ref={status}
        blocked={blocked}
        isAsked={isAsked}
        last={state.last}
        example={text.trim() === "" ? addExample(view.stores, premium) : null}
        onUndo={({ ids, title }) => undo(ids, title)}
      >
        {planner === null || typed === null || plans.every(({ kind }) => kind === "nothing") ? null : (
          <planner.EntryPreview
            text={text}
            typed={typed}
            plans={plans}
            onTap={(tap) => dispatch({ type: "thing-tapped", choices: planner.afterTap(state.choices, tap) })}
            onKeepWords={() => dispatch({ type: "words-kept" })}
            completion={completion}
            onComplete={(next) => dispatch({ type: "completed", text: next })}
            onRemovePart={(part) => dispatch({ type: "chip-removed", part })}
            onConfirm={() => dispatch({ type: "amount-confirmed", blocked })}
          />
        )}
      </AddStatus>
      <output className="sr-only">{state.announcement}</output>
      {planner !== null && (
        <planner.FieldAid
          field={field}
          text={text}
          letters={completion?.letters ?? ""}
          count={suggestions.length}
          stores={query?.stores.length}
          pasted={state}
          onText={(next) => dispatch({ type: "typed", text: next })}
          onShared={(pasted, plain) => dispatch({ type: "pasted", pasted, plain })}
        />
      )}
      {paste !== null && knowledge !== null && (
        <Suspense fallback={null}>
          <PasteOffer
            key={paste.readAt}
            {...paste}
            knowledge={knowledge}
            onAdd={(lines) => dispatch({ type: "paste-confirmed", lines })}
            onCancel={() => dispatch({ type: "paste-cancelled" })}
            returnFocus={() => field.current}
          />
        </Suspense>
      )}
      {added.length > 0 && !query && (
        <Suspense fallback={null}>
          <JustAdded isTyping={text !== ""} onUndo={({ id, title }) => undo([id], title, true)} />
        </Suspense>
      )}
      {planner !== null && query ? (
        <planner.StoreOptions
          field={field}
          text={text}
          query={query}
          onText={(next) => dispatch({ type: "completed", text: next })}
          onClose={() => closeAt(text)}
        />
      ) : (
        <Suggestions
          suggestions={suggestions}
          onList={onList}
          open={open}
          blocked={blocked}
          text={text}
          isRead={text.trim() === "" || typed !== null}
          now={now}
          onSelect={(name, typed) => dispatch({ type: "suggestion-pressed", name: name.name, text: typed })}
          onChoose={(name, typed) => dispatch({ type: "suggestion-chosen", name: name.name, text: typed })}
        />
      )}
    </>
  );
}
