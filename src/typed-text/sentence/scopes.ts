import { readAmount } from "../amount.ts";
import { findRepeat, findRepeatAdverb } from "../repeat-words.ts";
import type { NamedStore } from "../match-store.ts";
import { fewestBehindSign, findStorePhrase, storeAt } from "./store-phrase.ts";
import { countWords } from "./count-words.ts";
import { findTimeAtEnd } from "./time-words.ts";
import { isSpokenQuantity } from "./spoken-amounts.ts";

/** How far a store or a repeat counts, where a text says so in words, and where a store leads a further part of a sentence. */

/** "all of it", "das alles", "los tres", "le tout": all that was named before. */
export const ofAll =
  "(?:all (?:(?:of (?:it|that|them|this|these|those)|three|four|five) )?|everything |both (?:(?:of (?:them|these|those)|things|items) )?|(?:das )?alles (?:das |zusammen )?|(?:die )?beide[sn]? |alle (?:drei |vier |zusammen )?|todo (?:eso |esto |ello )?|tod[oa]s (?:ell[oa]s )?|amb[oa]s |l[oa]s (?:dos|tres|cuatro) (?:cosas )?|(?:le )?tout (?:ça |cela )?|(?:tous|toutes) |les (?:deux|trois|quatre) )";
const articles = "(?:the |el |la |los |las |le |les |l['’])?";
export const prepositions =
  "(?:at|from|in der|in|bei|beim|von|vom|im|aus dem|en(?: el| la)?|de chez|de la|del?|al|chez|à(?: la)?|aux?)";
const atStore = new RegExp(`^(?:${prepositions}\\s+${articles}|@)(?=[\\p{Alpha}\\p{N}])`, "iu");
/** A word by which more things follow. Runs of words and of space are short, so that the time grows with the text's length alone. */
const more =
  "(?:(?:and|und|y|et|plus|also|as well as|sowie|auch|außerdem|dazu|así como|además|también|más|ainsi que|aussi|en plus|de plus|then|dann|luego|puis)[\\s,]{1,3})";
const furtherThings = new RegExp(
  `^\\s{0,3}(?:[,–—]|\\s-\\s|-\\s){0,3}\\s{0,3}${more}{0,3}(?=[\\p{Alpha}\\p{N}])`,
  "iu",
);
const separated = new RegExp(`^(?:\\s{0,3}[,–—]|\\s-\\s|\\s{1,3}${more})`, "iu");
const summary = new RegExp(`(?<=[,:–—]\\s{0,3}|\\s-\\s|\\)\\s)${ofAll}(?=\\S)`, "giu");

/** The end of "from Costco", of a store's whole name; 0 for none. */
export function endOfStore(text: string, stores: readonly NamedStore[]): number {
  const lead = atStore.exec(text)?.[0].length ?? 0;
  const named = lead === 0 ? null : storeAt(text, lead, stores);
  return named?.whole === true ? named.end : 0;
}

/** Where the store and the repeat end with which a text begins, in either order; 0 for none. */
export function endOfPlaceAndTime(text: string, stores: readonly NamedStore[]): number {
  let end = 0;
  for (let turn = 0; turn < 2; turn += 1) {
    const space = /^[\s,]*/u.exec(text.slice(end))![0].length;
    const rest = text.slice(end + space);
    const [first = ""] = /^\S*/u.exec(rest)!;
    const repeat = findRepeat(rest) ?? findRepeatAdverb(` ${first}`);
    const repeatEnd =
      repeat === null ? 0 : repeat.start === 0 ? repeat.end : repeat.start === 1 ? first.length : 0;
    const next = Math.max(endOfStore(rest, stores), repeatEnd);
    if (next === 0) break;
    end += space + next;
  }
  return end;
}

/** "rice and soap, all from Aldi, as well as wine from Lidl": what was said of all things before ends their clause. */
function withSummariesEnded(text: string, stores: readonly NamedStore[]): string {
  return [...text.matchAll(summary)].reduceRight((done, { index, 0: all }) => {
    const from = index + all.length;
    const end = endOfPlaceAndTime(done.slice(from), stores);
    if (end === 0) return done;
    // "all from Aldi on saturday": the day is of all, too.
    const said = /^\s+([^.,;!?\n]+)/u.exec(done.slice(from + end));
    const time = said === null ? null : findTimeAtEnd(said[1]!);
    if (time?.start === 0) {
      const ahead = done.slice(0, index).replace(/[\s,:]+$/u, "");
      const behind = done.slice(from + end + said![0].length);
      return `${ahead}, ${time.note}, ${done.slice(index, from + end)}${behind}`;
    }
    const rest = done.slice(from + end);
    // "apples, pears: all from Aldi": what stands before the colon is no heading.
    const told = `${done.slice(0, index).replace(/\s*:\s*$/u, ", ")}${done.slice(index, from + end)}`;
    return separated.test(rest) ? `${told}; ${rest.replace(furtherThings, "")}` : told + rest;
  }, text);
}

