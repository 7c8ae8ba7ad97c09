import type { ErrorCode } from "../../contract/errors.ts";
import type { Recipe } from "../../contract/recipes/schema.ts";
import type { App } from "../app.ts";
import { FetchFault, type FaultKind } from "../foreign-address/fetch-fault.ts";
import type { ForeignText } from "../foreign-address/foreign-addresses.ts";
import { throttles } from "../people/throttles.ts";
import { readRecipePage } from "../recipe-page/read-recipe-page.ts";
import { Refusal } from "../refusal.ts";

const accepted = "text/html, application/xhtml+xml;q=0.9";
const refusals: Readonly<Record<FaultKind, ErrorCode>> = {
  address: "address_refused",
  unreachable: "page_unreachable",
  slow: "page_slow",
  large: "page_large",
  "not-text": "no_recipe",
};

/**
 * Fetches a page and reads its recipe.
 * @throws Refusal with the reason why there is none
 */
export async function readRecipe(app: App, userId: string, address: string): Promise<Recipe> {
  await app.tries.take([throttles.recipes.try(userId)]);
  const page = await fetchPage(app, address);
  if (page.status >= 300) throw new Refusal("page_unreachable");
  const recipe = readRecipePage(page);
  if (recipe === null) throw new Refusal("no_recipe");
  return { ...recipe, url: page.url };
}

async function fetchPage({ foreign }: App, address: string): Promise<ForeignText> {
  try {
    return await foreign.read(address, accepted);
  } catch (error) {
    if (error instanceof FetchFault) throw new Refusal(refusals[error.kind]);
    throw error;
  }
}
