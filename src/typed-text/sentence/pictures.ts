import { parseItemName } from "../parse-name.ts";
import type { ParseContext } from "./parse-context.ts";

const picture =
  "(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic})(?:\\uFE0F|\\p{Emoji_Modifier}|\\u200D\\p{Extended_Pictographic})*";
const atHead = new RegExp(`^\\s*(${picture})\\s*(?=[\\p{Alpha}\\p{N}])`, "u");
const anyPicture = new RegExp(picture, "gu");
const between = new RegExp(`\\s+(?:[+&,;]\\s*)?(?:${picture})\\s+(?=[\\p{Alpha}\\p{N}])`, "gu");

/** "Back from the beach 🏖 ice, cola": one picture behind several words, before the only commas, ends what it tells. */
const endsTelling = new RegExp(
  `^(\\p{Alpha}[\\p{Alpha}'’-]*(?: [\\p{Alpha}'’-]+){2,8}) ?(?:${picture})+ (?=\\p{Alpha}[^\\n]*,)`,
  "u",
);

const beforeColon = new RegExp(
  `(?<=(?:^|\\n)\\p{Alpha}[^:,\\n]{1,40}?) ?(?:${picture})+(?= ?:(?:\\s|$))`,
  "gu",
);

/** A text in which pictures before each thing separate them: "🥑 3 avocados 🧀 feta" is "3 avocados, feta"; as bullets of lines they become dashes. */
export function withPicturesAsSeparators(text: string): string {
  if (!/\p{Extended_Pictographic}/u.test(text)) return text;
  // "for the party 🎉: chips"
  const lines = text.replace(beforeColon, "").split("\n");
  const first = atHead.exec(lines[0]!)?.[1];
  const second = lines.length > 2 ? atHead.exec(lines[1]!)?.[1] : undefined;
  // The first line may be a heading.
  const isUnderHeading =
    second !== undefined && lines.slice(1).every((line) => atHead.exec(line)?.[1] === second);
  const isBullet =
    lines.length > 1 && first !== undefined && lines.every((line) => atHead.exec(line)?.[1] === first);
  return lines
    .map((line, at) => {
      if (isUnderHeading && !isBullet) return at === 0 ? line : line.replace(atHead, "- ");
      if (endsTelling.test(line) && line.match(anyPicture)!.length === 1)
        return line.replace(endsTelling, "$1. ");
      const isLed = atHead.test(line) && line.search(between) > 0;
      if (first !== undefined && isBullet) return line.replace(atHead, "- ");
      return isLed ? line.replace(atHead, "").replace(between, ", ") : line;
    })
    .join("\n");
}

/** ":)", ";-)", "<3", "^^", and "(!)" beside a word. */
const emoticon =
  /\s*(?:(?<=[\p{Alpha}\p{N}\s.!?,]|^)[:;=]['’]?[-o^]?[)(\]|]+|(?<=\s|^)(?:[:;=]['’]?[-^]?[DPp/*\\]|[:;=][-^][oO]|<3+|\^[_.]?\^|-[_.]-|X[Dd]+)|(?<=\S\s?)\([!?]+\))(?=$|[\s.,!?])/gu;

/** A text without the faces that are typed with punctuation: those between words end what was said before them. */
export function withoutEmoticons(text: string): string {
  return text.replace(emoticon, (typed, at: number) => {
    const before = text.slice(0, at);
    // The bracket of "cheese (the big one :)" closes it.
    const closes = typed.trim().startsWith("(") ? false : before.lastIndexOf("(") > before.lastIndexOf(")");
    if (closes) return typed;
    return /^\s+[\p{Alpha}\p{N}]/u.test(text.slice(at + typed.length)) && /[\p{Alpha}\p{N}]$/u.test(before)
      ? ";"
      : "";
  });
}

const pictureBeside =
  "(?:(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\uFE0F)(?:\\uFE0F|\\p{Emoji_Modifier}|\\u200D\\p{Extended_Pictographic})*)";
const beside = new RegExp(
  `^${pictureBeside}+\\s*(?=\\S)|(?<=\\S)\\s*${pictureBeside}+$|(?<=\\d[x×]?\\s?)${pictureBeside}+\\s+(?=\\p{Alpha})`,
  "gu",
);

const onePicture = new RegExp(pictureBeside, "u");

/**
 * "🥛 milk", "milk 🥛": the picture says the name of a known thing once more. Of an unknown name it is a part, and of one
 * with further pictures inside: "🥑🥑 👩‍👩‍👧‍👦 party 🎉"; it stands behind an unknown name that has an amount ("2 zorps 🥖").
 */
export function withoutPictures(text: string, context: ParseContext): string {
  const bare = text.replace(beside, "");
  const { isName, knows, coreOf } = context.known;
  if (bare === text || !/\p{Alpha}/u.test(bare) || onePicture.test(bare)) return text;
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

/** Pictures of what can be bought. */
const picturesOfThings =
  /[\u{1F32D}-\u{1F330}\u{1F336}\u{1F33D}\u{1F344}-\u{1F37F}\u{1F950}-\u{1F96F}\u{1F980}-\u{1F9AE}\u{1F9C0}-\u{1F9CB}\u{1F9E6}\u{1F9E9}-\u{1F9FF}\u{1FAD0}-\u{1FADF}\u{1FA91}-\u{1FAAF}\u{1F48A}\u{1F48D}\u{1F490}\u{1F50B}\u{1F4A1}\u{1F56F}\u{1F381}\u{1F388}\u{1F339}-\u{1F33C}\u{1F6BF}\u{1F6CD}☕]/u;

/** Whether a name of pictures alone stands beside other things, and shows nothing that can be bought. */
export function isBesideThings(name: string, isAmongOthers: boolean): boolean {
  return isAmongOthers && !/[\p{Alpha}\p{N}]/u.test(name) && !picturesOfThings.test(name);
}
