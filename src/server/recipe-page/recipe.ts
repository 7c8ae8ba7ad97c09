/** A recipe with the texts of its page. */
export type FoundRecipe = {
  readonly titles: string[];
  readonly yields: string[];
  readonly ingredients: string[];
  /** The addresses that the recipe gives as its own. */
  readonly urls: string[];
};

export type Recipe = { title: string; servings: number | null; ingredients: string[] };

export function nothingFound(): FoundRecipe {
  return { titles: [], yields: [], ingredients: [], urls: [] };
}

/** Whether a type of schema.org is `Recipe`: as a URL, a name or with a prefix. */
export function isRecipeType(type: string): boolean {
  return /(?:^|[/:#])recipe$/i.test(type.trim());
}
