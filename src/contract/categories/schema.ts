import * as z from "zod/mini";
import { visible } from "../visible-text.ts";
import { idSchema } from "../ids.ts";
import { categoryNameLength } from "./limits.ts";

export const categoryNameSchema = z
  .string({ error: "Please enter a category name" })
  .check(
    z.trim(),
    visible("Please enter a category name"),
    z.maxLength(categoryNameLength, `A category name can have at most ${categoryNameLength} characters`),
  );

export const categorySchema = z.object({
  id: idSchema,
  name: z.string(),
  userId: z.nullable(idSchema),
  isGlobal: z.boolean(),
  revision: z.number(),
});
export type Category = z.infer<typeof categorySchema>;

export const newCategorySchema = z.object({ id: z.optional(idSchema), name: categoryNameSchema });
export type NewCategory = z.infer<typeof newCategorySchema>;
