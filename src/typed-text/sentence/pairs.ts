import { Alternatives } from "../alternatives.ts";
/** Names with "and" inside, in English, German, Spanish and French. */

const and = "(?:and|&|\\+|n['’]?|und|y|e|et)";

/** Two words that make one thing with "and" between them, as the beginning of a name or as all of it. */
const pairs = new Alternatives({
  alternatives: [
    "mac(?:aroni)? A cheese|half A half|sweet A sour|fish A chips|pork A beans|franks A beans|beans A franks",
    "cookies? A (?:cream|creme)|sour cream A (?:onion|chives?)|cream A onion|cheese A onion \\S|bubble A squeak|surf A turf",
    "salt A pepper \\S|ham A cheese \\S|bacon A egg \\S|chicken A (?:rice|waffles?|noodle) \\S|rice A beans \\S",
    "peanut butter A (?:jelly|jam) \\S|garlic A herbs?|lemon A herb|sage A onion|lemon A pepper \\S|honey A mustard",
    "oil A vinegar dressing|chips A dip|spaghetti A meatballs|bread A butter pickles?|biscuits A gravy|hot A (?:sour|spicy)",
    "black A white|black A tan|head A shoulders|arm A hammer|johnson A johnson|ben A jerry|m ?A ?m|h A m|a A w|d A g",
    "dolce A gabbana|procter A gamble|spic A span|crosse A blackwell|marks A spencer|green A black|dolmio A \\S|aunt A",
    "peaches A cream \\S|strawberr(?:y|ies) A cream \\S|rum A raisin|mint A chip|rhubarb A custard|steak A (?:kidney|ale|onion)|sausage A egg \\S|fruits? A nut \\S|honey A oats?|oats? A honey|cinnamon A sugar \\S|good A plenty|mike A ike|sugar A spice|shake A bake|spray A wash|simply A done|nice A easy|soft A (?:gentle|smooth)|big A rich|rich A creamy",
    "frucht A nuss \\S|sahne A kräuter|käse A lauch|tomate A basilikum \\S|honig A senf|meersalz A \\S+ \\S|sour cream A onion|essig A öl dressing|fruits A noix \\S|miel A moutarde|tomate A basilic|sel A vinaigre \\S|frutas A frutos secos|miel A mostaza|cebolla A ajo \\S",
    "peas A carrots|erbsen A (?:möhren|karotten)|guisantes A zanahorias|petits pois A carottes|mac A me|pb A j|r A b|b A w|wash A go|soap A glory|hundreds A thousands|michel A augustin|hook A (?:eye|loop)|cubo A pala|cut A come|rock A roll|bed bath A|bath A body|barnes A noble|stop A shop",
    "(?:chips|crisps|kräcker|crackers?|fritas|patatas|papas|cacahuètes|cacahuetes|cashews|erdnüsse|popcorn|palomitas|pringles|lay['’]?s|sabor|goût|saveur|geschmack) (?:sel|sal|salz|salt|meersalz) A (?:poivre|pimienta|pfeffer|pepper|vinaigre|vinagre|essig|vinegar)|(?:chips|patatas|papas|sabor|goût|saveur) (?:crème|crema|fromage|queso|nata) A (?:oignons?|cebolla|ciboulette|fines herbes)|(?:huile|aceite|öl) A (?:vinaigre|vinagre|essig) dressing",
    "salz A pfeffer \\S|schwarz A weiß|kraut A rüben|rot A weiß|himmel A erde|zwiebel A sauerrahm|sahne A zwiebel",
    "knack A back|käse A (?:zwiebel|schinken) \\S|balea A \\S+ \\S+ \\S|fix A foxi|hanuta A",
    "moros A cristianos|pan A tomate \\S|ajo A perejil|jamón A queso (?!en )\\S|tinto A casera",
    "sel A poivre \\S|noir A blanc|crème A ciboulette|ail A fines herbes|monsieur A madame",
  ]
    .join("|")
    .replaceAll(" A ", ` ${and} `),
});

