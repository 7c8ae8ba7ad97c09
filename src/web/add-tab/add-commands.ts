import { startTransition } from "react";
import { showError } from "../ui/toast.ts";
import type { AddEnvironment } from "../add/add-environment.ts";
import type { AddCommand, AddEvent } from "../add/add-state.ts";
import { addRequested, addWhenFree } from "../add/add-request.ts";
import { PasteOffer } from "../paste/paste-offer-part.ts";
import { pasteReader } from "../paste/paste-reader.ts";
import { cameBackUnseen, dropUnfinished, keepUnfinished, type AddRequest } from "../add/unfinished-adds.ts";
import { loadEntryPlanner } from "../add/use-entry-planner.ts";

type CommandOf<Type extends AddCommand["type"]> = Extract<AddCommand, { type: Type }>;
type Dispatch = (event: AddEvent) => void;
/** The environment at the moment it is read, since a command may take a while. */
type Latest = { readonly current: AddEnvironment };

/** Runs a command and dispatches the event that it results in. Never rejects. */
export async function runCommand(latest: Latest, command: AddCommand, dispatch: Dispatch): Promise<void> {
  const { userId, field, status } = latest.current;
  switch (command.type) {
    case "add":
      return add(latest.current, command.request, dispatch);
    case "resume":
      return resume(latest.current, command.requests, dispatch);
    case "keep":
      return keepUnfinished(userId, command.request);
    case "drop":
      // Without its field the text has reached nobody.
      if (field?.isConnected) dropUnfinished(userId, command.request);
      return;
    case "undo":
      return undo(latest.current, command, dispatch);
    case "read-paste":
      return readPaste(latest.current, command, dispatch);
    case "add-lines":
      return addLines(latest.current, command, dispatch);
    case "focus-field":
      field?.focus({ preventScroll: command.scroll !== true });
      return;
    case "focus-status":
      // A question about the text in the field may stand in its place.
      (status ?? field)?.focus({ preventScroll: true });
  }
}

async function add(environment: AddEnvironment, request: AddRequest, dispatch: Dispatch): Promise<void> {
  const result = await addRequested(environment, request);
  dispatch({ type: "add-ended", request, result });
  if (result.outcome !== "done" && !environment.field?.isConnected) cameBackUnseen.emit();
}

async function resume(
  environment: AddEnvironment,
  requests: readonly AddRequest[],
  dispatch: Dispatch,
): Promise<void> {
  for (const request of requests) {
    const result = await addWhenFree(environment, request);
    // The earlier page had added it before it ended.
    const wasDone = result.outcome === "done" && result.line.ids.length === 0;
    if (!wasDone) dispatch({ type: "add-ended", request, result });
  }
}

async function undo(
  { store }: AddEnvironment,
  { ids, told, whole }: CommandOf<"undo">,
  dispatch: Dispatch,
): Promise<void> {
  try {
    const kept = await (await loadEntryPlanner()).undoAdding(store, ids, whole);
    dispatch({ type: "undone", ids, told, kept });
  } catch {
    showError("Failed to update item. Please try again.");
    dispatch({ type: "undo-failed" });
  }
}

async function readPaste(
  environment: AddEnvironment,
  { pasted, plain }: CommandOf<"read-paste">,
  dispatch: Dispatch,
): Promise<void> {
  try {
    // The sheet is loaded together with the reader, so that the list shows without another wait. There is no time limit for
    // slow devices and networks; a chunk is given up when it has failed to load twice.
    const load = () => Promise.all([pasteReader.load(), PasteOffer.part.load()]);
    const [paste] = await load().catch(load);
    const read = await paste.readPasted(pasted, plain, environment);
    // Two hundred rows are rendered in portions, so that the page responds in between.
    startTransition(() => dispatch({ type: "paste-read", ...read }));
  } catch {
    // The reader can't be loaded now: the text goes into the field as it was pasted.
    dispatch({ type: "paste-read", entries: [], plain });
  }
}

async function addLines(
  environment: AddEnvironment,
  { lines, days }: CommandOf<"add-lines">,
  dispatch: Dispatch,
): Promise<void> {
  // It is loaded: no sheet shows a paste without its reader.
  const paste = await pasteReader.load();
  const ended = await paste.addLines(environment, lines, days, () => dispatch({ type: "line-ended" }));
  dispatch({ type: "paste-ended", ...ended });
}
