import { categoryIndex } from "./scheme.ts";

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const ids = (text: string): ReadonlySet<number> => new Set(text.split(" ").map(categoryIndex));

const PET = categoryIndex("pet");
const BABY = categoryIndex("baby");
const FROZEN = categoryIndex("frozen");
const CANNED = categoryIndex("canned");
const SPICES = categoryIndex("spices");
const SNACKS = categoryIndex("snacks");
const PASTA = categoryIndex("pasta");
const BAKING = categoryIndex("baking");
const PRODUCE = categoryIndex("produce");
const MEAT = categoryIndex("meat");
const DAIRY = categoryIndex("dairy");

const FOOD = ids(
  "produce bakery dairy meat seafood deli pasta canned breakfast baking spices condiments snacks beverages frozen",
);
const TINNED = ids("produce seafood meat pasta deli canned condiments");
/** In these categories "baby" means small or young. */
const TENDER = ids("produce meat seafood deli dairy canned condiments snacks spices");

const PETS = wordSet(`
  dog dogs doggy doggie cat cats puppy puppies kitten kittens kitty pet pets hamster hamsters
  hund hunde katze katzen haustier haustiere welpe welpen perro perros gato gatos mascota mascotas cachorro cachorros
  gatito gatitos chien chiens chat chats chiot chiots chaton chatons
`);
const PET_STARTS = ["hunde", "katzen"];
/** "Dog" after one of these words is no pet: "hot dog". */
const NOT_A_PET = wordSet("hot corn chili chilli wiener sea prairie top");

const BABIES = wordSet("baby babies baby's bebe bebes");
const INFANTS = wordSet(
  "infant infants newborn newborns toddler toddlers saugling sauglinge nourrisson nourrissons",
);
const BABY_MEALS = wordSet("food foods formula puree purees cereal stage stages snack snacks puffs melts");

const FROZEN_WORDS = wordSet(`
  frozen tk tiefgekuhlt tiefgekuhlte tiefgekuhlter tiefgekuhltes gefroren gefrorene gefrorenes gefrorener
  congelado congelada congelados congeladas surgele surgelee surgeles surgelees congele congelee congeles congelees
`);
const FROZEN_STARTS = ["tiefkuhl"];

const TINNED_WORDS = wordSet(`
  canned tinned konserve konserven eingelegt enlatado enlatada enlatados enlatadas dosen
`);
const TINNED_PHRASES = [
  "in a can",
  "in can",
  "in tin",
  "in a tin",
  "from a can",
  "in der dose",
  "aus der dose",
  "in dosen",
  "en lata",
  "de lata",
  "en conserva",
  "en conserve",
  "en boite",
  "en boites",
];
const TINNED_STARTS = ["dosen"];

const DRIED_WORDS = wordSet(`
  dried dehydrated getrocknet getrocknete getrockneter getrocknetes seco seca secos secas deshidratado deshidratada
  deshidratados deshidratadas desecado desecada desecados seche sechee seches sechees sec secs
`);
const DRIED_STARTS = ["trocken"];
const HERB_STARTS = `
  basil oregan thym tomill rosemar rosmar romar romero parsle petersil persil perej dill eneldo aneth sage salbei salvia sauge
  mint minz menth hierba menta marjoram majoran mejorana marjolaine tarragon estrag chive schnittlauch cebollin ciboulett
  cilantro coriand koriander bay laurel laurier lorbeer herb krauter hierb herbes chervil kerbel savory bohnenkraut lavend
  chil chile piment paprik pepper pfeffer garlic knoblauch ajo ail onion zwiebel ceboll oignon ginger ingwer jengibre gingembre
  lemongrass citronnelle turmeric kurkuma curcuma fenugreek hibisc
`
  .trim()
  .split(/\s+/);
/**
 * A bunch of a name in these categories is a fresh herb: "thyme" alone is the spice, and "persil" alone a detergent.
 */
const BUNCHED = ids("spices cleaning");
/** These names mean a spice and a vegetable; counted pieces are the vegetable. */
const COUNTED_VEGETABLES = wordSet("paprika paprikas peperoni peperonis pepper peppers");
const MUSHROOM_STARTS = "mushroom pilz champi seta hongo shiit porcini steinpilz cepe morel".split(" ");
const TOMATO_STARTS = ["tomat"];

const GROUND_WORDS = wordSet(`
  ground powder powdered granulated gemahlen gemahlene gemahlener gemahlenes pulver molido molida molidos molidas polvo
  moulu moulue moulus moulues poudre
`);

export interface ModifierInput {
  /** The folded words of the name. */
  words: readonly string[];
  /** The words of the note, which may contain a modifier too. */
  noteWords: readonly string[];
  inCans: boolean;
  inBunches: boolean;
  inPieces: boolean;
  /** The category that the lexicon or the model gives to some of the words. */
  baseOf(words: readonly string[]): number;
}
export interface Modified {
  category: number;
  word: string;
}

const startsWithAny = (word: string, starts: readonly string[]) =>
  starts.some((start) => word.startsWith(start));

/**
 * Applies the modifiers, which overrule the rest of a name: frozen, tinned, dried, ground, by the bunch, for pets and for
 * babies.
 */
