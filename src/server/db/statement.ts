/**
 * A named prepared statement with the types of its parameters and rows. Aliases in the SQL give the rows their camelCase
 * names. A test prepares every statement on a migrated database, so a wrong column or table fails there.
 */
export type Statement<P extends readonly unknown[], R = unknown> = {
  readonly name: string;
  readonly text: string;
  readonly types?: { params: P; row: R };
};

declare const written: unique symbol;
/** JSON of a value, for a parameter of type json. */
export type JsonOf<T> = string & { readonly [written]: T };

export function jsonOf<T>(value: T): JsonOf<T> {
  const json = JSON.stringify(value);
  // Half a character, as of an emoji that was cut, is written as an escape that PostgreSQL takes for an error.
  const mayBeCut = /\\ud[89a-f]/.test(json);
  return (mayBeCut ? JSON.stringify(value, wholeCharacters) : json) as JsonOf<T>;
}

/** A replacer for `JSON.stringify`: half characters become U+FFFD. */
export function wholeCharacters(_: string, part: unknown): unknown {
  return typeof part === "string" ? part.toWellFormed() : part;
}

const known = new Map<string, Statement<readonly unknown[]>>();

/** @param name unique in the product: the server keeps one plan under it for each connection. */
export function statement<P extends readonly unknown[], R = never>(
  name: string,
  text: string,
): Statement<P, R> {
  if (known.has(name)) throw new Error(`Two statements are called ${name}.`);
  const made: Statement<P, R> = { name, text };
  known.set(name, made);
  return made;
}

/** All statements of the modules loaded so far. */
export function knownStatements(): readonly Statement<readonly unknown[]>[] {
  return [...known.values()];
}
