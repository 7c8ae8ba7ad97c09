import type { NamedStore } from "../match-store.ts";
import { findRepeat } from "../repeat-words.ts";
import { andWord } from "./and-words.ts";
import { isOneThing } from "./pairs.ts";
import { findStorePhrase } from "./store-phrase.ts";

const insteadOf =
  "(?:instead of|in place of|rather than|statt|anstatt|anstelle von|en vez del?|en lugar del?|à la place (?:des?|du)|à la place d['’]|au lieu (?:des?|du)|au lieu d['’]|plutôt que(?: des?| du)?|plutôt qu['’])";
const behindThing = new RegExp(
  `(?<=[\\p{Alpha}\\p{N})]),?\\s+(?=${insteadOf}(?:\\s|(?<=['’]))\\p{Alpha})([^,;.!?()\\n]+)`,
  "giu",
);
/** "statt Butter lieber Margarine", "instead of butter get margarine", "en vez de mantequilla, margarina" */
const aheadOfThing = new RegExp(
  `(?<=^|[.!?;\\n]\\s*(?:(?:finalement|en fait|actually|al final|eigentlich|doch),?\\s+)?|(?<!\\p{Cased})(?:get|buy|nimm|hol|kauf|bring|compra|trae|coge|prends|achète) )(${insteadOf}\\s*[^,;.!?()\\n]{2,40}?)(?:,\\s*(?:bitte |lieber |besser |mejor |plutôt )*|,?\\s+(?:(?:bitte |lieber |besser |mejor |plutôt |diesmal |dieses mal |heute |this time |today |esta vez |hoy |cette fois(?:-ci)? )+)(?:du |de la |de l['’]|des |d['’])?|\\s+(?:we(?:['’]re|['’]ll)? (?:taking|having|getting|take|get)|(?:nehmen|kaufen|holen) wir|cogemos|compramos|tomamos|pillamos|llevamos|on (?:prend|prendra|achète))(?: (?:this time|today|diesmal|heute|lieber|mal|esta vez|hoy|mejor|cette fois|plutôt))*\\s+(?:du |de la |de l['’]|des |den |die |das |el |la |los |las |some |the )?|\\s+(?=(?:please |bitte )?(?:get|buy|grab|bring|nimm|hol|kauf|compra|trae|coge|prends|achète)(?!\\p{Cased})))([^,;.!?()\\n]+?)(?=\\s+(?:and|und|y|et|plus)\\s|[,;.!?\\n]|$)`,
  "giu",
);

const fetches = {
  en: "(?:get|grab|buy|take|bring)",
  de: "(?:dann )?(?:nimm|nehmt|hol|holt|kauf|kauft|bring|bringt)(?: bitte| einfach| lieber)*",
  es: "(?:coge|compra|trae|pilla|lleva|toma|agarra)",
  fr: "(?:prends|prenez|achète|achetez|ramène)(?: (?:du|de la|des|le|la|les|un|une)| de l['’]| d['’])?",
};
const wanted = "([^,;.!?()\\n]{2,40}?)";
const other = "\\s*([^,;.!?()\\n]{2,40}?)(?=\\s+(?:and|und|y|et|plus)\\s|[,;.!?\\n]|$)";
/** "if they have no raspberries get blueberries": what is wanted, and what else will do. */
const substitutes = [
  {
    said: `if (?:there(?:['’]s| is| are| aren['’]t| isn['’]t)|they (?:have|don['’]?t have|are out of)|they['’]re out of) (?:no |any )?${wanted},? ${fetches.en}${other}`,
    usual: "$1 (otherwise $2)",
  },
  {
    said: `(?:wenn|falls) (?:es|sie|die) (?:dort |da )?kein\\p{Alpha}* ${wanted} (?:mehr )?(?:gibt|geben|haben|da haben|da ist|da sind),? ${fetches.de}${other}`,
    usual: "$1 (sonst $2)",
  },
  {
    said: `si no (?:hay|tienen|queda|quedan|encuentras) ${wanted},? ${fetches.es}${other}`,
    usual: "$1 (si no $2)",
  },
  {
    said: `s['’]ils? n['’](?:y a|y en a|en ont|ont) (?:pas|plus) (?:de |d['’])${wanted},? ${fetches.fr}${other}`,
    usual: "$1 (sinon $2)",
  },
].map(({ said, usual }) => ({ said: new RegExp(`(?<!\\p{Cased})${said}`, "giu"), usual }));

