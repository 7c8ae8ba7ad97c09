import type { Id } from "../../contract/ids.ts";
import { justOne } from "../../contract/items/amount.ts";
import { longestName } from "../../contract/items/limits.ts";
import { nameKey, titleCase } from "../../contract/items/rules.ts";
import { serverNow } from "../api/server-time.ts";
import type { ListStore } from "../offline/list-store.ts";
import { showError, showToast } from "../ui/toast.ts";
import type { AddContext } from "./add-context.ts";
import { lineOf } from "./add-line.ts";
import type { AddResult } from "./add-result.ts";
import { rememberAdded } from "./just-added-list.ts";
import { repeatAdder } from "./repeat-part.ts";
import { dropUnfinished, keepUnfinished, resumedUsers, type AddRequest } from "./unfinished-adds.ts";
import { loadEntryPlanner, readyEntryPlanner } from "./use-entry-planner.ts";

/**
 * Does a requested add. It is stored until it is done, in case the page ends or its field is gone by then: the caller drops it
 * when a field has its text again. Never rejects.
 */
export async function addRequested(
  context: AddContext,
  entered: AddRequest,
  resumed = false,
): Promise<AddResult> {
  const { userId } = context;
  const request = { begunAt: serverNow(), ...entered };
  keepUnfinished(userId, request);
  // Of a request that came back nothing is on the list.
  const result = await inTurn(() => addNow(context, request, resumed && request.returned !== true));
  if (result.outcome === "done") dropUnfinished(userId, request);
  else if (result.outcome === "blocked") resumedUsers.delete(userId);
  else keepUnfinished(userId, { ...request, returned: true });
  return result;
}

/** As `addRequested`, but waits while a batch of earlier names is being sorted, as after the page was hidden. */
export async function addWhenFree(context: AddContext, request: AddRequest): Promise<AddResult> {
  for (;;) {
    const result = await addRequested(context, request, true);
    if (result.outcome !== "blocked") return result;
    await batchEnd(context.store);
  }
}

export function batchEnd(store: ListStore): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (store.getView().sync.batchRunning) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });
}

let last: Promise<unknown> | null = null;

/** Runs one add after the other, so that each finds on the list what the one before has added; the first one starts at once. */
function inTurn<Result>(add: () => Promise<Result>): Promise<Result> {
  const running = last === null ? add() : last.then(add);
  last = running;
  void running.then(() => {
    if (last === running) last = null;
  });
  return running;
}

async function addNow(context: AddContext, request: AddRequest, resumed: boolean): Promise<AddResult> {
  try {
    const { name, text, returned } = request;
    // Only the planner can tell whether a text that is too long for a name has several, and ask about an amount again.
    const ready =
      returned === true || text.length > longestName
        ? loadEntryPlanner()
        : readyEntryPlanner(name === null && seemsSeveral.test(text));
    // The code awaits only what it has to, so that the text is on the list before the page can be hidden.
    const planner = ready instanceof Promise ? await ready : ready;
    return await (planner?.addText(context, request, resumed) ?? addUnparsed(context, request));
  } catch {
    if (request.days === null) showError("Failed to add item. Please try again.");
    else showToast("Failed to create recurring item", { description: "Something went wrong" });
    return { outcome: "failed" };
  }
}

/**
 * Signs and words that several things have between them ("milk, eggs and bread"), and that of a store; three words may say more
 * than a name, too ("milk every week").
 */
const seemsSeveral = /[,;\n@]|\s(?:and|und|y|et)\s|\S\s+\S+\s+\S/iu;

/** Signs of more than a name: an amount, a store or a note, which only the planner or the server can parse. */
const hasMoreThanName = /[\d@()]/u;

/** Sends a text as it is, without the planner: the server parses it. A bare name that is unknown is held, as always. */
async function addUnparsed(
  context: AddContext,
  { text, name: chosen, days }: AddRequest,
): Promise<AddResult> {
  const { store, names, choices, categories, knowsCatalogue, premium } = context;
  const name = titleCase(chosen ?? text);
  const known = names.get(nameKey(name));
  const hold = knowsCatalogue && !hasMoreThanName.test(name) && known === undefined;
  const categoryId = choices.get(nameKey(name)) ?? known?.categoryId ?? null;
  const { masterItemId, userItemId } = known ?? {};
  const optimistic = { name: known?.name ?? name, categoryId, masterItemId, userItemId };
  const options = { hold, optimistic };
  const { items, sync } = store.getView();
  if (sync.batchRunning) return { outcome: "blocked" };
  const open = items.find((item) => !item.completed && nameKey(item.name) === nameKey(name));
  const categoryName = categories.find(({ id }) => id === categoryId)?.name ?? null;
  const assigned = context.storeToAssign?.(open ?? { name, storeId: null, categoryName }, open !== undefined);
  const atStore = assigned && { storeId: assigned.id };
  const about = assigned ? [`at ${assigned.name}`] : [];
  if (open !== undefined && days === null) {
    if (!open.hidden && !assigned)
      return { outcome: "done", line: lineOf("", [], `${open.name} is already on the list`) };
    await store.changeItem(open.id, { ...atStore, hidden: false });
    const shows = open.hidden ? [...about, "no longer hidden"] : about;
    return { outcome: "done", line: lineOf("Now", [], open.name, shows) };
  }
  if (premium && days !== null) {
    const repeats = await repeatAdder.load();
    const id = await repeats.addRepeat(store, { input: { name }, options }, days);
    const line = repeats.lineOfRepeat(id, open?.name ?? name, { days, isOpen: open !== undefined });
    return { outcome: "done", line };
  }
  const id = await store.addItem({ name, ...atStore }, options);
  rememberAdded(store, id);
  // Without it the server finds the category.
  if (categoryId === null && !hasMoreThanName.test(name))
    categoriseOncePlanned(context, name, id).catch(() => undefined);
  return { outcome: "done", line: lineOf("Added", [id], name, about) };
}

/** The planner finds the category once it is loaded, which matters without a network. */
async function categoriseOncePlanned(context: AddContext, name: string, id: Id): Promise<void> {
  const planner = await loadEntryPlanner();
  await planner.categoriseLate(context, { ...justOne, name, note: null, storeId: null }, [id]);
}