const flavours =
  "apple|banana|strawberry|blueberry|raspberry|cherry|lemon|lime|orange|peach|mango|coconut|tomato|onion|carrot|potato|leek|" +
  "garlic|basil|cheese|cheddar|chilli|chili|chive|honey|ginger|mint|vanilla|chocolate|hazelnut|almond|caramel|cinnamon|" +
  "pumpkin|spinach|mushroom|beef|chicken|ham|bacon|pork|turkey|salmon|sage|thyme|rosemary|maple|pecan|walnut|feta|ricotta|" +
  "parmesan|mozzarella|coriander|cilantro|herb|olive|pepper|paprika|fig|pear|cranberry|erdbeer|himbeer|kirsch|zitrone|apfel|" +
  "banane|schoko|vanille|nuss|tomate|käse|zwiebel|schinken|spinat|kürbis";
const products =
  "crisps|chips|soup|spread|smoothie|ravioli|tortellini|muffins?|yogh?urt|tea|shampoo|dressing|sausages?|pizza|quiche|dip|" +
  "hummus|pie|cake|bars?|cereal|ice cream|crackers|sandwich(?:es)?|risotto|jam|juice|salsa|stuffing|seasoning|sauce|oatmeal|" +
  "granola|popcorn|pesto|pasties|pasty|rolls|bites|cookies|sorbet|gelato|butter|suppe|eis|tee|joghurt|saft|marmelade|kekse";
const savoury =
  "onion|potato|leek|garlic|cheese|cheddar|beef|chicken|ham|bacon|pork|turkey|salmon|feta|parmesan|mozzarella|olive";
const sweet =
  "apple|banana|strawberry|blueberry|raspberry|cherry|orange|peach|mango|coconut|vanilla|chocolate|caramel|cranberry";
/** "bacon and orange juice", "ham and blueberry muffins" are two things. */
const ofTwo = new Alternatives({
  alternatives: savoury,
  behind: ` ${and} (?:(?:\\p{Alpha}+) (?:juice|jam|smoothie|tea|yogh?urt|ice cream|sorbet|gelato|cereal|granola)|(?:${sweet}) (?:muffins?|cake|cookies|kekse))$`,
});
/** "tomato and basil soup": two flavours of one thing. */
const ofEnglish = new Alternatives({
  alternatives: flavours,
  behind: ` ${and} (?:${flavours}) (?:${products})$`,
});

const made =
  "s[áa]ndwich(?:e?s)?|bocadillos?|pizzas?|empanad(?:a|illa)s?|croquetas?|sopas?|yogur(?:es)?|helados?|zumos?|jugos?|batidos?|tartas?|" +
  "quiches?|chips|patatas|papas|palomitas|nachos|totopos|soupes?|yaourts?|glaces?|sorbets?|tartes?|cakes?|compotes?|jus|smoothies?|confitures?|mermeladas?|" +
  "raviolis?|tortellinis?|canelones|lasañas?|lasagnes?|croques?|terrines?|bonbons|biscuits|galletas|caramelos|gâteaux?|crêpes?|infusi[oó]n(?:es)?|tisanes?|cremas?|polos?|sorbetes?|granizados?|natillas|flan(?:es)?|bizcochos?|magdalenas?|pastel(?:es)?|potitos?|papillas?|" +
  "barritas?|muesli|cereales|purés?|hamburguesas?|hummus|gelatinas?|kéfir|tortitas?|gominolas|hojaldres?|crèmes?|sirops?|velout[ée]s?|purées?|flans?|mousses?|muffins?|cookies?|madeleines?|barres?|céréales|bâtonnets?|esquimaux?|houmous|tartinades?|petits pots|wraps?|galettes|kéfir|fromage blanc|petits suisses|chocolats?|macarons?|feuilletés?";
