import { findStore, type NamedStore } from "../../typed-text/match-store.ts";
import type { ReadThing } from "../../typed-text/sentence/read-text.ts";

/** "@" with nothing behind it, at the end of a text: the name of a store was going to follow. */
const dangling = /(?<![^\s(,;])@\s*$/u;
const sign = /(?<![^\s(,;])@\S/u;

export function withoutDanglingSign(text: string): string {
  return text.replace(dangling, "");
}

/** "milk @cos and eggs @target", with two stores that begin with "Cos": the store of the eggs isn't that of the milk. */
export function withOwnStore(thing: ReadThing, words: string, stores: readonly NamedStore[]): ReadThing {
  return sign.test(words) && findStore(words, stores) === null ? { ...thing, store: null } : thing;
}
