import { bindsNumber } from "../number-names.ts";
import { foldSpace, parseItemName } from "../parse-name.ts";
import { isSpokenQuantity } from "./spoken-amounts.ts";

const secondMeasure = /\(([^()]*\d[^()]*)\)/u;

/** Sizes of what is made, not amounts of it: "frame 8 inch wood". */
const notAhead = /^(?:mm|cm|m|inch|ft|yd|mg|mcg|IU|ct)$/u;
/** "kleine Beutel", "wiederverwendbare Flaschen": an adjective is no name of what is in them. */
const adjective =
  /^(?:\p{Alpha}+(?:bar|lich|ig|isch|los|haft)|klein|gro(?:ß|ss)|neu|leer|bunt|stabil|d[iü]nn|dick|einfach|schön|hübsch|robust|stark|sauber|transparent|weiß|schwarz|rot|blau|grün|gelb)e[nrs]?$/iu;
const mostAmountWords = 4;
/** A text of more words is no name. */
const mostSplitWords = 12;

/**
 * An amount with its unit in the middle of a name ("lait 2 litres demi-écrémé"), or one in words behind it ("chickpeas two
 * cans"), stands before it instead.
 */
export function withAmountAhead(text: string): string {
  const words = text.split(" ");
  if (words.length > mostSplitWords || parseItemName(text).parsedQuantity !== null) return text;
  for (let start = 1; start < words.length; start += 1)
    for (let end = Math.min(words.length, start + mostAmountWords); end > start; end -= 1) {
      const amount = words.slice(start, end).join(" ");
      if (end < words.length && (!/^\d/u.test(amount) || text.includes("("))) continue;
      // "Tomaten in der Dose", "balai à feuilles"
      if (
        /^(?:in|im|en|de|à|au|aux|para|pour|for|für|der|dem|the|la|el|of)$/iu.test(words[start - 1]!) ||
        /^(?:à|en|in|de) /iu.test(amount)
      )
        continue;
      if (/^\p{Upper}/u.test(amount) && adjective.test(words[start - 1]!)) continue;
      const isBound = /^\d/u.test(amount) && bindsNumber(words.slice(0, start).join(" "));
      if (isBound || !isSpokenQuantity(amount)) continue;
      const size = parseItemName(`${amount} zorp`).parsedSize;
      if (size === null || notAhead.test(size)) continue;
      const name = [...words.slice(0, start), ...words.slice(end)].join(" ");
      if (parseItemName(`${amount} ${name}`).name === name) return `${amount} ${name}`;
    }
  return text;
}

/** Lengths and shares say of what sort a thing is: "screws (8 mm)", "chocolate (70 %)". */
const onlyNoted = /^\d+(?:[.,]\d+)?(?: ?[x×] ?\d+(?:[.,]\d+)?)* ?(?:mm|cm|m|inch(?:es)?|in|zoll|ft|"|%)$/iu;

/** "Müllbeutel (35 l)": so much fits into them. */
const isBag = /(?:beutel|säcke|bags?|liners|bolsas (?:de|para) (?:la )?basura|sacs?(?: |-)poubelles?)$/iu;

/** "(environ 1 lb)" */
const roughly =
  /^(?:about|around|approx\.?|approximately|roughly|ca\.?|circa|etwa|ungefähr|aprox\.?|unos|unas|environ|env\.|~|≈)\s*/iu;

/** "1 lb (450 g) spaghetti", "4 yogurts (180 g)": the second measure is a note. */
export function withoutSecondMeasure(text: string, notes: string[]): string {
  const match = secondMeasure.exec(text);
  if (match === null) return text;
  const before = text.slice(0, match.index).trim();
  const after = text.slice(match.index + match[0].length).trim();
  const { parsedQuantity } = parseItemName(after === "" ? before : `${before} zorp`);
  const isNoted = onlyNoted.test(match[1]!.trim()) || (isBag.test(before) && parsedQuantity === null);
  if (isNoted && (parsedQuantity === null || match[1]!.includes("%"))) {
    notes.push(match[1]!.trim());
    return foldSpace(`${before} ${after}`);
  }
  if (parsedQuantity === null) return text;
  const bracketed = parseItemName(`${match[1]!.replace(roughly, "")} zorp`);
  if (bracketed.parsedSize === null || bracketed.parsedQuantity === null) return text;
  notes.push(match[1]!.trim());
  return foldSpace(`${before} ${after}`);
}
