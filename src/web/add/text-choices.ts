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

/** What a tap on the chip of a thing does, and to which stretch of the text. */
export type ChipTap = { kind: "split" | "unsplit" | "join" | "unjoin"; words: string };

/** The choices after a tap; "unsplit" undoes "split", and "unjoin" undoes "join". */
export function afterTap(choices: TextChoices, { kind, words }: ChipTap): TextChoices {
  const key = words.toLowerCase();
  const without = (parts: readonly string[]) => parts.filter((part) => part !== key);
  const [joined, parted] = [without(choices.joined), without(choices.parted)];
  if (kind === "join") return { ...choices, joined: [...joined, key], parted };
  if (kind === "split") return { ...choices, joined, parted: [...parted, key] };
  return { ...choices, joined, parted };
}
