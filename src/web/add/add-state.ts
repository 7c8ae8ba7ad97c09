import type { Id } from "../../contract/ids.ts";
import { nameKey } from "../../contract/items/rules.ts";
import type { EntryPart } from "../../typed-text/parse-entry.ts";
import { lineOf, pendingLine, undoneText, type AddLine } from "./add-line.ts";
import type { ReviewLine } from "./review-line.ts";
import { longestLink, longestText, textIsTooLong } from "../typed/longest-text.ts";
import type { PastedEntry } from "../typed/paste-lines.ts";
import type { AddResult } from "./add-result.ts";
import type { Asked } from "./asked.ts";
import { isRead } from "./question-moment.ts";
import { noChoices, type TextChoices } from "../typed/text-choices.ts";
import { keyOf, type AddRequest } from "./unfinished-adds.ts";

/** `plain` is what the field would hold with it, `before` what it held. */
type Paste = { pasted: string; plain: string; before: string };

/** The Add tab from when it is opened until it is left. */
export type AddState = {
  text: string;
  /** Whether the text belongs to a pressed suggestion, whose animation runs: it is taken out of the field then. */
  isTaken: boolean;
  /** Parts of the text whose chips were removed: their words stay in the name. */
  leftInName: readonly EntryPart[];
  choices: TextChoices;
  /** The choice of the recurrence dropdown for what is entered next; null for one time. */
  days: number | null;
  /** The suggestions whose animation runs, by the keys of their names, as they were pressed. */
  pressed: ReadonlyMap<string, AddRequest>;
  /** The questions about an amount that wait for an answer, the newest one last; Enter answers that of the text in the field. */
  asked: readonly Asked[];
  /** Keys of the suggestions that were chosen: they are not offered again. */
  chosen: ReadonlySet<string>;
  last: AddLine | null;
  /** The text of the live region for screen readers. */
  announcement: string;
  /** What was pasted: the first one is being read, unless another is reviewed; each waits for the one before it. */
  pastes: readonly Paste[];
  /** A pasted list that the person reviews. */
  paste: {
    /** The moment it was read, which tells its sheet from that of another paste. */
    readAt: number;
    /** What it was read from. */
    source?: Paste | undefined;
    entries: readonly PastedEntry[];
    /** The link of a recipe, whose ingredients replace the entries. */
    link: string | undefined;
    /** How many of its lines are done; null before it is confirmed. */
    done: number | null;
    /** The choice of the recurrence dropdown when it was read. */
    days: number | null;
    /** What is said of an earlier attempt, which has left these entries. */
    told?: string;
  } | null;
};

export const emptyAddState: AddState = {
  text: "",
  isTaken: false,
  leftInName: [],
  choices: noChoices,
  days: null,
  pressed: new Map(),
  asked: [],
  chosen: new Set(),
  last: null,
  announcement: "",
  pastes: [],
  paste: null,
};

export type AddEvent =
  | { type: "typed"; text: string }
  /** The chip that completes the name was pressed. */
  | { type: "completed"; text: string }
  /** The list is loaded; `unfinished` are the entries that an earlier page stored. */
  | { type: "opened"; unfinished: readonly AddRequest[] }
  /** Enter or the button was pressed. `question`: what the person has to confirm first. */
  | { type: "submitted"; question: string | null; blocked: boolean }
  /** The question about another amount was confirmed by a touch. */
  | { type: "amount-confirmed"; blocked: boolean }
  /** A question was answered by one of its buttons; null: nothing of the request is to be added. */
  | { type: "question-answered"; asked: Asked; answer: Answer | null }
  /** Nothing of the request is to be added, and its text stays in the field. */
  | { type: "question-dismissed"; asked: Asked }
  | { type: "chip-removed"; part: EntryPart }
  /** The chip of a thing, which is joined with its neighbour or split. */
  | { type: "thing-tapped"; choices: TextChoices }
  /** The words that were left out are to stay in the names. */
  | { type: "words-kept" }
  | { type: "days-chosen"; days: number | null }
  /** A suggestion was pressed and its animation begins; `text` is what stood in the field. */
  | { type: "suggestion-pressed"; name: string; text: string }
  | { type: "suggestion-chosen"; name: string; text: string }
  | { type: "add-ended"; request: AddRequest; result: AddResult }
  /** `names`: those of the items. `whole`: all their changes since they were added are undone too. */
  | { type: "undo-asked"; ids: readonly Id[]; title: string; names: readonly string[]; whole?: true }
  /** `told`: what is said of it; `kept`: what is said of items that stay. */
  | { type: "undone"; ids: readonly Id[]; told: string; kept: string | null }
  | { type: "undo-failed" }
  /** `plain` is what the field holds when it turns out to be no list and fits there. */
  | { type: "pasted"; pasted: string; plain: string }
  /** The first of the pastes; `plain` is null when it has to be reviewed. */
  | {
      type: "paste-read";
      entries: readonly PastedEntry[];
      link?: string;
      plain: string | null;
    }
  | { type: "paste-confirmed"; lines: readonly ReviewLine[] }
  | { type: "line-ended" }
  /** `left`: what could not be added. */
  | { type: "paste-ended"; line: AddLine; left: readonly PastedEntry[] }
  | { type: "paste-cancelled" };

