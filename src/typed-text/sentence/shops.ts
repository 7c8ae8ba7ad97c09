import { fold } from "../../contract/items/pieces.ts";
import type { NamedStore } from "../match-store.ts";

const shopAtHead =
  /^(?:(?:at|from) the (?:bakery|butchers?|deli|market|pharmacy|drugstore|farmers['’]? market|fish counter|hardware store|garden cent(?:er|re))|(?:beim|vom|im|auf dem|in der|aus der) (?:bäcker|metzger|fleischer|markt|wochenmarkt|apotheke|obsthändler|baumarkt|drogerie|gärtnerei|gartencenter|gartenmarkt|getränkemarkt|bioladen|reformhaus|käsetheke|fleischtheke)|(?:(?:si|cuando) (?:pasas|vas|pases|vayas) )?(?:en|de|por|a) (?:la|el) (?:panadería|carnicería|pescadería|frutería|farmacia|mercado|ferretería|droguería|quiosco)|(?:(?:si|quand) tu (?:passes|vas) )?(?:à la|chez le|au|à l['’]|par la) ?(?:boulangerie|boulanger|boucherie|boucher|poissonnerie|pharmacie|marché|épicerie|quincaillerie|droguerie))[\s,:]+(?=\S)/iu;
const shopAtEnd =
  /(?<=\S)\s(?:(?:at|from) the (?:bakery|butchers?|deli|market|pharmacy|drugstore|farmers['’]? market|hardware store|garden cent(?:er|re))|(?:beim|vom|im|auf dem|in der|aus der|von der) (?:bäcker|metzger|fleischer|markt|wochenmarkt|apotheke|baumarkt|getränkemarkt|bioladen|reformhaus|drogerie|gartencenter|gärtnerei|käsetheke|fleischtheke|wursttheke|frischetheke)|(?:en|de|a) (?:la|el) (?:panadería|carnicería|pescadería|frutería|farmacia|mercado|ferretería)|(?:del|al) mercado|(?:à la|chez le|au|à l['’]|de (?:la|chez le)|du) ?(?:boulangerie|boulanger|boucherie|boucher|poissonnerie|pharmacie|marché|épicerie))$/iu;
const shop =
  /^(?:ferretería|panadería|carnicería|pescadería|frutería|farmacia|mercado|boulangerie|boucherie|poissonnerie|pharmacie|quincaillerie|droguerie|marché)$/iu;

/** Whether a word names a kind of shop: "de la ferretería" is no thing. */
export function isShop(word: string): boolean {
  return shop.test(word);
}

/** "beim Bäcker zwei Brezeln": a kind of shop ahead of things, unless a store of the list is called so. */
export function findShopAhead(text: string, stores: readonly NamedStore[]): RegExpExecArray | null {
  return withoutOwn(shopAtHead.exec(text), stores);
}

/** "alcohol en la farmacia": a kind of shop behind a thing, unless a store of the list is called so. */
export function findShopBehind(text: string, stores: readonly NamedStore[]): RegExpExecArray | null {
  return withoutOwn(shopAtEnd.exec(text), stores);
}

function withoutOwn(found: RegExpExecArray | null, stores: readonly NamedStore[]): RegExpExecArray | null {
  const shop = ` ${fold(found?.[0] ?? "")
    .replace(/[\s,:'’]+/gu, " ")
    .trim()}`;
  return stores.some(({ name }) => shop.endsWith(` ${fold(name)}`)) ? null : found;
}
