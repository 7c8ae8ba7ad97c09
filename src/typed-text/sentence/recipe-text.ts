import { bulletless } from "../parse-many.ts";
import { hasMeasure, isDish, isServed, namesIngredients } from "./headings.ts";
import { knowsName, type ReadOptions } from "./read-text.ts";
import { storeAlone } from "./store-phrase.ts";

const serves =
  /^(?:(?:serves?|servings?|makes|yields?|portions?|ergibt|reicht für|rinde|sirve|para|für|pour|for|donne|rendement|raciones|porciones|comensales|portionen|personen|personnes|personas)\s?:?\s+(?:about |approx\.? |ca\.? |etwa |unos |environ )?\d{1,3}(?:\s?[-–]\s?\d{1,3})?(?: (?:people|persons?|servings?|portions?|portionen|personen|personas?|raciones|comensales|porciones|personnes?|pieces|cookies|muffins|loa(?:f|ves)|slices|stück|unidades|parts|pers\.?))?|(?:serves?|servings?|yields?|portions?|raciones|comensales|portionen|personen|personnes)\s?:\s?\d.*|\d{1,3}(?:\s?[-–]\s?\d{1,3})? (?:servings?|portions?|portionen|personen|personas|raciones|comensales|porciones|personnes|people|persons|pers\.?))[.:]?$/iu;
const told =
  /^(?:(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total|active|rest(?:ing)?|chill(?:ing)?|ready)(?: (?:time|in))?|difficulty|course|cuisine|calories|(?:zubereitungs|back|koch|gar|ruhe|arbeits|gesamt|vorbereitungs)zeit|schwierigkeit(?:sgrad)?|kalorien|tiempo(?: (?:de|total)[^:]*)?|dificultad|temps(?: (?:de|total)[^:]*)?|difficulté|cuisson|repos|préparation|préparation et cuisson|preparación|coste?|coût)\s?(?::\s?\S.{0,40}|\d{1,3} ?(?:min|h|hrs?|hours?|minutes?|minuten|std|stunden|minutos|horas|heures?)\.?)$|^\d{1,3} ?(?:min|mins|minutes|minuten|minutos)\.?$|^\d{1,2} ?(?:h|std\.?|hours?|hrs?|stunden?|horas?|heures?)(?: ?\d{1,2}(?: ?min\.?)?)?$|^(?:list[oa] en|ready in|fertig in|prêt en)\s?:?\s\d.{0,15}$/iu;
const method =
  /^(?:directions|instructions|method|preparation|steps|how to (?:make|cook)(?: it)?|cooking instructions|zubereitung|anleitung|so geht['’]?s|arbeitsschritte|und so wird['’]s gemacht|preparación|elaboración|instrucciones|pasos|modo de preparación|cómo (?:se hace|hacerlo)|préparation|étapes|réalisation|how to:?|(?:step|schritt|paso|étape) ?\d{1,2})\s*:?$/iu;
/** What a page with a recipe has around it: "Print recipe", "★★★★☆ (218 reviews)". */
const ofPage =
  /^(?:(?:print|save|share|pin|jump to|rate)(?: (?:the |this )?recipe)?|(?:rezept )?(?:drucken|speichern|teilen|merken)|(?:imprimir|guardar|compartir|valorar)(?: (?:la |esta )?receta)?|(?:imprimer|enregistrer|partager|noter)(?: (?:la |cette )?recette)?|[★☆⭐]{2,}[\s\d.,/()\p{Alpha}]{0,30}|\(?\d[\d.,/]* (?:reviews?|ratings?|votes?|stars?|bewertungen|rezensionen|sterne|valoraciones|opiniones|votos|estrellas|avis|notes|étoiles)\)?)$/iu;
const hasAmountAhead = /^[\d½¼¾⅓⅔]/u;
/** "Zubereitung: Nudeln in Salzwasser kochen." */
const methodAhead =
  /^(?:directions|instructions|method|preparation|steps|zubereitung|anleitung|preparación|elaboración|préparation|étapes|réalisation|(?:step|schritt|paso|étape) 1)\s?[:.)]\s+\S/iu;
