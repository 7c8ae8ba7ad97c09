/** Other words for the categories that everybody has, by the category's key; several languages. */
const synonyms: Readonly<Record<string, string>> = {
  produce: "vegetables veggies veg fruits greens salad herbs gemüse obst verdura fruta légumes",
  bakery: "bread rolls pastry pastries cakes baker bäckerei backwaren brot pan panadería boulangerie",
  "dairy & eggs":
    "milk cheese yogurt yoghurt butter cream milchprodukte molkereiprodukte kühlregal eier käse lácteos laitages crèmerie",
  "meat & poultry":
    "beef pork chicken turkey butcher sausage fleisch wurst metzgerei fleischerei carne carnicería viande boucherie",
  seafood: "fish shrimp fisch pescado pescadería poisson poissonnerie",
  "deli & prepared": "deli cold cuts ham ready meals",
  frozen: "ice cream freezer tiefkühlkost tiefkühlware congelados surgelés",
  "pasta, rice & grains": "noodles spaghetti nudeln",
  "canned & soups": "tins cans konserven conservas",
  "breakfast & cereal": "muesli granola oatmeal müsli frühstück desayuno",
  baking: "flour sugar backen backzutaten",
  "spices & seasonings": "herbs gewürze especias épices",
  "condiments, oils & spreads": "sauces ketchup mustard jam honey",
  "snacks & sweets": "candy chocolate chips crisps cookies biscuits süßigkeiten süßwaren knabbereien dulces",
  beverages: "drinks juice water soda coffee tea getränke bebidas boissons",
  "beer, wine & spirits": "alcohol liquor bier wein vino",
  "household & kitchen": "housewares cookware kitchenware haushalt hogar",
  "cleaning & laundry": "detergent cleaner soap putzmittel reinigungsmittel waschmittel limpieza",
  "paper goods": "toilet paper tissues napkins",
  "personal care": "cosmetics shampoo beauty toiletries toothpaste drogerie hygiene higiene körperpflege",
  "health & pharmacy": "medicine medication vitamins drugs apotheke farmacia",
  baby: "diapers nappies",
  pet: "cat dog animals tierbedarf tiernahrung mascotas",
  "office, school & party": "stationery supplies",
  "electronics & batteries": "bulbs lightbulbs cables",
  "hardware & auto": "tools diy car paint werkzeug",
  "garden & flowers": "plants flowers seeds soil blumen",
  clothing: "clothes socks shoes kleidung ropa",
  other: "misc miscellaneous stuff",
};

/** The shortest text that is looked up: shorter ones begin too many words. */
const leastLetters = 3;

/** Whether a text, as a key, is another word for this category or begins one. */
export function isSynonym(text: string, categoryKey: string): boolean {
  if (text.length < leastLetters) return false;
  return synonyms[categoryKey]?.split(" ").some((word) => word.startsWith(text)) ?? false;
}
