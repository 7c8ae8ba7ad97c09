import { fold } from "../../contract/items/pieces.ts";
import type { NamedStore } from "../match-store.ts";

const shopAtHead =
  /^(?:(?:at|from) the (?:bakery|butchers?|deli|market|pharmacy|drugstore|farmers['’]? market|fish counter|hardware store|garden cent(?:er|re))|(?:beim|vom|im|auf dem|in der|aus der) (?:bäcker|metzger|fleischer|markt|wochenmarkt|apotheke|obsthändler|baumarkt|drogerie|gärtnerei|gartencenter|gartenmarkt|getränkemarkt|bioladen|reformhaus|käsetheke|fleischtheke)|(?:(?:si|cuando) (?:pasas|vas|pases|vayas) )?(?:en|de|por|a) (?:la|el) (?:panadería|carnicería|pescadería|frutería|farmacia|mercado|ferretería|droguería|quiosco)|del mercado|(?:(?:si|quand) tu (?:passes|vas) )?(?:devant la|devant le|à la|chez le|au|à l['’]|par la) ?(?:boulangerie|boulanger|boucherie|boucher|poissonnerie|pharmacie|marché|épicerie|quincaillerie|droguerie))[\s,:]+(?=\S)/iu;
const shopAtEnd =
  /(?<=\S)\s(?:(?:at|from) the (?:bakery|butchers?|deli|market|pharmacy|drugstore|farmers['’]? market|hardware store|garden cent(?:er|re))|(?:beim|vom|im|auf dem|in der|aus der|von der) (?:bäcker|metzger|fleischer|markt|wochenmarkt|apotheke|baumarkt|getränkemarkt|bioladen|reformhaus|drogerie|gartencenter|gärtnerei|käsetheke|fleischtheke|wursttheke|frischetheke)|(?:en|de|a) (?:la|el) (?:panadería|carnicería|pescadería|frutería|farmacia|mercado|ferretería)|(?:del|al) mercado|(?:à la|chez le|au|à l['’]|de (?:la|chez le)|du) ?(?:boulangerie|boulanger|boucherie|boucher|poissonnerie|pharmacie|marché|épicerie))$/iu;
const shop =
  /^(?:ferretería|panadería|carnicería|pescadería|frutería|farmacia|mercado|boulangerie|boucherie|poissonnerie|pharmacie|quincaillerie|droguerie|marché)$/iu;

/** Shops of many towns. "Boots" and "Action" are other words as well. */
const chains =
  "petco|petsmart|home depot|lowe['’]?s|ikea|cvs|walgreens|rite aid|target|kroger|safeway|publix|wegmans|meijer|h-?e-?b|sam['’]s club|best buy|staples|michaels|tesco|sainsbury['’]?s|asda|morrisons|waitrose|superdrug|b&q|wickes|screwfix|bunnings|kmart|woolworths|coles|" +
  "obi|bauhaus|hornbach|toom|fressnapf|rossmann|kaufland|penny|netto|tegut|migros|denner|billa|hofer|hagebau(?:markt)?|" +
  "leroy merlin|alcampo|eroski|consum|bricomart|decathlon|(?:el )?corte inglés|oxxo|soriana|chedraui|bodega aurrera|" +
  "(?:e\\.? ?)?leclerc|auchan|intermarché|super ?u|monoprix|franprix|castorama|brico ?dépôt|gamm vert|jardiland|biocoop|naturalia|gifi";
/** "from Petco": a preposition and such a shop. */
export const atChain = `(?:(?:at|from)|(?:bei|beim|von|vom|aus dem|en(?: el)?|del?|al|chez)) (?:${chains})(?![\\p{L}'’])`;
const chainAhead = new RegExp(`^\\s*${atChain}[\\s,:]+(?=\\S)`, "iu");
const chainBehind = new RegExp(`(?<=\\S)\\s${atChain}$`, "iu");

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

function withoutOwn(found: RegExpExecArray | null, stores: readonly NamedStore[]): RegExpExecArray | null {
  const shop = ` ${fold(found?.[0] ?? "")
    .replace(/[\s,:'’]+/gu, " ")
    .trim()}`;
  return stores.some(({ name }) => shop.endsWith(` ${fold(name)}`)) ? null : found;
}
