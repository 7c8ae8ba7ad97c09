import { nameKey } from "../../contract/items/rules.ts";
import { guessSoon } from "../categoriser/engine.ts";
import { readGuesses, type Guesses } from "../categoriser/guesses.ts";
import type { AddContext } from "./add-context.ts";
import { knownByEngine } from "../typed/known-by-engine.ts";
import { noChoices, type TextChoices } from "../typed/text-choices.ts";
import { readTyped, type TypedOptions, type TypedText } from "../typed/typed-text.ts";

/** How often the engine is asked at most: each result may lead to other names. */
const mostRounds = 4;

type Given = Omit<TypedOptions, "isName" | "isKnownToEngine" | "isMisspelt" | "choices"> & {
  names: AddContext["names"];
  choices?: TextChoices | undefined;
  guesses: Guesses;
};

/** Reads a text with what is known about its names now; `missing` are the names that the engine has to categorise. */
export function readNow(
  text: string,
  { names, guesses, choices = noChoices, ...given }: Given,
): { typed: TypedText; missing: readonly string[] } {
  const missing = new Set<string>();
  const typed = readTyped(text, {
    ...given,
    choices,
    isName: (name) => names.has(nameKey(name)),
    ...knownByEngine(guesses, missing),
  });
  return { typed, missing: [...missing] };
}

/** As `readNow`, with the engine's guesses as far as they come soon. */
export async function readSoon(text: string, given: Omit<Given, "guesses">): Promise<TypedText> {
  let read = readNow(text, { ...given, guesses: readGuesses() });
  for (let round = 0; round < mostRounds && read.missing.length > 0; round += 1) {
    const guesses = await guessSoon(read.missing);
    if (!read.missing.some((name) => guesses.has(name))) break;
    read = readNow(text, { ...given, guesses });
  }
  return read.typed;
}
