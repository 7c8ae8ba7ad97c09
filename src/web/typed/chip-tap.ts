import type { TextChoices } from "./text-choices.ts";

/** What a tap on the chip of a thing does, and to which stretch of the text. */
export type ChipTap = { kind: "split" | "unsplit" | "join" | "unjoin"; words: string };

/** The choices after a tap. Words that are joined are one thing, also when they were split before. */
export function afterTap(choices: TextChoices, { kind, words }: ChipTap): TextChoices {
  const key = words.toLowerCase();
  const { joined, parted } = choices;
  const without = (parts: readonly string[]) => parts.filter((part) => part !== key);
  switch (kind) {
    case "join":
      return { ...choices, joined: [...without(joined), key] };
    case "unjoin":
      return { ...choices, joined: without(joined) };
    case "split":
      return { ...choices, joined: without(joined), parted: [...without(parted), key] };
    case "unsplit":
      return { ...choices, parted: without(parted) };
  }
}
