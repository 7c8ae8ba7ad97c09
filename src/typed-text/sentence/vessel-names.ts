import { pieceOf } from "../../contract/items/pieces.ts";
import type { NamedStore } from "../match-store.ts";
import { parseEntry, type ParsedEntry } from "../parse-entry.ts";
import type { ReadThing } from "./read-text.ts";

const numberHeld =
  /^((?:\d{1,3}|an?|une?|una?|eine?n?|two|three|zwei|drei|dos|tres|deux|trois) (?:big |small |gros |grand )?\p{Alpha}{3,12} (?:of |de |d['’])?)(1664|4711|8[.,]6|33 export|409|501|1800|7 ?up)$/iu;
const materials =
  "barro|cerámica|cristal|vidrio|plástico|madera|cartón|mimbre|yute|verre|terre cuite|bois|plastique|carton|grès|osier|jute|glas|holz|ton|plastik|kunststoff|pappe|glass|plastic|clay|wood|cardboard|terracotta";
const vesselOf = new RegExp(
  `(\\p{Alpha}+ (?:de|en|aus|of|made of) (?:${materials})|(?:vasos?|platos?) de papel)$`,
  "iu",
);
const madeOf = /^(?:en|aus|für|para|pour|for|with|mit|con|avec|sans|sin|ohne|without) \p{Alpha}/iu;

/** An entry whose name may be a number, behind its vessel: "un pack de 1664". */
export function parseHeld(text: string, stores: readonly NamedStore[]): ParsedEntry {
  const number = numberHeld.exec(text);
  if (number !== null) {
    const entry = parseEntry(`${number[1]!}zorp`, { stores });
    if (entry.name === "zorp") return { ...entry, name: number[2]! };
  }
  return parseEntry(text, { stores });
}

/** "3 macetas de barro": what its vessel is made of. */
export function endsInMaterial(text: string): boolean {
  return vesselOf.test(text);
}

/** The name and the unit of a thing: "3 pots en terre cuite" are pots, and nothing in them. */
export function withVesselInName(
  { name, parsedSize }: Pick<ReadThing, "name" | "parsedSize">,
  text: string,
): Pick<ReadThing, "name" | "parsedSize"> {
  const vessel = vesselOf.exec(text)?.[1];
  if (parsedSize === null) return { name, parsedSize };
  if (vessel?.endsWith(` ${name}`) === true) return { name: vessel, parsedSize: null };
  const isVessel = madeOf.test(name) && pieceOf(parsedSize)?.kind === "vessel";
  return isVessel ? { name: `${parsedSize} ${name}`, parsedSize: null } : { name, parsedSize };
}