/** The person's answer about the amounts of open items: they are changed, or left as they are. */
export type Answer = Pick<AddRequest, "confirmed" | "leaves">;

/** A side effect of an event, besides showing the state. */
export type AddCommand =
  | { type: "add"; request: AddRequest }
  /** One after the other, waiting for a batch that runs. */
  | { type: "resume"; requests: readonly AddRequest[] }
  /** Stores an entry that is added a little later, in case the page ends before that. */
  | { type: "keep"; request: AddRequest }
  /** Ends the storing of an entry whose text the field has. */
  | { type: "drop"; request: AddRequest }
  | { type: "undo"; ids: readonly Id[]; told: string; whole?: true }
  | { type: "read-paste"; pasted: string; plain: string }
  | { type: "add-lines"; lines: readonly ReviewLine[]; days: number | null }
  | { type: "focus-field"; scroll?: true }
  | { type: "focus-status" };

export type AddStep = { state: AddState; commands: readonly AddCommand[] };

/** The next state and the commands of an event at a moment (`momentNow`). Pure: it depends on nothing else. */
export function nextStep(state: AddState, event: AddEvent, at: number): AddStep {
  switch (event.type) {
    case "typed":
      return step(withTyped(state, event.text));
    case "completed":
      return step(withText(state, event.text), focusField);
    case "opened":
      return event.unfinished.length === 0
        ? step(state)
        : step(state, { type: "resume", requests: event.unfinished });
    case "submitted":
      return submit(state, event, at);
    case "amount-confirmed":
      return confirmAmount(state, event.blocked);
    case "question-answered":
      return answer(state, event.asked, event.answer, focusField);
    case "question-dismissed":
      return dismiss(state, event.asked);
    case "chip-removed": {
      const leftInName = [...state.leftInName, event.part];
      return step({ ...state, leftInName }, focusField);
    }
    case "thing-tapped":
      return step({ ...state, choices: event.choices }, focusField);
    case "words-kept":
      return step({ ...state, choices: { ...state.choices, asTyped: true } }, focusField);
    case "days-chosen":
      return step({ ...state, days: event.days });
    case "suggestion-pressed": {
      const request = requestOf(state, event.text, event.name);
      const pressed = new Map(state.pressed).set(nameKey(event.name), request);
      return step({ ...state, isTaken: true, days: null, pressed }, { type: "keep", request });
    }
    case "suggestion-chosen": {
      const key = nameKey(event.name);
      const pressed = new Map(state.pressed);
      const request = pressed.get(key) ?? requestOf(state, event.text, event.name);
      pressed.delete(key);
      const chosen = new Set([...state.chosen, key]);
      return step({ ...withoutText(state, event.text), chosen, pressed }, { type: "add", request });
    }
    case "add-ended":
      return afterAdd(state, event, at);
    case "undo-asked": {
      const { names, title, type: _, ...undo } = event;
      // All of a single item is undone, or what the last line tells.
      const line = event.whole || state.last === null ? { lead: "Added", title } : state.last;
      return step(offeredAgain(state, names), { type: "undo", told: undoneText(line), ...undo });
    }
    case "undone": {
      const isLast = event.ids.some((id) => state.last?.ids.includes(id));
      const { told, kept } = event;
      if (kept !== null) return step(withLine(state, lineOf("", [], kept)), { type: "focus-status" });
      const last = isLast ? null : state.last;
      return step({ ...state, last, announcement: told }, { type: "focus-status" });
    }
    case "undo-failed":
      return step(state, { type: "focus-status" });
    case "pasted": {
      const { pasted, plain } = event;
      const pastes = [...state.pastes, { pasted, plain, before: state.text }];
      const isFirst = state.paste === null && pastes.length === 1;
      return isFirst ? readNext({ ...state, pastes, last: reading }) : step({ ...state, pastes });
    }
    case "paste-read":
      return afterReading(state, event, at);
    case "paste-confirmed":
      return confirmPaste(state, event.lines);
    case "line-ended": {
      const { paste } = state;
      return step({ ...state, paste: paste && { ...paste, done: (paste.done ?? 0) + 1 } });
    }
    case "paste-ended": {
      const { line, left: entries } = event;
      const next = withLine(state, line);
      if (entries.length === 0) return closePaste(next);
      const { paste, days } = state;
      const left = { entries, link: undefined, done: null, told: line.spoken };
      return step({ ...next, paste: { readAt: at, days, ...paste, ...left } });
    }
    case "paste-cancelled":
      return closePaste(state);
  }
}