/**
 * A sentence that says what to do: it begins with the verb, and in German it ends with it. Verbs that a request or a thing begins
 * with as well are left out: "Bring the good bread.", "Roll of kitchen paper.", "Pour samedi du pain."
 */
const step =
  /^(?:\d{1,2}[.)]\s*)?(?:preheat|stir|whisk|beat|combine|bake|cook|boil|simmer|fry|sauté|mash|heat|melt|knead|sprinkle|blend|mélang(?:er|ez)|vers(?:er|ez)|faites|cui(?:re|sez)|(?:pré)?chauff(?:er|ez)|battez|fouett(?:er|ez)|incorpor(?:er|ez)|épluch(?:er|ez)|enfourn(?:er|ez)|mezcl(?:ar|a)|bat(?:ir|e)|horne(?:ar|a)|cocer|cuece|hervir|hierve|freír|fríe|pelar|picar|trocear|sofreír|remover|amasar|enfriar|escurrir|rehogar|salpimentar|precal(?:entar|ienta)|cal(?:entar|ienta)|vert(?:er|ir)|drain|season|laiss(?:er|ez)|ajout(?:er|ez)|serv(?:ir|ez)|étal(?:er|ez)|égoutt(?:er|ez)|dejar?|añad(?:ir|e)|reservar|enfriar|let(?= (?:it |the )?[^.]{0,30}(?:rest|cool|stand|simmer|rise|sit))) (?!of |de )(?:\S+ ){2,}\S+\.$|^(?:(?:let|leave) (?:it |to )?(?:rest|cool|stand|simmer|rise)|laisse[rz] (?:reposer|refroidir|mijoter|lever)|dejar? (?:reposar|enfriar|levar))(?:\s\S+)*\.$|^(?:\S+ ){2,}(?:kochen|backen|braten|rühren|mischen|vermengen|erhitzen|schlagen|verrühren|kneten|würzen|garen|köcheln|abgießen|vorheizen|lassen|servieren|geben|stellen|schneiden|verteilen|bestreuen|unterheben|ausrollen)\.$/iu;
/** What is done to ingredients, anywhere in a sentence: "Den Kürbis waschen, entkernen und in Würfel schneiden." */
const cooks =
  /(?<!\p{Cased})(?:preheat|whisk|simmer|knead|sauté|bake(?: for| at| until)|stir in|bring to (?:the|a) boil|boil for|cook for|fry (?:the|for|until)|köcheln|pürieren|anbraten|vorheizen|verrühren|unterrühren|unterheben|aufkochen|abgießen|kneten|(?:fein|klein|würfel|scheiben|ringe|stücke) schneiden|(?:minuten|stunden?|min\.?) (?:kochen|backen|garen|braten|ziehen|ruhen)|faire (?:revenir|cuire|fondre|chauffer|dorer|mijoter|bouillir|sauter)|laisse[rsz]? (?:mijoter|reposer|cuire|refroidir|lever)|mélange[rz]|enfourne[rz]|préchauffe[rz]|fouette[rz]|sofre[íi]r|rehogar|hornear|triturar|hervir|cocer|precalentar|amasar|salpimentar|a fuego (?:lento|medio|fuerte|bajo))(?!\p{Cased})/iu;
const fewestOfStep = 4;

/** A measure that only recipes have, and what was done to an ingredient. */
const spoons =
  /^[\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛.,/ –-]*\s?(?:cups?|tbsps?|tsps?|tablespoons?|teaspoons?|EL|TL|esslöffel|teelöffel|prisen?|messerspitzen?|pinch(?:es)?|tazas?|cucharad\p{Alpha}+|cdas?|cditas?|pizcas?|c\.? ?à|cuill\p{Alpha}+|pincées?|gousses?|cloves?|zehen?|dientes?|brins?|ramitas?|sprigs?)(?!\p{Cased})/iu;
