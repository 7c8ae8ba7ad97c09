import { findRepeat, findRepeatAdverbAtHead } from "../repeat-words.ts";
import type { Known } from "./known.ts";
import { isListTitle } from "./list-titles.ts";
import type { Line } from "./sender-lines.ts";
import { findTimeAtHead } from "./time-words.ts";

/** Names of sections of a shop or a list, which are no things by themselves. */
const sections =
  /^(?:produce|fruits?|fruits? (?:and|&) veg(?:etables|gies)?|veg(?:gies)?|dairy(?: (?:and|&) eggs)?|meats?(?: (?:and|&) (?:fish|seafood|poultry))?|seafood|bakery|frozen(?: foods?)?|pantry|household|toiletries|cleaning|drinks|beverages|snacks|deli|misc(?:ellaneous)?|hardware|garden|pharmacy|drugstore|stationery|baumarkt|apotheke|schreibwaren|ferretería|jardín|jardin|garten|farmacia|papelería|bricolage|pharmacie|papeterie|other|others|extras?|groceries|personal care|baby|pets?|for the \p{Alpha}+|obst(?: (?:und|&) gemüse)?|gemüse|milchprodukte|kühlregal|tiefkühl(?:kost|er)?|tk|fleisch(?: (?:und|&) wurst)?|backwaren|getränke|haushalt|drogerie|vorrat|sonstiges|kühlung|frutas?(?: (?:y|&) verduras?)?|verduras?|lácteos|carnes?|pescadería|carnicería|panadería|frutería|verdulería|charcutería|congelados|bebidas|limpieza|higiene|despensa|varios|otros|droguería|fruits? (?:et|&) légumes|légumes|produits laitiers|crèmerie|viandes?|boucherie|boulangerie|surgelés|boissons|épicerie|entretien|hygiène|frais|divers|maison|bébé)$/iu;

export function isSectionName(title: string): boolean {
  return sections.test(title.trim());
}

/** Whether things can stand under a title or behind it: a section's name, or when they are needed. */
export function isSectionTitle(title: string): boolean {
  const bare = title.trim();
  return isSectionName(bare) || isOnlyRepeat(bare) || findTimeAtHead(`${bare}: x`)?.note === bare;
}

/** "for Tuesday's meeting we need", over a list */
const requestAtEnd =
  /(?<!\p{Cased})(?:we(?:['’]ll|['’]d)? (?:need|like)|(?:brauchen|bräuchten|benötigen|hätten) wir|(?:brauche|bräuchte|benötige) ich|wir (?:brauchen|bräuchten|benötigen)|(?:nos )?(?:hacen?|har[ií]an?) falta|necesit(?:o|amos|ar[ií]a(?:mos)?)|il (?:me|nous) (?:faut|faudrait|faudra)|(?:on a|nous avons|j['’]ai|j['’]aurais) besoin de|(?:please|pls) (?:get|buy|bring|order))(?: (?:noch|bitte|gern(?:e)?|please|pls|porfa|por favor|stp|svp|also|auch))*[\s.…]*$/iu;

const ingredients =
  /^(?:ingredients?|zutaten|ingredientes|ingrédients?)(?: (?:\(.*\)|(?:for|für|para|pour) .{1,30}))?\s*:?$/iu;

/** "Zutaten:", "Ingredients for the dough" */
export function namesIngredients(line: string): boolean {
  return ingredients.test(line);
}

/** For how many a recipe or its ingredients are, at the end of a line: "Ingrédients (6 personnes)". */
const servings =
  /\s*\((?:(?:for|für|pour|para|serves) )?\d+(?:[-–]\d+)? ?(people|persons?|servings?|portion(?:s|en)?|personen|personas?|pers\.?|raciones|porciones|personnes?|p\.)?\)(?=\s*:?$)/iu;

/** The line without how many it is for; a number alone, "Zutaten (4)", goes too. */
export function withoutServings(line: string): string {
  return line.replace(servings, "");
}