const clauseStart = new RegExp(
  `(?<=^|[.!?;\\n]\\s{0,3})${more}{0,3}(?=${prepositions}\\s)|[,;]?\\s{1,3}(?:and|und|y|et|plus|sowie|as well as|así como|ainsi que),?\\s{1,3}${more}{0,3}(?=${prepositions}\\s)`,
  "giu",
);
const partitive = /^(?:de la|del?)\s/iu;

/**
 * "y en el Carrefour, arroz", "and, from Costco, a chicken": a store that leads a further part of a sentence, and a comma behind it,
 * stands before a colon; so does one behind "de la", which is an article as well.
 */
function withLeadsApart(text: string, stores: readonly NamedStore[]): string {
  return [...text.matchAll(clauseStart)].reduceRight((done, { index, 0: lead }) => {
    const at = index + lead.length;
    const rest = done.slice(at);
    const end = endOfStore(rest, stores);
    if (end === 0) return done;
    const comma = /^\s*,\s+(?=[\p{Alpha}\p{N}])/u.exec(rest.slice(end))?.[0].length ?? 0;
    const space = partitive.test(rest)
      ? (/^\s+(?=[\p{Alpha}\p{N}])/u.exec(rest.slice(end))?.[0].length ?? 0)
      : 0;
    const behind = rest.slice(end + Math.max(comma, space));
    // "from Costco, Aldi or Lidl"
    const isList = comma > 0 && storeAt(behind, 0, stores)?.whole === true;
    const isHead = index === 0 || /^\s*$/u.test(lead) || /[.!?;\n]\s*$/u.test(done.slice(0, index));
    if (Math.max(comma, space) === 0 || isList || (space > 0 && comma === 0 && !isHead)) return done;
    const nameAt = atStore.exec(rest)![0].length;
    return `${done.slice(0, index)}${isHead ? "" : "; "}${rest.slice(nameAt, end)}: ${behind}`;
  }, text);
}

const furtherPart = new RegExp(
  `,\\s{1,3}${more}{1,3}(?=[\\p{Alpha}\\p{N}])|[,\\s]\\s{0,3}(?:(?:and|und|y|et)\\s{1,3})?(?:also|außerdem|dazu|además|también|en plus|aussi)\\s{1,3}(?=[\\p{Alpha}\\p{N}])`,
  "giu",
);
const sentence = /[^.!?;\n]+/gu;
/** The most letters of a part of a sentence that are looked at. */
const longestPart = 500;

/** Whether a store or a repeat stands at the head or at the end of a part of a sentence: it counts for all of the part. */
function hasOwnScope(part: string, stores: readonly NamedStore[]): boolean {
  const text = part.trim();
  const store = findStorePhrase(text, stores);
  const repeat = findRepeat(text) ?? findRepeatAdverb(text);
  const ends = [store?.end, repeat?.end].some((end) => end !== undefined && end >= text.length);
  return ends || store?.isHead === true || repeat?.start === 0;
}

/** "from Lidl rice, and also soap from dm every month": each part of a sentence that has its own store or repeat is a clause. */
function withPartsApart(text: string, stores: readonly NamedStore[]): string {
  return text.replace(sentence, (whole) => {
    const separators = [...whole.matchAll(furtherPart)];
    let done = "";
    let from = 0;
    for (const [one, { index, 0: typed }] of separators.entries()) {
      const end = separators[one + 1]?.index ?? whole.length;
      const behind = whole.slice(index + typed.length, end);
      const isLong = index - from > longestPart || behind.length > longestPart;
      if (isLong || !hasOwnScope(behind, stores) || !hasOwnScope(whole.slice(from, index), stores)) continue;
      done += `${whole.slice(from, index)}; `;
      from = index + typed.length;
    }
    return done + whole.slice(from);
  });
}

/** "milk and rice both from Aldi" */
const bothBehind = new RegExp(
  `(?<=(?:and|und|y|et) (?:[\\p{Alpha}\\d-]+ ){0,5}[\\p{Alpha}-]{3,}) (?:both|beides?|l[oa]s dos|les deux)(?= (?:${prepositions} |@)\\S)`,
  "giu",
);

