import { pieceOf } from "../../contract/items/pieces.ts";
import { parseItemName } from "../parse-name.ts";

/** Vessels that are sold empty, too. */
const soldEmpty =
  /^(?:rolls?|rollers?|bags?|sacks?|box(?:es)?|buckets?|pots?|jars?|bottles?|trays?|tubs?|tubes?|rollen?|beutel|tüten?|säcke|kisten?|schachteln?|kartons?|eimer|töpfe?|gläser|flaschen?|schalen?|tuben?|rollos?|bolsas?|sacos?|cajas?|cubos?|botes?|tarros?|frascos?|botellas?|bandejas?|tubos?|rouleaux?|sacs?|sachets?|boîtes?|cartons?|seaux?|pots?|bocal|bocaux|bouteilles?|flacons?|plateaux?|tubes?)$/iu;
/** What holds further vessels: "a crate of beer, 24 bottles". */
const holdsVessels =
  /^(?:packs?|multipacks?|crates?|cases?|box(?:es)?|cartons?|pallets?|trays?|sets?|kisten?|kasten|kästen|kartons?|pack(?:ung(?:en)?)?|paletten?|träger|stiegen?|cajas?|paquetes?|fardos?|packs?|bandejas?|palés?|caisses?|cartons?|boîtes?|paquets?|cageots?|lots?|plateaux?)$/iu;

/**
 * Whether an amount behind a comma counts another thing than the one before it, which has an amount of its own: "a tin of paint, 2
 * rolls", "un pot de peinture, 2 rouleaux", unlike "a crate of beer, 24 bottles".
 */
export function countsAnother(before: string, text: string): boolean {
  const counted = parseItemName(`${text} zorp`);
  const vessel = counted.parsedSize ?? "";
  if (counted.name !== "zorp" || !soldEmpty.test(vessel) || text.split(" ").length !== 2) return false;
  const { parsedSize, name } = parseItemName(before);
  const held = parsedSize === null || before.startsWith(name) ? undefined : pieceOf(parsedSize);
  return (
    held?.kind === "vessel" && !holdsVessels.test(parsedSize!) && held.family !== pieceOf(vessel)?.family
  );
}
