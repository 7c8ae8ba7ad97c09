import { findStore, type NamedStore, type StoreWords } from "../match-store.ts";
import { parseItemName } from "../parse-name.ts";
import { aimAhead, aimOf, someoneOf, withoutDefinite } from "./aims.ts";
import { asksFor } from "./asking.ts";
import { countWords } from "./count-words.ts";
import { heldThing, withOneAhead } from "./further-vessels.ts";
import { withAmountAhead, withoutSecondMeasure } from "./measures-in-names.ts";
import { withoutPictures } from "./pictures.ts";
import { changedWords, inUsualForm } from "./usual-amounts.ts";
import { findRepeat, findRepeatAdverbAtHead, repeatDays } from "../repeat-words.ts";
import { cutOut, type ParseContext } from "./parse-context.ts";
import type { Draft } from "./shared-parts.ts";
import { eachBehind, hasAmount, isSpokenQuantity, milkByFat, withoutHowLarge } from "./spoken-amounts.ts";
import type { Piece } from "./known.ts";
import { remarkAt } from "./remarks.ts";
import { findStorePhrase, type StorePhrase } from "./store-phrase.ts";
import { findDaily, findTimeAtEnd, findTimeAtHead, receiverAtEnd } from "./time-words.ts";
import { findShopAhead, findShopBehind } from "./shops.ts";
import { endsInMaterial, parseHeld, withVesselInName } from "./vessel-names.ts";