const tastes =
  "fresa|plátano|naranja|zanahoria|manzana|pera|limón|mango|piña|coco|vainilla|chocolate|queso|jamón|york|champiñones|verduras|" +
  "ron|avena|almendras?|avellanas?|arándanos|pasas|pistacho|avoine|amandes?|noisettes?|myrtilles|raisins|rhum|sal|figues?|pistache|café|cerises?|cacao|" +
  "nata|cookies|oreos?|galletas|turrón|stracciatella|dulce de leche|moras?|cereza|kiwi|sandía|melón|uva|papaya|guayaba|jamaica|frutas del bosque|bacon|beicon|setas|boniato|calabaza|puerros?|cabra|romero|ajo|tomillo|orégano|lima|jengibre|galleta|pollo|ternera|pavo|pescado|marisco|" +
  "praliné|spéculoos|passion|cassis|griottes?|marrons?|ananas|mûres?|mirabelles?|rhubarbe|verveine|tilleul|camomille|figues?|aneth|curry|mozzarella|roquefort|romarin|thym|sésame|potiron|lardons|bœuf|poulet|crevettes|manzanilla|anís|hinojo|cebolla|tomate|atún|espinacas|nueces|miel|canela|menta|frutos rojos|frambuesa|melocotón|maracuyá|fraise|banane|framboise|pomme|" +
  "poire|citron|mangue|vanille|chocolat|caramel|noisette|menthe|jambon|fromage|champignons|légumes|oignon|basilic|thon|épinards|" +
  "ricotta|chèvre|noix|cannelle|ail|fines herbes|persil|saumon|poireaux|carotte|orange|gingembre|pêche|abricot";
/** "sándwich de jamón y queso", "yaourt fraise et banane". */
const ofRomance = new Alternatives(
  {
    alternatives: made,
    behind: `(?: \\p{Alpha}+){0,2} (?:(?:de|del|con|sabor|sabor a|a la|à la|au|aux|à) |à l['’])?(?:${tastes}) ${and} (?:(?:à la|au|aux|à) |à l['’])?(?:${tastes})$`,
  },
  /(?<=^|\s)/gu,
);

/** "pain aux noix et raisins", "pan de nueces y pasas" */
const ofBread = new Alternatives(
  {
    alternatives: "pains?|brioches?|baguettes?|pan(?:es)?|bollos?|hogazas?|focaccias?",
    behind: ` (?:aux? |à la |de |con |avec )(?:${tastes}|graines|céréales|cereales|semillas|seigle|centeno) ${and} (?:aux? |à la |de )?(?:${tastes}|graines|céréales|cereales|semillas|lardons|chorizo)$`,
  },
  /(?<=^|\s)/gu,
);

const flavour = new RegExp(`^(?:${flavours})$`, "iu");

/** Whether a word mostly says what another tastes of ("chicken soup"). */
export function isFlavour(word: string): boolean {
  return flavour.test(word);
}

const product = new RegExp(`^(?:${products}|latte|creamer|syrup|kefir|bread|frappuccino)$`, "iu");

const petFood = new RegExp(
  `^(?:(?:${flavours}|tuna|lamb|duck|whitefish|ocean fish|liver|dry|wet|senior) )+(?:cat|dog|kitten|puppy|pet|fish|bird) (?:food|treats?|biscuits|chews|snacks|pouches|pâté)$`,
  "iu",
);

/** "tuna cat food": one thing, though tuna is another. */
export function isPetFood(text: string): boolean {
  return petFood.test(text);
}

/** "pumpkin spice latte": a few words of which the first is a flavour and the last what has it. */
export function isFlavoured(words: readonly string[]): boolean {
  return isFlavour(words[0]!) && product.test(words.at(-1)!);
}

/** What chips taste of, when something stands beside it; by themselves they are two things. */
const vinegars = new RegExp(
  `^(?:.+ )?(?:salt|salz|sal|sel) ${and} (?:vinegar|essig|vinagre|vinaigre)(?: .+)?$`,
  "iu",
);

const germanMade =
  "eis|milcheis|speiseeis|milchreis|grießbrei|grießpudding|popcorn|zwieback|mandeln|cornflakes|joghurt|jogurt|pudding|quark|chips|saft|schorle|tee|kekse|bonbons|müsli|riegel|shampoo|duschgel|limo|limonade|eistee|pizza|smoothie|gummibärchen|schokolade|frischkäse|hummus|aufstrich|brause|kuchen|waffeln|brei|gläschen|ravioli|tortellini";
