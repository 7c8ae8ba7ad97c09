import { countWords } from "./count-words.ts";
import { re } from "./phrase-parts.ts";

/** What people say when they want another thing or another amount than they said before, beside the words that correct at once. */

const start = "(?<=^|[.!?;,\\n]\\s*)(?:(?:oh|ah|ach|uy|ay|actually|wait|sorry|but|aber|pero|mais),? )*";
const parting = "\\s*[,.;:!–-]+\\s*(?=\\S)";
/** "Changed my mind about the cola, get juice": the thing is cancelled. */
const mindAbout = new RegExp(
  `${start}(?:i(?:['’]ve| have)? )?changed my mind (?:about|on) (?:the )?([^,.;:!?\\n]{2,30}?)${parting}`,
  "giu",
);
const mind = new RegExp(
  `${start}(?:(?:i(?:['’]ve| have)? )?changed my mind|(?:ich )?hab(?:e|['’]?s)? (?:es )?(?:mir|uns) (?:doch )?anders überlegt|(?:he |hemos )?cambi(?:o|é|ado|amos) de (?:idea|opinión)|(?:j['’]ai |on a )?changé d['’]avis)${parting}`,
  "giu",
);

const number = `(\\d{1,3}|${countWords})`;
const end = "(?=\\s*(?:$|[,.;!?\\n]))";
/** Behind a sign, or a word that takes back. */
const after = (words: string) => `(?:(?:\\s*[,.…–-]+)+\\s+(?:(?:${words}),? )*|\\s+(?:(?:${words}),? )+)`;
/** "2 Packungen Reis, ach, mach drei Packungen draus", "6 cervezas... mejor que sean 12", "4 steaks, non, mets-en 6" */
const otherAmount = [
  `${after("ach|ach ja|nee?|nein|doch|oder|komm")}mach(?: lieber| doch| mal)* ${number}${end}`,
  `${after("ach|ach ja|nee?|nein|doch|oder|und|komm")}mach(?:t|en wir)?(?: bitte| lieber| mal| doch)* ${number}(?: \\p{Alpha}+)? (?:draus|daraus)${end}`,
  `${after("no|bueno|mejor|espera|ay|uy|pero")}que sean ${number}${end}`,
  `${after("non|enfin|euh|ah|bon")}(?:mets|mettez|prends|prenez)-en (?:plutôt |finalement )?${number}${end}`,
].map((said) => new RegExp(`(?<=\\p{Alpha})${said}`, "giu"));

/** "Actually forget the eggs": the first words change nothing. */
const inFactForget =
  /(?<=^|[.!?;,\n]\s*)(?:(?:oh|ah|ach|uy|ay|bon|bueno),? )*(?:en fait|finalement|en vrai|al final|en realidad|eigentlich|am ende|in the end|on second thoughts?),? (?=(?:laisse(?:z)? tomber|oublie(?:z)? l|olvida (?:el|l[oa])|olvídate|deja (?:el|l[oa])|vergiss (?:den|die|das)|lass (?:den|die|das)|forget (?:the|about)|skip (?:the|it)|leave (?:the|out))(?!\p{Cased}))/giu;
