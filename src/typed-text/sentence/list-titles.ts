import { findTimeAtEnd } from "./time-words.ts";

const what =
  "(?: (?:for|this|next|on|für|fürs|am|bei|von|diese|nächste|de|del|du|des|para|pour|chez|à)(?! ?\\d)[^,:\\n]{1,30})?";
const english =
  "(?:(?:the|our|my|this|next|weekly|monthly|big|main|quick|little|food|party|family|holiday|thanksgiving|christmas|weekend|week['’]s|\\p{Alpha}+day) )*" +
  "(?:shop|shopping|groceries|(?:shopping |grocery )?list|grocery (?:shop|run)|errands)|this week|next week|(?:house|household|home) (?:stuff|things)|(?:meals|food|dinners) (?:this|next) week|food shop";
const german =
  "(?:der |unser |mein )?(?:wochen|groß|wochenend|monats|familien)?einkauf|einkaufen|einkäufe|besorgungen|(?:die |unsere |meine )?(?:einkaufs)?liste|einkaufszettel";
const spanish =
  "(?:la |mi |nuestra |las )?(?:lista|compras?|s[úu]per|supermercado|mercado|recados)(?: (?:semanal|mensual|grande|semana))?|cosas (?:de|para) (?:la )?casa";
const french =
  "(?:les |mes |nos )?courses|(?:la |ma |notre )?liste(?: courses)?|(?:le |au )?(?:marché|supermarché|drive)|[àa] (?:acheter|prendre)|pense-bête";
const day =
  "(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day| (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)| (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)| (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))?";
const number = "(?: (?:week|woche|kw|semana|semaine) \\d{1,2})?";
const title = new RegExp(`^(?:${english}|${german}|${spanish}|${french})${what}${day}${number}$`, "iu");

/** Where things are kept at home. */
const place =
  /^(?:(?:the )?(?:fridge|freezer|pantry|kitchen|bathroom|laundry(?: room)?|garage|cupboard)|kühlschrank|gefrierschrank|tiefkühltruhe|vorratskammer|küche|bad(?:ezimmer)?|keller|nevera|congelador|despensa|cocina|baño|frigo|congélateur|placard|cuisine|salle de bains?|cave)$/iu;

/** Whether the first of several lines is the title of a list: "Courses de la semaine", "Saturday shop", "Fridge", "For the BBQ". */
export function isListTitle(line: string): boolean {
  const bare = line.replace(/^[\p{Extended_Pictographic}\uFE0F\s]+|[\s.!:]+$/gu, "");
  return title.test(bare) || place.test(bare) || findTimeAtEnd(bare)?.start === 0;
}
