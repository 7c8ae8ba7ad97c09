import { parseItemName } from "../parse-name.ts";
import type { ParseContext } from "./parse-context.ts";

const picture =
  "(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic})(?:\\uFE0F|\\p{Emoji_Modifier}|\\u200D\\p{Extended_Pictographic})*";
const atHead = new RegExp(`^\\s*(${picture})\\s*(?=[\\p{L}\\p{N}])`, "u");
const between = new RegExp(`\\s+(?:[+&,;]\\s*)?(?:${picture})\\s+(?=[\\p{L}\\p{N}])`, "gu");

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

/** ":)", ";-)", "<3", "^^", and "(!)" beside a word. */
const emoticon =
  /\s*(?:(?<=[\p{L}\p{N}\s.!?,]|^)[:;=]['’]?[-o^]?[)(\]|]+|(?<=\s|^)(?:[:;=]['’]?[-^]?[DPp/*\\]|[:;=][-^][oO]|<3+|\^[_.]?\^|-[_.]-|X[Dd]+)|(?<=\S\s?)\([!?]+\))(?=$|[\s.,!?])/gu;

/** A text without the faces that are typed with punctuation: those between words end what was said before them. */
export function withoutEmoticons(text: string): string {
  return text.replace(emoticon, (typed, at: number) => {
    const before = text.slice(0, at);
    // The bracket of "cheese (the big one :)" closes it.
    const closes = typed.trim().startsWith("(") ? false : before.lastIndexOf("(") > before.lastIndexOf(")");
    if (closes) return typed;
    return /^\s+[\p{L}\p{N}]/u.test(text.slice(at + typed.length)) && /[\p{L}\p{N}]$/u.test(before)
      ? ";"
      : "";
  });
}

const pictureBeside =
  "(?:(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\uFE0F)(?:\\uFE0F|\\p{Emoji_Modifier}|\\u200D\\p{Extended_Pictographic})*)";
const beside = new RegExp(
  `^${pictureBeside}+\\s*(?=\\S)|(?<=\\S)\\s*${pictureBeside}+$|(?<=\\d[x×]?\\s?)${pictureBeside}+\\s+(?=\\p{L})`,
  "gu",
);

const anyPicture = new RegExp(pictureBeside, "u");

/**
 * "🥛 milk", "milk 🥛": the picture says the name of a known thing once more. Of an unknown name it is a part, and of one
 * with further pictures inside: "🥑🥑 👩‍👩‍👧‍👦 party 🎉"; it stands behind an unknown name that has an amount ("2 zorps 🥖").
 */
export function withoutPictures(text: string, context: ParseContext): string {
  const bare = text.replace(beside, "");
  const { isName, knows, coreOf } = context.known;
  if (bare === text || !/\p{L}/u.test(bare) || anyPicture.test(bare)) return text;
  const core = coreOf(bare);
  if (isName(bare) || isName(core) || knows(bare) || knows(core)) {
    context.leavePictures(text);
    return bare;
  }
  const { name, parsedQuantity } = parseItemName(bare);
  if (parsedQuantity === null) return text;
  const pictures = [...text.matchAll(beside)].map(([found]) => found.trim()).join("");
  const at = bare.lastIndexOf(name) + name.length;
  return `${bare.slice(0, at)} ${pictures}${bare.slice(at)}`;
}