/** "Sorry not crumpets, I meant bagels": another thing than an earlier message named. */
const meantAnother =
  /(?<=^|[.!?\n]\s*|\n[^:\n]{1,60}: )(?:(?:oh|ah|ach|ay|uy|no|oops|ups|sorry|perdón|pardon|entschuldigung),? )*(?:not|nicht|no|pas) (?:the |die |den |das |el |la |los |las |les? |de |d['’]|l['’])?(\p{Alpha}[\p{Alpha} '’-]{1,25}?)[,.;]? (?:i meant?|ich mein(?:t)?e|quería decir|quise decir|je voulais dire|sondern) /giu;
/** "gazpacho, al final no, mejor salmorejo" */
const notButRather =
  /(?<=[\p{Alpha}\p{N})])[,.;]+ (?:(?:oh|ah|ach|hmm?|wait),? )?(?:actually no|on second thoughts? no|al final no|en realidad no|doch nicht|eigentlich nicht|finalement non|en fait non),? (?:(?:aber|but|pero|mais|then|dann),? )?(?:better|rather|instead|mejor|lieber|besser|plutôt) (?=\p{Alpha}|\d)/giu;

const what = "[^,.;:!?\\n]{2,40}?";
/** "I was going to get chicken, but", "Erst wollte ich Lasagne machen, jetzt": what was meant before. */
const meantBefore = re(
  `${start}(?:(?:i|we) (?:was|were) (?:going to|gonna|about to|planning to) (?:make|cook|do|get|buy|ask(?: you)? for|grab) ${what},? but(?: now| then| in the end| actually)*,? ` +
    `|(?:i|we) (?:first )?wanted (?:to (?:make|cook|do|get|buy|grab)|some) ${what},? but(?: now| then| in the end| actually)*,? ` +
    `|(?:(?:erst|zuerst|eigentlich) woll(?:te ich|ten wir)|(?:ich wollte|wir wollten) (?:erst|zuerst|eigentlich)) ${what}(?: (?:machen|kochen|kaufen|holen|nehmen|backen))?,? (?:aber|jetzt|doch|dann)(?: aber| doch| jetzt| dann)*,? ` +
    `|(?:te )?ib(?:a|amos) a (?:pedir(?:te)?|comprar|hacer|coger|cocinar) ${what},? pero(?: al final| ahora)?,? ` +
    `|(?:je pensais|j['’]allais|on allait|je voulais|on voulait|on pensait) (?:prendre|faire|acheter|cuisiner|te demander) ${what},? mais(?: finalement| en fait| au final)?,? )`,
);
/** Behind it: "mejor pavo", "ce sera du veau", "jetzt gibt's doch Curry, also" */
const meantNow =
  /^(?:mejor |plutôt |(?:doch )?lieber (?:doch )?|rather |(?:she|he|they|mum|mom|dad|the kids) (?:prefers?|likes?) |ce sera (?:plutôt )?|on prend(?:ra)? (?:plutôt )?|prends (?:plutôt )?|(?:gib(?:t['’]?s|t es)|it['’]s|we['’]re having|hay|toca|ce sera) (?:doch |jetzt |plutôt )?[^,.;:!?\n]{2,30}, (?:also|so|así que|donc|alors) )/iu;
/** "turkey is better" */
const isBetter =
  /^([^,.;:!?\n]{2,30}?) (?:(?:is|are|would be|ist|sind|wäre) (?:better|besser|mir lieber)|gef(?:allen|ällt) (?:mir|ihr|ihm|uns|ihnen) besser)(?=$|[,.;!\n])/iu;

const asksAnother =
  /^(?:get|grab|buy|nimm|hol|kauf|compra|coge|trae|prends|achète) (?!(?:it|them|some|one|es|sie|ihn|welche|lo|l[oa]s|un[oa]?|en)(?!\p{Cased}))\p{Alpha}/iu;

function withoutMeantBefore(text: string): string {
  const [first] = text.matchAll(meantBefore);
  if (first === undefined) return text;
  const rest = text.slice(first.index + first[0].length);
  // "I was going to get milk but forgot, can you get it?"
  if (![meantNow, isBetter, asksAnother].some((said) => said.test(rest))) return text;
  return text.slice(0, first.index) + rest.replace(meantNow, "").replace(isBetter, "$1");
}

/** "the last of the coffee is gone" */
const lastOf = /(?<!\p{Cased})the (?:last|rest|end) (?:bit |few )?of (?:the|our|my) (?=\p{Alpha})/giu;

/** A text in which a change of mind is said in the usual words: "skip the cola", "make that 3". */
export function withChangesOfMind(text: string): string {
  const plain = withoutMeantBefore(text)
    .replace(lastOf, "the ")
    .replace(mindAbout, "skip the $1. ")
    .replace(mind, "")
    .replace(inFactForget, "")
    .replace(meantAnother, "skip the $1. ")
    .replace(notButRather, ", no, ");
  return otherAmount.reduce((done, said) => done.replace(said, ", make that $1"), plain);
}