/** "candles for the birthday" says what they are for; "charbon pour barbecue" is what it is called. */
const forOneOfOurs =
  /^(?:for|für|para|pour) (?:the|die|das|de[rn]|el|la|los|las|le|les|l['’])(?!\p{Cased})/iu;
const ledByFor = /^(?:for|by|für|fürs|bis|zum|para|pour)\s/iu;
const toTaste = /^(?:n\. ?b\.|nach belieben|to taste|al gusto|au goût)\s+(?=\S)/iu;
const dayAhead = /^(?:today|tonight|tomorrow|heute|morgen|übermorgen|hoy|aujourd['’]hui|demain|ce soir) /iu;
/** "some", "ein bisschen": no amount is said. */
const someAhead =
  /^(?:some|etwas|(?:(?:ein|nen?) (?:klein )?)?(?:bisschen|bissl|wenig)|un (?:petit )?peu (?:de (?:la |l['’])?|du |des |d['’])|un (?:poco|poquito|poquitín) del?|algo de|a (?:(?:tiny|little) bit|little|bit|touch|tad)(?: of)?)(?:\s+|(?<=[ '’]))(?!(?:for|of|to|für|von|zu|zum|para|pour|from|at|more)(?!\p{Cased}))(?=\S)/iu;
/** "Tortilla wraps £1.10", on a receipt */
const priceAtEnd =
  /(?<=\p{Alpha}[^£€$]*)\s+(?:[-–—=]\s)?((?:[£€$]|EUR|CHF|USD|GBP)\s?\d{1,4}(?:[.,]\d{2})?|\d{1,4}[.,]\d{2}\s?(?:[€£$]|EUR|CHF|euros?))$/iu;
/** "gift card (50 €)" */
const priceInBrackets =
  /\s*\(((?:[£€$]|EUR|CHF|USD|GBP)\s?\d{1,4}(?:[.,]\d{2})?|\d{1,4}(?:[.,]\d{2})?\s?(?:[€£$]|EUR|CHF|euros?|dollars?))\)$/iu;
const paidCard = /card|voucher|gutschein|guthaben|tarjeta|vale|bon(?: |$)|carte|chèque|cheque/iu;
/** A word for something that can't be bought by itself: what it is for stays with it ("something for dinner"). */
const vague =
  /^(?:(?:a few|some|several|a couple of|ein paar|unas|un par de|quelques|des|deux trois|deux ou trois) )?(?:bits(?: (?:and|n) (?:bobs|pieces))?|odds and ends|kleinigkeiten|dinge|cositas|cosillas|bricoles|petites choses|something|anything|everything(?: else)?|(?:the )?(?:rest|others?)|stuff|things?|food|some|all|etwas|was|irgendwas|alles(?: andere)?|(?:der |den )rest|alles übrige|sachen|algo|cosas|todo(?: lo demás)?|lo (?:demás|otro)|el resto|quelque chose|un truc|trucs|choses|tout|(?:tout )?(?:le )?reste)$/iu;

export function isVagueThing(text: string): boolean {
  return vague.test(text.trim());
}

/** Several things without a name: "a few bits", before a list of them. */
const someThings =
  /^(?:bits(?: (?:and|n) (?:bobs|pieces))?|odds and ends|(?:the )?following(?: things)?|(?:das )?folgende[ns]?(?: (?:sachen|dinge))?|lo siguiente|ce qui suit|les choses suivantes|things|stuff|kleinigkeiten|dinge|sachen|cosas|cositas|cosillas|trucs|choses|bricoles|petites choses)$/iu;

export function namesNoThing(name: string): boolean {
  return someThings.test(name.trim());
}

const countWordAtEnd = new RegExp(
  `^(\\p{Alpha}[\\p{Alpha} '’-]{2,40}?) (?:(?:unos|unas|about|around|like|etwa|so|environ) )?(${countWords})$`,
  "iu",
);

/** "cebollas tres": a count in words behind a known name stands before it, as others do. */
function withCountInFront(text: string, { known }: ParseContext): string {
  const [, name, count] = countWordAtEnd.exec(text.trim()) ?? [];
  if (name === undefined || !known.knows(known.coreOf(name)) || known.isName(text)) return text;
  return `${count} ${known.strip(name)}`;
}

/** The thing in a text that was split off; null when there is none. */
export function readThing(
  { text: piece, joiner, portions }: Pick<Piece, "text" | "joiner" | "portions">,
  context: ParseContext,
): Draft | null {
  const notes: string[] = [];
  const usual = inUsualForm(piece);
  if (usual !== piece) context.use(changedWords(piece, usual));
  const counted = withCountInFront(usual, context);
  let text = context.strip(
    counted
      .replace(faces, "")
      .replace(/[!?]+(?=\s*\()/gu, "")
      .replace(/^['’](?=ne?n?\s)/iu, "")
      .replace(/^n (?=\p{Alpha}{3})/iu, "ein ")
      .replace(packOf, "$1$2 pack")
      .replace(/(?<=\d ?er)-(?=pack(?!\p{Cased}))/iu, " ")
      .replace(packBehind, "$2 pack $1")
      .replace(oneOfThose, "$1 ")
      .replace(/^un[oa]s (?!cuant|poc)(?=\p{Alpha}{3})/iu, "")
      .replace(/^an?\s+(?=\d)/iu, "1 ")
      .replace(/^(?:an?|one)\s+(\S.*) or two$/iu, "1-2 $1")
      .replace(milkByFat, "$1 milk")
      .replace(halfOf, "½ "),
  );
  // "bueno y unas servilletas"
  const article = /^un[oa]s (?!cuant|poc)(?=\p{Alpha}{3})/iu.exec(text)?.[0] ?? "";
  context.leave(article);
  text = text.slice(article.length);
  const remark = remarkAt(text);
  if (remark > 0) {
    notes.push(text.slice(remark).trim());
    text = text.slice(0, remark);
  }
  const price = priceAtEnd.exec(text);
  if (price !== null && !paidCard.test(text)) {
    notes.push(price[1]!);
    text = text.slice(0, price.index);
  }
  const priced = priceInBrackets.exec(text);
  if (priced !== null) {
    notes.push(priced[1]!);
    text = text.slice(0, priced.index);
  }
  const taste = toTaste.exec(text);
  if (taste !== null) {
    context.leave(taste[0]);
    text = text.slice(taste[0].length);
  }
  const shop = findShopBehind(text, context.stores);
  if (shop !== null) {
    notes.push(shop[0].trim());
    text = text.slice(0, shop.index);
  }
  const shopAhead = findShopAhead(text, context.stores);
  if (shopAhead !== null) {
    notes.push(shopAhead[0].replace(/[\s,:]+$/u, ""));
    text = text.slice(shopAhead[0].length);
  }
  const little = someAhead.exec(text)?.[0] ?? "";
  const isOfThing = !/^algo/iu.test(little) || context.known.knows(text.slice(little.length));
  if (isOfThing && !context.known.isName(text)) {
    context.leave(little);
    text = context.strip(text.slice(little.length));
  }
  // "…, and for tonight pizza", "…, tomorrow 2 avocados"
  // The engine knows "tomorrow milk" as well.
  const isOnlyName = dayAhead.test(text) ? context.known.isName(text) : context.known.knows(text);
  const timeAhead = joiner === "first" || isOnlyName ? null : findTimeAtHead(text);
  const behindTime = timeAhead === null ? "" : text.slice(timeAhead.end).trim();
  const hasTimeAhead =
    timeAhead !== null && behindTime !== "" && (ledByFor.test(text) || hasAmount(behindTime));
  if (hasTimeAhead) {
    notes.push(timeAhead.note);
    text = context.strip(text.slice(timeAhead.end));
  }
  const aim = hasTimeAhead || context.known.knows(text) ? null : aimAhead.exec(text);
  if (aim !== null) {
    notes.push(aim[1]!);
    text = text.slice(aim[0].length);
  }
  let store: NamedStore | null = null;
  let isBehind = false;
  let isAheadOfAll = false;
  let isDaily = false;
  const times: string[] = [];
  // Both can stand behind the other: "milk at Costco tomorrow", "milk tomorrow at Costco".
  for (let turn = 0; turn < 2; turn += 1) {
    const phrase: StorePhrase | null = store === null ? findStorePhrase(text, context.stores) : null;
    if (phrase !== null && (phrase.start > 0 || phrase.end < text.length)) {
      store = phrase.store;
      isBehind = phrase.start > 0;
      isAheadOfAll = !isBehind;
      context.leave(text.slice(phrase.start, phrase.nameAt));
      text = cutOut(text, phrase.start, phrase.end);
      if (isAheadOfAll) text = withoutDefinite(text, context);
    }
    // "milk for saturday @Costco"
    const sign: StoreWords | null =
      store === null && text.includes("@") ? findStore(text, context.stores) : null;
    if (sign !== null && sign.start > 0 && /^[\s.!]*$/u.test(text.slice(sign.end))) {
      store = sign.store;
      isBehind = true;
      text = cutOut(text, sign.start, sign.end);
    }
    const isWhole = context.known.isName(text);
    const time = findRepeat(text) === null && !isWhole ? findTimeAtEnd(text) : null;
    // "charbon pour barbecue" is what it is called.
    const isCalledSo =
      time !== null && ledByFor.test(time.note) && !forOneOfOurs.test(time.note) && context.known.knows(text);
    if (time !== null && !isCalledSo && time.start > 0 && !isVagueThing(text.slice(0, time.start))) {
      notes.push(time.note);
      times.push(time.note);
      text = cutOut(text, time.start, time.end);
    }
    const day = isDaily || isWhole ? null : findDaily(text);
    if (day !== null && day.end - day.start < text.length) {
      isDaily = true;
      notes.push(day.note);
      times.push(day.note);
      text = cutOut(text, day.start, day.end);
    }
    // "hay for the rabbit every two weeks"
    const often = findRepeat(text);
    const oftenAt =
      often !== null && often.start > 0 && often.end === text.length ? often.start : text.length;
    const ahead = text.slice(0, oftenAt).trimEnd();
    const receiver = isWhole
      ? null
      : (receiverAtEnd.exec(ahead) ?? someoneOf(ahead, context) ?? aimOf(ahead, context));
    if (receiver !== null && receiver.index > 0 && !isVagueThing(ahead.slice(0, receiver.index))) {
      notes.unshift(receiver[0].trim());
      text = `${ahead.slice(0, receiver.index)} ${text.slice(oftenAt)}`.trimEnd();
    }
    text = context.strip(text.replace(/\s[-–—]+$/u, ""));
  }
  // "from Lidl some halloumi"
  if (isAheadOfAll) text = context.strip(text.replace(someAhead, ""));
  // "eye drops at the pharmacy before 7 pm"
  const laterShop = shop === null ? findShopBehind(text, context.stores) : null;
  if (laterShop !== null) {
    notes.push(laterShop[0].trim());
    text = text.slice(0, laterShop.index);
  }
  text = withoutSecondMeasure(text, notes).replace(packInBrackets, " ($1 pack)");
  const inBrackets = /\s*\(([^()]{1,40})\)$/u.exec(text);
  if (inBrackets !== null && parseItemName(text).parsedQuantity === null && isSpokenQuantity(inBrackets[1]!))
    text = `${inBrackets[1]} ${text.slice(0, inBrackets.index)}`;
  if (
    !/[\p{Alpha}\p{N}\p{Extended_Pictographic}]/u.test(`x${text}`.replace(faces, "").slice(1)) ||
    context.isTalk(text)
  ) {
    context.leave(text);
    return null;
  }
  context.use(text);
  const withEach = text;
  text = withoutEach(text);
  const isEachBefore = withEach !== text;
  const about = aboutBefore.exec(text)?.[0] ?? "";
  context.leave(about);
  if (about !== "") text = text.replace(about, " ");
  if (!endsInMaterial(text)) text = withOneAhead(text, context.known) ?? text;
  const held = context.known.isName(text) || endsInMaterial(text) ? null : heldThing(text);
  if (held !== null) {
    context.use(held.vessel);
    text = `${held.count} ${held.name}`;
  }
  const sized = context.known.isName(text) ? null : withoutHowLarge(text);
  if (sized !== null) {
    text = sized.text;
    notes.unshift(sized.note);
  }
  // "…, wöchentlich Bergkäse"
  const adverb = context.known.isName(text) ? null : findRepeatAdverbAtHead(text);
  if (adverb !== null) text = context.strip(text.slice(adverb.end));
  if (!context.known.isName(text)) text = withAmountAhead(withoutPictures(text, context));
  const entry = parseHeld(text.replace(/[\s,;:.!?…]+$/u, ""), context.stores);
  const { quantity, parsedQuantity, parsedSize, intervalDays } = entry;
  if (entry.note !== null) notes.unshift(entry.note);
  const own = entry.storeId === null ? store : context.stores.find(({ id }) => id === entry.storeId)!;
  const thing = {
    name: withoutLink(context.strip(entry.name) || entry.name),
    quantity,
    parsedQuantity,
    parsedSize: parsedSize ?? held?.vessel ?? null,
    note: notes.length === 0 ? null : notes.join(", "),
    store: own,
    // The shortest repeat; the note says that it is every day.
    intervalDays: intervalDays ?? adverb?.days ?? (isDaily ? repeatDays[0] : null),
    words: piece,
    joiner,
  };
  Object.assign(thing, withVesselInName(thing, text));
  // "una Coca-Cola de 2 litros"
  if (thing.parsedQuantity === "1 ×" && thing.parsedSize !== null && amountBehindOf.test(text)) {
    const [amount, ...unit] = thing.parsedSize.split(" ");
    Object.assign(thing, { parsedQuantity: amount, parsedSize: unit.join(" ") });
  }
  // "Dübel 8mm" are dowels of a size.
  if (thing.parsedSize === "mm" && text.startsWith(thing.name))
    Object.assign(thing, { name: text, quantity: 1, parsedQuantity: null, parsedSize: null });
  if (portions !== undefined && thing.parsedQuantity === null) {
    const { quantity, parsedQuantity } = parseItemName(`${portions.count} zorp`);
    Object.assign(thing, { quantity, parsedQuantity, parsedSize: portions.of });
    context.use(`${portions.count} ${portions.of}`);
  }
  const isAhead = eachAhead.test(withEach) || eachAfterAmount.test(withEach);
  const isEach = isAhead ? "behind" : isEachBefore ? "before" : null;
  const hasStoreBehind = isBehind || (store === null && own !== null && !text.startsWith("@"));
  const hasRepeatBehind = (intervalDays !== null && findRepeat(text)?.start !== 0) || isDaily;
  return {
    thing,
    joiner,
    hasStoreAhead: isAheadOfAll,
    hasStoreBehind,
    hasRepeatBehind,
    hasRepeatAhead: thing.intervalDays !== null && !hasRepeatBehind,
    asksAnew: joiner === "and" && asksFor(usual),
    timeAhead: hasTimeAhead ? timeAhead.note : "",
    timeBehind: times.join(", "),
    isEach,
  };
}

/** "una Coca-Cola de 2 litros": the size behind is the amount. */
const amountBehindOf = /^(?:an?|eine?n?|un[ae]?) .* (?:de|of|von|mit|à) \d/iu;

/** "agua de 8 litros": the word before the size. */
function withoutLink(name: string): string {
  return name.replace(/(?<=\p{Alpha}{3}) (?:de|of|von|à)$/iu, "");
}

/** "two of those big bottles", "dos de esas botellas" */
const oneOfThose = new RegExp(
  `^(one|eine?[ns]?|un[oa]|une?|${countWords}|\\d{1,2}) (?:of (?:the|those|these|your)|von (?:den|diesen|deinen)|de (?:es[oa]s|est[oa]s|l[oa]s|aquell[oa]s|ces))\\s+(?=\\S)`,
  "iu",
);
/** "beer (pack of 6)" */
const packInBrackets = / \((?:pack|paquete|lot) (?:of|de|von|à) (\d{1,2})\)$/iu;
/** "a six-pack of soda" */
const packBehind =
  /^(\D\S*(?: \D\S*){0,5}?),? (?:(?:an?|une?|un|1) )?(?:pack|paquete|lot) (?:of|de|von|à) (\d{1,2})$/iu;
const packOf = /^((?:an?|one)\s+)?(four|six|eight|ten|twelve)-pack(?!\p{Cased})/iu;

const eachAhead = /^(?:je|jeweils)\s+(?=\S)/iu;
const eachAfterAmount = /(?<=^\S+(?: \S+)?) each(?= of )/iu;
const eachBefore =
  /(?<=\S)\s+(?:je|jeweils)\s+(?=\d|(?:eine?n?|zwei|drei|vier|fünf|sechs|zehn)(?!\p{Cased}))/iu;

/** "Sprite je 2 Flaschen", "2 bottles of Sprite each": the amount counts for the things before it as well. */
function withoutEach(text: string): string {
  return text
    .replace(eachAhead, "")
    .replace(eachAfterAmount, "")
    .replace(eachBefore, " ")
    .replace(eachBehind, "");
}

/** "une demi-pastèque" */
const halfOf = /^une? demie?-(?=(?!sel|écr|heure|livre|litre|kilo|douz|bout|bag)\p{Alpha}{3})/iu;
/** "bacon about 300 g" */
const aboutBefore =
  / (?:ca\.?|circa|etwa|ungefähr|so|about|around|roughly|approx\.?|unos|aprox\.?|environ)\s+(?=\d)/iu;
/** Faces and hands, which are no things: "milk 😊". */
const faces =
  /(?<=\S)\s*[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}\u{1F44B}-\u{1F44F}\u{1F495}-\u{1F49F}❤☺]\p{M}*[\u{1F3FB}-\u{1F3FF}]?/gu;