/** The state that is shown until a paste is read. */
const reading = pendingLine("Reading what you pasted …");

const focusField = { type: "focus-field" } as const;

function step(state: AddState, ...commands: AddCommand[]): AddStep {
  return { state, commands };
}

function withText(state: AddState, text: string): AddState {
  const isEmpty = text.trim() === "";
  const leftInName = isEmpty ? [] : state.leftInName;
  const choices = isEmpty ? noChoices : state.choices;
  return { ...state, text, isTaken: false, leftInName, choices };
}

/** What is typed behind the text of a pressed suggestion is the next thing: that text goes at once. */
function withTyped(state: AddState, text: string): AddState {
  if (!state.isTaken || !text.startsWith(state.text)) return withText(state, text);
  return withText(withText(state, ""), text.slice(state.text.length).trimStart());
}

/** Takes a suggestion's text out of the field, unless it has changed meanwhile. */
function withoutText(state: AddState, text: string): AddState {
  return state.isTaken && state.text === text ? withText(state, "") : state;
}

/** @param name of a suggestion; null for what was typed */
function requestOf({ leftInName, choices, days }: AddState, text: string, name: string | null): AddRequest {
  return { text, asName: leftInName, name, days, ...(choices !== noChoices && { choices }) };
}

function submit(state: AddState, event: Extract<AddEvent, { type: "submitted" }>, at: number): AddStep {
  const { text, isTaken } = state;
  const { question, blocked } = event;
  if (blocked || isTaken || text.trim() === "") return step(state);
  const asked = askedInField(state);
  if (asked !== undefined)
    return isRead(asked.at, at) ? answer(state, asked, { confirmed: true }) : step(state);
  const entered = requestOf(state, text, null);
  return question === null ? answer(state, { request: entered }, {}) : ask(state, entered, question, at);
}

/** The amount of an open item is changed only when the person confirms it, by a second Enter while the text is in the field. */
function ask(state: AddState, request: AddRequest, question: string, at: number): AddStep {
  const others = state.asked.filter((one) => keyOf(one.request) !== keyOf(request));
  const announcement = state.text === request.text ? question : state.announcement;
  return step(
    { ...state, asked: [...others, { request, at }], announcement },
    { type: "keep", request: { ...request, returned: true } },
  );
}

function askedInField({ asked, text }: AddState): Asked | undefined {
  return asked.findLast(({ request }) => request.text === text);
}

/** Does what the person wants of a request: of the text in the field with its corrections. */
function answer(
  state: AddState,
  asked: Pick<Asked, "request">,
  given: Answer | null,
  ...commands: AddCommand[]
): AddStep {
  const { text, name } = asked.request;
  const isInField = state.text === text;
  const request = { ...asked.request, ...(isInField && requestOf(state, text, name)), ...given };
  // The chosen repeat goes with the entry; what is entered next is for one time.
  const next = isInField ? { ...withText(state, ""), days: null } : state;
  const others = state.asked.filter((one) => one !== asked);
  return step({ ...next, asked: others }, ...commands, { type: given === null ? "drop" : "add", request });
}

