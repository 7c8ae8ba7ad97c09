import { decodePage } from "./decode-page.ts";
import { recipesIn } from "./json-ld.ts";
import { readJson } from "./lenient-json.ts";
import { plainLine, plainText } from "./plain-text.ts";
import type { FoundRecipe, Recipe } from "./recipe.ts";
import { scanPage } from "./scan-page.ts";
import { servingsOf } from "./servings.ts";

const longestTitle = 200;
const longestIngredient = 300;
const mostIngredients = 200;

/** Matches an ingredient that is only a reference. */
const reference = /^(?:https?:\/\/|#)\S*$/i;

type Page = {
  /** The page's address, because a page may describe other recipes in addition to its own. */
  url: string;
  body: Uint8Array;
  /** The charset of the header. */
  charset: string | null;
};

/** Reads the recipe of a page with the vocabulary of schema.org (JSON-LD or microdata); null without one. */
export function readRecipePage({ url, body, charset }: Page): Recipe | null {
  const { scripts, marked, titles } = scanPage(decodePage(body, charset));
  const found = [...scripts.flatMap(readScript), ...marked].filter(
    (recipe) => ingredientsOf(recipe).length > 0,
  );
  const recipe = found.find(({ urls }) => urls.some((own) => isSamePage(own, url))) ?? found[0];
  if (recipe === undefined) return null;
  const named = [...recipe.titles, ...titles].map(plainLine).find((title) => title !== "");
  return {
    title: (named ?? new URL(url).hostname).slice(0, longestTitle),
    servings: servingsOf(recipe.yields),
    ingredients: ingredientsOf(recipe),
  };
}

function ingredientsOf({ ingredients }: FoundRecipe): string[] {
  return ingredients
    .slice(0, mostIngredients)
    .map((text) => plainLine(text).slice(0, longestIngredient))
    .filter((text) => text !== "" && !reference.test(text));
}

/** Parses a script; one that can't be parsed may be encoded with entities. */
function readScript(script: string): FoundRecipe[] {
  const recipes = tryToRead(script);
  return recipes.length === 0 && script.includes("&quot;") ? tryToRead(plainText(script)) : recipes;
}

function tryToRead(script: string): FoundRecipe[] {
  try {
    return recipesIn(readJson(script));
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

function isSamePage(own: string, url: string): boolean {
  const address = URL.parse(own, url);
  const page = new URL(url);
  const pathOf = ({ pathname }: URL) => pathname.replace(/\/+$/, "");
  return own !== "" && address !== null && address.host === page.host && pathOf(address) === pathOf(page);
}
