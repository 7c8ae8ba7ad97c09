import * as z from "zod/mini";
import { itemNameSchema } from "../items/schema.ts";

const noLink = "Please give the link of a page, such as https://example.com/soup";

/** The address of a web page. */
export const recipeLinkSchema = z.object({
  url: z
    .string({ error: noLink })
    .check(
      z.trim(),
      z.maxLength(2000, "A link can have at most 2000 characters"),
      z.regex(/^https?:\/\/[^\s/]/i, noLink),
    ),
});

/** A recipe as its page has it. */
export const recipeSchema = z.object({
  title: z.string(),
  /** The number of servings; null if the page doesn't say. */
  servings: z.nullable(z.number()),
  /** A line for each, such as "200 g flour". */
  ingredients: z.array(z.string()),
  /** The final address of the page, after redirects. */
  url: z.string(),
});
export type Recipe = z.infer<typeof recipeSchema>;

/** The pantry of a list: names that recipes leave out. */
export const pantrySchema = z.object({ names: z.array(z.string()) });

const someNames = z.array(itemNameSchema).check(z.maxLength(200, "These are more than 200 names"));

/** Names that are always there from now on, and names that aren't. */
export const pantryChangesSchema = z.object({ has: someNames, hasNot: someNames });
export type PantryChanges = z.infer<typeof pantryChangesSchema>;