export function applyModifiers(input: ModifierInput): Modified | null {
  return (
    petRule(input) ??
    babyRule(input) ??
    frozenRule(input) ??
    tinnedRule(input) ??
    driedRule(input) ??
    groundRule(input) ??
    freshRule(input)
  );
}

function petRule({ words }: ModifierInput): Modified | null {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    if (startsWithAny(word, PET_STARTS)) return { category: PET, word };
    if (PETS.has(word) && !(at > 0 && NOT_A_PET.has(words[at - 1]!))) return { category: PET, word };
  }
  return null;
}

function babyRule({ words, baseOf }: ModifierInput): Modified | null {
  const infant = words.find((word) => INFANTS.has(word));
  if (infant !== undefined) return { category: BABY, word: infant };
  const stage = words.indexOf("stage");
  if (stage > 0 && /^[1-4]$/.test(words[stage + 1] ?? "")) return { category: BABY, word: "stage" };
  const word = words.find((candidate) => BABIES.has(candidate));
  if (word === undefined || words.length < 2) return null;
  if (words.some((candidate) => BABY_MEALS.has(candidate))) return { category: BABY, word };
  const base = baseOf(words.filter((candidate) => candidate !== word));
  return TENDER.has(base) ? { category: base, word } : { category: BABY, word };
}

function frozenRule({ words, noteWords, baseOf }: ModifierInput): Modified | null {
  const marks = (word: string) => FROZEN_WORDS.has(word) || startsWithAny(word, FROZEN_STARTS);
  const word = words.find(marks) ?? noteWords.find(marks);
  if (word === undefined) return null;
  const rest = words.filter((candidate) => candidate !== word);
  return rest.length === 0 || FOOD.has(baseOf(rest)) ? { category: FROZEN, word } : null;
}

function tinnedRule({ words, noteWords, inCans, baseOf }: ModifierInput): Modified | null {
  const marks = (word: string) => TINNED_WORDS.has(word);
  let word = words.find(marks) ?? noteWords.find(marks);
  let rest = words.filter((candidate) => candidate !== word);
  const prefix = TINNED_STARTS.find((start) =>
    words.some((some) => some.startsWith(start) && some.length > 8),
  );
  if (word === undefined && prefix !== undefined) {
    word = prefix;
    rest = words.map((some) => (some.startsWith(prefix) ? some.slice(prefix.length) : some));
  }
  if (word === undefined) {
    const text = [...words, ...noteWords].join(" ");
    const phrase = TINNED_PHRASES.find((some) => text.endsWith(some) || text.startsWith(`${some} `));
    if (phrase !== undefined) {
      word = phrase;
      rest = words.slice(0, Math.max(1, words.length - phrase.split(" ").length));
    }
  }
  if (word === undefined && inCans) word = "can";
  if (word === undefined || rest.length === 0) return null;
  return TINNED.has(baseOf(rest)) ? { category: CANNED, word } : null;
}

function driedRule({ words, noteWords, baseOf }: ModifierInput): Modified | null {
  const marks = (word: string) =>
    DRIED_WORDS.has(word) || (startsWithAny(word, DRIED_STARTS) && word.length > 9);
  const word = words.find(marks) ?? noteWords.find(marks);
  if (word === undefined) return null;
  const prefix = DRIED_STARTS.find((start) => word.startsWith(start) && !DRIED_WORDS.has(word));
  const rest =
    prefix === undefined
      ? words.filter((candidate) => candidate !== word)
      : words.map((some) => (some === word ? some.slice(prefix.length) : some));
  if (rest.length === 0) return null;
  const has = (starts: readonly string[]) => rest.some((some) => startsWithAny(some, starts));
  const base = baseOf(rest);
  if (
    base !== PRODUCE &&
    base !== SPICES &&
    base !== CANNED &&
    base !== PASTA &&
    base !== MEAT &&
    base !== DAIRY
  ) {
    return null;
  }
  if (base === PASTA || base === CANNED)
    return has(TOMATO_STARTS) ? { category: CANNED, word } : { category: PASTA, word };
  if (base === MEAT) return { category: SNACKS, word };
  if (base === DAIRY) return { category: BAKING, word };
  if (base === SPICES || has(HERB_STARTS)) return { category: SPICES, word };
  if (has(TOMATO_STARTS)) return { category: CANNED, word };
  return has(MUSHROOM_STARTS) ? { category: PRODUCE, word } : { category: SNACKS, word };
}

function groundRule({ words, baseOf }: ModifierInput): Modified | null {
  const word = words.find((candidate) => GROUND_WORDS.has(candidate));
  if (word === undefined || words.length < 2) return null;
  const base = baseOf(words.filter((candidate) => candidate !== word && candidate !== "en"));
  return base === PRODUCE || base === SPICES ? { category: SPICES, word } : null;
}

function freshRule({ words, inBunches, inPieces, baseOf }: ModifierInput): Modified | null {
  const counted = inPieces && COUNTED_VEGETABLES.has(words[0] ?? "") ? words[0] : undefined;
  if (counted !== undefined && words.length === 1) return { category: PRODUCE, word: counted };
  if (!inBunches || words.length === 0 || !BUNCHED.has(baseOf(words))) return null;
  return { category: PRODUCE, word: words[words.length - 1]! };
}
