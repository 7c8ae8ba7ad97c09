import { startTransition, useEffect, useRef, useState, type RefObject } from "react";
import type { Id } from "../../contract/ids.ts";
import { runCommand } from "../add-tab/add-commands.ts";
import type { AddContext } from "../add/add-context.ts";
import { undoneText, type AddLine } from "../add/add-line.ts";
import { emptyAddState, nextStep, type AddCommand, type AddEvent, type AddState } from "../add/add-state.ts";
import { undoAdding } from "../add/add-undo.ts";
import { keepTyped, keptTyped } from "../add/kept-text.ts";
import { momentNow } from "../add/question-moment.ts";
import { showBeforeNextKey } from "../add/show-before-next-key.ts";
import {
  cameBackUnseen,
  dropUnfinished,
  keepUnfinished,
  unfinishedAdds,
  type AddRequest,
} from "../add/unfinished-adds.ts";
import { useKeptPastes } from "../add/use-kept-pastes.ts";
import { useAddText, useContextNow, type UndoOfText } from "../add/use-add-text.ts";
import { showItemToast } from "../list/item-toast.ts";
import { useList } from "../list/list-provider.tsx";
import { part } from "../parts/part.ts";
import { showRow } from "../rows/show-row.ts";
import { useSession } from "../session/use-session.ts";
import { dismissToast, showError, showToast } from "../ui/toast.ts";

/** The most characters of one detail in a toast. */
const longestDetail = 200;
/** How long a pasted text is read without a word about it. */
const patienceMs = 400;

const placePart = part("place-pasted", () => import("./place-pasted.ts"));

type AddHereState = { state: AddState; dispatch: (event: AddEvent) => void };

/** The state of a store's field, with the rules of the Add tab; what an Enter did is told in a toast. */
export function useAddHere(inStoreId: Id | null, field: RefObject<HTMLInputElement | null>): AddHereState {
  const { store } = useList();
  const contextNow = useContextNow();
  const addText = useAddText(contextNow);
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : "";
  const place = inStoreId ?? "any";
  const [state, setState] = useState(() => ({
    ...emptyAddState,
    ...keptTyped(userId, place),
    asked: askedThere(userId, inStoreId),
  }));
  const { text, leftInName, choices, days } = state;
  useEffect(
    () => keepTyped(userId, place, { text, leftInName, choices, days }),
    [userId, place, text, leftInName, choices, days],
  );
  const known = useRef(state);

  function dispatch(event: AddEvent): void {
    const before = known.current.last;
    const { state: next, commands } = nextStep(known.current, event, momentNow());
    known.current = next;
    setState(next);
    showBeforeNextKey(field.current, next.text, () => setState(known.current));
    for (const command of commands) run(command);
    const { last } = next;
    const isNews = event.type === "paste-ended" || (event.type === "paste-read" && last !== before);
    if (isNews && last !== null && !last.pending)
      tell(last, last.ids.length === 0 ? null : () => undoAdding(store, last.ids));
  }

  function run(command: AddCommand): void {
    if (command.type === "focus-field") field.current?.focus();
    if (command.type === "add") void add({ ...command.request, inStoreId });
    if (command.type === "keep") keepUnfinished(userId, { ...command.request, inStoreId });
    // Without its field the text has reached nobody.
    if (command.type === "drop" && field.current !== null)
      dropUnfinished(userId, { ...command.request, inStoreId });
    if (command.type === "read-paste") void readPaste(command);
    if (command.type === "add-lines") void addLines(command);
  }

  async function readPaste(command: AddCommand): Promise<void> {
    const { last } = known.current;
    let forget: () => void = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      // What an earlier paste did is told already.
      if (!last?.pending) return;
      showToast(last.spoken);
      forget = dismissToast;
    }, patienceMs);
    const context = contextNow(inStoreId);
    const read = async (event: AddEvent) => {
      const placed = await placedHere(event, context, inStoreId);
      forget();
      // Two hundred rows are rendered in portions, so that the page responds in between.
      startTransition(() => dispatch(placed));
    };
    await runCommand(asLatest(context), command, (event) => void read(event));
  }

  async function addLines(command: AddCommand): Promise<void> {
    await runCommand(asLatest(contextNow(inStoreId)), command, dispatch);
    await store.releaseHeld(false).catch(() => undefined);
  }

  function asLatest(context: AddContext) {
    return { current: { ...context, field: field.current, status: null } };
  }

  async function add(request: AddRequest): Promise<void> {
    const result = await addText(request);
    if (result.outcome === "done") tell(result.line, result.undo);
    if (result.outcome === "blocked")
      showToast("Your new items are being sorted. You can add more in a moment.");
    dispatch({ type: "add-ended", request, result });
    if (result.outcome !== "done" && field.current === null) cameBackUnseen.emit();
  }

  function tell(line: AddLine, undo: UndoOfText | null): void {
    showRow(line.ids.map((one) => store.resolveId(one)).at(-1) ?? null);
    const title = [[line.lead, line.title].filter(Boolean).join(" "), ...line.about];
    showItemToast(store, line.ids, title.map(shortened).join(" · "), {
      ...(undo !== null && { action: { label: "Undo", run: () => void takeBack(undo, line) } }),
    });
  }

  useKeptPastes(userId, place, state, (pasted, plain) => dispatch({ type: "pasted", pasted, plain }));

  return { state, dispatch };
}

/** What was read from a paste, with the store for the things that wouldn't show in it. */
async function placedHere(event: AddEvent, context: AddContext, inStoreId: Id | null): Promise<AddEvent> {
  if (event.type !== "paste-read" || event.entries.length === 0 || inStoreId === null) return event;
  const { entries } = event;
  try {
    const { placePasted } = await placePart.load();
    return { ...event, entries: await placePasted(context, entries, inStoreId) };
  } catch {
    // Without the code that knows what the store sells, all of them are put to it.
    return { ...event, entries: entries.map((entry) => ({ ...entry, storeId: entry.storeId ?? inStoreId })) };
  }
}

/** The questions of an earlier visit to this field that nobody has answered. */
function askedThere(userId: Id, inStoreId: Id | null): AddState["asked"] {
  return unfinishedAdds(userId)
    .filter((request) => request.returned === true && request.inStoreId === inStoreId)
    .map((request) => ({ request, at: momentNow() }));
}

/** A toast has no room for all that a message says around the things it asks for. */
function shortened(words: string): string {
  return words.length <= longestDetail ? words : `${words.slice(0, longestDetail)} …`;
}

async function takeBack(undo: UndoOfText, line: AddLine): Promise<void> {
  try {
    showToast((await undo()) ?? undoneText(line));
  } catch {
    showError("Failed to update item. Please try again.");
  }
}
