import { isRecipeType, type FoundRecipe } from "./recipe.ts";
import { plainText } from "./plain-text.ts";

type Node = Readonly<Record<string, unknown>>;

/** The nesting depth of an ingredient or a yield. */
const mostWraps = 6;
const prefixes = ["", "schema:", "https://schema.org/", "http://schema.org/"];

/** Finds the recipes in values of JSON-LD at any depth: the page's own first, then those inside of other objects. */
export function recipesIn(values: readonly unknown[]): FoundRecipe[] {
  const found: FoundRecipe[] = [];
  const waiting = [...values];
  // The loop also visits the values that it appends.
  for (const value of waiting) {
    if (!isNode(value)) continue;
    if (!Array.isArray(value) && typesOf(value).some(isRecipeType)) found.push(readRecipe(value));
    for (const inner of Object.values(value)) waiting.push(inner);
  }
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

function typesOf(node: Node): string[] {
  return [node["@type"] ?? node["type"]].flat().filter((type) => typeof type === "string");
}

function readRecipe(node: Node): FoundRecipe {
  const given = property(node, "recipeIngredient") ?? property(node, "ingredients");
  return {
    titles: [...textsOf(property(node, "name")), ...textsOf(property(node, "headline"))],
    yields: textsOf(property(node, "recipeYield") ?? property(node, "yield")),
    // A single text lists one ingredient per line.
    ingredients: typeof given === "string" ? plainText(given).split("\n") : textsOf(given),
    urls: ["@id", "url", "mainEntityOfPage"].flatMap((name) => textsOf(property(node, name))),
  };
}

function property(node: Node, name: string): unknown {
  return prefixes.map((prefix) => node[prefix + name]).find((value) => value !== undefined && value !== null);
}

/** The texts of a value: one or many, plain, with a language, or as objects with a name and an amount. */
function textsOf(value: unknown, wraps = 0): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (!isNode(value) || wraps > mostWraps) return [];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, wraps + 1));
  const parts = ["itemListElement", "item", "@value", "text", "@id"]
    .map((name) => property(value, name))
    .find((part) => part !== undefined);
  const name = property(value, "name");
  if (name === undefined || isList(value)) return textsOf(parts ?? property(value, "value"), wraps + 1);
  const amount = ["value", "amount", "quantity", "unitText"].flatMap((key) =>
    textsOf(property(value, key), wraps + 1),
  );
  return [[...amount, ...textsOf(name, wraps + 1)].join(" ")];
}

function isList(node: Node): boolean {
  return property(node, "itemListElement") !== undefined;
}
