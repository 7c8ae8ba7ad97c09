/** A line of a receipt: what was bought, its price, and often a letter for its tax. */
const priced =
  /^(.*\p{L}{2}.*?)[\s.·]+(?:[£€$]|EUR|CHF)?\s?(-?\d{1,4}[.,]\d{2})\s?(?:[£€$]|EUR|CHF)?(?:\s[A-Z*]{1,2})?$/u;
/** Sums, taxes and how it was paid. */
const paid =
  /^(?:(?:sub-?|grand )?total|sum(?:me|a)|gesamt|zwischensumme|zu zahlen|importe|a pagar|somme|à payer|montant|(?:tax|vat|mwst|ust|iva|tva)(?!\p{L})|cash|card|visa|mastercard|debit|change|bar(?!\p{L})|ec|girocard|karte|rückgeld|gegeben|efectivo|tarjeta|cambio|entregado|cb(?!\p{L})|carte|espèces|rendu|monnaie|rabatt|discount|descuento|remise)/iu;
/** The fewest lines with a price that make a receipt. */
const fewest = 2;

/** A receipt with its things alone, one a line, without their prices; other texts as they are. */
export function withReceiptAsList(text: string): string {
  if (!/\n/u.test(text) || !/\d[.,]\d\d/u.test(text)) return text;
  const lines = text.split("\n").map((line) => line.trim());
  const found = lines.map((line) => priced.exec(line));
  const bought = found.filter((line) => line !== null && !paid.test(line[1]!));
  const written = lines.filter((line) => line !== "");
  const isSummed = found.some(
    (line) => line !== null && /^(?:sub-?)?(?:total|sum(?:me|a)|gesamt|importe|somme)/iu.test(line[1]!),
  );
  // A list may have prices, too.
  if (bought.length < fewest || (!isSummed && (bought.length < written.length || /[£€$]/u.test(text))))
    return text;
  return bought.map((line) => line![1]!.trim()).join("\n");
}
