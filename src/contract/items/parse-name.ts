export type ParsedName = {
  name: string;
  /** How many, as a whole number of 1 or more. */
  quantity: number;
  /** How it is shown before the name, e.g. "2", "½", "6 ×"; null when none was typed. */
  parsedQuantity: string | null;
  /** Unit or size, e.g. "lb", "330 ml", "dozen"; null when none was typed. */
  parsedSize: string | null;
};

/** Splits what was typed into quantity, size and name; what can't be read as either stays in the name. */
export function parseItemName(text: string): ParsedName {
  const folded = text.normalize("NFC").replace(/\s+/gu, " ").trim();
  const counted = /^(\d{1,4}) ?[x×]? (\D.*)$/iu.exec(folded);
  if (counted === null) return { name: folded, quantity: 1, parsedQuantity: null, parsedSize: null };
  return {
    name: counted[2]!,
    quantity: Math.max(1, Number(counted[1])),
    parsedQuantity: counted[1]!,
    parsedSize: null,
  };
}
