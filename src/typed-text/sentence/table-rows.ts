/** Rows of a table with a name and an amount between tabs, as spreadsheets copy them. */

const amount = /^\d{1,4}$/u;
const headers =
  /^(?:item|product|name|thing|article|artikel|produkt|was|artículo|articulo|producto|qué|produit|nom)s?\t(?:qty|quantity|amount|count|number|menge|anzahl|stück|cantidad|cant\.?|unidades|quantité|qté|nombre)\s*$/iu;

/** A text whose rows have the amount ahead: "Napkins⇥100" is "100 Napkins"; a row of headers goes. */
export function withTableRows(text: string): string {
  if (!text.includes("\t")) return text;
  return text
    .split("\n")
    .filter((line, at) => at > 0 || !headers.test(line.trim()))
    .map(withAmountAhead)
    .join("\n");
}

function withAmountAhead(line: string): string {
  const [name = "", count = "", ...others] = line.split("\t").map((cell) => cell.trim());
  return others.length === 0 && /\p{L}/u.test(name) && amount.test(count) ? `${count} ${name}` : line;
}
