import type { Handler } from "../http/handler.ts";
import * as pantry from "./pantry.ts";
import * as recipes from "./read-recipe.ts";

export const readRecipe: Handler<"readRecipe"> = ({ app, person, body }) =>
  recipes.readRecipe(app, person.user.id, body.url);

export const getPantry: Handler<"getPantry"> = async ({ app, scope }) => ({
  names: await pantry.readPantry(app.database, scope.listId),
});

export const changePantry: Handler<"changePantry"> = async ({ app, person, scope, body }) => ({
  names: await pantry.changePantry(app, person.user.id, scope, body),
});
