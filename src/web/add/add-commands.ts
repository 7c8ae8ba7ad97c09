import { startTransition } from "react";
import { withTimeout } from "../async/timeout.ts";
import { showError } from "../ui/toast.ts";
import { addEntry, addWhenFree } from "./add-entry.ts";
import type { AddEnvironment } from "./add-environment.ts";
import type { AddCommand, AddEvent } from "./add-state.ts";
import { undoAdding } from "./add-undo.ts";
import { entryOptions, repeatDays, unparsedEntry } from "./entry-options.ts";
import { PasteOffer, pasteReader } from "./paste-parts.ts";
import { dropUnfinished, keepUnfinished, type AddRequest } from "./unfinished-adds.ts";
import { loadEntryPlanner } from "./use-entry-planner.ts";

/** How long a pasted text waits for the code that reads a list. */
const pastePatienceMs = 3000;

type CommandOf<Type extends AddCommand["type"]> = Extract<AddCommand, { type: Type }>;
type Dispatch = (event: AddEvent) => void;
/** The environment at the moment it is read, since a command may take a while. */
type Latest = { readonly current: AddEnvironment };

/** Runs a command and dispatches the event that it results in. Never rejects. */
export async function runCommand(latest: Latest, command: AddCommand, dispatch: Dispatch): Promise<void> {
  const { store, userId, field, status } = latest.current;
  switch (command.type) {
    case "add":
      return addRequested(latest.current, command.request, dispatch);
    case "resume":
      for (const request of command.requests)
        await addRequested(latest.current, request, dispatch, addWhenFree);
      return;
    case "keep":
      return keepUnfinished(userId, command.request);
    case "make-sum": {
      // A sum was planned, so the planner is loaded.
      const added = await (await loadEntryPlanner())?.makeSum(store, command.item, command.sum);
      if (added) dispatch({ type: "sum-made", text: command.text, added });
      return;
    }
    case "undo":
      return undo(latest.current, command, dispatch);
    case "read-paste":
      return readPaste(latest.current, command, dispatch);
    case "add-lines":
      return addLines(latest.current, command, dispatch);
    case "focus-field":
      field?.focus({ preventScroll: command.scroll !== true });
      if (command.select === true) field?.select();
      return;
    case "focus-status":
      status?.focus({ preventScroll: true });
  }
}

/** Adds the entries that were asked for. What is unfinished when the page ends is stored for the next page. */
async function addRequested(
  environment: AddEnvironment,
  request: AddRequest,
  dispatch: Dispatch,
  add = addEntry,
): Promise<void> {
  const { userId, premium, stores } = environment;
  keepUnfinished(userId, request);
  const planner = await loadEntryPlanner();
  const options = entryOptions(stores, request.asName, premium);
  const typed = planner?.parseEntry(request.text, options) ?? unparsedEntry(request.text);
  const entry = request.name === null ? typed : { ...typed, name: request.name };
  const result = await add(environment, entry, repeatDays(typed, request.days, premium), planner);
  dropUnfinished(userId, request);
  dispatch({ type: "add-ended", request, result });
}

async function undo(
  { store }: AddEnvironment,
  { ids, title }: CommandOf<"undo">,
  dispatch: Dispatch,
): Promise<void> {
  try {
    await undoAdding(store, ids);
    dispatch({ type: "undone", ids, title });
  } catch {
    showError("Failed to update item. Please try again.");
    dispatch({ type: "undo-failed" });
  }
}

async function readPaste(
  { stores, premium }: AddEnvironment,
  { pasted, plain }: CommandOf<"read-paste">,
  dispatch: Dispatch,
): Promise<void> {
  try {
    // The sheet is loaded together with it, so that the list shows without another wait.
    const parts = Promise.all([pasteReader.load(), PasteOffer.part.load()]);
    const [paste] = await withTimeout(pastePatienceMs, parts, "The paste reader takes its time.");
    const entries = await paste.readPaste(pasted, entryOptions(stores, [], premium));
    // Two hundred rows are rendered in portions, so that the page responds in between.
    startTransition(() => dispatch({ type: "paste-read", entries, plain }));
  } catch {
    // The chunk can't be loaded now: the text goes into the field as it was pasted.
    dispatch({ type: "paste-read", entries: [], plain });
  }
}

async function addLines(
  environment: AddEnvironment,
  { lines, days }: CommandOf<"add-lines">,
  dispatch: Dispatch,
): Promise<void> {
  const paste = await pasteReader.load();
  const ids = await paste.addLines(environment, lines, days, (added) =>
    dispatch({ type: "line-ended", added }),
  );
  dispatch({ type: "paste-ended", ids });
}
