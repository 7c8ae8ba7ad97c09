import { amountText } from "../../contract/items/amount.ts";
import { bulletless, isHeading } from "../../typed-text/parse-many.ts";
import { readParts } from "../../typed-text/read-quantity.ts";
import { isDish, isSectionTitle } from "../../typed-text/sentence/headings.ts";
import type { ParsedEntry } from "../../typed-text/parse-entry.ts";

type Named = ParsedEntry & { written: string };

/** What a recipe says of an ingredient that the cook adds as they like. */
const toTaste =
  "(?:(?:according )?to (?:your )?taste|as needed|nach (?:geschmack|belieben|bedarf)|zum (?:abschmecken|würzen|bestreuen)|al? gusto|cantidad necesaria|c/n|(?:selon|à) (?:votre |ton |le |vos |les )?go[uû]ts?|au go[uû]t)";
const forThePan =
  "(?:for (?:deep[- ]?|shallow[- ]?|pan[- ]?)?(?:frying|cooking|brushing|greasing|drizzling|boiling|sautéing|the (?:pan|tin|pasta water))|z(?:um|ur) (?:(?:an|aus)?braten|ausbacken|frittieren|(?:ein)?fetten|einpinseln|bestreichen|beträufeln|kochen)|(?:für|in) die (?:pfanne|form)|fürs? (?:blech|backblech)|para (?:freír(?:las|los)?|cocinar|cocer|engrasar|untar|dorar|sofreír|rociar|saltear|hervir|la sartén|el molde)|pour (?:la (?:poêle|cuisson|friture)|le moule|(?:faire )?(?:frire|cuire|poêler|graisser|huiler|arroser|dorer))|de (?:friture|cuisson))";
/** Rather a cook's than a shopper's words for how a staple is. */
const kinds =
  "(?:fine|coarse|sea|kosher|table|freshly(?:[- ]ground)?|ground|cracked|black|white|olive|vegetable|sunflower|rapeseed|canola|neutral|cooking|extra[- ]virgin|virgin|warm|lukewarm|cold|ice[- ]cold|boiling|hot|tepid)";

const salt = new RegExp(
  `^(?:(?:${kinds} )*salt|(?:feines |grobes )?(?:meer|jod|koch|tafel|speise)?salz|sal(?: (?:marina|fina|gruesa|gorda|común|de mesa|yodada))*|(?:gros )?sel(?: (?:fin|de mer|marin))?)$`,
  "iu",
);
const pepper = new RegExp(
  `^(?:(?:${kinds} )*pepper|(?:(?:frisch )?gemahlener )?(?:(?:schwarzer|weißer) )?pfeffer(?: aus der mühle)?|pimienta(?: (?:negra|blanca|molida|recién molida))*|poivre(?: (?:noir|blanc|moulu|du moulin))*)$`,
  "iu",
);
const oil = new RegExp(
  `^(?:(?:${kinds} )*oil|(?:(?:neutrales|natives|kaltgepresstes) )?(?:oliven|sonnenblumen|raps|pflanzen|speise|brat)?öl(?: extra(?: vergine)?)?|aceite(?: de (?:oliva|girasol)| vegetal| suave| virgen| extra)*|aove|(?:filet d['’])?huile(?: d['’]olives?| de (?:tournesol|colza)| végétale| neutre| vierge| extra)*)$`,
  "iu",
);
const water = new RegExp(
  `^(?:(?:${kinds} )*water|(?:(?:lau)?warmes |kaltes |heißes |kochendes |lauwarm )?wasser|agua(?: (?:tibia|templada|fría|caliente|hirviendo))?|eau(?: (?:tiède|chaude|froide|bouillante))?)$`,
  "iu",
);
const saltAndPepper =
  /^(?:salt (?:and|&) pepper|salz (?:und|&|u\.) pfeffer|sal y pimienta|sel (?:et|&) poivre)$/iu;
const basics = [salt, pepper, oil, water, saltAndPepper];

const purposeAtEnd = new RegExp(`,? (?:${toTaste}|${forThePan})$`, "iu");
const saysToTaste = new RegExp(`(?<!\\p{L})${toTaste}(?!\\p{L})`, "iu");
const saysForThePan = new RegExp(`(?<!\\p{L})${forThePan}(?!\\p{L})`, "iu");

function basicName(name: string): string {
  return name.replace(purposeAtEnd, "");
}

/** Whether most kitchens have a thing of this name: salt, pepper, oil or water. */
export function isPantryName(name: string): boolean {
  const basic = basicName(name);
  return basics.some((one) => one.test(basic));
}

const recipeHeading = /^\W*(?:ingredients?|zutaten|ingredientes|ingr[ée]dients)\b/imu;

/** The families of the measures of a kitchen. Those of the US have the larger ones, too, in which milk is sold. */
const kitchenFamilies = new Set(["tsp", "tl", "cdta", "cc", "pinch", "taza", "tasse"]);
const soldIn = /^(?:pt|pints?|qt|quarts?|gal(?:lons?)?|fl\.? ?oz|fluid .*)$/iu;
/** Cloves and sprigs are pieces of what is sold. */
const kitchenPiece =
  /^(?:cloves?|sprigs?|zehen?|zweige?|dientes?|ramitas?|gousses?|brins?|knobs?|noisettes?)$/iu;
/** A glass of pickles is sold, a glass of water is not. */
const glass = /^(?:vasos?|verres?|gl(?:as|äser)|glass(?:es)?)$/iu;

function isKitchenMeasure({ parsedSize }: ParsedEntry): boolean {
  if (parsedSize === null || soldIn.test(parsedSize)) return false;
  const family = readParts(`1 ${parsedSize}`, 0, false)?.size?.unit.unit.family;
  return kitchenPiece.test(parsedSize) || (family !== undefined && kitchenFamilies.has(family));
}

