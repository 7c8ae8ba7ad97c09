/** French names of fruit that mean another thing in English or German, in folded form. The words before them decide. */
const FRUIT: ReadonlyMap<string, string> = new Map([
  ["pomme", "apples"],
  ["pommes", "apples"],
  ["raisin", "grapes"],
  ["raisins", "grapes"],
  ["prune", "plums"],
  ["prunes", "plums"],
]);
const FRENCH = new Set([
  "de",
  "d",
  "des",
  "du",
  "les",
  "le",
  "la",
  "une",
  "un",
  "deux",
  "trois",
  "quatre",
  "cinq",
]);

const WEIGHTS = new Set(["kg", "kilo", "kilos", "livre", "livres"]);

/** The name that a French fruit has in English, or null: "1 kg de pommes" is apples, "Pommes" alone are chips. */
export function readHomograph(typed: readonly string[], words: readonly string[]): readonly string[] | null {
  const bare = withoutArticles(words);
  const name = bare.length > 0 ? bare : words;
  const meant = name.length === 1 ? FRUIT.get(name[0]!) : undefined;
  const before = typed.at(-1) === name[0] ? (typed.at(-2) ?? "") : "";
  // The list shows "1 kg de pommes" as "1 kg Pommes"; chips are mostly counted in packs.
  const isFrench = FRENCH.has(before) || (meant === "apples" && WEIGHTS.has(before));
  return meant !== undefined && isFrench ? [meant] : null;
}

const ARTICLES = new Set(
  "the some der die das den el la los las un una unos unas le les l des du une more".split(" "),
);

/** The words after the leading articles; empty when the name starts with no article. */
export function withoutArticles(words: readonly string[]): string[] {
  let at = 0;
  while (at < words.length && (ARTICLES.has(words[at]!) || (words[at] === "de" && words[at + 1] === "la")))
    at += 1;
  return at === 0 ? [] : words.slice(at);
}
