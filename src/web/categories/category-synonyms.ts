import { foldings } from "../../categoriser/fold.ts";

/**
 * Other words for the categories that everybody has, by the category's key, in English, German, Spanish and French. Each
 * word is looked up by itself; a phrase that its words would lead astray is one word here ("ice_cream").
 */
const synonyms = new Map(
  Object.entries({
    produce:
      "vegetables veggies veg fruits greens salad herbs apples bananas berries tomatoes potatoes onions garlic carrots lettuce mushrooms peppers " +
      "gemüse obst früchte salat kräuter äpfel apfel bananen tomaten kartoffeln zwiebeln knoblauch möhren karotten pilze gurken beeren " +
      "verduras frutas hortalizas manzanas plátanos tomates patatas cebollas ajo zanahorias lechuga champiñones " +
      "légumes primeurs pommes bananes oignons ail carottes salades champignons",
    bakery:
      "bread rolls buns bagels baguettes toast pastry pastries cakes baker bäckerei bäcker backwaren brot brötchen semmeln gebäck kuchen torte " +
      "pan panes panadería pastelería bollería pasteles tartas pain boulangerie pâtisserie viennoiserie croissants gâteaux",
    "dairy & eggs":
      "milk cheese yogurt yoghurt butter cream milch milchprodukte molkereiprodukte kühlregal joghurt quark sahne eier käse " +
      "leche queso huevos lácteos yogures mantequilla nata lait laitages laitiers produits_frais fromages œufs beurre crème crèmerie yaourts",
    "meat & poultry":
      "beef pork lamb chicken turkey bacon mince butcher sausage sausages hot_dogs fleisch geflügel wurst würste würstchen hähnchen hackfleisch " +
      "rind schwein metzgerei metzger fleischerei carne pollo cerdo ternera pavo aves salchichas carnicería " +
      "viande volaille poulet porc bœuf saucisses boucherie",
    seafood:
      "fish salmon tuna shrimp prawns shellfish fisch lachs thunfisch garnelen meeresfrüchte pescado salmón atún gambas marisco mariscos " +
      "pescadería poisson saumon thon crevettes crustacés fruits_de_mer poissonnerie",
    "deli & prepared":
      "deli cold_cuts ham salami ready_meals aufschnitt schinken feinkost fertiggerichte fiambres embutidos jamón charcutería " +
      "charcuteria plato_preparado platos_preparados charcuterie jambon traiteur plat_préparé plats_préparés",
    frozen:
      "ice ice_cream freezer eis eiscreme speiseeis tiefkühl tiefkühlkost tiefkühlware gefriergut gefroren congelados helados surgelés glaces",
    "pasta, rice & grains":
      "noodles spaghetti lentils beans nudeln teigwaren reis getreide linsen fideos macarrones arroz legumbres lentejas épicerie pâtes riz semoule lentilles",
    "canned & soups":
      "tins tinned cans konserven dosen suppen suppe eintopf conservas enlatados latas sopas caldo conserves soupes boîtes",
    "breakfast & cereal":
      "muesli granola oatmeal oats porridge müsli cornflakes frühstück haferflocken desayuno cereales avena petit_déjeuner déjeuner céréales avoine",
    baking:
      "flour sugar yeast backen backzutaten mehl zucker hefe harina azúcar levadura repostería farine sucre levure",
    "spices & seasonings":
      "herbs salt pepper spice gewürze salz pfeffer especias sal pimienta épices sel poivre assaisonnements",
    "condiments, oils & spreads":
      "sauces ketchup mustard mayonnaise mayo jam honey vinegar peanut_butter olive_oil soßen saucen senf marmelade honig öl öle olivenöl essig aufstriche " +
      "salsas aceites aceite mayonesa mostaza vinagre mermelada miel huiles vinaigre moutarde confitures",
    "snacks & sweets":
      "candy chocolate chips crisps cookies biscuits nuts popcorn süßigkeiten süßes süßwaren knabbereien schokolade kekse nüsse gummibärchen " +
      "dulces galletas golosinas chocolates caramelos chuches patatas_fritas frutos_secos aperitivos bonbons chocolat gâteaux_apéritifs confiserie",
    beverages:
      "drinks juice water soda coffee tea getränke wasser saft säfte kaffee tee limonade limo bebidas agua zumos refrescos té café " +
      "boissons eau jus café thé sodas",
    "beer, wine & spirits":
      "alcohol liquor booze whisky bier wein sekt schnaps spirituosen alkohol cerveza vino licores bière vin spiritueux alcools",
    "household & kitchen":
      "housewares cookware kitchenware homeware plates haushalt haushaltswaren küche geschirr hogar menaje cocina vajilla maison ménage cuisine ustensiles vaisselle",
    "cleaning & laundry":
      "detergent cleaner bleach soap dish_soap dishwasher putzmittel reinigungsmittel waschmittel spülmittel limpieza lavandería lejía droguería detergentes " +
      "suavizante lavavajillas nettoyage lessive javel entretien ménagers liquide_vaisselle",
    "paper goods":
      "toilet toilet_paper toilet_rolls kitchen_rolls kitchen_paper paper_rolls tissues napkins towels papierwaren toilettenpapier klopapier küchenrolle " +
      "küchenpapier taschentücher servietten papel papel_higiénico papel_de_cocina pañuelos servilletas papier papier_toilette essuie_tout serviettes mouchoirs",
    "personal care":
      "cosmetics makeup make_up shampoo hand_soap beauty toiletries toothpaste deodorant razors drogerie kosmetik schminke seife zahnpasta duschgel deo hygiene " +
      "körperpflege jabón champú maquillaje desodorante higiene aseo cosmética savon shampooing dentifrice maquillage hygiène beauté cosmétiques soins",
    "health & pharmacy":
      "medicine medication meds vitamins drugs pills plasters apotheke gesundheit medikamente arznei pflaster vitamine farmacia salud medicamentos " +
      "medicinas vitaminas tiritas pharmacie santé médicaments vitamines pansements",
    baby: "babies diapers nappies babynahrung windeln bebé bebés pañales bébé couches",
    pet: "cats dogs cat_litter litter animals haustiere haustier tierbedarf tiernahrung tierfutter katze katzen hund hunde hundefutter katzenfutter mascotas animales perros gatos animaux animalerie chiens chats croquettes",
    "office, school & party":
      "stationery supplies pens bürobedarf schreibwaren schulbedarf büro papelería oficina colegio fiesta papeterie bureau école fournitures fête",
    "electronics & batteries":
      "battery bulbs lightbulbs cables chargers elektronik batterie batterien akkus glühbirnen kabel electrónica pilas baterías bombillas électronique piles ampoules",
    "hardware & auto":
      "tools diy car paint werkzeug baumarkt eisenwaren schrauben ferretería herramientas coche bricolage outils quincaillerie voiture",
    "garden & flowers":
      "plants seeds soil gardening garten blumen pflanzen erde jardín flores plantas jardin jardinage fleurs plantes",
    clothing:
      "clothes socks shoes kleidung kleider klamotten socken schuhe ropa calcetines zapatos vêtements chaussettes chaussures",
    other: "misc miscellaneous stuff sonstiges verschiedenes otros varios autres divers",
  }),
);

