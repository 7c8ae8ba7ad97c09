import type { NamedStore } from "../match-store.ts";
import { storeAlone } from "./store-phrase.ts";

/** A line of a receipt: what was bought, its price, and often a letter for its tax. */
const priced =
  /^(.*\p{Alpha}{2}.*?)[\s.·]+(?:[£€$]|EUR|CHF)?\s?(-?\d{1,4}[.,]\d{2})\s?(?:[£€$]|EUR|CHF)?(?:\s[A-Z*]{1,2})?$/u;
/** Sums, taxes and how it was paid. */
const paid =
  /^(?:(?:sub-?|grand )?total|sum(?:me|a)|gesamt(?:betrag|summe)?|zwischensumme|zu zahlen|importe|a pagar|somme|à payer|montant|tax|vat|mwst|ust|iva|tva|cash|card|visa|mastercard|debit|change|bar|ec|girocard|karte|kartenzahlung|rückgeld|gegeben|geg\.?|efectivo|tarjeta|cambio|entregado|cb|carte|espèces|rendu|monnaie|rabatt|discount|descuento|remise)(?!\p{Cased})/iu;
/** The fewest lines with a price that make a receipt. */
const fewest = 2;

/**
 * A receipt with its things alone, one a line, without their prices, under the list's own store whose it is; other texts as they
 * are.
 */
export function withReceiptAsList(text: string, stores: readonly NamedStore[]): string {
  if (!/\n/u.test(text) || !/\d[.,]\d\d/u.test(text)) return text;
  const lines = text.split("\n").map((line) => line.trim());
  const found = lines.map((line) => priced.exec(line));
  const bought = found.filter((line) => line !== null && !paid.test(line[1]!));
  const written = lines.filter((line) => line !== "");
  const isSummed = found.some(
    (line) =>
      line !== null &&
      /^(?:sub-?)?(?:total|sum(?:me|a)|gesamt(?:betrag|summe)?|importe|somme)(?!\p{Cased})/iu.test(line[1]!),
  );
  // A list may have prices, too.
  if (bought.length < fewest || (!isSummed && (bought.length < written.length || /[£€$]/u.test(text))))
    return text;
  const first = found.findIndex((line) => line !== null);
  const head = lines.slice(0, first).find((line) => storeAlone(line, stores) !== null);
  const things = bought.map((line) => line![1]!.trim());
  return (head === undefined ? things : [`${head}:`, ...things]).join("\n");
}
