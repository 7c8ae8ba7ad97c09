import { withoutAsides } from "./asides.ts";
import { withDictatedStops } from "./dictated-facts.ts";
import { withEverydayTalk } from "./everyday-talk.ts";
import { knowsName, type ReadOptions } from "./read-text.ts";
import { withoutStories } from "./stories.ts";

/** A text without what is only told, and with the rest in the words of a list: the other rules read it. */
export function toldPlainly(text: string, options: ReadOptions): string {
  const stopped = withDictatedStops(withoutStories(text), (name) => knowsName(options, name));
  return withoutAsides(withEverydayTalk(stopped));
}
