import { compiledAhead } from "../compiled-ahead.ts";
import { fold } from "../../contract/items/pieces.ts";
import { lettersOf, type NamedStore } from "../match-store.ts";
import { storeAlone } from "./store-phrase.ts";

/** Kinds of shops in four languages, with the words that lead to them. */
const english =
  "(?:at|from) the (?:bakery|baker['’]?s|butchers?['’]?s?|deli|market|pharmacy|chemist['’]?s?|drugstore|farmers['’]? market|fish counter|fishmonger['’]?s?|hardware store|garden cent(?:er|re)|greengrocer['’]?s?|florist['’]?s?|(?:indian|asian|turkish|chinese|polish|italian|greek|mexican|korean|japanese|african|middle eastern|halal|kosher|health food|pet|corner|local|farm|fish|cheese|organic|liquor|craft|art|book|diy) (?:shop|store|market|supermarket|grocer(?:y|s)?(?: store)?))";
const german =
  "(?:beim|vom) (?:bäcker|metzger|fleischer|türken|asiaten|inder|griechen|italiener|chinesen|polen|russen|araber|gemüsehändler|obsthändler|fischhändler|bauern|floristen)|(?:im|auf dem|vom|aus dem|beim) (?:markt|wochenmarkt|baumarkt|gartencenter|gartenmarkt|getränkemarkt|bioladen|asialaden|asiamarkt|hofladen|reformhaus|unverpacktladen|weltladen|zooladen|bastelladen|laden um die ecke|laden nebenan|schreibwarenladen)|(?:in der|aus der|von der) (?:apotheke|drogerie|gärtnerei|käsetheke|fleischtheke|wursttheke|frischetheke|metzgerei|bäckerei)";
const spanish =
  "(?:en|de|a) (?:la|el) (?:panader[íi]a|carnicer[íi]a|pescader[íi]a|fruter[íi]a|farmacia|mercado|ferreter[íi]a|droguer[íi]a|papeler[íi]a|quiosco|herbolario|bazar|chino)|del (?:mercado|chino|herbolario|bazar)|(?:en|de) (?:la|el) (?:tienda|súper|super|supermercado) (?:de (?:abajo|la esquina|al lado|siempre|enfrente|(?:mi|la) calle)|del barrio)|al mercado|(?:de|en) los chinos";
const french =
  "(?:de |devant )?(?:à la|chez le|chez la|au|à l['’]|de la|de chez le|du) ?(?:boulangerie|boulanger|boucherie|boucher|poissonnerie|poissonnier|pharmacie|marché|épicerie(?: \\p{Alpha}+)?|quincaillerie|droguerie|primeur|fromager|fromagerie|caviste|fleuriste|magasin bio|jardinerie|papeterie|animalerie)";
const kinds = `${english}|${german}|${spanish}|${french}`;
/** "pasa por la farmacia" stands ahead only. */
const onTheWay =
  "por (?:la|el) (?:panader[íi]a|carnicer[íi]a|pescader[íi]a|fruter[íi]a|farmacia|mercado|ferreter[íi]a|droguer[íi]a|papeler[íi]a)|(?:par|devant) l[ae] (?:boulangerie|boucherie|pharmacie|poissonnerie|fromagerie)";
const shopAtHead = new RegExp(
  `^(?:(?:(?:si|cuando) (?:pasas|vas|pases|vayas) |(?:si|quand) tu (?:passes|vas) )?(?:${kinds}|${onTheWay}))[\\s,:]+(?=\\S)`,
  "iu",
);
const shopAtEnd = new RegExp(`(?<=\\S)\\s(?:${kinds})$`, "iu");
const shop =
  /^(?:ferreter[íi]a|panader[íi]a|carnicer[íi]a|pescader[íi]a|fruter[íi]a|papeler[íi]a|farmacia|mercado|boulangerie|boucherie|poissonnerie|pharmacie|quincaillerie|droguerie|marché)$/iu;

/** Shops of many towns. "Action" is another word as well. */
const chains =
  "boots|petco|petsmart|home depot|lowe['’]?s|ikea|cvs|walgreens|rite aid|target|kroger|safeway|publix|wegmans|meijer|h-?e-?b|sam['’]s club|best buy|staples|michaels|tesco|sainsbury['’]?s|asda|morrisons|waitrose|superdrug|b&q|wickes|screwfix|bunnings|kmart|woolworths|coles|" +
  "obi|bauhaus|hornbach|toom|fressnapf|rossmann|kaufland|penny|netto|tegut|migros|denner|billa|hofer|hagebau(?:markt)?|" +
  "leroy merlin|alcampo|eroski|consum|bricomart|decathlon|(?:el )?corte inglés|oxxo|soriana|chedraui|bodega aurrera|" +
  "(?:e\\.? ?)?leclerc|auchan|intermarché|super ?u|monoprix|franprix|castorama|brico ?dépôt|gamm vert|jardiland|biocoop|naturalia|gifi";
/** "from Petco": a preposition and such a shop. */
export const atChain = `(?:(?:at|from)|(?:bei|beim|von|vom|aus dem|en(?: el)?|del?|al|(?:de )?chez)) (?:${chains})(?![\\p{Alpha}'’])`;
const chainAhead = new RegExp(`^\\s*${atChain}[\\s,:]+(?=\\S)`, "iu");
const chainBehind = new RegExp(`(?<=\\S)\\s${atChain}$`, "iu");
compiledAhead([shopAtHead, shopAtEnd, chainAhead, chainBehind]);

/** Whether a word names a kind of shop: "de la ferretería" is no thing. */
export function isShop(word: string): boolean {
  return shop.test(word);
}

/** "beim Bäcker zwei Brezeln", "from Petco a leash": a shop ahead of things, unless a store of the list is called so. */
export function findShopAhead(text: string, stores: readonly NamedStore[]): RegExpExecArray | null {
  return withoutOwn(shopAtHead.exec(text) ?? chainAhead.exec(text), stores);
}

/** "alcohol en la farmacia", "drill bits from Home Depot": a shop behind a thing, unless a store of the list is called so. */
export function findShopBehind(text: string, stores: readonly NamedStore[]): RegExpExecArray | null {
  return withoutOwn(shopAtEnd.exec(text) ?? chainBehind.exec(text), stores);
}

/** "from Home Depot" at the end of a text: a shop by its name; "" without any. */
export function chainBehindOf(text: string): string {
  return chainBehind.exec(text)?.[0].trim() ?? "";
}

function withoutOwn(found: RegExpExecArray | null, stores: readonly NamedStore[]): RegExpExecArray | null {
  const bare = (text: string) =>
    ` ${fold(text)
      .replace(/[\s,:'’]+/gu, " ")
      .trim()}`;
  const shop = bare(found?.[0] ?? "");
  // "en la frutería" of a list whose store is "Frutería Paco"
  const kind = shop.split(" ").at(-1)!;
  const isBegun = stores.some(({ name }) => bare(name).startsWith(` ${kind} `));
  const isOwn =
    stores.some(({ name }) => shop.endsWith(bare(name)) || lettersOf(shop).endsWith(lettersOf(name))) ||
    (isBegun && storeAlone(shop.trim(), stores) !== null);
  return isOwn ? null : found;
}
