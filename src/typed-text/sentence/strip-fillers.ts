import { parseItemName } from "../parse-name.ts";
import { findRepeat } from "../repeat-words.ts";
import {
  head,
  nearly,
  needsComma,
  onlyFillers,
  partedPrefix,
  partedVerb,
  tail,
  thought,
  within,
} from "./filler-words.ts";
import { functionWordsAhead, functionWordsBehind } from "./function-words.ts";

/** Articles and words that may begin the name of a product. */
const article =
  /^(?:the|our|my|your|those|these|that|der|den|die|das|dem|unsere?n?|meine?n?|el|la|los|las|nuestr[oa]s?|mis?|le|les|l['’]|d['’]|del?|notre|nos|mes|mon|ma)$/iu;
/** Brands that begin with an article. */
const articleBrands =
  /^(?:the (?:laughing cow|honest|ginger people|body shop|north face|pioneer woman|happy egg|good crisp)|la (?:vache|vaca que ríe|croix|lechera|preferida|costeña|morena|choy|banderita|tortilla|victoria|española|masía|piara|laitière|roche|tourangelle|colombe|baleine|bella|cocinera|asturiana|gula|chinata)|el (?:paso|monterey|milagro|yucateco|pozo|jimador|almendro|gaitero|caserío)|le (?:petit|rustique|creuset|gaulois|ster|pain quotidien)|les (?:2|deux) vaches|die (?:limo|gute|ärzte)|der grüne|los pollos|las (?:palmas|fuentes)|l['’](?:or[eé]al|occitane)|de (?:cecco|kuyper)|del (?:monte|valle|maguey|taco))(?!\p{Cased})/iu;
/** The partitive and elided articles of French; a brand with one is written with capitals ("L'Oréal"). */
const elided = /^(?:(?:de )?l['’]|d['’])(?=\p{Lower})/u;
const articleLed =
  /^(?:the|our|my|your|der|den|die|das|el|la|los|las|le|les|des|du|de la|(?:de )?l['’]|d['’]|de|ni de|ni)(?:\s+|(?<=['’]))(?=\S)/iu;
const ambiguous =
  /^(?:ja|yes|yeah|yep|sí|oui|like|plus|right|so|oh|well|now|or|maybe|mejor|usted|just|only|list|doch|halt|need|want|take|put|note|quick|missing|luego|este|pon|e|y|on|bon|ben|noch|nur|mal|na|wieder|er+m?|up|hey|hi|hello|hallo|hola|bueno|pero|mira|donc|alors|encore|sinon|mom|mum|dad|darling|honey|babe|google|alexa|siri|actually|basically)$/iu;
/** The engine knows "just eggs" as well. */
const lightAdverb =
  /^(?:pick up|like|just|only|also|nur|auch|noch|solo|sólo|también|juste|seulement|aussi)\s+(?=\S)/iu;

export type Stripped = { text: string; left: string[] };

/** Removes filler words from both ends of a text and out of it. A known name stays as it is. */
export function stripFillers(given: string, knows: (name: string) => boolean): Stripped {
  const left: string[] = [];
  const take = (removed: string) => void left.push(removed);
  let text = given.replace(within, (removed, offset: number) => {
    take(removed);
    // "no beans please, just rice": the comma still separates what stands around it.
    return removed.endsWith(",") && /[^\s,]\s*$/u.test(given.slice(0, offset)) ? "," : "";
  });
  text = text.replace(/\s+/gu, " ").trim();
  let hasPartedVerb = false;
  for (let changed = true; changed;) {
    changed = false;
    hasPartedVerb ||= partedVerb.test(text);
    const thinking = thought.exec(text);
    if (
      thinking !== null &&
      (/\S\s+\S/u.test(thinking[0].trim()) || knows(text.slice(thinking[0].length)) || !knows(text))
    ) {
      take(thinking[0]);
      text = text.slice(thinking[0].length);
      changed = true;
      continue;
    }
    const elision = elided.exec(text);
    if (elision !== null && !articleBrands.test(text) && knows(text.slice(elision[0].length))) {
      take(elision[0]);
      text = text.slice(elision[0].length);
      changed = true;
      continue;
    }
    const near = nearly.exec(text);
    if (near !== null && parseItemName(text.slice(near[0].length)).parsedQuantity !== null && !knows(text)) {
      take(near[0]);
      text = text.slice(near[0].length);
      changed = true;
      continue;
    }
    const light = lightAdverb.exec(text);
    if (light !== null && knows(text.slice(light[0].length))) {
      take(light[0]);
      text = text.slice(light[0].length);
      changed = true;
      continue;
    }
    if (knows(text) && !isLedByArticle(text, knows) && functionWordsAhead(text.split(" ")) < 2) break;
    const found = head.exec(text);
    if (found !== null && found[0] !== "") {
      const rest = text.slice(found[0].length).trim();
      if (rest === "" || mayDrop(found[0], rest, left.at(-1) ?? "", knows)) {
        take(found[0]);
        text = rest;
        changed = true;
        continue;
      }
    }
    const words = text.split(" ");
    const ahead = articleBrands.test(text) ? 0 : functionWordsAhead(words);
    if (ahead > 0) {
      take(words.slice(0, ahead).join(" "));
      text = words.slice(ahead).join(" ");
      changed = true;
      continue;
    }
    const last = tail.exec(text) ?? (hasPartedVerb ? partedPrefix.exec(text) : null);
    if (last !== null) {
      take(last[0]);
      const rest = text.slice(last.index + last[0].length);
      text = text.slice(0, last.index).replace(/[\s,;:–-]+$/u, "") + rest;
      changed = true;
      continue;
    }
    const behindIt = functionWordsBehind(words);
    if (behindIt > 0 && behindIt < words.length) {
      take(words.slice(-behindIt).join(" "));
      text = words.slice(0, -behindIt).join(" ");
      changed = true;
    }
  }
  if (!knows(text) && onlyFillers.test(text)) {
    take(text);
    text = "";
  }
  return { text, left };
}

/** Whether an article stands before a known name; the engine knows a long name with one in front as well. */
function isLedByArticle(text: string, knows: (name: string) => boolean): boolean {
  const led = articleLed.exec(text);
  return led !== null && !articleBrands.test(text) && knows(firstOf(text.slice(led[0].length)));
}

/** The first of several things. */
const firstOf = (text: string): string =>
  text.split(/,|\s(?:and|und|y|e|et|with|mit|con|avec)\s/iu, 1)[0]!.trim();

/** Whether the first words of a text are a known name. */
function knowsBeginning(text: string, knows: (name: string) => boolean): boolean {
  const words = text.split(" ", 4);
  return words.some((_, at) => at > 0 && knows(words.slice(0, at).join(" ")));
}

/**
 * Whether a word at the head can go, behind the filler words `before`. An article can when other filler words went before it, or a known name follows; a word
 * that may begin a name, when a comma, more filler words or a known name follow.
 */
function mayDrop(word: string, rest: string, before: string, knows: (name: string) => boolean): boolean {
  const isFurther = before !== "";
  const bare = word.replace(/[\s,:!.…-]+$/u, "");
  const first = firstOf(rest);
  const isParted = /[,:!.…]/u.test(word);
  if (articleBrands.test(word + rest)) return false;
  if (knows(`${word}${first}`.trim()) && !isLedByArticle(word + rest, knows)) return false;
  const isKnown = knows(first) || knowsBeginning(first, knows);
  const isRepeat = findRepeat(word + rest)?.start === 0;
  if (/^(?:the|our|my|your|el|la|los|las|le|les)$/u.test(bare) && /^\p{Lower}/u.test(rest) && !isRepeat)
    return true;
  if (/^(?:den|dem|unser\p{Alpha}*|meine?n?|nuestr[oa]s?|mis?|notre|nos|mes|mon|ma)$/u.test(bare))
    return true;
  if (/^(?:noch|auch|bitte)$/iu.test(bare) && /^\p{Alpha}{3}/u.test(rest)) return true;
  if (bare === "mal" && /^\p{Upper}\p{Lower}{3}/u.test(rest)) return true;
  // "und die Wochenendzeitung"
  if (/^(?:den|die|das)$/u.test(bare) && /^\p{Upper}\p{Lower}{3}/u.test(rest)) return true;
  // "die guten Brötchen"
  if (/^(?:der|die|das)$/u.test(bare) && /^\p{Lower}+e[nr]? \p{Upper}/u.test(rest)) return true;
  if (article.test(bare)) return isFurther || isKnown || /^\d/u.test(rest) || isParted;
  if (!ambiguous.test(bare) && !needsComma.test(bare)) return true;
  // "get honey, tea" is about honey, unlike "hi honey, get tea".
  if (needsComma.test(bare) && knows(bare) && !/^(?:hi|hey|hello|hiya|thanks?)[\s,!]*$/iu.test(before))
    return head.test(rest) && !/^(?:and|plus|also|or|und|oder|y|o|et|ou)(?!\p{Cased})/iu.test(rest);
  if (isFurther || isParted) return true;
  if (needsComma.test(bare)) return head.test(rest);
  return (
    knows(first) ||
    head.test(rest) ||
    parseItemName(rest).parsedQuantity !== null ||
    / (?:and|und|y|e|et) |,/iu.test(rest)
  );
}
