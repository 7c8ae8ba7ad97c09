import { hasAmount, amountText, type ItemAmount } from "../../contract/items/amount.ts";
import type { Id } from "../../contract/ids.ts";
import { itemTitle, nameKey } from "../../contract/items/rules.ts";
import type { EntryPart, ParsedEntry } from "../../typed-text/parse-entry.ts";
import type { AddPlan, PasteLine } from "./add-plan.ts";
import type { OpenItem } from "./open-items.ts";
import type { AddRequest } from "./unfinished-adds.ts";

/** What was added last: one item, or its amount was changed, or several at once. */
export type LastAdded = {
  /** More than one after a paste. */
  ids: readonly Id[];
  title: string;
  /** It is in no group until the tab is left. */
  unsorted: boolean;
  /** How often it comes back, null for once. */
  repeats: string | null;
  /** The item was there, and has another amount now. */
  isSum: boolean;
};

/** `skipped`: it is there already; `blocked`: a batch is running; `failed`: it can't be stored. */
export type AddResult =
  | { outcome: "added"; added: LastAdded }
  | { outcome: "skipped" | "blocked" | "failed" };

/** The Add tab from when it is opened until it is left. */
export type AddState = {
  text: string;
  /** Parts of the text whose chips were removed: their words stay in the name. */
  leftInName: readonly EntryPart[];
  /** What the recurrence dropdown says; null for one time. */
  days: number | null;
  /** The text about whose amount the person has been asked; null when they have not been. */
  askedAbout: string | null;
  /** Keys of the suggestions that were chosen: they are not offered again. */
  chosen: ReadonlySet<string>;
  last: LastAdded | null;
  /** What a screen reader is to be told. */
  announcement: string;
  /** A pasted list that is looked over. */
  paste: {
    entries: readonly ParsedEntry[];
    /** How many of its lines are done; null before it is confirmed. */
    done: number | null;
  } | null;
};

export const emptyAddState: AddState = {
  text: "",
  leftInName: [],
  days: null,
  askedAbout: null,
  chosen: new Set(),
  last: null,
  announcement: "",
  paste: null,
};

export type AddEvent =
  | { type: "typed"; text: string }
  /** The list is loaded; `unfinished` are the entries that an earlier page stored. */
  | { type: "opened"; unfinished: readonly AddRequest[] }
  /** Enter, or the button. `repeats`: the entry becomes a repeat. */
  | { type: "submitted"; plan: AddPlan; repeats: boolean; blocked: boolean }
  | { type: "chip-removed"; part: EntryPart }
  | { type: "days-chosen"; days: number | null }
  /** Its animation begins; `text` is what stood in the field. */
  | { type: "suggestion-pressed"; name: string; text: string }
  | { type: "suggestion-chosen"; name: string; text: string }
  | { type: "add-ended"; request: AddRequest; result: AddResult }
  | { type: "sum-accepted"; plan: AddPlan }
  | { type: "sum-made"; text: string; added: LastAdded }
  /** `names`: of the items. */
  | { type: "undo-asked"; ids: readonly Id[]; title: string; names: readonly string[] }
  | { type: "undone"; ids: readonly Id[]; title: string }
  | { type: "undo-failed" }
  /** `plain` is what the field holds when it turns out to be no list. */
  | { type: "pasted"; pasted: string; plain: string }
  | { type: "paste-read"; entries: readonly ParsedEntry[]; plain: string }
  | { type: "paste-confirmed"; lines: readonly PasteLine[] }
  | { type: "line-ended"; added: LastAdded | null }
  | { type: "paste-ended"; ids: readonly Id[] }
  | { type: "paste-cancelled" };

/** What is to be done besides showing the state. */
export type AddCommand =
  | { type: "add"; request: AddRequest }
  /** One after the other, waiting for a batch that runs. */
  | { type: "resume"; requests: readonly AddRequest[] }
  /** Stores an entry that is added a little later, in case the page ends before that. */
  | { type: "keep"; request: AddRequest }
  | { type: "make-sum"; item: OpenItem; sum: ItemAmount; text: string }
  | { type: "undo"; ids: readonly Id[]; title: string }
  | { type: "read-paste"; pasted: string; plain: string }
  | { type: "add-lines"; lines: readonly PasteLine[]; days: number | null }
  | { type: "focus-field"; select?: true; scroll?: true }
  | { type: "focus-status" };

export type AddStep = { state: AddState; commands: readonly AddCommand[] };

