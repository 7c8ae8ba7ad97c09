/** A person's corrections of how a text was parsed. Parts of the text are compared without case. */
export type TextChoices = {
  /** Parts that are one thing. */
  joined: readonly string[];
  /** Parts that are several things. */
  parted: readonly string[];
  /** The words that were left out are given back. */
  asTyped: boolean;
};

export const noChoices: TextChoices = { joined: [], parted: [], asTyped: false };

/** What a tap on the chip of a thing does, with the part of the text that it does it to. */
export type ChipTap = { kind: "part" | "unpart" | "join" | "unjoin"; words: string };

/** The choices after a tap; "part" and "unpart" take each other back, as "join" and "unjoin" do. */
export function afterTap(choices: TextChoices, { kind, words }: ChipTap): TextChoices {
  const key = words.toLowerCase();
  const without = (parts: readonly string[]) => parts.filter((part) => part !== key);
  const [joined, parted] = [without(choices.joined), without(choices.parted)];
  if (kind === "join") return { ...choices, joined: [...joined, key], parted };
  if (kind === "part") return { ...choices, joined, parted: [...parted, key] };
  return { ...choices, joined, parted };
}
