import type { TaggedToken } from "../tagger/tag-text.ts";
import { isSpeakerOrTask, mayAsk } from "./asked-names.ts";
import { hasEverydayWord, hasOnlyEverydayWords } from "./everyday-words.ts";
import type { ReadThing } from "./read-text.ts";

/** Longer texts of which nothing was read are talk. */
const longest = 120;
/** Each known name but the likeliest has a word that the tagger takes for a thing's with this probability at least. */
const leastOfOthers = 0.5;

/** What stands for a thing that another clause names. */
const standsForIt =
  /^(?:(?:(?:some|a) )?(?:new|fresh)(?: ones?)?|back|more|some|one|neue[nrs]?|frische[nrs]?|ersatz|welche[ns]?|das nervt|nachschub|(?:tráe|cómpra|cóge|pílla|búsca|pon)(?:l[oa]s?|me|nos)*|otr[oa]s?|más|nuev[oa]s?|(?:à |la |le |les )?(?:remplacer|racheter|réapprovisionner|reprendre)|davantage|aller|y aller|(?:une )?(?:autre|nouvelle)|garde-l[ae])$/iu;

/** Whether nothing that a text names was read, at most what stands for it: "frische" of "Milch ist umgekippt, brauchen frische". */
export function namesNothing(things: readonly ReadThing[]): boolean {
  return things.every(({ name }) => standsForIt.test(name));
}

/** What is there, was bought or is not wanted any more. */
const notNeeded = new RegExp(
  "(?<!\\p{Cased})(?:" +
    [
      "thanks for|thank you (?:for|so)|amazing|delicious|already|(?<!not |n['’]t |never |be )(?:plenty|enough|loads|lots|heaps)(?! (?:for|of us)(?!\\p{Cased}) .*n['’]t)|no need|need ?n['’]?t|no longer|(?:don['’]?t|doesn['’]?t|didn['’]?t|do not|does not|won['’]?t|not|nobody|no one|never|stop|needn['’]t)(?: \\p{Alpha}+)? (?:needs?|needing|bother|worry|buy|buying|get|getting|bring|add|order|waste|have to)(?! any more(?=,)|to forget)|skip|scratch|cross|tick|remove|delete|drop|leave|hold off|cancel|still (?:have|some|got|lots|there|plenty|full|half)|(?:we|i)(?:['’]ve| have) (?:still |now |just )*(?:got|found|bought|ordered)|(?:i|we|mum|mom|dad|he|she|they|gran\\p{Alpha}*|somebody|someone)(?:['’]s|['’]ve)? (?:just )?(?:bought|ordered|fetched|brought)(?! no(?:thing|ne)?(?!\\p{Cased}))|all set|stocked|sorted|covered|taken care|changed (?:my|our) mind|can wait|instead|do without|not necessary|is full|are full",
      "danke für|(?:schon|bereits|eh|ja) (?:da|gekauft|geholt|besorgt|mitgebracht|bestellt|eingekauft|gekümmert|\\p{Alpha}+ge(?:kauft|holt|bracht))|noch (?:genug|da(?! ?\\?)|welche|viel|jede menge|voll|eine|zwei|reichlich|vorrat|massig|massen)|(?<!nicht )(?:mehr als )?genug|nicht (?:nötig|notwendig|kaufen|holen|besorgen|mitbringen|mitnehmen|mehr (?:kaufen|holen|besorgen|nötig|gebraucht))|(?:brauchst|brauchen|braucht|musst|müssen|müsst|brauch)(?: (?:du|wir|ihr|sie|mir|uns|man|heute|diese|woche|dafür|extra|keine?n?|nix|nichts|also|die|das|den|\\p{Alpha}+))* (?:nicht|net|nimmer|kein\\p{Alpha}*|nix|nichts)(?! vergessen)|kein(?:e|en)? (?:\\p{Alpha}+ )?(?:mehr )?(?:kaufen|holen|besorgen|mitbringen|mitnehmen|nötig|bedarf)|streich|lösch|weglassen|weglass|abgehakt|erledigt|verzichten|reicht (?:noch|locker|für|bis)|abbestell|hab(?:e|en)? (?:ich|wir) (?:\\p{Alpha}+ )*(?:gekauft|geholt|besorgt|mitgebracht|bestellt|dabei|daheim|da)|hat (?:\\p{Alpha}+ )*(?:gekauft|geholt|besorgt|mitgebracht|geschenkt|übrig)|bringt (?:\\p{Alpha}+ )*mit|steht noch|liegt noch|im überfluss|in massen|doppelt",
      "ya (?:l[oa]s? |se |yo |me )*(?:compr|tra[jí]|teng|tenem|tiene|hay|est|pasé|fui|cog|agarr|encarg|ped|ped|h[ae]|repuse|consegu|llev)\\p{Alpha}*|gracias por|todav[ií]a (?:hay|queda|tenemos|tengo)|a[uú]n (?:hay|queda|tenemos|tengo)|de sobra|sobra|suficiente(?<!no hay suficiente|no tenemos suficiente|no queda suficiente)|bastante(?<!no hay bastante|no tenemos bastante|no queda bastante)|no (?:hace falta|hacen falta|necesit\\p{Alpha}+|es necesario|compr(?:es|éis|en|e)|traigas|traigan|traiga|cojas|pilles|falta(?! nada)|te preocupes|te molestes|tienes que|hay que|hay necesidad)|quita|borra|elimina|tacha|saca(?! )|olv[ií]date|deja|cancela|anula|sáltate|lleno|llena|mucha|much[ií]sim[oa]|estamos bien|acabo de (?:comprar|volver)|ayer|sin problema|apareció|encontré|nadie (?:quiere|usa|come)|paso de|pasamos de",
      "(?:merci pour|finalement (?:pas|non)|n['’]ach[eè]t\\p{Alpha}* (?:pas|plus)|pas de \\p{Alpha}+ pour moi|déjà|encore (?:assez|plein|de la|du|des|un|une)|assez(?<!pas assez)|plein|pas besoin|plus besoin|inutile|pas la peine|(?:n['’]en|ne) (?:pren(?:ds|ez)|ach[eè]t\\p{Alpha}*|rach[eè]t\\p{Alpha}*|repren(?:ds|ez)) (?:pas|plus)|laisse(?:z)?|oubli(?:e|ez) (?:la|le|les)(?! .*pas)|raye|barre|supprime|enlève|retire|efface|annule|coche|suffi\\p{Alpha}*(?<!ne suffi\\p{Alpha}*)|on en a(?! (?:plus|pas|besoin))|j['’]en ai(?! (?:plus|pas|besoin))|il en reste|y en a(?! (?:plus|pas|presque))|trop(?! peu)|j['’]ai (?:\\p{Alpha}+ )?(?:pris|acheté|trouvé)|a (?:\\p{Alpha}+ )?(?:pris|acheté|apporté|donné|rapporté)|apporte(?! (?:-|moi))|ramènent|largement|débord\\p{Alpha}*|croule|tranquilles?|parés?|peut attendre)",
    ].join("|") +
    ")(?!\\p{Cased})",
  "iu",
);

