/** What a page says of a recipe, as it says it. */
export type FoundRecipe = {
  readonly titles: string[];
  readonly yields: string[];
  readonly ingredients: string[];
  /** Addresses that it names as its own. */
  readonly urls: string[];
};

export type Recipe = { title: string; servings: number | null; ingredients: string[] };

export function nothingFound(): FoundRecipe {
  return { titles: [], yields: [], ingredients: [], urls: [] };
}

/** Whether a type of schema.org is the one of recipes: written out, shortened or with a prefix. */
export function isRecipeType(type: string): boolean {
  return /(?:^|[/:#])recipe$/i.test(type.trim());
}
