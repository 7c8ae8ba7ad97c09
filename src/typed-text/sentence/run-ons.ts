import { bindsNumber } from "../number-names.ts";
import { parseItemName } from "../parse-name.ts";
import { mayBePreparation } from "../participle.ts";
import { isPreparation } from "../preparation.ts";
import { heldThing } from "./further-vessels.ts";
import { hasFlavourBehind, isFlavour, isFlavoured, isFlavouredPair, isPairName, isPetFood } from "./pairs.ts";
import { isSort } from "./remarks.ts";
import { isShop } from "./shops.ts";
import { hasAmount, isSpokenQuantity, partitive } from "./spoken-amounts.ts";
import { hasAnd } from "./and-words.ts";
import type { Known, Piece } from "./known.ts";

const andBetween = /(?<!\p{Cased})(\p{Alpha}+) (?:and|und|y|et|n) (\p{Alpha}+)/giu;

/** The most words of a name in a run-on. */
const mostWords = 5;
/** A text of more words is no run-on. */
const mostRunOn = 60;

/** Words that mostly say what another is made into or for: "spaghetti sauce", "lysol wipes". */
const rarelyAlone =
  /^(?!(?:diapers|nappies|tissues) )\S+ (?:bedding|netting|salbe|tabletten|tropfen|ointment|tablets|drops|pommade|pomada|jarabe|sauce|wipes|paste|powder|spray|cleaner|dressing|seasoning|mix|dough|broth|stock|syrup|filters?|bags|liners|polish|crackers|noodles|flakes|sticks|rings|pads|seeds|plants|buns|shells|screws|nails)$/iu;

/** Two names that are one thing. */
const fixed =
  /^(?:jam[oó]n (?:serrano|ib[eé]rico|york|cocido|dulce)|chiles? (?:serranos?|jalapeños?|poblanos?|habaneros?|verdes?|rojos?|secos?|anchos?)|liquide (?:vaisselle|rinçage)|gel douche|sacs? poubelles?|litière chats?|croquettes (?:chats?|chiens?)|gel (?:ducha|baño)|jabón líquido|sucre (?:glace|vanille)|papier (?:toilette|cuisson|alu)|crème (?:fraîche|solaire|liquide)|savon noir|azúcar (?:glas|glass)|papel (?:higi[eé]nico|albal|aluminio)|pan (?:rallado|integral|bimbo)|sauce (?:tomate|soja|barbecue|bolognaise|pesto|burger|piquante)|salsa (?:tomate|soja|barbacoa|pesto)|cookie butter|(?:exercise|colou?ring|comic|picture|cookery|sticker|puzzle) books?|queso (?:fresco|crema)|harina pan|knoblauch (?:butter|brot|wurst|salz|käse)|senf (?:eier|gurken|butter)|gurken (?:wasser|salz)|milk bread|butter milk|(?:palm|olive|coconut|sesame|sunflower|vegetable|canola|fish|baby|motor|mustard|peanut|avocado|walnut|chil[il]i?|truffle|argan|castor|groundnut|rapeseed|corn|grapeseed) oil)$/iu;

/**
 * "milk eggs bread butter": known names without anything between them.
 * @param inList whether other pieces stand beside it without commas
 * @param hasCommas whether commas part it from another
 * @param amongCommas whether commas part it from several others: who sets them seldom leaves one out
 */
