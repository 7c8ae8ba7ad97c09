import { lettersOf } from "../../typed-text/match-store.ts";

/** The beginning of a store's name that is typed at the end of a text, behind "@". */
export type StoreQuery<Store> = {
  /** The offset of the "@". */
  start: number;
  /** The stores that may be meant; all of them for a bare "@". */
  stores: readonly Store[];
};

/** `findStore` doesn't read names with fewer letters behind "@". */
const fewestLetters = 2;

/**
 * The stores to offer while their name is typed: those that begin so, then those with a word that does. Null for "@" inside a word,
 * when no store is meant, and as soon as a name is whole.
 */
export function findStoreQuery<Store extends { name: string }>(
  text: string,
  stores: readonly Store[],
): StoreQuery<Store> | null {
  const start = text.lastIndexOf("@");
  const typed = text.slice(start + 1);
  if (start < 0 || /[^\s(,;]$/u.test(text.slice(0, start)) || /^\s/u.test(typed)) return null;
  const readable = stores.filter(({ name }) => lettersOf(name).length >= fewestLetters);
  if (typed === "") return { start, stores: readable };
  const letters = lettersOf(typed);
  if (letters === "") return null;
  const first = readable.filter(({ name }) => lettersOf(name).startsWith(letters));
  const others = readable.filter(
    (store) =>
      !first.includes(store) &&
      store.name
        .split(/\s+/u)
        .some((_, at, words) => lettersOf(words.slice(at).join("")).startsWith(letters)),
  );
  const found = [...first, ...others];
  const isWhole = found.some(({ name }) => lettersOf(name) === letters);
  if (found.length === 0 || (isWhole && (found.length === 1 || /\s$/u.test(typed)))) return null;
  return { start, stores: found };
}

/** The text with the store in the place of what was typed of it, to go on typing behind it. */
export function withStore(text: string, { start }: Pick<StoreQuery<unknown>, "start">, name: string): string {
  return `${text.slice(0, start)}@${name} `;
}
