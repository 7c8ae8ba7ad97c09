import { compiledAhead } from "../compiled-ahead.ts";
import { fold, pieceOf } from "../../contract/items/pieces.ts";
import { parseItemName } from "../parse-name.ts";
import type { Known } from "./known.ts";

/** What some things are sold in, and other words name a thing with: only before "of" are they a vessel. */
const ofEnglish =
  "\\d[ -]?pinters?|flats?|handles?|fifths?|sides?|racks?|wheels?|baskets?|growlers?|bushels?|barrels?|drums?|tanks?|glasses|hunks?|chunks?|pallets?|skeins?|spools?|reels?|strips?|sachets?|cords?";
const ofSpanish =
  "vasitos?|botellitas?|cajitas?|botecitos?|cestitas?|tarritos?|manguitas?|bolas?(?= de (?:mozzarella|burrata|helado|queso|masa|sorbete|vainilla|chocolate))|six(?:pack)?|bombonas?|cubetas?|estuches?|damajuanas?|maples?|tuppers?|potes?|cubos?|cestas?|tiras?|jarras?|bolsón|bolsones|cajón|cajones|vasos?|copas?|barril(?:es)?|baldes?|tambor(?:es)?|blíster(?:e?s)?|macetas?|botijões|botijão|costal(?:es)?|rejas?|huacal(?:es)?|raci[oó]n(?:es)?|ramitos?|manojitos?|puñaditos?|latitas?|paquetitos?|bolsitas?|trocitos?";
const ofFrench =
  "(?:verres?|louches?)(?! de (?:table|cuisine|service|lampe|montre|lunettes))|pintes?|cannes?|raviers?|bourriches?|ballotins?|jerr[iy]cans?|pochons?|étuis?|carafons?|touffes?|bacs?|seaux?|pochettes?|gobelets?|noix(?= de beurre)|noisettes?(?= de beurre)|rames?|recharges?|cartouches?(?! d['’]encre)|jarres?|verrines?|coffrets?|tonneaux?|meules?|potées?|barriques?|plaquettes?|stères?|pelotes?|bobines?|écheveaux?";
/** A net, for what is sold in one; else a cut of meat or fish. */
const net =
  "filets?(?= (?:d['’](?:oignons?|oranges?|ail|échalotes?)|de (?:pommes|citrons?|clémentines?|mandarines?|pamplemousses?|moules|noix|carottes?)))";
const german =
  "Paletten?|Kannen?|Kännchen|Kübel|Tonnen?|Stauden?|Kisterln?|Tragerln?|Doserln?|Päckli|Blister|Fässchen|Döschen|Becherchen|Stückchen|Scheibchen|Schüsselchen|Pullen?|Flakons?|Bögen|Bogen|Büchsen?|Stränge?|Körbe|Korb|Kartons|Schütten?|Pötte|Pott|Bottiche?|Töpfchen|Säckchen|Kartuschen?|Kistchen|Rollen|(?:Vierer|Sechser|Zehner|Zwölfer)(?:träger|packs?|packung(?:en)?)";
const held = new RegExp(
  `^(\\d{1,3}(?:[½¼¾⅓⅔]| \\d/\\d)?|\\d/\\d|[½¼¾⅓⅔]|\\p{Alpha}{1,8}) (?:(?:gro(?:ß|ss)e[nrs]?|kleine[nrs]?|large|small|big|petite?s?|grande?s?) )?(?:(${ofEnglish}) of |(${ofSpanish}) de |(${ofFrench}|${net}) (?:de |d['’])|(${german}) (?=\\p{Alpha}))(?=\\S)`,
  "iu",
);
compiledAhead([held]);

/** What is named like something in a vessel: "diente de león", "tablette de lave-vaisselle", "rollo de canela". */
const namedByVessel =
  /^(?:rollo de canela|barra de (?:silicona|pegamento)|(?:pastilla|tablette|pastille) (?:de |d['’]).*(?:lav|vajilla|linge)|bo[iî]te de conserves?|t[êe]te de lit|bote de humo|(?:bolsa|sac) (?:de |d['’])(?:agua caliente|deporte|viaje|playa|mano|plage|voyage|main|linge|courses|compra)|(?:botella|bouteille) (?:de |d['’])(?:gas|gaz|butano|butane|oxígeno)|(?:caja|boîte) (?:de |d['’])(?:cambios|música|vitesses|musique))(?!\p{Cased})/iu;
const vesselOfKnown = /^(\p{Alpha}{3,12}) (?:de |d['’])(?=\p{Alpha})/iu;

/**
 * "manojo de perejil", "bouteille d'huile": a Spanish or French text that names one vessel and what it holds, which is known, with its
 * number ahead; null for others, and for what is called so ("pot de fleurs").
 */
export function withOneAhead(
  text: string,
  { isName, knows }: Pick<Known, "isName" | "knows">,
): string | null {
  const match = vesselOfKnown.exec(text);
  const unit = match === null ? undefined : pieceOf(match[1]!);
  // A plural counts more than one.
  if (unit?.kind !== "vessel" || fold(unit.family) !== fold(match![1]!)) return null;
  if (isName(text) || namedByVessel.test(text)) return null;
  const { name, parsedSize } = parseItemName(`1 ${text}`);
  return parsedSize !== null && (knows(name) || knows(name.split(" ", 1)[0]!)) ? `1 ${text}` : null;
}

export type HeldThing = { count: string; vessel: string; name: string };

/** "un ravier de crevettes", "a flat of strawberries": how many of which vessel, and what is in it. */
export function heldThing(text: string): HeldThing | null {
  const match = held.exec(text);
  if (match === null) return null;
  const { parsedQuantity, name } = parseItemName(`${match[1]!} zorp`);
  const vessel = match.slice(2).find((one) => one !== undefined)!;
  return parsedQuantity === null || name !== "zorp"
    ? null
    : { count: parsedQuantity, vessel, name: text.slice(match[0].length) };
}