export function splitRunOn(
  piece: Piece,
  known: Known,
  {
    inList,
    amongCommas,
    hasCommas = amongCommas,
  }: { inList: boolean; amongCommas: boolean; hasCommas?: boolean },
): Piece[] {
  const { isName, knows: knowsText, coreOf } = known;
  const words = piece.text.split(/\s+/u);
  // "shampoing gel douche dentifrice deux tubes": the amount is of the last one.
  const amount = words.slice(-2).join(" ");
  if (words.length > 3 && isSpokenQuantity(amount) && !/\d/u.test(piece.text)) {
    const bare = { ...piece, text: words.slice(0, -2).join(" ") };
    const parts = splitRunOn(bare, known, { inList, amongCommas, hasCommas });
    if (parts.length > 1)
      return parts.map((part, at) =>
        at === parts.length - 1 ? { ...part, text: `${part.text} ${amount}` } : part,
      );
  }
  // The engine knows "leche pan" as well; words that are names by themselves only belong together in a name of the list.
  const standsAlone = (word: string) => knowsText(word) && !isNoNoun(word) && !/^d['’]/iu.test(word);
  // "lingettes papier toilette": the engine knows it as one, too.
  const isBesideFixed = (name: string) =>
    fixed.test(name.slice(name.indexOf(" ") + 1)) && standsAlone(name.split(" ", 1)[0]!);
  // "Bahlsen Leibniz Butterkeks": behind the first word a capital begins a brand.
  const isMisspelt = (name: string) =>
    (/^\p{Lower}/u.test(name) || name === words[0]) && known.isMisspelt(name);
  const knows = (name: string) =>
    isName(name) ||
    fixed.test(name) ||
    isPairName(name) ||
    isMisspelt(name) ||
    (knowsText(name) &&
      !isBesideFixed(name) &&
      (!name.includes(" ") || rarelyAlone.test(name) || !name.split(" ").every(standsAlone)));
  if (words.length < 2 || words.length > mostRunOn) return [piece];
  const core = coreOf(piece.text);
  // What stands around the names, such as a store at the end, stays with the outer ones.
  const at = piece.text.indexOf(core);
  const isInner = at >= 0 && core !== "" && !/^\d/u.test(piece.text);
  const staples = isInner ? innerStarts(piece.text, at, stapleStarts(core.split(/\s+/u))) : null;
  if (staples !== null && !fixed.test(core)) return partAt(piece, words, staples);
  if ([words, core.split(/\s+/u)].some((all) => all.length === 2 && ofSort.test(all[0]!))) return [piece];
  if (heldThing(piece.text) !== null || known.isTalk(piece.text) || isPairName(coreOf(piece.text)))
    return [piece];
  if (isFlavouredPair(core)) return [piece];
  // The engine knows "pan la leche", since it leaves out articles.
  const isOne = (text: string) => knowsText(text) && (isName(text) || !articleInside.test(text));
  if (isOne(piece.text) || /[()@:&+]/u.test(piece.text) || hasAnd(withoutPairs(piece.text))) return [piece];
  if (isOne(core) || hasFlavourBehind(core) || isPetFood(core)) return [piece];
  const inner = () => innerStarts(piece.text, at, shortestRunOn(core.split(/\s+/u), knows, isName, inList));
  const starts = shortestRunOn(words, knows, isName, inList) ?? (isInner ? inner() : null);
  if (starts === null) return [piece];
  const names = starts.map((start, index) => words.slice(start, starts[index + 1]).join(" "));
  // "tomattes cerises": the second may say which.
  if (names.length === 2 && words.some(isMisspelt)) return [piece];
  // "pizzas Picard": a brand behind a word without a capital
  const beginsBrand = (at: number) =>
    at > 0 && /^\p{Lower}/u.test(words[at - 1]!) && /^\p{Upper}\p{Lower}/u.test(words[at]!);
  if (starts.length < 4 && starts.some(beginsBrand)) return [piece];
  // "La Croix Sparkling Water", as a shop writes it
  const isTitled = words.every((word) => /^\p{Upper}/u.test(word));
  if (
    starts.length === 2 &&
    words.length > 2 &&
    words.length > starts[1]! + 1 &&
    isTitled &&
    !/[äöüß]/iu.test(piece.text)
  )
    return [piece];
  // "sugar-free jelly beans": a name goes on over the place between two others.
  const overPlace = words.slice(1, starts[1]).map((_, index) => words.slice(index + 1).join(" "));
  if (starts.length === 2 && overPlace.some(isName)) return [piece];
  // "frozen gyoza, mandarin orange chicken, bagels"
  const isOneName =
    starts.length === words.length && words.every((word) => /^\p{Alpha}+$/u.test(word) && !/s$/iu.test(word));
  // "dark chocolate peanut butter cups"
  const isOneOfTwo = starts.length === 2 && !/s$/iu.test(words[starts[1]! - 1]!) && !/\d/u.test(piece.text);
  if ((amongCommas && isOneName) || (hasCommas && isOneOfTwo)) return [piece];
  return partAt(piece, words, starts);
}

/** A text without the "and" of the names that have one: "peanut butter mac and cheese bananas". */
function withoutPairs(text: string): string {
  return text.replace(andBetween, (typed, before: string, after: string) =>
    isPairName(typed) ? `${before} ${after}` : typed,
  );
}

/** @param starts where each thing begins among the words */
function partAt(piece: Piece, words: readonly string[], starts: readonly number[]): Piece[] {
  return starts.map((start, index) => ({
    text: words.slice(start, starts[index + 1]).join(" "),
    joiner: index === 0 ? piece.joiner : "run",
    joined: index === 0 ? piece.joined : "",
  }));
}

/** By language: names that never say of what sort another of them is. */
const stapleNames = [
  "leche pan huevos mantequilla azúcar harina sal agua patatas tomates cebollas plátanos manzanas fruta verdura zanahorias ajos limones pimientos pepinos calabacines lechuga",
  "lait pain œufs oeufs beurre sucre farine sel eau tomates oignons bananes pommes carottes levure poireaux courgettes concombres yaourts",
  "milch brot butter eier zucker mehl salz wasser käse wurst kartoffeln tomaten zwiebeln bananen äpfel zahnpasta shampoo duschgel deo seife klopapier waschmittel spülmittel knoblauch gurken möhren karotten grillkohle senf paprika zucchini pilze champignons auberginen radieschen trauben erdbeeren zitronen orangen birnen",
  "milk bread butter yogurt shampoo conditioner toothpaste deodorant mouthwash detergent eggs bananas apples onions potatoes tomatoes carrots",
  "champú desodorante acondicionador suavizante lejía detergente esponjas servilletas",
  "shampoing dentifrice déodorant lessive javel",
].map((names) => new Set(names.split(" ")));

/** Beside two others these are things as well: "milk bread cheese", not "cheese bread". */
const besideTwo = new Set(
  "cheese pasta bacon ham beer wine coffee tea juice sugar flour salt soap".split(" "),
);

/** "leche pan", "du lait du pain": where each thing begins when all are staples of one language; else null. */
function stapleStarts(words: readonly string[]): number[] | null {
  for (const names of stapleNames) {
    const isName = (word: string) =>
      names.has(word.toLowerCase()) ||
      (words.length > 2 && names.has("milk") && besideTwo.has(word.toLowerCase()));
    const starts: number[] = [];
    let next = 0;
    while (next < words.length) {
      const hasArticle = /^(?:du|des)$/iu.test(words[next]!);
      if (!isName(words[next + (hasArticle ? 1 : 0)] ?? "")) break;
      starts.push(next);
      next += hasArticle ? 2 : 1;
    }
    if (next === words.length && starts.length > 1) return starts;
  }
  return null;
}

/** Where things begin in a text, by where they begin in its part from `at` on; the first has what stands before that, too. */
function innerStarts(text: string, at: number, starts: readonly number[] | null): number[] | null {
  const before = text.slice(0, at).split(/\s+/u).filter(Boolean).length;
  return starts?.map((start, index) => (index === 0 ? 0 : start + before)) ?? null;
}

/** "canned tuna in": the rest of it follows. */
const dangling =
  /\s(?:in|of|with|for|without|mit|für|ohne|aus|von|im|zum|de|del|con|en|sin|para|à|au|aux|du|des|avec|sans|pour)(?: (?:the|my|our|den|die|das|el|la|los|las|le|les))?$|(?<!vitamin\p{Alpha}?) (?:an?|the|eine?|une?|una)$/iu;

/** "with olive oil", "de sidra": it belongs to what stands before it. French "de la" begins a thing. */
const leading =
  /^(?:de(?! l[a'’])|von|vom|by|del|of|with|without|mit|ohne|con|sin|avec|sans|à|au|aux|in|for|für|para|pour)\s/iu;

/** "grillées", "congelées", "frozen": they say of what sort another thing is. */
function isNoNoun(text: string): boolean {
  return (
    isSort(text) ||
    (/^\p{Lower}{3,}ée?s?$/u.test(text) &&
      !/^(?:caf|comt|bl|th|pât|pur|canap|pav|poir|cor|ros)ée?s?$/u.test(text))
  );
}

/** "the bread the milk": an article begins a thing, and is none. */
const articleAlone = /^(?:the|an?|der|die|das|den|el|l[oa]s?|les?)$/iu;
const articleAhead = /^(?:the|der|die|das|den|el|los|las) (?=\p{Alpha}{3})/iu;
/** An article of another thing, unlike in "sal de la tierra". */
const articleInside =
  /(?<=\p{Alpha}{3})(?<!(?:^|\s)(?:de|d['’]|a|à|con|en|sur|of|for|from|with|on|in|at|by|von|mit|auf|aus|für|in|an|para|por|sin|y|et|e|and|und|dans|avec|sans|pour|sous|over|under|like|qui|que)) (?:the|die|das|den|el|l[oa]s?|les?) (?=\p{Alpha}{3})/iu;

/** "5w30", "2T": part of another name, but for a name of the list such as "7up". */
function isCode(text: string, isName: (name: string) => boolean): boolean {
  return /^\d\S*\p{Alpha}\S*$/u.test(text) && !isName(text);
}

/** Where each of the fewest known names begins that make up all the words; null when they are no run-on. */
function shortestRunOn(
  words: readonly string[],
  knows: (name: string) => boolean,
  isName: (name: string) => boolean,
  inList: boolean,
): number[] | null {
  type Way = { starts: number[]; amounts: number };
  const ways: (Way | null)[] = [{ starts: [], amounts: 0 }];
  for (let end = 1; end <= words.length; end += 1) {
    let best: Way | null = null;
    for (let start = Math.max(0, end - mostWords - 3); start < end; start += 1) {
      const before = ways[start] ?? null;
      if (before === null) continue;
      const text = words.slice(start, end).join(" ");
      if (
        (start > 0 && isPreparation(text)) ||
        dangling.test(text) ||
        // "mum's socks"
        /['’]s$/iu.test(text) ||
        leading.test(text) ||
        (start > 0 && /^d['’]/iu.test(text)) ||
        articleAlone.test(text) ||
        (articleInside.test(text) && !isName(text)) ||
        isNoNoun(text) ||
        // "süßen Senf": before a noun, which German writes with a capital
        (/^\p{Lower}{3,}e[nrsm]?$/u.test(text) && /^\p{Upper}\p{Lower}/u.test(words[end] ?? "")) ||
        // "three tins of chopped | tomatoes"
        (end < words.length &&
          /(?:^| )\p{Lower}{3,}ed$/u.test(text) &&
          mayBePreparation(words[end - 1]!) &&
          !isName(text)) ||
        isCode(text, isName) ||
        // "detergente 3 en 1"
        /^\d (?:en|in) (?:\d|un[oa]?|one|eins)$/iu.test(text) ||
        // "comté 18 mois"
        (start > 0 &&
          /^\d{1,2} (?:mois|months?|monate?|meses|ans|años|jahre?|years?|jours|days|tage|días)$/iu.test(
            text,
          )) ||
        // "bière 1664"
        (start > 0 && /^\d+$/u.test(text)) ||
        (start > 0 && /^\p{Alpha}+ \d+$/u.test(text) && bindsNumber(words[start]!))
      )
        continue;
      const bare = text.replace(partitive, "").replace(articleAhead, "");
      const { name, parsedQuantity } = parseItemName(text);
      // "une petite" | "bouteille d'eau"
      if (parsedQuantity !== null && isSort(name)) continue;
      const withAmount = parsedQuantity !== null && text.endsWith(name) && name !== text;
      const isHeld = knows(withAmount ? name : text) && (parsedQuantity === null || withAmount);
      if (!isHeld && (bare === text || !knows(bare) || eaters.test(bare) || isShop(bare))) continue;
      const isMarked = withAmount || (bare !== text && !knows(text));
      const way = { starts: [...before.starts, start], amounts: before.amounts + (isMarked ? 1 : 0) };
      if (best === null || way.starts.length < best.starts.length) best = way;
    }
    ways[end] = best;
  }
  const way = ways[words.length];
  if (way === null || way === undefined || way.starts.length < 2) return null;
  const firstEnd = words[way.starts[1]! - 1]!;
  // "spinach eggs butter", "ham batteries crackers": nothing tastes of batteries.
  const isOfSeveral =
    stapleStarts(words.slice(1)) !== null || (way.starts.length === 3 && /[^su]s$/iu.test(words[1]!));
  if (words.length < 4 && isFlavoured(words) && !isOfSeveral) return null;
  if (rarelyAlone.test(words.join(" "))) return null;
  // Two singular words are mostly one thing ("bread milk"), since the first says which ("chocolate milk").
  // "body soap": only one of two is a name that everybody has.
  const [one = "", other = "", ...more] = articleAlone.test(words[0]!) ? words.slice(1) : words;
  const isUneven = more.length === 0 && isName(one) !== isName(other);
  // "2 telera rolls": the amount is of both.
  const isCounted = hasAmount(words.join(" "));
  // "queso feta": the second says which.
  const isKind = kinds.test(words.join(" "));
  const isPair =
    /(?<![siu])s$/iu.test(firstEnd) ||
    (inList && !isKind && !isFlavour(firstEnd) && !isUneven && !isCounted) ||
    (way.starts[1]! > 1 && words.length - way.starts[1]! > 1);
  const second = words.slice(way.starts[1]).join(" ");
  return way.starts.length > 2 || way.amounts > 1 || begins.test(second) || hasAmount(second) || isPair
    ? way.starts
    : null;
}

/** "pastillas antical": what is said of which sort by the next word. */
const ofSort =
  /^(?:pastillas|tabletas|bolsas|toallitas|pastilles|sacs|lingettes|cápsulas|capsules|dosettes|croquettes|pilas|piles|bombillas|ampoules|tortitas)$/iu;
const kinds =
  /^(?:queso|fromage) (?:feta|cheddar|gouda|brie|mozzarella|parmesano|parmesan|manchego|edam|emmental|roquefort|azul|crema|cottage|ricotta|cabrales|havarti)$|^(?:salsa|sauce) (?:pesto|soja|teriyaki|barbacoa|barbecue|tomate|césar|tártara|curry)$/iu;

/** A number or an article begins another thing. */
const begins = new RegExp(`^\\d|${articleAhead.source}`, "iu");

/** Words for those whom a thing is for: "croquettes du chien". */
const eaters = /^(?:chiens?|chats?|bébés?|enfants?|perros?|gatos?|bebés?|niñ[oa]s?|hund|katze)$/iu;