/** How much one measures, in grams or millilitres; null for what is counted, as "6 × 500 ml" or "1 bottle". */
function measureOf(entry: ParsedEntry): number | null {
  const shown = amountText(entry);
  const parts = readParts(shown, 0, false);
  if (parts === null || parts.end !== shown.length || parts.size === null) return null;
  const { size, count, vessel } = parts;
  const { family, factor, kind } = size.unit.unit;
  if (count !== null || vessel !== null || kind !== "measure") return null;
  const inMetric = { g: 1, ml: 1, oz: 28 }[family];
  return inMetric === undefined ? null : size.amount.high * factor * inMetric;
}

/** Sizes of bottles in millilitres: somebody may shop for them. */
const bottles = new Set([330, 500, 750]);

/** Whether nobody shops for so little of a basic of the pantry: "1 pinch of salt", "10 g Salz", "350 ml Wasser". */
function isPartOfPack(entry: Named): boolean {
  const name = basicName(entry.name);
  if (!isPantryName(name)) return false;
  const liquid = water.test(name) || oil.test(name);
  if (isKitchenMeasure(entry) || (liquid && glass.test(entry.parsedSize ?? ""))) return true;
  const measure = measureOf(entry);
  if (measure === null) return false;
  if (salt.test(name)) return measure < 100;
  if (pepper.test(name)) return measure < 20;
  if (oil.test(name)) return measure < 250;
  // Bakers weigh water.
  return measure < 1000 && (entry.parsedSize?.endsWith("g") === true || !bottles.has(measure));
}

/** Other staples of which a recipe takes less than there is in the smallest usual pack, in grams or millilitres. */
const smallestPacks: readonly { name: RegExp; pack: number }[] = [
  { name: /(?:^|\s)(?:flour|harina|farine)(?!\p{L})|mehl$/iu, pack: 400 },
  { name: /(?:^|\s)(?:sugar|azúcar|sucre)(?!\p{L})|zucker$/iu, pack: 200 },
  { name: /^(?:(?:un)?salted |weiche |melted )?(?:butter|mantequilla|beurre)(?!\p{L})/iu, pack: 100 },
  { name: /^(?:whole |warm |lauwarme )?(?:milk|milch|leche|lait)(?!\p{L})/iu, pack: 250 },
];

/** Yeast is listed with an amount by bakers rather than by shoppers. */
const yeast = /hefe$|(?:^|\s)yeast$|^levadura(?!\p{L})|^levure(?!\p{L})/iu;

/** What a recipe has more often than a shopping list, but a shopping list may have as well. */
function isWeakSign(entry: Named): boolean {
  if (isKitchenMeasure(entry)) return true;
  const measure = measureOf(entry);
  if (yeast.test(entry.name)) return amountText(entry) !== "";
  if (isPantryName(entry.name))
    return (
      saysForThePan.test(entry.written) || (water.test(entry.name) && measure !== null && measure < 1000)
    );
  return measure !== null && smallestPacks.some(({ name, pack }) => name.test(entry.name) && measure < pack);
}

/** Titles of shopping lists. */
const ofShopping =
  /shopping|grocer|supermarket|(?:^|\s)(?:list|week(?:end)?|party|bbq|trip|store|shop|market)(?!\p{L})|einkauf|einkäuf|besorg|wochen|liste|zettel|markt|vorrat|feier|grillen|compra|lista|semana|fiesta|mercado|súper|courses|marché|semaine|fête/iu;
const longestTitle = 60;
const fewestMeasured = 3;

/** The first line when it can be the name of a recipe. */
function titleOf(text: string, isStore: (title: string) => boolean): string | null {
  const first = text.split(/\r\n|[\n\r\u2028\u2029\u0085]/u).find((line) => /[\p{L}\p{N}]/u.test(line));
  const line = first?.trim() ?? "";
  const title = line.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, "");
  const isPossible =
    line === bulletless(line) &&
    /^\p{L}/u.test(title) &&
    title.length <= longestTitle &&
    !isStore(title) &&
    !isPantryName(title) &&
    !isHeading(title, false) &&
    !isSectionTitle(title) &&
    !ofShopping.test(title);
  return isPossible ? title : null;
}

/**
 * Whether a text lists the ingredients of a recipe. Too little of a basic for a shopper says so by itself. Of what a
 * shopping list may have as well two signs are needed, of which a title over weights and volumes is one: people put
 * "Aldi" or "For Grandma" over "500 g flour", too, and then salt is to be bought.
 */
export function isRecipe(
  text: string,
  entries: readonly Named[],
  isStore: (title: string) => boolean,
): boolean {
  if (recipeHeading.test(text) || entries.filter(isKitchenMeasure).length > 1) return true;
  const title = titleOf(text, isStore);
  const things = entries.filter(({ written }) => title === null || !written.startsWith(title));
  if (things.length < fewestMeasured) return false;
  const isSeasoned = ({ name, written }: Named) => isPantryName(name) && saysToTaste.test(written);
  if (things.some((entry) => isPartOfPack(entry) || isSeasoned(entry))) return true;
  if (title !== null && isDish(title) && areIngredients(things)) return true;
  const isTitled = title !== null && things.filter((one) => measureOf(one) !== null).length >= fewestMeasured;
  return things.filter(isWeakSign).length + (isTitled ? 1 : 0) > 1;
}

/** Under the name of a dish all things but the basics have an amount. */
function areIngredients(things: readonly Named[]): boolean {
  const others = things.filter(({ name }) => !isPantryName(name));
  return others.length > 1 && others.every((entry) => amountText(entry) !== "");
}
