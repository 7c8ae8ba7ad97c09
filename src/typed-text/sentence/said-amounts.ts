import { parseItemName } from "../parse-name.ts";

const articles =
  /^(?:some|a|an|another|more|the|my|our|eine?n?|etwas|einige|noch|der|die|das|den|un[ae]?|unos|unas|el|la|los|las|algo de|algun[oa]s|des|du|de la|de|le|les|quelques)\s+\S|^(?:de l|d|l)['’]\S/iu;
export const partitive =
  /^(?:(?:some|more|noch|etwas|unos|unas|des|du|de la|le|la|les|el|los|las|die|das|den|der)\s+|(?:de l|d|l)['’])(?=\S)/iu;

/** Whether a text begins with an amount or an article. */
export function hasAmount(text: string): boolean {
  const { parsedQuantity, name } = parseItemName(text);
  const isHead = parsedQuantity !== null && !text.startsWith(name);
  return isHead || articles.test(text);
}

/** "dos botellas" behind a comma is the amount of what went before. */
export function isSpokenQuantity(text: string): boolean {
  const words = text.split(/\s+/u);
  if (words.length > 3 || /^(?:an?|eine?[nrs]?|une?|una)$/iu.test(text)) return false;
  const { parsedSize, parsedQuantity, name } = parseItemName(`${text} zorp`);
  return parsedQuantity !== null && (parsedSize !== null || words.length === 1) && name === "zorp";
}