/** "Why does nobody ever buy milk?" */
const complains = /^(?:why|how come|warum|wieso|weshalb|¿?por qué|pourquoi|pq|pk)(?!\p{Cased})/iu;

/**
 * The names of things in a text of which nothing was read, though it asks for something: "no hay suficiente leche", "where did all the
 * milk go? buy more".
 */
export function wantedNames(text: string, tokens: () => readonly TaggedToken[]): string[] {
  if (text.length > longest || text.includes("\n") || !mayAsk(text)) return [];
  if (notNeeded.test(text) && !complains.test(text)) return [];
  const runs = knownRuns(tokens()).filter(
    (run) =>
      mayName(text.slice(run[0]!.start, run.at(-1)!.end)) &&
      !isSpeakerOrTask(text, run[0]!.start, run.at(-1)!.end),
  );
  const likelyOf = (run: readonly TaggedToken[]) => Math.max(...run.map(({ likely }) => likely.thing));
  const best = runs.toSorted((one, other) => likelyOf(other) - likelyOf(one))[0];
  return runs
    .filter((run) => run === best || likelyOf(run) >= leastOfOthers)
    .map((run) => text.slice(run[0]!.start, run.at(-1)!.end));
}

/** "20 min late" */
const timeUnit = /^(?:mins?|hrs?|std)$/iu;

/** Whether a stretch of known words may be a thing's name: "today" is none. */
export function mayName(words: string): boolean {
  return !hasEverydayWord(words) && !hasOnlyEverydayWords(words) && !timeUnit.test(words);
}

/** The runs of words that are in known names. */
export function knownRuns(tokens: readonly TaggedToken[]): TaggedToken[][] {
  const runs: TaggedToken[][] = [];
  for (const [index, token] of tokens.entries()) {
    if (!token.isKnown) continue;
    const last = runs.at(-1);
    if (last !== undefined && tokens[index - 1] === last.at(-1) && token.gap === "space") last.push(token);
    else runs.push([token]);
  }
  return runs;
}