/** A text with what else will do in brackets, as other notes: "cod (otherwise hake), 2 lemons". */
export function withSubstitutesInBrackets(text: string): string {
  if (!/(?<!\p{Cased})(?:if the|wenn|falls|si no|s['’]ils? n)/iu.test(text)) return text;
  return substitutes.reduce((done, { said, usual }) => done.replace(said, usual), text);
}

const swapped =
  /(?<=^|[.!?;,\n]\s*|(?<!\p{Cased})(?:and|please|bitte|can you|könntest du|kannst du) )(?:swap|replace|substitute|switch)(?: out)? (?:the |my |our )?([^,;.!?()\n]{2,30}?) (?:for|with|to) (?:the |some )?([^,;.!?()\n]{2,40}?)(?=\s+(?:and|plus)\s|[,;.!?\n]|$)|(?<=^|[.!?;,\n]\s*)(?:cambia|sustituye|reemplaza) (?:el |la |los |las )?([^,;.!?()\n]{2,30}?) por ([^,;.!?()\n]{2,40}?)(?=\s+y\s|[,;.!?\n]|$)|(?<=^|[.!?;,\n]\s*)remplace[rz]? (?:le |la |les |l['’])?([^,;.!?()\n]{2,30}?) par (?:du |de la |des |de l['’])?([^,;.!?()\n]{2,40}?)(?=\s+et\s|[,;.!?\n]|$)|(?<=^|[.!?;,\n]\s*)(?:ersetze?|tausche?) (?:bitte )?(?:den |die |das )?([^,;.!?()\n]{2,30}?) (?:durch|gegen) ([^,;.!?()\n]{2,40}?)(?: aus)?(?=\s+und\s|[,;.!?\n]|$)/giu;

/** "swap the butter for margarine": what is wanted, and in brackets what it replaces. */
function withSwapsInBrackets(text: string): string {
  return text.replace(swapped, (_, ...groups: (string | undefined)[]) => {
    const at = [0, 2, 4, 6].find((one) => groups[one] !== undefined)!;
    const words = ["instead of", "en vez de", "au lieu de", "statt"][at / 2]!;
    return `${groups[at + 1]!} (${words} ${groups[at]!})`;
  });
}

/** Where what is replaced ends: before the next thing, a store or a repeat; -1 when all of the words belong to it. */
function endOf(words: string, stores: readonly NamedStore[]): number {
  const and = [...words.matchAll(andWord)].find(({ index, 0: typed }) => {
    const before = words.slice(0, index);
    return !isOneThing(
      before,
      before.split(" ").slice(-1)[0]!,
      typed.trim(),
      words.slice(index + typed.length),
    );
  });
  const store = findStorePhrase(words, stores);
  const ends = [and?.index, store?.start, findRepeat(words)?.start];
  return Math.min(...ends.map((end) => end ?? words.length));
}

/** "dog food it's the blue bag" */
const itIs =
  /(?<=\p{Alpha}{3}) ((?:it['’]s (?:the|in|that|in the)|das ist (?:der|die|das)|es (?:el|la) (?:de|del)|c['’]est (?:le|la|celui|celle)) [^,.;!?()\n]{3,30}?)(?=$|[,.;!?\n]|\s(?:and|und|y|et)\s)/giu;

const notOfName = new RegExp(
  `^${insteadOf}\\s*(?:(?:the|de[nrms]|die|das|el|la|los|las|le|les)\\s+|l['’])?|\\s+(?:doch|lieber|bitte|eher)$`,
  "giu",
);

/** "Marmelade" of "statt der Marmelade doch". */
function replacedName(words: string): string {
  return words.replace(notOfName, "").trim();
}

/** Whether a text names a thing, as a whole word. */
function names(text: string, name: string): boolean {
  const words = ` ${text.toLowerCase().replace(/[^\p{Alpha}\p{N}]+/gu, " ")} `;
  return name !== "" && words.includes(` ${name.toLowerCase()} `);
}

/** A text with what a thing replaces in brackets, as other notes: "quinoa (instead of couscous), 2 lemons". */
export function withReplacedInBrackets(text: string, stores: readonly NamedStore[]): string {
  const described = withSwapsInBrackets(text).replace(itIs, " ($1)");
  if (!/instead|in place|rather than|statt|anstelle|en vez|en lugar|place d|au lieu|plutôt qu/iu.test(text))
    return described;
  const ahead = described.replace(aheadOfThing, (_, words: string, thing: string, at: number) => {
    const name = replacedName(words);
    const isCancelled = /[.!?;\n,]\s*$/u.test(described.slice(0, at)) && names(described.slice(0, at), name);
    return isCancelled ? `no ${name}. ${thing}` : `${thing} (${words})`;
  });
  return ahead.replace(behindThing, (_, words: string) => {
    const end = endOf(words, stores);
    return ` (${words.slice(0, end).trim()})${words.slice(end) === "" ? "" : ` ${words.slice(end).trim()}`}`;
  });
}
