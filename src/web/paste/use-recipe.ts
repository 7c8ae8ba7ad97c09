import { useCallback, useEffect, useRef, useState } from "react";
import type { Id } from "../../contract/ids.ts";
import type { Recipe } from "../../contract/recipes/schema.ts";
import { ApiError, call, connectionOf } from "../api/client.ts";
import { serverSentence } from "../session/error-sentences.ts";
import { troubleOf } from "../session/trouble-text.ts";
import { useSession } from "../session/use-session.ts";
import type { Knowledge } from "../add/add-plan.ts";
import type { PastedEntry } from "../typed/paste-lines.ts";
import { pasteReader } from "./paste-reader.ts";
import { readPantry } from "./recipe-pantry.ts";

/** An ingredient, and whether it is in the pantry. */
export type Ingredient = { entry: PastedEntry; isKept: boolean };

export type RecipeState =
  | { status: "reading" }
  /** `again`: a retry may succeed. */
  | { status: "failed"; sentence: string; again: boolean }
  | { status: "read"; recipe: Recipe; ingredients: readonly Ingredient[] };

/** Fetches the recipe behind a link through the server and parses its ingredients. */
export function useRecipe(link: string, names: Knowledge["names"]) {
  const session = useSession();
  const user = session.status === "signedIn" ? session.user.id : null;
  const [state, setState] = useState<RecipeState>({ status: "reading" });
  const known = useRef(names);
  useEffect(() => {
    known.current = names;
  }, [names]);
  const attempt = useRef<AbortController | null>(null);
  const begin = useCallback(() => {
    if (user === null) return;
    const { signal } = (attempt.current = new AbortController());
    const show = (next: RecipeState) => {
      if (!signal.aborted) setState(next);
    };
    read(link, user, known, signal).then(show, (error: unknown) => show(failureOf(error)));
  }, [link, user]);
  useEffect(() => {
    begin();
    return () => attempt.current?.abort();
  }, [begin]);
  const retry = useCallback(() => {
    setState({ status: "reading" });
    begin();
  }, [begin]);
  return { state, retry };
}

async function read(
  url: string,
  user: Id,
  names: { readonly current: Knowledge["names"] },
  signal: AbortSignal,
): Promise<RecipeState> {
  const [recipe, isKept] = await Promise.all([
    call("readRecipe", { body: { url } }, { user, signal, waits: "long" }),
    readPantry(user, signal),
  ]);
  const text = ["Ingredients:", ...recipe.ingredients].join("\n");
  const paste = await pasteReader.load();
  const entries = await paste.readPaste(text, { names: names.current, stores: [], premium: false });
  const ingredients = entries.map((entry) => ({
    // A recipe asks for no repeats, and what it says besides is on its page.
    entry: { ...entry, staysOnce: false, leftOut: null },
    isKept: isKept(entry.name),
  }));
  return { status: "read", recipe, ingredients };
}

const final = new Set(["address_refused", "page_large", "no_recipe", "invalid_input"]);

function failureOf(error: unknown): RecipeState {
  const sentence = serverSentence(error);
  const again = !(error instanceof ApiError && final.has(error.problem.code));
  if (sentence !== null) return { status: "failed", sentence, again };
  const [what] = troubleOf(connectionOf(error));
  return {
    status: "failed",
    sentence: `${what} A page can only be read with a network. Its ingredients can be pasted without one.`,
    again,
  };
}
