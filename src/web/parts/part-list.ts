/** What the build writes into the page: the files of each part that is loaded later (`tooling/part-list.ts`). */
export type PartList = {
  files: readonly string[];
  /** The files of each part, as indexes of `files`, its own first; those of the first load aren't among them. */
  parts: Readonly<Record<string, readonly number[]>>;
  /** The parts whose files are loaded together with a part, if possible. */
  companions: Readonly<Record<string, readonly string[]>>;
  /** The parts that are fetched ahead, in the order of need. */
  ahead: readonly string[];
  /** The parts among these that are fetched ahead where data is to be saved. */
  small: readonly string[];
};
