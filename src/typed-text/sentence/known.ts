/** How a piece hangs together with the one before it. */
export type Joiner = "first" | "comma" | "and" | "run";
export type Piece = {
  text: string;
  joiner: Joiner;
  joined: string;
  /** Whether a comma stands before its "and". */
  isAfterComma?: boolean;
  portions?: Portions;
};
/** "2 fillets" of what stands before them. */
export type Portions = { count: string; of: string };

export type Known = {
  /** Whether a text is written just as a name that everybody or the list has. */
  isName: (name: string) => boolean;
  /** Whether a text is the name of a thing that is known. */
  knows: (name: string) => boolean;
  /** Whether a text is a word that is likely to be a misspelt name. */
  isMisspelt: (text: string) => boolean;
  /** The name in a text: without its amount, store, time and filler words. */
  coreOf: (text: string) => string;
  /** A text without the filler words around it. */
  strip: (text: string) => string;
  /** Whether a text says at its end where to buy, and what follows "and" is no further store. */
  endsAtStore: (text: string, after: string) => boolean;
  /** Whether a text asks for nothing. */
  isTalk: (text: string) => boolean;
};
