/** "1." and "2)" of a list that stands on one line, with or without a bracket before the number. */
const mark =
  /(?<=^|[\s,;:])(?:\(?(\d{1,2})(?:[.)][-–]?|[º°ª][.)-]?(?=\s)|\s?[-–](?=\s)|\/(?=\s))|#(\d{1,2}))(?=\s|\p{Alpha})[^\S\n]*/gu;
/** The same on keys and in words: "1️⃣ milk 2️⃣ eggs", "erstens Milch zweitens Eier". */
const key = /([1-9])\uFE0F?\u20E3\s*/gu;
const ordinals = [
  ["firstly", "secondly", "thirdly", "fourthly"],
  ["number one", "number two", "number three", "number four", "number five", "number six"],
  ["erstens", "zweitens", "drittens", "viertens", "fünftens", "sechstens"],
  ["nummer eins", "nummer zwei", "nummer drei", "nummer vier", "nummer fünf", "nummer sechs"],
  ["número uno", "número dos", "número tres", "número cuatro", "número cinco", "número seis"],
  ["en primer lugar", "en segundo lugar", "en tercer lugar", "en cuarto lugar"],
  ["premièrement", "deuxièmement", "troisièmement", "quatrièmement"],
  ["numéro un", "numéro deux", "numéro trois", "numéro quatre", "numéro cinq", "numéro six"],
];
const ordinal = new RegExp(`(?<!\\p{Cased})(${ordinals.flat().join("|")})(?!\\p{Cased})[\\s,:]*`, "giu");
const positions = new Map(ordinals.flatMap((words) => words.map((word, at) => [word, at + 1] as const)));

type Mark = { at: number; end: number; number: number };

function marksIn(line: string): Mark[][] {
  const numbered = (pattern: RegExp, numberOf: (typed: string) => number) =>
    [...line.matchAll(pattern)].map((match) => ({
      at: match.index,
      end: match.index + match[0].length,
      number: numberOf(match[1] ?? match[2] ?? ""),
    }));
  return [
    numbered(mark, Number),
    numbered(key, Number),
    numbered(ordinal, (word) => positions.get(word.toLowerCase())!),
  ];
}

/** The marks that count on from one. */
function countedOn(marks: readonly Mark[]): Mark[] {
  const counted: Mark[] = [];
  for (const one of marks) if (one.number === counted.length + 1) counted.push(one);
  return counted;
}

function apart(line: string): string {
  const counted = marksIn(line)
    .map(countedOn)
    .find((marks) => marks.length > 1);
  if (counted === undefined) return line;
  const head = line.slice(0, counted[0]!.at).trimEnd();
  const things = counted.map(({ end }, at) =>
    line.slice(end, counted[at + 1]?.at).replace(/[\s,;]+(?:(?:and|und|y|et)\s*)?$/iu, ""),
  );
  // Behind a request, "please get 1) milk 2) eggs", its store and its time hold for each of them.
  if (head === "" || head.endsWith(":"))
    return [head, ...things.map((thing) => `- ${thing}`)].filter((one) => one !== "").join("\n");
  return `${head} ${things.join(", ")}`;
}

/** "1- flour", "1.- harina", "1º leche" at the head of a line. */
const lineMark =
  /^\s*(\d{1,2})(?:(?:\.?[-–]|[º°ª][.)-]?|[/:]|[.)][-–])(?:\s+|(?=\p{Alpha}))| [-–] (?=\p{Alpha}))(?=[\p{Alpha}\p{N}])/u;

/** Lines whose numbers count on from one, with dashes for bullets instead. */
function withNumbersAsBullets(text: string): string {
  if (!/^\s*1\s?[.:º°ª)/–-]/mu.test(text)) return text;
  const lines = text.split("\n");
  const marks = lines.map((line) => lineMark.exec(line));
  const numbers = marks.filter((mark) => mark !== null).map((mark) => Number(mark[1]));
  if (numbers.length < 2 || numbers.some((number, at) => number !== at + 1)) return text;
  return lines
    .map((line, at) => (marks[at] === null ? line : `- ${line.slice(marks[at]![0].length)}`))
    .join("\n");
}

/** A text with the things of a numbered list on one line apart: "1. sunscreen 2. bug spray 3. 6 hot dog buns". */
export function withNumbersApart(text: string): string {
  if (!/[1#]|\u20E3|one|erstens|eins|uno|primer|premièrement|un/iu.test(text)) return text;
  return withNumbersAsBullets(text).split("\n").map(apart).join("\n");
}
