import { endOfPlaceAndTime, endOfStore, prepositions } from "./scopes.ts";
import { withStoresBeforeThings } from "./store-remarks.ts";
import type { NamedStore } from "../match-store.ts";

/** ", the hay": a thing with its article behind a comma. */
const againBehind =
  /,\s+(?:(?:and|und|y|et|but|aber|pero|mais) )?(?=((?:the|die|das|den|el|la|los|las|le|les) |l['’])((?:\p{Alpha}[\p{Alpha}-]+ ){1,3}))/giu;

/** ". finally the limes": it is told anew where to get a thing. */
const changedBehind =
  /\s*[.!?;,\n]\s*(?:(?:euh|ah|oh|ach|ay|uh+|um+),? )*(?:actually|no,? wait|finalement|au final|en fait|doch lieber|doch|lieber|mejor|al final),? (?:(?:get|buy|grab|hol|nimm|kauf|coge|compra|prends|achète) )?(?=((?:the|die|das|den|el|la|los|las|le|les) |l['’]|)((?:\p{Alpha}[\p{Alpha}-]+ ){1,3}))/giu;
const alsoAhead = /^ (?:too|also|auch|también|aussi)(?= )/iu;

/** Longer texts are mostly pasted pages; each thing is looked for in all that stands before it. */
const longest = 2000;

type Named = { name: string; end: number };

/**
 * The longest beginning of a text that stands in the text before it as well, with nothing behind it but a store and a repeat: its
 * name, and where those end; null for none.
 */
function namedAgain(
  before: string,
  words: string,
  rest: string,
  stores: readonly NamedStore[],
): Named | null {
  const text = ` ${before.toLowerCase().replace(/[,.;:!?()\n]/gu, " ")} `;
  const all = words.trim().split(" ");
  for (let count = all.length; count > 0; count -= 1) {
    const name = all.slice(0, count).join(" ");
    if (!text.includes(` ${name.toLowerCase()} `)) continue;
    const behind = rest.slice(name.length);
    const also = alsoAhead.exec(behind)?.[0].length ?? 0;
    const end = endOfPlaceAndTime(behind.slice(also), stores);
    if (end > 0 && endsPart.test(behind.slice(also + end))) return { name, end: name.length + also + end };
  }
  return null;
}

const endsPart = /^\s*(?:$|[.,;!?\n])/u;

/** "limes at Aldi. Finally the limes at Lidl": the second store counts. */
function withStoresChanged(text: string, stores: readonly NamedStore[]): string {
  return [...text.matchAll(changedBehind)].reduceRight(
    (done, { index, 0: lead, 1: article = "", 2: words = "" }) => {
      const before = done.slice(0, index);
      const rest = done.slice(index + lead.length + article.length);
      const again = namedAgain(before, words, rest, stores);
      if (again === null) return done;
      const at = before.toLowerCase().lastIndexOf(again.name.toLowerCase()) + again.name.length;
      const old = endOfPlaceAndTime(before.slice(at), stores);
      const said = rest.slice(again.name.length).replace(alsoAhead, "");
      return old === 0
        ? done
        : `${before.slice(0, at)}${before.slice(at + old)}. ${article}${again.name}${said}`;
    },
    text,
  );
}

const politeAhead =
  /^(?:(?:the|die|das|den|der|el|la|los|las|les?|l['’]) ?\p{Alpha}+ )?(?:please |bitte |por favor |stp )?/iu;

const prepositionAhead = new RegExp(`^${prepositions} (?:the |el |la |le |l['’])?`, "iu");

/** "charcoal (the charcoal at Obi, please)": the store stands behind a sign. */
function withStoresInBrackets(text: string, stores: readonly NamedStore[]): string {
  return text.replace(/ \(([^()\n]{3,50})\)/gu, (typed, inside: string) => {
    const said = inside.slice(politeAhead.exec(inside)![0].length);
    const isStore = said !== inside && endOfStore(said, stores) === said.length;
    return isStore ? ` @${said.replace(prepositionAhead, "")}` : typed;
  });
}

/**
 * "kale, parsley and 2 kg hay, the hay every 3 weeks at Costco": a thing that is named again with nothing but a store or a repeat,
 * which are its alone, begins a sentence.
 */
export function withNamedAgainApart(text: string, stores: readonly NamedStore[]): string {
  if (text.length > longest) return withStoresBeforeThings(text, stores);
  const changed = withStoresChanged(
    withStoresInBrackets(withStoresBeforeThings(text, stores), stores),
    stores,
  );
  return [...changed.matchAll(againBehind)].reduceRight((done, match) => {
    const { index, 0: comma, 1: article = "", 2: words = "" } = match;
    const rest = done.slice(index + comma.length + article.length);
    const again = namedAgain(done.slice(0, index), words, rest, stores);
    if (again === null) return done;
    const behind = rest.slice(again.end).replace(/^\s*,\s*(?=\S)/u, ". ");
    return `${done.slice(0, index)}. ${article}${rest.slice(0, again.end)}${behind}`;
  }, changed);
}