/** "Curry (serves 4)", "Chili (4 Personen)"; a number alone may be an amount. */
export function isServed(line: string): boolean {
  const found = servings.exec(line);
  return found !== null && (found[1] !== undefined || /\((?:for|für|pour|para|serves) /iu.test(found[0]));
}

/** "Paella para 6 (domingo)" over "600 g de arroz" */
const servedAtEnd =
  /^\p{Alpha}[\p{Alpha} '’-]{2,40} (?:for|für|para|pour) (?:\d{1,2}|two|four|six|eight|zwei|vier|sechs|acht|dos|cuatro|seis|ocho|deux|quatre|huit)(?: (?:people|persons?|personen|personas?|personnes?|pers\.?))?(?: \([^()]*\))?\s*:?$/iu;

/** A dish by itself over several measures is what they are for. */
const dish =
  /^(?:ratatouille|lasagn[ae]|paella|chili(?: con carne)?|guacamole|bolognese|goulasch|gulasch|goulash|risotto|tiramis[uù]|quiche(?: lorraine)?|gazpacho|salmorejo|tortilla de patatas|pancakes?|waffles?|crêpes?|pfannkuchen|waffeln|käsespätzle|kartoffelsalat|nudelsalat|moussaka|shakshuka|ramen|pad thai|cr[eè]me br[uû]l[eé]e|tarte tatin|banana bread|apple (?:pie|crumble)|shepherd['’]s pie|beef stew|coq au vin|blanquette|carbonara)\s*:?$/iu;

/** Whether the first of several lines is the name of a recipe: over its ingredients, or with how many it is for. */
function namesRecipe(line: Line, next: Line | undefined): boolean {
  if (line.isListed || next === undefined) return false;
  const isOverMeasure = servedAtEnd.test(line.text) && hasMeasure(next.text);
  return namesIngredients(next.text) || isServed(line.text) || isOverMeasure;
}

export function isDish(title: string): boolean {
  return dish.test(title);
}

/** "Ratatouille" over "2 aubergines", "1 kg de tomates" */
function isDishOverMeasures({ text, isListed }: Line, [, ...others]: readonly Line[]): boolean {
  if (isListed || !dish.test(text)) return false;
  const isMeasured = ({ text: line }: Line) => hasMeasure(line) || /^\d+ ?k?g(?!\p{Cased})/iu.test(line);
  const bare = others.filter(({ text: line }) => !/^[\d½¼¾⅓⅔]/u.test(line)).length;
  return others.length > 2 && bare < 2 && others.some(isMeasured) && /^\d/u.test(others[0]!.text);
}

const whatIsMissing =
  /^(?:(?:cosas|lo) (?:que|q) (?:nos |me )?(?:faltan?|hacen? falta|necesit\p{Alpha}+)|(?:things|stuff) (?:we|i)(?:['’]re)? (?:need|missing)|was (?:uns |noch |uns noch )?fehlt|ce qu['’]il (?:nous |me )?(?:faut|manque)|(?:choses )?à acheter|por comprar|para comprar|zu kaufen|to buy)[^\p{Alpha}\p{N}]*$/iu;

/** Whether a line says nothing but that things are missing. */
export function saysWhatIsMissing(line: string): boolean {
  return whatIsMissing.test(line.trim());
}

/** Whether a line is the heading of the listed lines under it: "Dairy", and a name that is no thing. */
function namesSection(line: Line, next: Line | undefined, knows: (name: string) => boolean): boolean {
  if (!line.isListed && next?.isListed === true && requestAtEnd.test(line.text)) return true;
  const text = line.text.replace(/[*_#\p{Extended_Pictographic}\uFE0F\u200D]/gu, "").trim();
  if (line.isListed || next === undefined || line.text.length > 40 || /[,\d]/u.test(line.text)) return false;
  // "HOUSEHOLD" over "Swiffer refills"
  if (!next.isListed && /^[\p{Upper} &]{4,}$/u.test(text) && !/^[\p{Upper} &]{4,}$/u.test(next.text))
    return isSectionName(text);
  if (!next.isListed)
    return /^(?:produce|dairy|bakery|misc|toiletries|milchprodukte|backwaren|drogerie|lácteos|surgelés|crèmerie|épicerie|frutería|verdulería|carnicería|pescadería|panadería|charcutería|boucherie|boulangerie|kühlregal)$/iu.test(
      line.text,
    );
  return isSectionName(text) || (!knows(text) && text.split(" ").length <= 3);
}

/** What people celebrate or cook for, as the last or the first words of a title. */
const occasion =
  /(?:^|\s)(?:birthday|bday|b-day|party|bbq|barbecue|picnic|potluck|brunch|cookout|sleepover|camping|road trip|movie night|game night|girls['’] night|date night|dinner party|weekend|halloween|thanksgiving|christmas dinner|hen do|stag do|baby shower|filmabend|spieleabend|wochenende|geburtstag|grillen|grillabend|grillparty|picknick|kindergeburtstag|einschulung|gartenparty|cumple(?:años)?|cumpleaños de \p{Alpha}+|barbacoa|fiesta|asado|excursión|anniversaire(?: de \p{Alpha}+)?|barbecue|pique-nique|apéro|chandeleur|réveillon|puente)$|^(?:nye|xmas|christmas|halloween|thanksgiving|easter|silvester|ostern|nochevieja|navidad|noël|pique-nique|picknick|apéro|soirée|goûter|fête|repas|fiesta|cumple(?:años)?|barbacoa|cena|party|grillen|geburtstag|birthday)(?:(?: (?:de|del|du|des|d['’]|von|bei|with|con|avec|chez|en|at))? ?\p{Alpha}+){0,3}$/iu;
/** Whether a text is nothing but an occasion: "NYE", "Pique-nique du lundi". */
export function isEvent(text: string): boolean {
  return occasion.test(text.replace(/[\s.!]+$/u, ""));
}

const ordinal = / \d{1,3}(?:st|nd|rd|th|\.|º|ª|e|er|ème)(?= )/giu;
const bracketAtEnd = /\s*\([^()]*\)$/u;

/** Whether the first of several lines names an occasion: "Emma's birthday (Sunday!!)", "Apéro dînatoire". */
function namesOccasion({ text, isListed }: Line, lines: readonly Line[], known: Known): boolean {
  const [ahead = ""] = text.replace(bracketAtEnd, "").split(/ [–—-] /u, 1);
  const title = ahead.replace(ordinal, "").replace(/[\s.!:\p{Extended_Pictographic}\uFE0F]+$/u, "");
  return (
    lines.length > 2 && !isListed && !/[,\d]/u.test(title) && occasion.test(title) && !known.isName(title)
  );
}

/** For each line of a text whether it is a heading by what stands around it: a recipe's name, a list's title, a section. */
export function findSections(text: string, lines: readonly Line[], known: Known): boolean[] {
  // "Camping with the cubs⏎⏎hot dogs⏎buns"
  const isTitled = lines.length > 2 && /^\s*[^\n]+\n\s*\n/u.test(text);
  const titles = titlesOverList(text, lines, known);
  const starts = startsOfBlocks(text, lines.length);
  return lines.map((line, at) => {
    const next = lines[at + 1];
    const isTitle =
      at === 0 &&
      (namesRecipe(line, next) ||
        isDishOverMeasures(line, lines) ||
        isIconTitle(lines, known) ||
        namesOccasion(line, lines, known) ||
        ((lines.length > 2 || next?.isListed === true || next?.text.includes(",") === true) &&
          isTitleOfList(line, known)) ||
        (isTitled && isUnknownTitle(line.text, known)) ||
        ((isTitled || isInCapitals(line, next)) && isOverIngredients(line, lines)));
    const isOverBlock =
      starts.has(at) && next !== undefined && !starts.has(at + 1) && isSectionName(line.text);
    return (
      isTitle || at < titles || isOverBlock || namesPart(line, next) || namesSection(line, next, known.knows)
    );
  });
}

/** "✅ Liste courses": a list's title though a sign stands ahead of it as ahead of its things. */
const saysList = /(?<!\p{Cased})(?:list[ea]?|einkaufszettel|einkaufsliste)(?!\p{Cased})/iu;

function isTitleOfList({ text, isListed }: Line, known: Known): boolean {
  return (!isListed || saysList.test(text)) && !known.isName(text) && isListTitle(text);
}

const listIcon = /(?:🛒|🛍|🏠|🏡|📝|✏|📋|🗒|🧾|🍹|🎉|🥳)\uFE0F?$/u;
const icon = /\s*\p{Extended_Pictographic}[\p{M}\u{1F3FB}-\u{1F3FF}\u200D]*$/u;
/** Whether the first of several lines is a title, as it alone ends in a picture: "Flat 3 🏠⏎salt⏎soap", "Shed day 🔨⏎4 bolts⏎glue". */
function isIconTitle([first, ...others]: readonly Line[], { isName, knows }: Known): boolean {
  if (first === undefined || others.length < 2 || !icon.test(first.text)) return false;
  const name = first.text.replace(icon, "").trim();
  return (
    !isName(name) &&
    (listIcon.test(first.text) || (/^\p{Upper}[^,\d]* /u.test(name) && !knows(name))) &&
    others.every(({ text }) => !/\p{Extended_Pictographic}/u.test(text))
  );
}

/** Which lines begin a block between blank lines, when there are several; none when the lines of the text can't be told. */
function startsOfBlocks(text: string, count: number): ReadonlySet<number> {
  const blocks = text.trim().split(/\n\s*\n/u);
  const lengths = blocks.map((block) => block.split("\n").filter((line) => line.trim() !== "").length);
  const starts = new Set<number>();
  let at = 0;
  for (const length of lengths) {
    starts.add(at);
    at += length;
  }
  return blocks.length > 1 && at === count ? starts : new Set();
}

/** So many lines with bullets or amounts are a list, and what stands over it by itself its title. */
const fewestListed = 3;
const mostTitles = 3;
const amountAhead = /^\d(?!\d*(?:st|nd|rd|th|er|e)(?!\p{Cased}))/iu;

/** "Oak School⏎3rd grade supplies⏎⏎24 pencils⏎2 erasers⏎glue", "Flat 3 shop⏎- rice⏎- tofu⏎- soap": how many lines are titles of a list. */
function titlesOverList(text: string, lines: readonly Line[], known: Known): number {
  const isOfList = ({ text: line, isListed }: Line) => isListed || amountAhead.test(line);
  const first = lines.findIndex(isOfList);
  if (first < 1 || first > mostTitles || lines.length < first + fewestListed) return 0;
  const ahead = lines.slice(0, first);
  const behind = lines.slice(first);
  const isApart =
    text
      .trim()
      .split(/\n\s*\n/u, 1)[0]!
      .split("\n").length === first;
  const isList = isApart
    ? behind.slice(0, fewestListed).every(isOfList)
    : first === 1 && behind.every(({ isListed }) => isListed);
  const isTitle = ({ text: line, left }: Line) =>
    left === "" && !known.isName(line) && known.strip(line) === line && !known.endsAtStore(line, "");
  return isList && ahead.every(isTitle) ? first : 0;
}

const partOfRecipe =
  /^(?:for (?:the|serving)|to serve|für (?:den|die|das)|zum servieren|para (?:el|la|los|las|servir)|pour (?:le|la|les|servir))(?: [\p{Alpha}-]+){0,3}$/iu;

/** "For the drizzle" over "85 g icing sugar". */
function namesPart({ text, isListed }: Line, next: Line | undefined): boolean {
  return !isListed && next !== undefined && /^[\d½¼¾⅓⅔]/u.test(next.text) && partOfRecipe.test(text);
}

const ingredientAhead =
  /^[\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛.,/ –-]*\s?(?:cups?|tbsp|tsp|tablespoons?|teaspoons?|m?g|ml|cl|dl|el|tl|esslöffel|teelöffel|prisen?|pinch(?:es)?|tazas?|cucharad\p{Alpha}+|cdas?|cditas?|pizcas?|c\.? ?à|cuill\p{Alpha}+|sachets?|sobres?|gousses?|cloves?|zehen?|dientes?)(?!\p{Cased})/iu;
/** Whether a line begins with a measure of a recipe: "250 g de farine", "1/2 cup butter". */
export function hasMeasure(line: string): boolean {
  return ingredientAhead.test(line);
}

/** So many lines with the measures of a recipe make the line above a blank one its name. */
const fewestIngredients = 2;

/** "Chicken satay skewers" above a blank line and ingredients. */
function isOverIngredients({ text, isListed }: Line, lines: readonly Line[]): boolean {
  return (
    !isListed &&
    / /u.test(text) &&
    !/^[\d½¼¾⅓⅔]/u.test(text) &&
    lines.filter(({ text: line }) => hasMeasure(line)).length >= fewestIngredients
  );
}

/** "BANANA BREAD" over lines in small letters. */
function isInCapitals({ text }: Line, next: Line | undefined): boolean {
  return !/\p{Lower}/u.test(text) && next !== undefined && /\p{Lower}/u.test(next.text);
}

function isUnknownTitle(line: string, known: Known): boolean {
  const isShort = !/[,\d:?]/u.test(line) && line.split(" ").length <= 6;
  return isShort && !known.knows(line) && !known.isTalk(line) && known.strip(line) === line;
}

const listWords =
  "(?:shopping |grocery )?(?:list|run|trip)|einkaufs(?:liste|zettel)|einkauf|liste(?: (?:(?:de|des) )?courses)?|lista(?: de(?: la)? compra)?|compra|courses";
const aroundStore = new RegExp(
  `^(?:${listWords})(?: (?:for|für|para|pour|de|del))?\\s+|[\\s-]+(?:${listWords})$`,
  "giu",
);

/** "Lista Mercadona", "Costco list": a heading without the words for a list. */
export function withoutListWords(line: string): string {
  return line.replace(/[:*_#\s]+$/u, "").replace(aroundStore, "");
}

/** "Costco every week": a title without its repeat. */
export function withoutRepeat(title: string): string {
  const repeat = findRepeat(title);
  return repeat === null ? title : `${title.slice(0, repeat.start)}${title.slice(repeat.end)}`.trim();
}

/** The days of the repeat that a heading names: "Weekly:", "Jede Woche bei Aldi:", "Cada semana". */
export function repeatOfHeading(line: string): number | null {
  return (findRepeat(line) ?? findRepeatAdverbAtHead(`${bareHeading(line)}:`))?.days ?? null;
}

/** Whether a line is nothing but a repeat: it stands over what is needed so often. */
export function isOnlyRepeat(line: string): boolean {
  const bare = bareHeading(line);
  const repeat = findRepeat(bare);
  if (repeat === null) return findRepeatAdverbAtHead(`${bare}:`)?.end === bare.length;
  return repeat.start === 0 && repeat.end === bare.length;
}

const bareHeading = (line: string): string => line.replace(/^[#*_\s]+|[:*_#\s]+$/gu, "");