/** The next state and the commands of an event. Pure: it depends on nothing else. */
export function nextStep(state: AddState, event: AddEvent): AddStep {
  switch (event.type) {
    case "typed":
      return step(withText(state, event.text));
    case "opened":
      return event.unfinished.length === 0
        ? step(state)
        : step(state, { type: "resume", requests: event.unfinished });
    case "submitted":
      return submit(state, event);
    case "chip-removed": {
      const leftInName = [...state.leftInName, event.part];
      return step({ ...state, leftInName }, { type: "focus-field" });
    }
    case "days-chosen":
      return step({ ...state, days: event.days });
    case "suggestion-pressed":
      return step(state, { type: "keep", request: requestOf(state, event.text, event.name) });
    case "suggestion-chosen": {
      const chosen = new Set([...state.chosen, nameKey(event.name)]);
      const request = requestOf(state, event.text, event.name);
      return step({ ...withoutText(state, event.text), chosen }, { type: "add", request });
    }
    case "add-ended":
      return step(afterAdd(state, event));
    case "sum-accepted":
      return acceptSum(state, event.plan);
    case "sum-made":
      return step(withoutText(withAdded(state, event.added), event.text));
    case "undo-asked": {
      const { ids, title, names } = event;
      return step(offeredAgain(state, names), { type: "undo", ids, title });
    }
    case "undone": {
      const last = state.last?.ids[0] === event.ids[0] ? null : state.last;
      return step({ ...state, last, announcement: `Removed ${event.title}` }, { type: "focus-status" });
    }
    case "undo-failed":
      return step(state, { type: "focus-status" });
    case "pasted":
      return step(state, { type: "read-paste", pasted: event.pasted, plain: event.plain });
    case "paste-read":
      if (event.entries.length < 2) return step(withText(state, event.plain));
      return step({ ...state, paste: { entries: event.entries, done: null } });
    case "paste-confirmed":
      return confirmPaste(state, event.lines);
    case "line-ended":
      return step(afterLine(state, event.added));
    case "paste-ended":
      return closePaste(event.ids.length === 0 ? state : withAdded(state, together(event.ids)));
    case "paste-cancelled":
      return closePaste(state);
  }
}

function step(state: AddState, ...commands: AddCommand[]): AddStep {
  return { state, commands };
}

function withText(state: AddState, text: string): AddState {
  const leftInName = text.trim() === "" ? [] : state.leftInName;
  return { ...state, text, leftInName, askedAbout: null };
}

/** Empties the field, unless its text has changed meanwhile. */
function withoutText(state: AddState, text: string): AddState {
  return state.text === text ? withText(state, "") : state;
}

/** @param name of a suggestion; null for what was typed */
function requestOf({ leftInName, days }: AddState, text: string, name: string | null): AddRequest {
  return { text, asName: leftInName, name, days };
}

function submit(state: AddState, event: Extract<AddEvent, { type: "submitted" }>): AddStep {
  const { text } = state;
  const { plan, repeats, blocked } = event;
  if (blocked || text.trim() === "") return step(state);
  if (!repeats && plan.kind === "onList" && plan.item !== null && plan.sum !== null && hasAmount(plan.item)) {
    // The amount of an open item is changed only when the person confirms it with a second Enter.
    if (state.askedAbout === text) return acceptSum(state, plan);
    const question = `${itemTitle(plan.item)} is on the list already. Press Enter again to make it ${amountText(plan.sum)}.`;
    return step(
      { ...state, askedAbout: text, announcement: question },
      { type: "focus-field", select: true },
    );
  }
  return step(withText(state, ""), { type: "add", request: requestOf(state, text, null) });
}

function acceptSum(state: AddState, plan: AddPlan): AddStep {
  if (plan.kind === "nothing" || plan.item === null || plan.sum === null) return step(state);
  const { item, sum } = plan;
  return step(state, { type: "focus-field" }, { type: "make-sum", item, sum, text: state.text });
}

function afterAdd(state: AddState, { request, result }: Extract<AddEvent, { type: "add-ended" }>): AddState {
  if (result.outcome === "added") return { ...withAdded(state, result.added), days: null };
  if (result.outcome === "skipped") return state;
  if (request.name !== null) return offeredAgain(state, [request.name]);
  // The text goes back into the field, unless another text is there by now.
  return state.text === "" ? { ...state, text: request.text, leftInName: request.asName } : state;
}

function withAdded(state: AddState, added: LastAdded): AddState {
  const { title, repeats, isSum } = added;
  const said = repeats === null ? title : `${title}. Repeats: ${repeats}`;
  return { ...state, last: added, announcement: `${isSum ? "Now" : "Added"} ${said}` };
}

function offeredAgain(state: AddState, names: readonly string[]): AddState {
  const keys = new Set(names.map(nameKey));
  return { ...state, chosen: new Set([...state.chosen].filter((key) => !keys.has(key))) };
}

function confirmPaste(state: AddState, lines: readonly PasteLine[]): AddStep {
  const { paste, days } = state;
  if (paste === null || paste.done !== null || lines.length === 0) return step(state);
  return step({ ...state, paste: { ...paste, done: 0 } }, { type: "add-lines", lines, days });
}

function afterLine(state: AddState, added: LastAdded | null): AddState {
  const next = added === null ? state : withAdded(state, added);
  return next.paste === null ? next : { ...next, paste: { ...next.paste, done: (next.paste.done ?? 0) + 1 } };
}

/** Undoes all lines of a paste together. */
function together(ids: readonly Id[]): LastAdded {
  const title = ids.length === 1 ? "1 item" : `${ids.length} items`;
  return { ids, title, unsorted: false, repeats: null, isSum: false };
}

function closePaste(state: AddState): AddStep {
  return step({ ...state, paste: null, days: null }, { type: "focus-field", scroll: true });
}
