/** "actually skip the bread and get rolls": a thing is cancelled, and the sentence goes on. */

const cancel =
  "(?:scratch|strike|skip|forget|drop) (?:the|those|my)|(?:streich|vergiss|lass) (?:den|die|das)|(?:quita|olvida|tacha) (?:el|l[oa]s?)|(?:oublie|enlève|retire|raye) (?:les?|la)";
const request =
  "get|buy|grab|bring|add|we need|take|hol|kauf|nimm|bring|besorg|wir brauchen|compra|trae|coge|pon|añade|necesitamos|prends|achète|ramène|ajoute|mets|il faut";
const goesOn = new RegExp(
  `(?<!\\p{L})(${cancel}) ((?!nicht)\\p{L}[\\p{L}-]*(?: (?!nicht|and|und|y|et|${request})\\p{L}[\\p{L}-]*){0,2}?),? (?:(?:and|but|und|aber|y|pero|et|mais|just|instead|stattdessen|lieber|mejor|plutôt) )*(?=(?:${request}) )`,
  "giu",
);

/** A text in which a sentence ends behind a thing that is cancelled, when a request follows. */
export function withCancelsApart(text: string): string {
  return text.replace(goesOn, "$1 $2; ");
}
