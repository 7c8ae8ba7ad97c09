import { endOfPlaceAndTime } from "./scopes.ts";
import type { NamedStore } from "../match-store.ts";

/** ", the hay": a thing with its article behind a comma. */
const againBehind =
  /,\s+(?:(?:and|und|y|et|but|aber|pero|mais) )?(?=((?:the|die|das|den|el|la|los|las|le|les) |l['’])((?:\p{Alpha}[\p{Alpha}-]+ ){1,3}))/giu;

/**
 * "kale, parsley and 2 kg hay, the hay every 3 weeks at Costco": a thing that is named again with nothing but a store or a repeat,
 * which are its alone, begins a sentence.
 */
export function withNamedAgainApart(text: string, stores: readonly NamedStore[]): string {
  return [...text.matchAll(againBehind)].reduceRight((done, match) => {
    const { index, 0: comma, 1: article = "", 2: words = "" } = match;
    const before = ` ${done.slice(0, index).toLowerCase()} `;
    const rest = done.slice(index + comma.length + article.length);
    let name = words.trim();
    // The longest beginning that was named before; what follows it must be a store or a repeat.
    while (
      name !== "" &&
      !before.includes(` ${name.toLowerCase()} `) &&
      !before.includes(` ${name.toLowerCase()},`)
    )
      name = name.includes(" ") ? name.slice(0, name.lastIndexOf(" ")) : "";
    if (name === "") return done;
    const said = rest.slice(name.length);
    const end = endOfPlaceAndTime(said, stores);
    const behind = said.slice(end);
    if (end === 0 || !/^\s*(?:$|[.,;!?\n])/u.test(behind)) return done;
    return `${done.slice(0, index)}. ${article}${rest.slice(0, name.length + end)}${behind.replace(/^\s*,\s*(?=\S)/u, ". ")}`;
  }, text);
}
