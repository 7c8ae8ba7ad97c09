import { compiledAhead } from "../compiled-ahead.ts";
import { parseItemName } from "../parse-name.ts";

/** What some things are sold in, and other words name a thing with: only before "of" are they a vessel. */
const ofEnglish =
  "\\d[ -]?pinters?|flats?|handles?|fifths?|sides?|racks?|wheels?|baskets?|growlers?|bushels?|barrels?|drums?|tanks?|glasses|hunks?|chunks?|pallets?|skeins?|spools?|reels?|strips?|sachets?|cords?";
const ofSpanish =
  "six(?:pack)?|bombonas?|cubetas?|estuches?|damajuanas?|maples?|tuppers?|potes?|cubos?|cestas?|tiras?|jarras?|bolsón|bolsones|cajón|cajones|vasos?|copas?|barril(?:es)?|baldes?|tambor(?:es)?|blíster(?:e?s)?|macetas?|botijões|botijão|costal(?:es)?|rejas?|huacal(?:es)?|raci[oó]n(?:es)?|ramitos?|manojitos?|puñaditos?|latitas?|paquetitos?|bolsitas?|trocitos?";
const ofFrench =
  "(?:verres?|louches?)(?! de (?:table|cuisine|service|lampe|montre|lunettes))|pintes?|cannes?|raviers?|bourriches?|ballotins?|jerr[iy]cans?|pochons?|étuis?|carafons?|touffes?|bacs?|seaux?|pochettes?|gobelets?|noix(?= de beurre)|noisettes?(?= de beurre)|rames?|recharges?|cartouches?(?! d['’]encre)|jarres?|verrines?|coffrets?|tonneaux?|meules?|potées?|barriques?|plaquettes?|stères?|pelotes?|bobines?|écheveaux?";
/** A net, for what is sold in one; else a cut of meat or fish. */
const net =
  "filets?(?= (?:d['’](?:oignons?|oranges?|ail|échalotes?)|de (?:pommes|citrons?|clémentines?|mandarines?|pamplemousses?|moules|noix|carottes?)))";
const german =
  "Paletten?|Kannen?|Kännchen|Kübel|Tonnen?|Stauden?|Kisterln?|Tragerln?|Doserln?|Päckli|Blister|Fässchen|Pullen?|Flakons?|Bögen|Bogen|Büchsen?|Stränge?|Körbe|Korb|Kartons|Schütten?|Pötte|Pott|Bottiche?|Töpfchen|Säckchen|Kartuschen?|Kistchen|Rollen|(?:Vierer|Sechser|Zehner|Zwölfer)(?:träger|packs?|packung(?:en)?)";
const held = new RegExp(
  `^(\\d{1,3}(?:[½¼¾⅓⅔]| \\d/\\d)?|\\d/\\d|[½¼¾⅓⅔]|\\p{Alpha}{1,8}) (?:(?:gro(?:ß|ss)e[nrs]?|kleine[nrs]?|large|small|big|petite?s?|grande?s?) )?(?:(${ofEnglish}) of |(${ofSpanish}) de |(${ofFrench}|${net}) (?:de |d['’])|(${german}) (?=\\p{Alpha}))(?=\\S)`,
  "iu",
);
compiledAhead([held]);

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
