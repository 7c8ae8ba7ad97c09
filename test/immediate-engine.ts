import { loadCategoriser } from "../src/categoriser/load-node.ts";
import { keepGuesses, readGuesses } from "../src/web/categoriser/guesses.ts";

const engine = loadCategoriser();

/** Answers as the engine's worker does in a page, at once. */
export async function guessSoon(names: readonly string[]): Promise<ReturnType<typeof readGuesses>> {
  const answers = names.map((name) => engine.categorise(name).ranked[0]!);
  keepGuesses(
    names,
    answers,
    names.map((name) => ({ isKnown: engine.knows(name), isMisspelt: engine.isMisspelt(name) })),
  );
  return readGuesses();
}
