import { parseItemName, type ParsedName } from "../../contract/items/parse-name.ts";
import { nameKey, titleCase } from "../../contract/items/rules.ts";
import type { NewItemInput } from "../offline/list-store.ts";
import type { OptimisticItem } from "../offline/operation.ts";
import type { KnownName } from "./known-names.ts";

/** What adding a text comes to. */
export type AddPlan =
  | { kind: "nothing" }
  | {
      /** A name that is open on the list already is skipped, unless it is to repeat from now on. */
      kind: "add" | "onList";
      parsed: ParsedName;
      known: KnownName | null;
      input: NewItemInput;
      options: { hold: boolean; optimistic: OptimisticItem & { name: string } };
    };

/** `open` holds the keys of the names that are open on the list. */
export function planAdd(
  text: string,
  known: ReadonlyMap<string, KnownName>,
  open: ReadonlySet<string>,
): AddPlan {
  const parsed = parseItemName(text);
  const key = nameKey(parsed.name);
  if (key === "") return { kind: "nothing" };
  const match = known.get(key) ?? null;
  return {
    kind: open.has(key) ? "onList" : "add",
    parsed,
    known: match,
    input: { name: withNameInTitleCase(text, parsed.name) },
    options: {
      // A name that nobody knows waits to be categorised until the Add tab is left.
      hold: match === null,
      optimistic: {
        ...parsed,
        name: match?.name ?? titleCase(parsed.name),
        categoryId: match?.categoryId ?? null,
        masterItemId: match?.masterItemId ?? null,
        userItemId: match?.userItemId ?? null,
      },
    },
  };
}

/** The text with its quantity and size as typed, and the name put in place of the one typed: "2 lb " + "Chicken Thighs". */
export function withName(text: string, name: string): string {
  const typed = folded(text);
  const parsed = parseItemName(text).name;
  const place = parsed === "" ? -1 : typed.lastIndexOf(parsed);
  return place === -1 ? name : typed.slice(0, place) + name + typed.slice(place + parsed.length);
}

function withNameInTitleCase(text: string, name: string): string {
  const typed = folded(text);
  return typed.includes(name) ? withName(text, titleCase(name)) : titleCase(typed);
}

/**
 * The letters that would complete the text to `name`: "2 lb chicken thi" is completed to Chicken Thighs by "ghs". Empty
 * when the name doesn't begin with what was typed.
 */
export function completionOf(text: string, name: string): string {
  const parsed = parseItemName(text).name;
  const place = text.lastIndexOf(parsed);
  if (parsed.length < 2 || place === -1) return "";
  const typed = text.slice(place);
  return name.toLowerCase().startsWith(typed.toLowerCase()) ? name.slice(typed.length) : "";
}

/** A pasted list, one item a line, each once; without bullets, numbering and empty lines. */
export function linesOf(text: string): string[] {
  const lines = text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,3}[.)](?=\s))?\s*(?:\[[ xX]?\]\s*)?/u, "").trim())
    .filter((line) => line !== "");
  return [...new Set(lines)];
}

function folded(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").trim();
}