/** The shortest text that is looked up as a beginning: shorter ones begin too many words. */
const leastLetters = 3;

/** Words that say nothing about which category is meant: "frozen food", "productos de limpieza". */
const fillers = new Set(
  (
    "and und the des les los las von for für mit para pour aux petit food foods grocery groceries counter section aisle " +
    "theke abteilung sección rayon product products goods item items article articles produkte waren artikel lebensmittel " +
    "productos artículos alimentos alimentación produits aliments alimentation"
  )
    .split(" ")
    .flatMap((word) => [word, ...foldings(word)]),
);

/** How a text fits one of the words: it is the word, its singular or plural, or it begins the word. */
export type Fit = "whole" | "beginning" | undefined;

const foldedSynonyms = new Map<string, readonly string[]>();

function synonymsOf(categoryKey: string): readonly string[] {
  const known = foldedSynonyms.get(categoryKey);
  if (known !== undefined) return known;
  const words = foldings(synonyms.get(categoryKey) ?? "").flatMap((text) => text.split(" "));
  foldedSynonyms.set(categoryKey, words);
  return words;
}

/** How a text, as a key, fits the other words for this category; a short text must be one of them. */
export function synonymFit(text: string, categoryKey: string): Fit {
  const fit = bestFit(text, synonymsOf(categoryKey));
  return fit === "beginning" && text.length < leastLetters ? undefined : fit;
}

/** The words of a key that can be looked up: "obst" and "gemüse" for "obst & gemüse". */
export function wordsToLookUp(key: string): string[] {
  return wordsOf(key).filter((word) => word.length >= leastLetters && !fillers.has(word));
}

/** How a word fits the words of the category's key and the other words for it. */
export function wordFit(word: string, categoryKey: string): Fit {
  return bestFit(word, [...foldings(categoryKey).flatMap(wordsOf), ...synonymsOf(categoryKey)]);
}

/** The words of a folded text alone, with one space between them. */
export function spoken(text: string): string {
  return wordsOf(text).join(" ");
}

function bestFit(text: string, words: readonly string[]): Fit {
  const typed = foldings(text).map((folded) => wordsOf(folded).join("_"));
  if (typed.includes("")) return undefined;
  if (words.some((word) => typed.some((one) => isSameWord(one, word)))) return "whole";
  return words.some((word) => typed.some((one) => word.startsWith(one))) ? "beginning" : undefined;
}

function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long === short || (short.length >= leastLetters && [`${short}s`, `${short}es`].includes(long));
}

function wordsOf(key: string): string[] {
  return key.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "");
}
