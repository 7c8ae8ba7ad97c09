const picture =
  "(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic})(?:\\uFE0F|\\p{Emoji_Modifier}|\\u200D\\p{Extended_Pictographic})*";
const atHead = new RegExp(`^\\s*(${picture})\\s*(?=[\\p{L}\\p{N}])`, "u");
const between = new RegExp(`\\s+(?:${picture})\\s+(?=[\\p{L}\\p{N}])`, "gu");

/** A text in which pictures before each thing separate them: "🥑 3 avocados 🧀 feta" is "3 avocados, feta"; as bullets of lines they become dashes. */
export function withPicturesAsSeparators(text: string): string {
  if (!/\p{Extended_Pictographic}/u.test(text)) return text;
  const lines = text.split("\n");
  const first = atHead.exec(lines[0]!)?.[1];
  const isBullet = lines.length > 1 && lines.every((line) => atHead.exec(line)?.[1] === first);
  return lines
    .map((line) => {
      const isLed = atHead.test(line) && line.search(between) > 0;
      if (first !== undefined && isBullet) return line.replace(atHead, "- ");
      return isLed ? line.replace(atHead, "").replace(between, ", ") : line;
    })
    .join("\n");
}
