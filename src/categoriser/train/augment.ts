import { keysOfName } from "../lexicon.ts";
import { wordsOf } from "../fold.ts";
import type { Entry, Pattern, ProductKind } from "./corpus.ts";
import { pick, shuffle } from "./random.ts";

export interface Example {
  words: string[];
  category: number;
  weight: number;
  /** The lexicon keys of the original name, which the features must not use. */
  hidden: ReadonlySet<number>;
  /** Whether words that only this name has count as unknown, as they would if the lexicon lacked the name. */
  asUnseen?: boolean;
}

const MARKETING_WORDS =
  `organic,fresh,natural,all natural,gluten free,low fat,reduced fat,light,premium,classic,original,gourmet,
  extra,mini,large,small,unsweetened,sugar free,no sugar added,whole,sliced,gold,style,fat free,lightly salted,
  homestyle,creamy,crunchy,vegan,value pack,ultra,super,simply,pure,100%,deluxe,authentic,old fashioned,farm,
  mountain,valley,golden,royal,happy,nature,sun,green,blue,red,white,black,sea,harvest,kitchen,grandma,uncle,
  king,queen,star,express,brothers,company,hill,river,country,house,garden,ocean`
    .split(",")
    .map((word) => word.trim());
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** The rows of the keyboard: a typo may hit a neighbouring key. */
const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const VOWELS = "aeiou";

/** Returns a word with one typo or misspelling. */
export function misspell(random: () => number, word: string): string {
  if (word.length < 4) return word;
  const at = 1 + Math.floor(random() * (word.length - 1));
  const kind = random();
  const letter = word[at]!;
  if (kind < 0.22) return word.slice(0, at) + word.slice(at + 1);
  if (kind < 0.4) return word.slice(0, at) + letter + word.slice(at);
  if (kind < 0.6 && at + 1 < word.length)
    return word.slice(0, at) + word[at + 1] + letter + word.slice(at + 2);
  return word.slice(0, at) + replacement(random, letter) + word.slice(at + 1);
}

function replacement(random: () => number, letter: string): string {
  if (VOWELS.includes(letter) && random() < 0.5) return pick(random, [...VOWELS]);
  const row = ROWS.find((keys) => keys.includes(letter));
  if (row === undefined) return pick(random, [...LETTERS]);
  const at = row.indexOf(letter);
  return row[at + (random() < 0.5 || at === 0 ? 1 : -1)] ?? row[at - 1]!;
}

const NOTHING: ReadonlySet<number> = new Set();

const plain = (name: string, category: number, weight: number, hidden: ReadonlySet<number>): Example => ({
  words: wordsOf(name),
  category,
  weight,
  hidden,
});

/** Training examples of a lexicon name: unchanged, misspelt, with its last word first and with marketing words. */
export function examplesOf(entry: Entry, flavours: readonly string[], random: () => number): Example[] {
  const { name, category, language } = entry;
  const hidden = new Set(keysOfName(name).map(({ key }) => key));
  const words = wordsOf(name);
  if (words.length === 0) return [];
  const examples: Example[] = [
    { words, category, weight: 1, hidden },
    { words, category, weight: 0.5, hidden, asUnseen: true },
  ];
  const longest = words.reduce((best, word, at) => (word.length > words[best]!.length ? at : best), 0);
  const slips = words.length === 1 ? 2 : 1;
  for (let slip = 0; slip < slips; slip += 1) {
    examples.push({
      words: words.with(longest, misspell(random, words[longest]!)),
      category,
      weight: 0.3,
      hidden,
    });
  }
  if (language !== "en") return examples;
  const praised =
    random() < 0.5
      ? `${pick(random, MARKETING_WORDS)} ${name}`
      : `${pick(random, MARKETING_WORDS)} ${pick(random, MARKETING_WORDS)} ${name}`;
  examples.push(plain(praised, category, 0.4, hidden));
  if (flavours.length > 0) {
    const flavoured =
      random() < 0.7 ? `${pick(random, flavours)} ${name}` : `${name} ${pick(random, flavours)}`;
    examples.push(plain(flavoured, category, 0.3, NOTHING));
  }
  if (words.length > 1) {
    examples.push({ words: [...words.slice(-1), ...words.slice(0, -1)], category, weight: 0.25, hidden });
  }
  return examples;
}

/** Generated product names of one kind: flavours and marketing words around a head, which decides the category. */
export function productExamples(kind: ProductKind, random: () => number, perHead: number): Example[] {
  const examples: Example[] = kind.heads.map((head) =>
    plain(head, kind.category, 0.5, new Set(keysOfName(head).map(({ key }) => key))),
  );
  for (const end of [...kind.heads, ...kind.tails]) {
    for (let made = 0; made < perHead; made += 1) {
      const name =
        kind.flavours.length === 0 ? `${pick(random, MARKETING_WORDS)} ${end}` : flavoured(kind, end, random);
      examples.push(plain(name, kind.category, 0.5, NOTHING));
    }
  }
  return examples;
}

/** Names that a pattern yields, each with another filling. */
export function patternExamples(
  { category, pattern, fillings }: Pattern,
  random: () => number,
  most: number,
): Example[] {
  const order = Int32Array.from(fillings.keys());
  shuffle(random, order);
  return Array.from(order.subarray(0, most), (at) =>
    plain(pattern.replace("*", fillings[at]!), category, 0.5, NOTHING),
  );
}

function flavoured(kind: ProductKind, head: string, random: () => number): string {
  const flavour = () => pick(random, kind.flavours);
  const marketing = () => pick(random, MARKETING_WORDS);
  const shape = random();
  if (shape < 0.3) return `${flavour()} ${head}`;
  if (shape < 0.5) return `${marketing()} ${flavour()} ${head}`;
  if (shape < 0.62) return `${flavour()} & ${flavour()} ${head}`;
  if (shape < 0.74) return `${head} ${flavour()}`;
  if (shape < 0.84) return `${flavour()} ${flavour()} ${head}`;
  if (shape < 0.92) return `${marketing()} ${head} with ${flavour()}`;
  return `${head} ${marketing()} ${flavour()} ${flavour()}`;
}