const germanTastes =
  "vanille|schoko|schokolade|zucker|erdbeere?|himbeere?|kirsche?|zitrone|limette|banane|nuss|haselnuss|walnuss|mango|pfirsich|aprikose|apfel|birne|stracciatella|karamell|kokos|zimt|minze|pfefferminze|kamille|fenchel|ingwer|honig|paprika|zwiebel|essig|meersalz|salami|schinken|ananas|maracuja|waldbeere?|blaubeere?|heidelbeere?|orange|traube|spinat|ricotta|käse|knoblauch|kräuter|tomate|basilikum|curry|nougat|mandel|cookies?|straciatella";
const flavouredBehind = [
  new Alternatives({ alternatives: made, behind: ` (?:${tastes})$` }),
  new Alternatives({ alternatives: germanMade, behind: ` (?:${germanTastes})$` }),
];

/** "yaourts citron", "Joghurt Kirsche": the second says what the first tastes of. */
export function hasFlavourBehind(text: string): boolean {
  return flavouredBehind.some((pattern) => pattern.test(text));
}

/** Whether a text is two words of such a name and no more, but for an ending. */
export function isPairName(text: string): boolean {
  const pair = pairs.exec(text);
  return pair !== null && /^[\p{Alpha}'’]*$/u.test(text.slice(pair[0].length));
}

const germanAnd = /^(?:und|&|\+)$/iu;
/** "Eis Vanille und Schoko", "Joghurt mit Kirsche und Vanille". */
const ofGerman = new Alternatives(
  {
    alternatives: germanMade,
    behind: ` (?:mit |sorte |geschmack )?(?:${germanTastes}) (?:und|&|\\+) (?:${germanTastes})$`,
  },
  /(?<=^|\s|\p{Alpha})/gu,
);

const pairOfFlavours =
  "cookies? A (?:cream|creme)|sour cream A (?:onion|chives?)|cream A onion|cheese A onion|salt A (?:vinegar|pepper)|peaches A cream|strawberr(?:y|ies) A cream|rum A raisin|mint A chip|rhubarb A custard|peanut butter A (?:jelly|jam)|honey A (?:mustard|oats?)|garlic A herbs?|lemon A (?:herb|pepper)|sweet A (?:sour|salty)|hot A (?:sour|spicy)|fish A chips|mac A cheese|surf A turf|salz A (?:essig|pfeffer)|sahne A kräuter|honig A senf|sal A vinagre|sel A (?:vinaigre|poivre)|miel A (?:mostaza|moutarde)|galletas A nata";
const flavouredSo = new RegExp(
  `(?:^|\\s)(?:${pairOfFlavours.replaceAll(" A ", ` ${and} `)}) (?:(?:protein|cereal|granola) )?(?:ice cream|ice lollies|gelato|eis|milk ?shakes?|shakes?|crisps|chips|sauce|dip|cereal|bars?|biscuits|cookies|cheesecake|cake|yogh?urt|sandwich(?:es)?|crackers|popcorn|nuts|peanuts|dressing|seasoning|batter|marinade|spread|creamer|fudge|oreos|ofengemüse|soße|kekse)$`,
  "iu",
);

/** "cookies and cream ice cream": a pair of flavours with what tastes of it behind, which is another thing elsewhere. */
export function isFlavouredPair(text: string): boolean {
  return flavouredSo.test(text);
}

/** Whether what stands on both sides of an "and" makes one thing with it; `name` is the name in what stands before. */
export function isOneThing(before: string, name: string, word: string, after: string): boolean {
  const both = `${name} ${word} ${after}`;
  if (ofEnglish.test(both) && !ofTwo.test(both)) return true;
  if (/(?:salt|salz|sal|sel)$/iu.test(name) && vinegars.test(both) && both.split(" ").length > 3) return true;
  const words = before.split(/\s+/u);
  for (const count of [1, 2]) {
    const text = `${words.slice(-count).join(" ")} ${word} ${after}`;
    const pair = pairs.exec(text);
    if (pair !== null && pair[0].includes(` ${word} `)) return true;
  }
  const last = `${words.slice(-5).join(" ")} ${word} ${after}`;
  return ofRomance.test(last) || ofBread.test(last) || (germanAnd.test(word) && ofGerman.test(last));
}
