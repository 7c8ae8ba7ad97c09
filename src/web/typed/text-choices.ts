/** A person's corrections of how a text was parsed. Stretches of the text are compared without case. */
export type TextChoices = {
  /** Stretches of the text that are one thing. */
  joined: readonly string[];
  /** Stretches of the text that are several things; stored under this name with unfinished adds. */
  parted: readonly string[];
  /** Whether the words that were left out stay in the names. */
  asTyped: boolean;
};

export const noChoices: TextChoices = { joined: [], parted: [], asTyped: false };
