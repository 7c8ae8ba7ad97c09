import { bulletless } from "../parse-many.ts";
import { hasMeasure, isServed, namesIngredients } from "./headings.ts";

const serves =
  /^(?:(?:serves?|servings?|makes|yields?|portions?|ergibt|reicht für|rinde|sirve|para|für|pour|for|donne|rendement|raciones|comensales|portionen|personen|personnes|personas)\s?:?\s+(?:about |approx\.? |ca\.? |etwa |unos |environ )?\d{1,3}(?:\s?[-–]\s?\d{1,3})?(?: (?:people|persons?|servings?|portions?|portionen|personen|personas?|raciones|comensales|porciones|personnes?|pieces|cookies|muffins|loa(?:f|ves)|slices|stück|unidades|parts|pers\.?))?|(?:serves?|servings?|yields?|portions?|raciones|comensales|portionen|personen|personnes)\s?:\s?\d.*|\d{1,3}(?:\s?[-–]\s?\d{1,3})? (?:servings?|portions?|portionen|personen|personas|raciones|comensales|porciones|personnes))[.:]?$/iu;
const told =
  /^(?:(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total|active|rest(?:ing)?|chill(?:ing)?|ready)(?: (?:time|in))?|difficulty|course|cuisine|calories|(?:zubereitungs|back|koch|gar|ruhe|arbeits|gesamt|vorbereitungs)zeit|schwierigkeit(?:sgrad)?|kalorien|tiempo(?: (?:de|total)[^:]*)?|dificultad|temps(?: (?:de|total)[^:]*)?|difficulté|cuisson|repos|préparation|préparation et cuisson|preparación|coste?|coût)\s?(?::\s?\S.{0,40}|\d{1,3} ?(?:min|h|hrs?|hours?|minutes?|minuten|std|stunden|minutos|horas|heures?)\.?)$|^\d{1,3} ?(?:min|mins|minutes|minuten|minutos)\.?$/iu;
const method =
  /^(?:directions|instructions|method|preparation|steps|how to (?:make|cook)(?: it)?|cooking instructions|zubereitung|anleitung|so geht['’]?s|arbeitsschritte|und so wird['’]s gemacht|preparación|elaboración|instrucciones|pasos|modo de preparación|cómo (?:se hace|hacerlo)|préparation|étapes|réalisation)\s*:?$/iu;
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
  /^(?:\d{1,2}[.)]\s*)?(?:preheat|stir|whisk|beat|combine|bake|cook|boil|simmer|fry|sauté|mash|heat|melt|knead|sprinkle|blend|mélang(?:er|ez)|vers(?:er|ez)|faites|cui(?:re|sez)|(?:pré)?chauff(?:er|ez)|battez|fouett(?:er|ez)|incorpor(?:er|ez)|épluch(?:er|ez)|enfourn(?:er|ez)|mezcl(?:ar|a)|bat(?:ir|e)|horne(?:ar|a)|cocer|cuece|hervir|hierve|freír|fríe|pelar|picar|trocear|sofreír|remover|amasar|enfriar|escurrir|rehogar|salpimentar|precal(?:entar|ienta)|cal(?:entar|ienta)|vert(?:er|ir)) (?!of |de )(?:\S+ ){2,}\S+\.$|^(?:\S+ ){2,}(?:kochen|backen|braten|rühren|mischen|vermengen|erhitzen|schlagen|verrühren|kneten|würzen|garen|köcheln|abgießen|vorheizen)\.$/iu;
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
  return isOfRecipe && isMethod && step.test(lines[at]!) && !ofList.test(lines[at]!);
}

/** The text of a page with a recipe that is for the list, and the rest of it: its name, for how many it is, and how it is made. */
export type RecipeText = { kept: string; left: string };

/** Parts a copied recipe; null for a text that is none. */
export function partRecipe(text: string): RecipeText | null {
  const lines = text.split("\n");
  if (lines.length < 4) return null;
  const bare = lines.map((line) =>
    bulletless(
      line
        .trim()
        .replace(/^#+\s*/u, "")
        .replace(/\*\*/gu, ""),
    ).trim(),
  );
  // "Serves 8 | Prep 15 min"
  const isAside = bare.map((line) =>
    line
      .split(/\s+[|·•–—-]\s+/u)
      .every((part) => serves.test(part) || told.test(part) || (ofPage.test(part) && !hasMeasure(part))),
  );
  const made = bare.findIndex(
    (line, at) => !isAside[at] && (method.test(line) || methodAhead.test(line) || isStep(bare, at)),
  );
  const listed = bare.findIndex((line) => namesIngredients(line));
  const first = bare.findIndex((line) => line !== "");
  const title = bare[first] ?? "";
  if (made < 0 && listed < 0 && !isAside.some(Boolean) && !isServed(title)) return null;
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
    !/[,:]/u.test(title);
  const isLeft = lines.map((_, at) => isAside[at] || isMethod[at] || (at === first && isTitle));
  return {
    kept: lines.filter((_, at) => !isLeft[at]).join("\n"),
    left: lines.filter((_, at) => isLeft[at]).join("\n"),
  };
}
