import { useCallback, useEffect, useRef, useState } from "react";
import { useList } from "../list/list-provider.tsx";
import { runCommand } from "./add-commands.ts";
import type { AddEnvironment } from "../add/add-environment.ts";
import type { AddLine } from "../add/add-line.ts";
import { emptyAddState, nextStep, type AddEvent } from "../add/add-state.ts";
import { addPlace, keepTyped, keptText, keptTyped, pastesOf } from "../add/kept-text.ts";
import { momentNow } from "../add/question-moment.ts";
import { showBeforeNextKey } from "../add/show-before-next-key.ts";
import type { AddRequest } from "../add/unfinished-adds.ts";
import { useAddContext } from "../add/use-add-context.ts";
import { prepareEntryPlanner } from "../add/use-entry-planner.ts";
import type { AddKnowledge } from "../add/use-add-knowledge.ts";
import { useUnfinishedAdds } from "../add/use-unfinished-adds.ts";
import { showToast } from "../ui/toast.ts";

/** The pause after the last key until held names are sent, so that the others of the household see them soon. */
const restMs = 2000;

/** The state of the Add tab and the dispatch of its events. Held names are sent when the tab is left, too. */
export function useAddState(knowledge: AddKnowledge, premium: boolean) {
  const { view } = useList();
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const context = useAddContext(knowledge, premium);
  const { userId } = context;

  const latest = useRef<AddEnvironment>({ ...context, field: null, status: null });
  useEffect(() => {
    latest.current = { ...context, field: field.current, status: status.current };
  });
  const left = useRef(false);
  useEffect(() => {
    const release = () => {
      left.current = true;
      releaseHeld(latest.current);
    };
    left.current = false;
    return release;
  }, []);

  // The field has the kept text before a person can type, so that new text stands beside it and never takes its place.
  const [state, setState] = useState(() => ({ ...emptyAddState, ...keptTyped(userId, addPlace) }));
  const known = useRef(state);
  const dispatch = useCallback(function dispatch(event: AddEvent) {
    const { state: next, commands } = nextStep(known.current, event, momentNow());
    known.current = next;
    setState(next);
    showBeforeNextKey(field.current, next.text, () => setState(known.current));
    // The preview of what is in the field stands in the place of the line.
    if (event.type === "paste-ended" && next.text.trim() !== "")
      tellPasted(event.line, latest.current, dispatch);
    for (const command of commands)
      void runCommand(latest, command, dispatch).then(() => {
        // The page may have been hidden while a name was being parsed or stored.
        if (document.visibilityState === "hidden") latest.current.store.flushOnHide();
        else if (left.current) releaseHeld(latest.current);
      });
  }, []);

  const { text, leftInName, choices, days } = state;
  useEffect(
    () => keepTyped(userId, addPlace, { text, leftInName, choices, days }),
    [userId, text, leftInName, choices, days],
  );
  // The planner shows what is read from a kept text or paste; without any it is loaded at the first touch only.
  const [hasKept] = useState(() => text !== "" || keptText(userId, pastesOf(addPlace)) !== "");
  useEffect(() => {
    if (hasKept) prepareEntryPlanner();
  }, [hasKept]);
  const { held } = view.sync;
  useEffect(() => {
    if (held === 0) return;
    const rest = () => {
      if (known.current.text === text) releaseHeld(latest.current, false);
    };
    const timer = setTimeout(rest, restMs);
    return () => clearTimeout(timer);
  }, [text, held]);

  const resume = useCallback(
    (unfinished: readonly AddRequest[]) => dispatch({ type: "opened", unfinished }),
    [dispatch],
  );
  useUnfinishedAdds(userId, resume);

  return { state, dispatch, field, status };
}

function releaseHeld({ store }: AddEnvironment, asBatch = true): void {
  // If that fails, they stay in the outbox and are sent at the next start.
  store.releaseHeld(asBatch).catch(() => undefined);
}

/** Tells in a toast what a paste has added, with its Undo. */
function tellPasted(line: AddLine, { store }: AddEnvironment, dispatch: (event: AddEvent) => void): void {
  const { ids, title } = line;
  const undo = () => {
    const known = new Set(ids.map((id) => store.resolveId(id)));
    const names = store.getView().items.flatMap(({ id, name }) => (known.has(id) ? [name] : []));
    dispatch({ type: "undo-asked", ids, title, names });
  };
  showToast(line.spoken, ids.length === 0 ? {} : { action: { label: "Undo", run: undo } });
}