function dismiss(state: AddState, asked: Asked): AddStep {
  const others = state.asked.filter((one) => one !== asked);
  // The same question is spoken anew when it comes again.
  return step({ ...state, asked: others, announcement: "" }, { type: "drop", request: asked.request });
}

function confirmAmount(state: AddState, blocked: boolean): AddStep {
  if (blocked || state.isTaken || state.text.trim() === "") return step(state, focusField);
  const asked = askedInField(state) ?? { request: requestOf(state, state.text, null) };
  return answer(state, asked, { confirmed: true }, focusField);
}

function afterAdd(
  state: AddState,
  { request, result }: Extract<AddEvent, { type: "add-ended" }>,
  at: number,
): AddStep {
  // The repeat of what wasn't added comes back, unless another one was chosen since.
  const days = state.days ?? request.days;
  if (result.outcome === "done") {
    const { line } = result;
    // An item that was on the list already takes no repeat.
    return step({ ...withLine(state, line), days: line.ids.length > 0 ? state.days : days });
  }
  const { text, asName: leftInName, choices = noChoices } = request;
  const offered = request.name === null ? state : offeredAgain(state, [request.name]);
  const isFree = state.isTaken || state.text.trim() === "" || state.text === text;
  // The text goes back into the field.
  const returned =
    isFree && text !== "" ? { ...offered, text, isTaken: false, leftInName, choices, days } : offered;
  if (result.outcome === "asks") return ask(returned, request, result.question, at);
  const next = isFree || text === "" ? returned : { ...offered, text: `${text}, ${state.text}` };
  return step(next, { type: "drop", request });
}

function withLine(state: AddState, line: AddLine): AddState {
  // A live region speaks only what changes.
  const announcement = state.announcement === line.spoken ? `${line.spoken}\u00A0` : line.spoken;
  return { ...state, last: line, announcement };
}

function offeredAgain(state: AddState, names: readonly string[]): AddState {
  const keys = new Set(names.map(nameKey));
  return { ...state, chosen: new Set([...state.chosen].filter((key) => !keys.has(key))) };
}

function confirmPaste(state: AddState, lines: readonly ReviewLine[]): AddStep {
  const { paste } = state;
  if (paste === null || paste.done !== null || lines.length === 0) return step(state);
  const { days } = paste;
  return step({ ...state, paste: { ...paste, done: 0 } }, { type: "add-lines", lines, days });
}

function closePaste(state: AddState): AddStep {
  return readNext({ ...state, paste: null, days: null }, { type: "focus-field", scroll: true });
}

/** Reads what was pasted next; the last line stays meanwhile. */
function readNext(state: AddState, ...commands: AddCommand[]): AddStep {
  const [next] = state.pastes;
  if (next === undefined) return step(state, ...commands);
  const { pasted, plain } = next;
  return step({ ...state, last: state.last ?? reading }, ...commands, { type: "read-paste", pasted, plain });
}

function afterReading(
  state: AddState,
  { entries, link, plain }: Extract<AddEvent, { type: "paste-read" }>,
  at: number,
): AddStep {
  const [own, ...pastes] = state.pastes;
  const read = { ...state, pastes, last: state.last === reading ? null : state.last };
  // A link that couldn't be read goes back to the field.
  const fits = plain !== null && plain.length <= (entries.length === 0 ? longestLink : longestText);
  if (!link && fits && entries.length < 2) return readNext(withPasted(read, plain, own));
  if (!link && entries.length === 0) return readNext(withLine(read, lineOf("", [], textIsTooLong)));
  return step({ ...read, paste: { readAt: at, source: own, entries, link, done: null, days: state.days } });
}

/** Text that was typed meanwhile stands behind it. What it was pasted beside isn't brought back once it was entered. */
function withPasted(state: AddState, plain: string, own: Paste | undefined): AddState {
  const text = state.isTaken ? "" : state.text;
  const { before = "", pasted = "" } = own ?? {};
  const isThere = text.startsWith(before);
  const since = isThere ? text.slice(before.length) : text;
  const put = isThere ? plain : pasted.replace(/\s+/gu, " ").trim();
  return withText(state, since === "" ? put : `${put}, ${since}`);
}
