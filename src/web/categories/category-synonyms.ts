/**
 * Other words for the categories that everybody has, by the category's key, in English, German, Spanish and French. Each
 * word is looked up by itself, so that a phrase is the words of it.
 */
const synonyms: Readonly<Record<string, string>> = {
  produce:
    "vegetables veggies veg fruits greens salad herbs gemüse obst früchte salat kräuter verduras frutas hortalizas légumes primeurs",
  bakery:
    "bread rolls pastry pastries cakes baker bäckerei bäcker backwaren brot brötchen gebäck kuchen pan panadería pastelería bollería pain boulangerie pâtisserie viennoiserie",
  "dairy & eggs":
    "milk cheese yogurt yoghurt butter cream milch milchprodukte molkereiprodukte kühlregal joghurt sahne eier käse leche queso huevos lácteos lait laitages laitiers fromages œufs crèmerie",
  "meat & poultry":
    "beef pork chicken turkey butcher sausage fleisch geflügel wurst metzgerei fleischerei carne pollo aves carnicería viande volaille poulet boucherie",
  seafood:
    "fish shrimp shellfish fisch meeresfrüchte pescado mariscos pescadería poisson crustacés poissonnerie",
  "deli & prepared":
    "deli cold cuts ham ready meals aufschnitt feinkost fertiggerichte fiambres embutidos charcutería platos preparados charcuterie traiteur plats préparés",
  frozen:
    "ice cream freezer eis eiscreme tiefkühlkost tiefkühlware gefriergut congelados helados surgelés glaces",
  "pasta, rice & grains": "noodles spaghetti nudeln teigwaren reis getreide arroz legumbres pâtes riz",
  "canned & soups": "tins tinned cans konserven dosen suppen conservas enlatados sopas conserves soupes",
  "breakfast & cereal":
    "muesli granola oatmeal müsli cornflakes frühstück haferflocken desayuno cereales déjeuner céréales",
  baking: "flour sugar backen backzutaten mehl zucker harina azúcar repostería farine sucre",
  "spices & seasonings": "herbs salt pepper gewürze salz pfeffer especias pimienta épices assaisonnements",
  "condiments, oils & spreads":
    "sauces ketchup mustard jam honey vinegar soßen saucen senf marmelade honig öle essig aufstriche salsas aceites vinagre mermelada miel huiles vinaigre moutarde confitures",
  "snacks & sweets":
    "candy chocolate chips crisps cookies biscuits nuts süßigkeiten süßwaren knabbereien schokolade kekse nüsse dulces galletas golosinas aperitivos bonbons confiserie",
  beverages:
    "drinks juice water soda coffee tea getränke wasser saft kaffee tee bebidas agua zumos refrescos boissons eau jus café thé",
  "beer, wine & spirits":
    "alcohol liquor bier wein spirituosen alkohol cerveza vino licores bière vin spiritueux alcools",
  "household & kitchen":
    "housewares cookware kitchenware haushalt haushaltswaren küche hogar menaje cocina maison ménage cuisine ustensiles",
  "cleaning & laundry":
    "detergent cleaner soap putzmittel reinigungsmittel waschmittel spülmittel limpieza lavandería detergentes nettoyage lessive entretien ménagers",
  "paper goods":
    "toilet paper tissues napkins towels papierwaren toilettenpapier klopapier küchenrolle taschentücher servietten papel higiénico servilletas papier toilette mouchoirs",
  "personal care":
    "cosmetics shampoo beauty toiletries toothpaste drogerie kosmetik hygiene körperpflege higiene aseo cosmética hygiène beauté cosmétiques soins",
  "health & pharmacy":
    "medicine medication vitamins drugs apotheke gesundheit medikamente vitamine farmacia salud medicamentos pharmacie santé médicaments",
  baby: "diapers nappies babynahrung windeln bebé pañales bébé couches",
  pet: "cat dog animals haustiere tierbedarf tiernahrung tierfutter mascotas animaux animalerie",
  "office, school & party":
    "stationery supplies bürobedarf schreibwaren schulbedarf papelería oficina fiesta papeterie bureau école fournitures",
  "electronics & batteries":
    "bulbs lightbulbs cables elektronik batterien glühbirnen electrónica pilas bombillas électronique piles ampoules",
  "hardware & auto":
    "tools diy car paint werkzeug baumarkt eisenwaren ferretería herramientas coche bricolage outils quincaillerie voiture",
  "garden & flowers":
    "plants flowers seeds soil garten blumen pflanzen jardín flores plantas jardin fleurs plantes",
  clothing: "clothes socks shoes kleidung socken schuhe ropa zapatos vêtements chaussures",
  other: "misc miscellaneous stuff sonstiges verschiedenes otros varios autres divers",
};

/** The shortest text that is looked up: shorter ones begin too many words. */
export const leastLetters = 3;

/** Words that say nothing about which category is meant: "frozen food", "productos de limpieza". */
const fillers =
  /^(?:and|und|the|des|les|los|las|von|for|für|mit|para|pour|aux|petit|foods?|counter|section|aisle|theke|abteilung|sección|rayon|products?|goods|items|articles?|produkte|waren|artikel|lebensmittel|productos|artículos|alimentos|produits|aliments)$/u;

/** Whether a text, as a key, is another word for this category or begins one. */
export function isSynonym(text: string, categoryKey: string): boolean {
  if (text.length < leastLetters) return false;
  return synonyms[categoryKey]?.split(" ").some((word) => word.startsWith(text)) ?? false;
}

/** The words of a key that can be looked up: "obst" and "gemüse" for "obst & gemüse". */
export function wordsToLookUp(key: string): string[] {
  return wordsOf(key).filter((word) => word.length >= leastLetters && !fillers.test(word));
}

/** Those of the words that begin a word of the category's key, or another word for it. */
export function fittingWords(words: readonly string[], categoryKey: string): string[] {
  const own = wordsOf(categoryKey);
  return words.filter((word) => own.some((other) => other.startsWith(word)) || isSynonym(word, categoryKey));
}

function wordsOf(key: string): string[] {
  return key.split(/[^\p{L}\p{M}\p{N}]+/u);
}
