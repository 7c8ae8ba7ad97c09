import { lettersOf, type NamedStore } from "../match-store.ts";
import { withoutListWords } from "./headings.ts";
import { findStorePhrase, mostMatches, storeAlone, storeAt } from "./store-phrase.ts";
import { withStoreTitles } from "./store-titles.ts";

/** Before the store that somebody goes to: "whoever goes to", "wer zu", "quien vaya al", "celui qui va chez". */
const goer = [
  "(?:whoever|whichever of (?:you|us)|if (?:anyone|anybody|someone|somebody)|anyone|anybody|(?:the )?(?:person|one) (?:who|that)|who(?:['’]s)?)(?: (?:of you))?(?:['’]s| is)? (?:goes|go|going|heads|heading|gets|stops|stopping|pops|popping|passes|passing|ends up|will be)(?: over| by| past| in| out)?(?: (?:to|at|by|in|into))?(?: the)?",
  "(?:wer|falls (?:wer|jemand|einer)|wenn (?:wer|jemand|einer)|derjenige,? der)(?: (?:von euch|geht|fährt|kommt|ist|heute|morgen|nachher|gleich|noch|gerade|grad|eh|sowieso|mal|nochmal|als nächstes|zuerst))* (?:zu|zum|zur|bei|beim|in den|im|am|an)",
  "(?:quien|el que|la que|aquel que|si alguien|alguien que|quien de vosotros|qui[eé]n) (?:vaya|va|vais|pase|pasa|est[eé]|est[aá])(?: (?:hoy|mañana|luego|hasta|primero))?(?: (?:al|a|por|en|por el|hasta))?(?: el| la)?",
  "(?:(?:celui|celle|ceux|celles) (?:qui|d['’]entre vous qui)|si quelqu['’]un|quelqu['’]un qui|qui) (?:va|vont|passe|passent|passera|ira|fait un saut)(?: (?:aujourd['’]hui|demain|ce soir))?(?: (?:chez|à|a|au|par))",
].join("|");
const goerLead = new RegExp(`(?<![\\p{Alpha}\\p{N}])(?:${goer})\\s+(?=[\\p{Alpha}\\p{N}])`, "giu");
/** Behind that store, up to what is needed. */
const goerEnd =
  /^(?: (?:geht|gehst|fährt|kommt|ist|läuft|muss|einkauft|einkaufen geht|vorbei(?:kommt|fährt|geht|schaut)|today|tomorrow|later|tonight|next|first|heute|morgen|nachher|hoy|mañana|luego|demain|ce soir|aujourd['’]hui))*\s?[,?!:]*\s?(?:(?:please|pls|plz|can you|could you|bitte|bitteschön|stp|svp|por ?fa(?:vor)?|(?:que|q)(?= (?:me |nos )?(?:pill|coj|compr|traig|tra|cog|lo|la))|dann|then|also)\s)*(?:(?:get|gets|grab|grabs|buy|buys|bring|brings|pick up|picks up|bringt|bring|bringe|kauft|kaufe|kauf|holt|hole|hol|nimmt|nehme|nimm|besorgt|besorge|soll(?:te)?|kann|(?:me |nos )?(?:pille|pilla|coja|coge|compre|compra|traiga|trae)|prend|prends|prenne|achète|ramène|rapporte|peut (?:prendre|acheter|ramener))\s)?(?:(?:please|pls|bitte|stp|me|us|mir|uns|noch|auch)\s(?=\S))*/iu;

/** "note chez", "schreibst für", "añadir del": a request, and the preposition of the store for which it is. */
const request = [
  "(?:(?:please|can you|could you) )?(?:add|put|write|note|note down|jot down)(?: down)?(?: please)? (?:for|from|at)(?: the)?",
  "(?:bitte )?(?:schreib|notier|setz|pack|merk)(?:e|t|st)?(?: (?:du|ihr|mir|uns|bitte|noch|mal|auch|auf|dir))* (?:für|bei|beim|von|vom)",
  "(?:añad(?:e|ir|id|as)|apunt(?:a|ar|ad|as|es)|anot(?:a|ar|ad|as|es|á)|agreg(?:a|ar|ues)|pon(?:er|me|nos|ed|gas)?|tra(?:er|[eé](?:me|nos)?|ed|igas)|tr[aá]e(?:me|nos)|compr(?:ar?|á|ame|ad|es)|cóm?prame|agarr[aá]|cog(?:e|er|ed)|pill(?:a|ar))(?: (?:me|nos|también|por favor|porfa))* (?:del?|para|en|en el|para el|desde)",
  "(?:note[rsz]?|ajoute[rsz]?|inscri[st]?|inscrire|rajoute[rsz]?|mets|mettre|marque[rsz]?|prends|prendre|prenez|faut|il faut)(?: (?:moi|nous|stp|svp|aussi|prendre|acheter))* (?:chez|pour|à|a|de chez|au)",
].join("|");
const requestLead = new RegExp(`(?<![\\p{Alpha}\\p{N}-])(?:${request})\\s+(?=[\\p{Alpha}\\p{N}])`, "giu");
/** "für Lidl 3 Paprika": without a verb. */
const aimLead = /(?<=^|[\n.!?;]\s*)(?:for|für|para|pour)\s+(?=[\p{Alpha}\p{N}])/giu;
/** "und für Rewe": where another store begins. */
const furtherLead =
  /(?:,\s*|\s+)(?:(?:and|und|y|et)\s+)?(?:for|from|at|für|bei|beim|von|vom|del?|para|en|para el|en el|chez|pour|à)\s+(?=[\p{Alpha}\p{N}])/giu;
/** The verb's other part at the end: "schreibst für Lidl Hummus auf". */
const partedEnd = /\s(?:auf|drauf|dazu|ein)(?=\s*(?:$|[,.;:!?\n]))/iu;

/** "go to Boots for plasters and then Tesco for milk" */
const nextLead =
  /,?\s+(?:(?:and|then|after that|und|dann|danach|y|luego|después|et|puis|ensuite)\s+)+(?:(?:in)?to|at|over to|zu|zum|bei|a|al|en|chez|à)?\s*(?:the\s+|el\s+)?(?=[\p{Alpha}\p{N}])/giu;
const nextEnd =
  /^ (?:(?:for|für|wegen|(?:a )?por|para|pour|(?:we|i) (?:also )?need|(?:brauchen|bräuchten) wir|brauche ich|necesit(?:o|amos)|(?:nos |me )?hacen? falta|il (?:nous |me )?faut) (?=[\p{Alpha}\p{N}])|(?=\d|(?:an?|some|eine?n?|un[ae]?) ))/iu;

/** Each match of `lead` before the whole name of a store, with where that name ends. */
function storesBehind(text: string, lead: RegExp, stores: readonly NamedStore[]) {
  const found: { start: number; nameAt: number; end: number }[] = [];
  let looked = 0;
  for (const { index, 0: typed } of text.matchAll(lead)) {
    if ((looked += 1) > mostMatches) break;
    const nameAt = index + typed.length;
    const named = storeAt(text, nameAt, stores);
    if (named?.whole === true) found.push({ start: index, nameAt, end: named.end });
  }
  return found;
}

/** A clause of its own begins with a store that stands before a colon. */
function headed(before: string, name: string, rest: string): string {
  const isFirst = before.trim() === "" || /[\n.!?;:,]\s*$/u.test(before);
  return `${before.replace(/,\s*$/u, "; ")}${isFirst ? "" : "; "}${name}:${/^\s*\n/u.test(rest) ? "" : " "}${rest.replace(/^[^\S\n]+/u, "")}`;
}

function withGoersApart(text: string, stores: readonly NamedStore[]): string {
  return storesBehind(text, goerLead, stores).reduceRight((done, { start, nameAt, end }) => {
    const rest = done.slice(end);
    const after = rest.slice(goerEnd.exec(rest)![0].length);
    return /[\p{Alpha}\p{N}]/u.test(after)
      ? headed(done.slice(0, start), done.slice(nameAt, end), after)
      : done;
  }, text);
}

function withRequestsApart(text: string, lead: RegExp, stores: readonly NamedStore[]): string {
  return storesBehind(text, lead, stores).reduceRight((done, { start, nameAt, end }) => {
    const rest = done.slice(end);
    if (!/^\s+[\p{Alpha}\p{N}]/u.test(rest)) return done;
    const [line = ""] = /^[^\n.!?]*/u.exec(rest)!;
    const isParted = /^(?:bitte )?(?:schreib|notier|setz|pack)/iu.test(done.slice(start));
    const furthers = storesBehind(line, furtherLead, stores).filter((one) =>
      /^\s+[\p{Alpha}\p{N}]/u.test(line.slice(one.end)),
    );
    const apart = furthers.reduceRight(
      (all, one) => `${all.slice(0, one.start)}; ${all.slice(one.nameAt, one.end)}:${all.slice(one.end)}`,
      line,
    );
    const things = isParted
      ? apart
          .split(";")
          .map((part) => part.replace(partedEnd, ""))
          .join(";")
      : apart;
    return headed(done.slice(0, start), done.slice(nameAt, end), things + rest.slice(line.length));
  }, text);
}

/** "vamos al Aldi por leche" */
const firstLead = /(?<=^|[.!?\n]\s*)(?:vamos|voy|ve|vete|hay que ir)\s+al?\s+(?=[\p{Alpha}\p{N}])/giu;

function withNextStoresApart(text: string, stores: readonly NamedStore[]): string {
  const found = [...storesBehind(text, firstLead, stores), ...storesBehind(text, nextLead, stores)];
  return found.reduceRight((done, { start, nameAt, end }) => {
    const aim = nextEnd.exec(done.slice(end));
    if (aim === null) return done;
    const before = done.slice(0, start);
    return `${before}${before === "" ? "" : "; "}${done.slice(nameAt, end)}: ${done.slice(end + aim[0].length)}`;
  }, text);
}

/** "Monoprix: a; b; c": the store counts for each of them, until another one has a colon. */
function withSemicolonsOfStores(line: string, stores: readonly NamedStore[]): string {
  let isOfStore = false;
  return line
    .split(";")
    .map((part, at) => {
      const title = part.includes(":") ? part.split(":", 1)[0]!.trim() : null;
      const goesOn =
        at > 0 &&
        isOfStore &&
        title === null &&
        !startsWithStore(part, stores) &&
        findStorePhrase(part, stores) === null;
      if (!goesOn) isOfStore = title !== null && storeAlone(withoutListWords(title), stores) !== null;
      return at === 0 ? part : `${goesOn ? "," : ";"}${part}`;
    })
    .join("");
}

function startsWithStore(part: string, stores: readonly NamedStore[]): boolean {
  const lead = /^\s*(?:@|(?:at|from|bei|beim|vom|en|del?|chez)\s)?\s*/iu.exec(part)![0].length;
  return storeAt(part, lead, stores)?.whole === true;
}

/**
 * A text whose stores stand before a colon where things follow that are to be got there: "whoever goes to Lidl pls get ramen"
 * becomes "Lidl: ramen".
 */
export function withStoresLed(text: string, all: readonly NamedStore[]): string {
  const letters = lettersOf(text);
  const stores = all.filter(({ name }) => letters.includes(lettersOf(name)));
  if (stores.length === 0) return text;
  const titled = withNextStoresApart(withStoreTitles(text, stores), stores);
  const asked = withRequestsApart(withGoersApart(titled, stores), requestLead, stores);
  // "for target practice"
  const brands = stores.filter(({ isWord }) => isWord !== true);
  const apart = withRequestsApart(asked, aimLead, brands);
  if (!apart.includes(";")) return apart;
  return apart
    .split("\n")
    .map((line) => withSemicolonsOfStores(line, stores))
    .join("\n");
}