/** "the other two from Aldi": the rest. */
const theOthers =
  /(?<=[,.;] )(?:and |und |y |et )?(?:the other(?:s| two| three| four| ones)|die (?:anderen?|übrigen|restlichen)(?: (?:beiden|zwei|drei))?|l[oa]s (?:otr[oa]s|demás)(?: (?:dos|tres))?|les (?:deux |trois )?autres) (?=(?:from|at|in|von|vom|bei|beim|im|de|del|en|à|chez|au) )/giu;

const moreAhead = new RegExp(`(?<=[;.!?\\n]\\s{0,3})${more}{1,3}(?=\\S)`, "giu");

/** "…; en plus chez Lidl du riz": a store or a repeat stands at the head of its clause. */
function withHeadsFirst(text: string, stores: readonly NamedStore[]): string {
  return text.replace(moreAhead, (typed, at: number) => {
    const rest = text.slice(at + typed.length);
    const isTitle = storeAt(rest, 0, stores)?.whole === true && /^[\p{Alpha}'’ ]+\s?:/u.test(rest);
    return isTitle || endOfPlaceAndTime(rest, stores) > 0 ? "" : typed;
  });
}

/** "from dm. Milk": a stop behind the name of a store ends a sentence, as short as the name may be. */
function withStopsBehindStores(text: string, stores: readonly NamedStore[]): string {
  const letters = text.toLowerCase();
  const isBehindStore = (at: number) =>
    stores.some(({ name }) => {
      const start = at - name.length;
      return (
        letters.slice(Math.max(start, 0), at) === name.toLowerCase() &&
        !/\p{Alpha}/u.test(text[start - 1] ?? " ")
      );
    });
  return text.replace(/(?<=\p{Alpha})\.(?=[^\S\n]+\S)/gu, (stop, at: number) =>
    isBehindStore(at) ? "!" : stop,
  );
}

/** "@costco milk, eggs @aldi apples": behind a sign at the head of a line, each further one begins a clause. */
function withSignsAhead(text: string, stores: readonly NamedStore[]): string {
  if (!/(?<=^|\n)@/u.test(text)) return text;
  return text
    .split("\n")
    .map((line) => {
      const found = [...line.matchAll(/(?<=^|\s)@(?=[\p{Alpha}\p{N}])/gu)].map(({ index }) => ({
        index,
        named: storeAt(line, index + 1, stores, fewestBehindSign),
      }));
      const isAhead = ({ named }: (typeof found)[number]) =>
        named !== null && /^[^\S\n]+[\p{Alpha}\p{N}]/u.test(line.slice(named.end));
      if (found[0]?.index !== 0 || !found.every(isAhead)) return line;
      return found.reduceRight((done, { index, named }) => {
        const before = done.slice(0, index).replace(/[\s,;]+$/u, "");
        return `${before}${before === "" ? "" : "; "}${named!.store.name}:${done.slice(named!.end)}`;
      }, line);
    })
    .join("\n");
}

/** "and while you're there soap": what follows is of the store that was named last. */
const whileThere =
  /[,;]?\s{1,3}(?:(?:and|und|y|et)\s{1,3})?(?:while (?:you(?:['’]re| are)|ur|u(?:['’]?re| are)|i['’]m|we['’]re) (?:there|at it)|(?:wenn|falls) (?:du|ihr|wir) (?:(?:schon|eh|sowieso|dann|mal|gerade)\s)*(?:da|dort) (?:bist|seid|sind)|ya que (?:estás|estáis|vas|pasas)(?: (?:allí|allá|ahí|ah[ií]))?|(?:pendant|puisque|tant|vu) que? ?tu y (?:es|vas)|(?:pendant|tant) qu['’]on y est)[\s,]+(?=[\p{Alpha}\p{N}])/giu;

/** "thermometer, from there too": of the store that was named last. */
const fromThere =
  /,?\s{1,3}(?:(?:auch|ebenfalls|también|also|too|aussi)\s(?:von|de|from|in|aus)?\s?(?:da|dort|dorther|allí|allá|ahí|there|là-bas|là)|(?:von|de|from)\s(?:da|dort|dorther|allí|allá|ahí|there|là-bas|là)\s(?:auch|ebenfalls|también|also|too|as well|aussi))(?=\s*(?:$|[.,;!?\n]))/giu;

function lastNamed(ahead: string, stores: readonly NamedStore[]): string | undefined {
  return stores
    .map(({ name }) => ({ name, at: ahead.toLowerCase().lastIndexOf(name.toLowerCase()) }))
    .filter((one) => one.at >= 0)
    .toSorted((one, other) => other.at - one.at)[0]?.name;
}

function withThereNamed(text: string, stores: readonly NamedStore[]): string {
  return text
    .replace(whileThere, (typed, at: number) => {
      const name = lastNamed(text.slice(0, at), stores);
      return name === undefined ? typed : `; ${name}: `;
    })
    .replace(fromThere, (typed, at: number) => {
      const name = lastNamed(text.slice(0, at), stores);
      return name === undefined ? typed : ` @${name}`;
    });
}

/** "anywhere: lemons", "apart from that, soap from Lidl": no store or repeat that was named before counts. */
const apartFromThat =
  /(?:^|[,;]?\s{1,3}(?:[-–—]\s{1,3})?)(?:(?:and|und|y|et|but|aber|pero|mais)\s{1,3})?(?:(?:it )?does(?:n['’]t| not) matter where|no matter where|(?:from )?anywhere|wherever|(?:von )?egal wo(?:her)?|von irgendwo|da igual d[oó]nde|(?:en|de) cualquier (?:sitio|lado|tienda)|donde sea|(?:peu |n['’])importe o[uù]|où (?:tu veux|que ce soit)|separately|apart from that|unabhängig davon|davon unabhängig|davon abgesehen|abgesehen davon|por otro lado|aparte de eso|por separado|à part ça|d['’]autre part|séparément)(?:\s?[:,–—]|\s-|(?<=separately|that|davon|lado|eso|separado|ça|part|séparément))\s+(?=[\p{Alpha}\p{N}])/giu;

/** "oil —2 bottles—, salt": dashes around an amount are brackets. */
const dashed = /(?<=\S)[^\S\n]{0,3}[–—] ?([^–—;:.!?\n]{1,30}?) ?[–—](?=[^\S\n]|[,.;:!?]|$)/gu;

/** "pancakes (for 4): 250 g flour": how many it is for stands in a title. */
const servingsOfTitle =
  /(?<=^\s*[\p{Alpha}][\p{Alpha} '’-]{2,40}) \((?:(?:for|serves|für|pour|para) )?\d{1,2}(?:[-–]\d{1,2})?(?: ?(?:people|persons?|servings?|portion(?:s|en)?|personen|personas?|pers\.?|raciones|personnes?|p\.))?\)(?=\s?:\s)/iu;

/** The name of the sign between things, as a machine writes down what was dictated. */
const commaSaid = / (?:comma|komma|coma|virgule) (?=[\p{Alpha}\d])/giu;
/** "añade kiwis coma. añade arroz coma.": a further request ends the sentence. */
const commaBeforeStop = / (?:comma|komma|coma|virgule)(?=[.;])/giu;
const digitSaid = `(?:\\d{1,3}|null|zéro|cero|zero|one|eins?|une?|un[oa]|six|neuf|${countWords})`;
/** "eins komma fünf Liter", "one point five liters" */
const decimalSaid = new RegExp(
  `(?<=^|\\s)(${digitSaid}) (?:komma|comma|coma|virgule|point|punto) (${digitSaid})(?=\\s\\p{Alpha})`,
  "giu",
);
const oneSaid = /^(?:one|eins?|une?|un[oa])$/iu;
const zeroSaid = /^(?:null|zéro|cero|zero)$/iu;

function digitsOf(said: string): string | null {
  if (zeroSaid.test(said)) return "0";
  if (oneSaid.test(said)) return "1";
  const amount = readAmount(said, 0);
  return amount?.end === said.length ? String(amount.low) : null;
}

function withDecimalsWritten(text: string, use: (typed: string) => void): string {
  return text.replace(decimalSaid, (typed, whole: string, part: string) => {
    const [ones, tenths] = [digitsOf(whole), digitsOf(part)];
    if (ones === null || tenths === null) return typed;
    use(typed);
    return `${ones},${tenths}`;
  });
}

const lineSaid =
  /,?(?: (?:period|full stop|punkt|punto|point))? (?:new line|next line|neue zeile|nächste zeile|nueva línea|salto de línea|à la ligne|nouvelle ligne|retour à la ligne) (?=[\p{Alpha}\d])/giu;

const stopSaid = / (?:full stop|period|punkt|punto|point)\.?$/iu;
const firstLineSaid = /^(?:new line|neue zeile|nueva línea|à la ligne|nouvelle ligne) (?=[\p{Alpha}\d])/iu;

/** "Liste Doppelpunkt Gouda Komma Brot Punkt fertig": beside a comma that was said, these are signs, too. */
const colonSaid = / (?:colon|doppelpunkt|dos puntos|deux[ -]points|double point) (?=[\p{Alpha}\d])/giu;
const stopSaidWithin = / (?:full stop|period|punkt|punto|point) (?=\p{Alpha}{2})(?!(?:de|of|y) )/giu;

function withSignsWritten(text: string): string {
  // Beside a comma that was typed, one word alone may be none: "para que coma bien, arroz". A decimal has no comma between things.
  const isTyped = /[,;](?!\d)/u.test(text);
  if (isTyped && (text.match(commaSaid) ?? []).length < 2) return text;
  const written = text.replace(commaSaid, ", ").replace(lineSaid, ", ").replace(commaBeforeStop, "");
  if (written === text) return text;
  return written
    .replace(colonSaid, ": ")
    .replace(stopSaidWithin, ". ")
    .replace(stopSaid, "")
    .replace(firstLineSaid, "");
}

/** "also at Costco" behind a thing: only the store counts. */
const alsoAtStore = new RegExp(
  `(?<=,\\s{1,3})(?:also|too|likewise|ebenfalls|auch|gleichfalls|genauso|también|igualmente|aussi|également|pareil),?\\s+(?=${prepositions}\\s)`,
  "giu",
);

function withAlsoRemoved(text: string, stores: readonly NamedStore[]): string {
  return text.replace(alsoAtStore, (typed, at: number) => {
    const rest = text.slice(at + typed.length);
    const end = endOfStore(rest, stores);
    if (end === 0) return typed;
    const [before = ""] = /[^.!?;\n]*$/u.exec(text.slice(0, at))!;
    // "at Lidl rice, also at dm, soap": another part of the sentence.
    const isOfThing = !hasOwnScope(before.replace(/,\s*$/u, ""), stores);
    return (isOfThing ? /^\s*(?:$|[.,;!?\n])/u : /^\s*(?:$|[.;!?\n])/u).test(rest.slice(end)) ? "" : typed;
  });
}

/** "bread form costco": a slip before a store. */
const slipOfFrom = /(?<=\p{Alpha} )(?:form|fron|frm)(?= \p{Alpha})/giu;

function withSlipsMended(text: string, stores: readonly NamedStore[]): string {
  return text.replace(slipOfFrom, (typed, at: number) =>
    storeAt(text, at + typed.length + 1, stores)?.whole === true ? "from" : typed,
  );
}

/** "A Lidl il faut du lait": the preposition without its accent. */
const frenchAt = /(?<=^|[.!?;\n]\s{0,3})[aà]\s{1,3}(?=\p{Upper})/giu;
const frenchRequest =
  /^\s*,?\s+(?:il (?:nous |me )?f[aá]u(?:t|drait)|il (?:nous |me )?manque|on (?:prend|a besoin)|prends|prenez|prendre|acheter|achète|faut)(?!\p{Cased})/iu;

function withFrenchStores(text: string, stores: readonly NamedStore[]): string {
  return text.replace(frenchAt, (typed, at: number) => {
    const named = storeAt(text, at + typed.length, stores);
    return named?.whole === true && frenchRequest.test(text.slice(named.end)) ? "chez " : typed;
  });
}

/** "más dos paquetes de arroz": in Spanish a plus between things. */
const moreThings = new RegExp(`(?<=[,;]\\s{0,3})más (?=(?:\\d|${countWords}|un[ao]?)(?!\\p{Alpha}))`, "giu");

const frenchMore = /(?<=[;.!?\n]\s{0,3})(et )?en plus,? (?=[\p{Alpha}\d])/giu;

/** A text in which the store and the repeat that count for a part of it stand where the other rules look for them. */
export function withScopesApart(
  text: string,
  stores: readonly NamedStore[],
  use: (typed: string) => void,
): string {
  if (!text.includes(" ")) return text;
  const written = withStopsBehindStores(withSignsWritten(withDecimalsWritten(text, use)), stores)
    .replace(servingsOfTitle, "")
    .replace(moreThings, "")
    .replace(theOthers, "the rest ")
    .replace(bothBehind, ",$&")
    .replace(frenchMore, "$1")
    .replace(dashed, (typed, inside: string) =>
      isSpokenQuantity(inside) || /^\d/u.test(inside) ? ` (${inside})` : typed,
    );
  const ended = withSummariesEnded(
    written.replace(apartFromThat, (typed) => (typed.trim() === typed ? "" : "; ")),
    stores,
  );
  if (stores.length === 0) return ended;
  const led = withLeadsApart(
    withAlsoRemoved(
      withThereNamed(
        withHeadsFirst(
          withFrenchStores(withSignsAhead(withSlipsMended(ended, stores), stores), stores),
          stores,
        ),
        stores,
      ),
      stores,
    ),
    stores,
  );
  return withPartsApart(led, stores);
}
