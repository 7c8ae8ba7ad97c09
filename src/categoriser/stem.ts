const IRREGULAR = new Map(
  `leaves leaf loaves loaf knives knife halves half calves calf shelves shelf scarves scarf hooves hoof geese goose
   mice mouse teeth tooth feet foot children child men man women woman kleenex kleenex chips chip
   nueces nuez luces luz lapices lapiz peces pez raices raiz perdices perdiz arroces arroz
   eier ei apfel apfel bocaux bocal bestiaux bestial journaux journal animaux animal`
    .trim()
    .split(/\s+/)
    .reduce<[string, string][]>((pairs, word, at, all) => {
      if (at % 2 === 0) pairs.push([word, all[at + 1]!]);
      return pairs;
    }, []),
);

/**
 * Returns one form for the singular and the plural of a folded word, by English rules, which also fit the plural -s of
 * Spanish and French. The form need not be a word ("cookie" and "cookies" both become "cooky").
 */
export function singular(word: string): string {
  const known = IRREGULAR.get(word);
  if (known !== undefined) return known;
  const length = word.length;
  if (length <= 3) return word;
  if (word.endsWith("ie") && length > 4) return `${word.slice(0, -2)}y`;
  if (!word.endsWith("s")) return /(?:eau|eu|ou)x$/.test(word) ? word.slice(0, -1) : word;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ch|sh|x|ss|zz)es$/.test(word) || (word.endsWith("oes") && length > 5)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Returns a coarser form without common German, Spanish and French endings, for the second and third key of a name. */
export function stem(word: string): string {
  let form = singular(word);
  for (let round = 0; round < 2 && form.length > 4; round += 1) {
    if (form.endsWith("en")) form = form.slice(0, -2);
    else if (form.endsWith("e") || form.endsWith("n")) form = form.slice(0, -1);
  }
  return form;
}