const prepared =
  /[,(] ?(?:[\p{Alpha}-]+ ){0,2}(?:gerieben|gehackt|geschält|gewürfelt|geschnitten|zerdrückt|chopped|diced|sliced|minced|peeled|grated|crushed|beaten|melted|softened|picad[oa]s?|pelad[oa]s?|cortad[oa]s?|rallad[oa]s?|trocead[oa]s?|batid[oa]s?|émincée?s?|hachée?s?|râpée?s?|pelée?s?|coupée?s?|battus?|écrasée?s?)(?!\p{Cased})|(?<!\p{Cased})(?:to taste|al gusto|au goût|nach geschmack)(?!\p{Cased})/iu;
const fewestMeasured = 3;

/** So many lines with amounts, one of them a recipe's measure, stand above a method that has no heading. */
const fewestAbove = 2;

/** "Add milk to the list." */
const ofList = /(?<!\p{Cased})(?:list|please|bitte|lista|liste|por favor|s['’]il)(?!\p{Cased})/iu;

const isTime =
  /^\S+ ?(?:min|h|std|sec|sek|hours?|heures?|horas?|stunden?)(?!\p{Cased})|^\S+ ?(?:minut|second|sekund|segund)/iu;

/** "2 onions" below the method still is for the list; "30 minutes in the oven." is not. */
function isIngredient(line: string): boolean {
  return (
    hasAmountAhead.test(line) && line.split(/\s+/u).length < 5 && !/[.!]$/u.test(line) && !isTime.test(line)
  );
}

function isStep(lines: readonly string[], at: number): boolean {
  const above = lines.slice(0, at).filter((line) => hasAmountAhead.test(line));
  const isMethod = lines.slice(at).every((line) => line === "" || /[.!]$/u.test(line) || isIngredient(line));
  const isOfRecipe = above.length >= fewestAbove && above.some(hasMeasure);
  const line = lines[at]!;
  const isLong =
    line.split(/\s+/u).length >= fewestOfStep && /[.!]$/u.test(line) && !hasAmountAhead.test(line);
  return isOfRecipe && isMethod && (step.test(line) || (isLong && cooks.test(line))) && !ofList.test(line);
}

/** Whether a line stands over the ingredients of a recipe by their measures: "Kartoffelpuffer" over "2 EL Stärke", "1 Zwiebel, gerieben". */
function isOverMeasures(title: string, others: readonly string[], options: ReadOptions): boolean {
  const listed = others.filter((line) => line !== "" && !/[.!]$/u.test(line));
  const counted = listed.filter((line) => hasAmountAhead.test(line)).length;
  const ofRecipe = listed.filter((line) => spoons.test(line) || prepared.test(line)).length;
  if (counted < fewestMeasured || counted * 2 < listed.length || ofRecipe === 0) return false;
  if (!hasAmountAhead.test(listed[0]!) || storeAlone(title, options.stores ?? []) !== null) return false;
  // "butter" over a recipe's measures may be one of its ingredients.
  return !knowsName(options, title) || isDish(title) || ofRecipe > 1;
}

/** Where the last sentences behind a blank line begin, below the ingredients of a recipe; -1 without any. */
function startOfProse(lines: readonly string[]): number {
  const isProse = (line: string) =>
    line === "" ||
    (/[.!]$/u.test(line) &&
      line.split(/\s+/u).length >= fewestOfStep &&
      !hasAmountAhead.test(line) &&
      !ofList.test(line));
  const last = lines.findLastIndex((line) => !isProse(line));
  const start = lines.findIndex((line, at) => at > last && line !== "");
  return start > 0 && lines[start - 1] === "" ? start : -1;
}

/** The text of a page with a recipe that is for the list, and the rest of it: its name, for how many it is, and how it is made. */
export type RecipeText = { kept: string; left: string };

/** Parts a copied recipe; null for a text that is none. */
export function partRecipe(text: string, options: ReadOptions): RecipeText | null {
  const lines = text.split("\n");
  if (lines.length < 4) return null;
  const bare = lines.map((line) =>
    bulletless(
      line
        .trim()
        .replace(/^(?:#+|[\p{Extended_Pictographic}\uFE0F]+)\s*/u, "")
        .replace(/\*\*/gu, ""),
    ).trim(),
  );
  // "Serves 8 | Prep 15 min"
  const isAside = bare.map((line) =>
    line
      .split(/\s+[|·•–—-]\s+|,\s+/u)
      .map((part) => part.replace(/^[\p{Extended_Pictographic}\uFE0F\s]+/u, ""))
      .every((part) => serves.test(part) || told.test(part) || (ofPage.test(part) && !hasMeasure(part))),
  );
  const begun = bare.findIndex(
    (line, at) => !isAside[at] && (method.test(line) || methodAhead.test(line) || isStep(bare, at)),
  );
  const listed = bare.findIndex((line) => namesIngredients(line));
  const first = bare.findIndex((line) => line !== "");
  const title = bare[first] ?? "";
  const isMeasured =
    !/[,:?!@]/u.test(title.replace(/\([^()]*\)/gu, "")) &&
    isOverMeasures(title, bare.slice(first + 1), options);
  if (begun < 0 && listed < 0 && !isAside.some(Boolean) && !isServed(title) && !isMeasured) return null;
  const made = begun < 0 ? startOfProse(bare) : begun;
  const isMethod = bare.map(
    (line, at) => made >= 0 && at >= made && !(listed > made && at >= listed) && !isIngredient(line),
  );
  // A method without amounts above it would leave nothing.
  if (bare.filter((line, at) => !isMethod[at] && hasAmountAhead.test(line)).length < 2) return null;
  const begins = bare.findIndex((line, at) => at > first && line !== "" && !isAside[at]);
  const isTitle =
    !hasAmountAhead.test(title) &&
    title === lines[first]!.trim() &&
    !namesIngredients(title) &&
    (namesIngredients(bare[begins] ?? "") || hasAmountAhead.test(bare[begins] ?? "")) &&
    !/[,:]/u.test(title.replace(/\([^()]*\)/gu, ""));
  const isLeft = lines.map((_, at) => isAside[at] || isMethod[at] || (at === first && isTitle));
  return {
    kept: lines.filter((_, at) => !isLeft[at]).join("\n"),
    left: lines.filter((_, at) => isLeft[at]).join("\n"),
  };
}

const measures =
  /(?<![\p{Alpha}\d])(?:\d+(?:[.,]\d+)?|½|¼) ?(?:k?g|ml|cl|l|EL|TL|tbsp|tsp|cups?|tins?|cans?|dosen?|latas?|boîtes?|lbs?|oz)(?!\p{Cased})|(?<=[,:] |\s(?:and|und|y|et|faut|need|brauchst|necesitas) )\d{1,2} (?!min|std|stund|hour|heure|hora)\p{Alpha}{3}/giu;
const sentences = /[^.!?\n]+(?:[.!?]+(?=\s|$)|[.!?](?=\S)|$)\s*/gu;
const fewestMeasures = 3;

/** A text of sentences without those behind the ingredients that say how they are cooked. */
export function withoutSteps(text: string): string {
  if (text.includes("\n") || !cooks.test(text) || (text.match(measures)?.length ?? 0) < fewestMeasures)
    return text;
  const parts = text.match(sentences) ?? [];
  if (parts.join("") !== text) return text;
  const first = parts.findIndex((part) => part.search(measures) >= 0);
  const isAmongSteps = (part: string, at: number) =>
    at > first && cooks.test(part) && part.search(measures) < 0 && !ofList.test(part);
  return parts
    .filter((part, at) => !isAmongSteps(part, at))
    .join("")
    .trim();
}
