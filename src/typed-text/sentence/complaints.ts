import { Alternatives } from "../alternatives.ts";
import type { NamedStore } from "../match-store.ts";
import { countWords } from "./count-words.ts";
import { findStorePhrase } from "./store-phrase.ts";

/** "it", "new ones", "lo", "welche": what was named before. */
const pronouns =
  "it|them|some|one|those|that one|(?:some )?new(?: ones?)?|(?:an)?other(?: ones?)?(?: ones?)?|fresh ones?|the ones?|es|sie|ihn|die|den|das|welche[ns]?|eine?[nrs]?|(?:eine?n? )?neue[nrs]?|(?:eine?n? )?andere[nrs]?|frische[nrs]?|otr[oa]s?|un[oa]s?|nuev[oa]s?";
const amount = `(?:\\d{1,3}|an?|${countWords})`;
const polite =
  "(?:(?:so|but|then|please|pls|bitte|dann|aber|lieber|besser|por favor|pero|mejor|stp|svp|donc|mais|plutôt|alors|(?:can|could|would) you|du|mir|uns|mal|noch|doch|kannst du|puedes|peux-tu|tu peux|i['’]d rather|rather) )*";
const lateWords =
  "(?: (?:instead|up|lieber|besser|stattdessen|mejor|plutôt|please|bitte|por favor|stp|neu|mal|noch|ones?|next time|this time|nächstes mal|la próxima(?: vez)?|la prochaine fois))*";
/** "get it at Whole Foods", "hol es lieber bei Rewe", "cómpralo en Carrefour", "reprends-en 12 chez Carrefour" */
const asksForIt = new Alternatives({
  ahead: polite,
  alternatives:
    `(?:get|buy|grab|pick up|take|try|bring|order) (?:(${amount}) )?(?:${pronouns})(?: (?:of (?:it|them)))?|` +
    `(?:hol|kauf|nimm|bring|besorg)e?n? (?:bitte |mir |uns |lieber |besser |mal |doch |noch )*(?:(${amount}) )?(?:${pronouns})|` +
    `(?:c[oó]mpr[ae]|c[oó]ge|c[oó]mpr[ae]me|p[ií]ll[ae]|tr[aá]e|c[oó]mprar|traer|coger)(?:me|nos)?(?:l[oa]s?(?: mejor)?(?: (${amount}))?|(?: mejor)?(?: (${amount}))?(?: (?:${pronouns})(?! (?!en |del? )\\p{Lower})))|` +
    `(?:re|r)?(?:prends?|prenez|prendre|achètes?|achetez|ramènes?|rapportes?)-?(?: ?(?:le|la|les|en|moi))+(?: (${amount}))?(?: d['’]autres)?`,
  behind: `${lateWords}(?=\\s|$|[.!])`,
});
/** What is said against a thing: it begins behind its name. */
const faults =
  /\s+(?:(?:is|are|was|were|tastes?|tasted|smells?|smelled|went|has|have|looked|looks|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|ist|sind|war|waren|schmeckt|schmecken|schmeckte|riecht|es|son|está|están|estaba|estaban|sabe|saben|sal(?:ió|ieron)|huele|est|sont|était|étaient|n['’]est|n['’]était|n['’]étaient|ne sont|a|ont|a un|no (?:me|nos) gustan?|me gustan? menos|gefällt|gefallen|mag ich|mögen wir|vino|vinieron|ne me plaît|ne sont pas)(?!\p{Cased}).*)$/iu;
const dislikes =
  /^(?:(?:i|we|the kids) (?:really )?(?:don['’]?t|do not|didn['’]?t) (?:really )?like|(?:i|we) hate|(?:ich|wir) (?:mag|mögen)(?= .*nicht)|no (?:me|nos) gustan?|(?:j['’]|je n['’]|on n['’]|nous n['’]|on )?aime (?:pas|plus)|(?:je|on) n['’]aime pas|je déteste|odio|ich hasse)\s+(?:the |das |den |die |el |la |los |las |le |les |l['’])?/iu;
const article = /^(?:(?:the|that|those|der|die|das|den|el|la|los|las|le|les)\s+|l['’])/iu;
const parting = /\s*(?:,\s*|[.!]\s+|\s[-–—]\s+|\s(?=(?:so|mejor|lieber|besser|plutôt|donc)\s))/giu;

/** The thing that a complaint is about; "" when it is none. */
function complainedOf(text: string, stores: readonly NamedStore[]): string {
  // "do we still have eggs? I don't think so, get some"
  if (text.includes("?")) return "";
  const disliked = dislikes.exec(text);
  const behind = disliked === null ? text : text.slice(disliked[0].length);
  const fault = faults.exec(behind);
  if (disliked === null && fault === null) return "";
  const subject = (fault === null || disliked !== null ? behind : behind.slice(0, fault.index)).replace(
    / (?:überhaupt )?nicht(?: mehr| so)?$/iu,
    "",
  );
  const store = findStorePhrase(subject, stores);
  // "les œufs de chez Lidl"
  const named = (store === null ? subject : subject.slice(0, store.start)).replace(
    /\s+(?:de|von|from)$/iu,
    "",
  );
  const thing = named.replace(article, "").trim();
  return thing === "" || thing.split(" ").length > 5 || /[,:;]/u.test(thing) ? "" : thing;
}

/**
 * A text in which somebody complains of a thing and asks for it again, as a plain request: "the bread at Aldi is stale, get it
 * at Whole Foods" becomes "bread at Whole Foods".
 */
export function withComplaintsAsRequests(text: string, stores: readonly NamedStore[]): string {
  if (text.length > 200 || text.includes("\n")) return text;
  for (const match of text.matchAll(parting)) {
    const behind = text.slice(match.index + match[0].length);
    const asked = asksForIt.exec(behind);
    if (asked === null) continue;
    const thing = complainedOf(text.slice(0, match.index).trim(), stores);
    if (thing === "") continue;
    const count = asked.slice(1).find((one) => one !== undefined);
    const rest = behind.slice(asked[0].length);
    return `${count === undefined ? "" : `${count} `}${thing}${rest}`;
  }
  return text;
}
