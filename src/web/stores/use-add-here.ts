import { useEffect, useRef, useState, type RefObject } from "react";
import type { Id } from "../../contract/ids.ts";
import { undoneText, type AddLine } from "../add/add-line.ts";
import { emptyAddState, nextStep, type AddCommand, type AddEvent, type AddState } from "../add/add-state.ts";
import { keepText, keptText } from "../add/kept-text.ts";
import { momentNow } from "../add/question-moment.ts";
import {
  cameBackUnseen,
  dropUnfinished,
  keepUnfinished,
  unfinishedAdds,
  type AddRequest,
} from "../add/unfinished-adds.ts";
import { useAddText, type UndoOfText } from "../add/use-add-text.ts";
import { useList } from "../list/list-provider.tsx";
import { showRow } from "../rows/show-row.ts";
import { useSession } from "../session/use-session.ts";
import { showError, showToast } from "../ui/toast.ts";

/** The most characters of one detail in a toast. */
const longestDetail = 200;

type AddHereState = { state: AddState; dispatch: (event: AddEvent) => void };

/** The state of a store's field, with the rules of the Add tab; what an Enter did is told in a toast. */
export function useAddHere(inStoreId: Id | null, field: RefObject<HTMLInputElement | null>): AddHereState {
  const { store } = useList();
  const addText = useAddText();
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : "";
  const place = inStoreId ?? "any";
  const [state, setState] = useState(() => ({
    ...emptyAddState,
    text: keptText(userId, place),
    asked: askedThere(userId, inStoreId),
  }));
  const { text } = state;
  useEffect(() => keepText(userId, place, text), [userId, place, text]);
  const known = useRef(state);

  function dispatch(event: AddEvent): void {
    const { state: next, commands } = nextStep(known.current, event, momentNow());
    known.current = next;
    setState(next);
    for (const command of commands) run(command);
  }

  function run(command: AddCommand): void {
    if (command.type === "focus-field") field.current?.focus();
    if (command.type === "add") void add({ ...command.request, inStoreId });
    if (command.type === "keep") keepUnfinished(userId, { ...command.request, inStoreId });
    // Without its field the text has reached nobody.
    if (command.type === "drop" && field.current !== null)
      dropUnfinished(userId, { ...command.request, inStoreId });
  }

  async function add(request: AddRequest): Promise<void> {
    const result = await addText(request);
    if (result.outcome === "done") {
      const { line, undo } = result;
      showRow(line.ids.map((one) => store.resolveId(one)).at(-1) ?? null);
      showToast(
        [[line.lead, line.title].filter(Boolean).join(" "), ...line.about].map(shortened).join(" · "),
        {
          ...(undo !== null && { action: { label: "Undo", run: () => void takeBack(undo, line) } }),
        },
      );
    }
    if (result.outcome === "blocked")
      showToast("Your new items are being sorted. You can add more in a moment.");
    dispatch({ type: "add-ended", request, result });
    if (result.outcome !== "done" && field.current === null) cameBackUnseen.emit();
  }

  return { state, dispatch };
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
