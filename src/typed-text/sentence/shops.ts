/** "beim Bäcker zwei Brezeln": a shop without a name. */
export const shopAtHead =
  /^(?:(?:at|from) the (?:bakery|butchers?|deli|market|pharmacy|drugstore|farmers['’]? market|fish counter|hardware store|garden cent(?:er|re))|(?:beim|vom|im|auf dem|in der|aus der) (?:bäcker|metzger|fleischer|markt|wochenmarkt|apotheke|obsthändler|baumarkt|drogerie|gärtnerei|gartencenter|gartenmarkt|getränkemarkt|bioladen|reformhaus|käsetheke|fleischtheke)|(?:(?:si|cuando) (?:pasas|vas|pases|vayas) )?(?:en|de|por|a) (?:la|el) (?:panadería|carnicería|pescadería|frutería|farmacia|mercado|ferretería|droguería|quiosco)|(?:(?:si|quand) tu (?:passes|vas) )?(?:à la|chez le|au|à l['’]|par la) ?(?:boulangerie|boulanger|boucherie|boucher|poissonnerie|pharmacie|marché|épicerie|quincaillerie|droguerie))[\s,:]+(?=\S)/iu;
/** "alcohol en la farmacia": a shop without a name. */
export const shopAtEnd =
  /(?<=\S)\s(?:(?:at|from) the (?:bakery|butchers?|deli|market|pharmacy|drugstore|farmers['’]? market|hardware store|garden cent(?:er|re))|(?:beim|vom|im|auf dem|in der|aus der|von der) (?:bäcker|metzger|fleischer|markt|wochenmarkt|apotheke|baumarkt|getränkemarkt|bioladen|reformhaus|drogerie|gartencenter|gärtnerei|käsetheke|fleischtheke|wursttheke|frischetheke)|(?:en|de|a) (?:la|el) (?:panadería|carnicería|pescadería|frutería|farmacia|mercado|ferretería)|(?:del|al) mercado|(?:à la|chez le|au|à l['’]|de (?:la|chez le)|du) ?(?:boulangerie|boulanger|boucherie|boucher|poissonnerie|pharmacie|marché|épicerie))$/iu;
const shop =
  /^(?:ferretería|panadería|carnicería|pescadería|frutería|farmacia|mercado|boulangerie|boucherie|poissonnerie|pharmacie|quincaillerie|droguerie|marché)$/iu;

/** Whether a word names a kind of shop: "de la ferretería" is no thing. */
export function isShop(word: string): boolean {
  return shop.test(word);
}
