import { countWords } from "./count-words.ts";

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

/** "the last of the coffee is gone" */
const lastOf = /(?<!\p{Cased})the (?:last|rest|end) (?:bit |few )?of (?:the|our|my) (?=\p{Alpha})/giu;

/** A text in which a change of mind is said in the usual words: "skip the cola", "make that 3". */
export function withChangesOfMind(text: string): string {
  const plain = text
    .replace(lastOf, "the ")
    .replace(mindAbout, "skip the $1. ")
    .replace(mind, "")
    .replace(inFactForget, "")
    .replace(meantAnother, "skip the $1. ")
    .replace(notButRather, ", no, ");
  return otherAmount.reduce((done, said) => done.replace(said, ", make that $1"), plain);
}
