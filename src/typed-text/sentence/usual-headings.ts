import { compiledAhead } from "../compiled-ahead.ts";

/** What stands above things or marks them, as it is typed in a list, a chat or a mail. */
const headings = compiledAhead<[RegExp, string]>([
  // "À acheter chez Leclerc : riz"
  [
    /(?<=^|\n)(?:à (?:acheter|prendre|ramener)|(?:para|a) comprar|(?:zu|ein(?:zu)?)kaufen|to (?:buy|get)) (?=(?:chez|à|au|en|bei|beim|at|from|in) [^:\n]{2,30}:)/giu,
    "",
  ],
  // "— Produce —" above its things
  [
    /(?<=^|\n)[^\S\n]*([—–]|[-=]{2,5}) ?(\p{Alpha}[^\n—–=~*_:,;]{1,40}?) ?\1[^\S\n]*(?=\n(?![^\S\n]*\1))/gu,
    "$2:",
  ],
  // "*milk*": bold in a chat
  [/(?<=(?:^|\n)[^\S\n]*(?:[-•] )?)\*(\p{Alpha}[^*\n]{0,60})\*(?=[^\S\n]*(?:$|\n))/gu, "$1"],
  // "here's the list" in a chat
  [
    /(?<=(?:^|[\n:.!]) ?)(?:ok(?:ay)?,? |hi,? |hola,? |hallo,? |salut,? )?(?:here['’]?s|here is|this is) (?:the|my|our) (?:shopping |grocery )?list(?:\s*:[^\S\n]*|(?=\s*(?:$|[\n.!])))|(?<=(?:^|[\n:.!]) ?)(?:hier (?:ist |kommt )?(?:die|meine|unsere) (?:einkaufs)?liste|(?:aquí (?:va|está|tienes)|(?:te|os) (?:paso|mando|dejo)) la lista|(?:voici|voilà|je (?:t['’]|te |vous )?envoie) la liste)(?:\s*:[^\S\n]*|(?=\s*(?:$|[\n.!])))/giu,
    "",
  ],
]);

/** A text with its headings in usual marks: "— Produce —" becomes "Produce:", and "here's the list:" goes. */
export function withUsualHeadings(text: string): string {
  return headings.reduce((done, [heading, usual]) => done.replace(heading, usual), text);
}
