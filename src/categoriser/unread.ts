/** Texts for which the engine guesses nothing: other scripts, and phrases that name no thing. */

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const latin = /\p{Script=Latin}/u;
const letter = /\p{L}/u;

/** Words that may stand before "thing". */
const DETERMINERS = wordSet(`
  that this those these the a an some any my our your one other another ein eine einen das der die dieses irgendein un una
  ese esa eso esta este alguna algun otra otro ce cet cette le la les mon ma notre autre
`);
const VAGUE = wordSet(`
  something anything everything thing things thingy whatever sth whatsit etwas irgendwas irgendetwas ding dinge dings sachen algo
  cosa cosas chose choses truc trucs machin
`);

/** Whether the words have letters, but none of the Latin script, the only one of the lexicon. */
export function isOtherScript(words: readonly string[]): boolean {
  const text = words.join(" ");
  return letter.test(text) && !latin.test(text);
}

/** Whether a phrase does not tell what the thing is ("something for dinner"); "a thing of cream" does. */
export function isVague(words: readonly string[]): boolean {
  let at = 0;
  while (at < words.length - 1 && DETERMINERS.has(words[at]!)) at += 1;
  const [word, next] = [words[at] ?? "", words[at + 1]];
  if (word === "quelque" && next === "chose") return true;
  if (word === "was" && next === "zu") return true;
  return VAGUE.has(word) && next !== "of" && next !== "de";
}
