import { countWords } from "./count-words.ts";
import { someDay } from "./time-words.ts";

/** What is dictated before a cupboard, without a pause: "piment ist leer lorbeerblätter sind noch da und dann brauchen wir …". */

type Language = "en" | "de" | "es" | "fr";
/** How a thing that is missing, and one that is there, are told in the words of the other rules. */
const sentences: Record<Language, { missing: string; there: string }> = {
  en: { missing: "we need ", there: "we already have " },
  de: { missing: "wir brauchen ", there: "wir haben noch " },
  es: { missing: "hace falta ", there: "ya tenemos " },
  fr: { missing: "il faut ", there: "on a déjà " },
};

/** Behind a thing: it is missing, or it is there. */
const behind: Record<Language, { missing: string; there: string }> = {
  en: {
    missing:
      "(?:is|are|['’]s|has|have)(?: (?:all|almost|nearly|completely|also|now|just|both|totally))* (?:gone|finished|empty|out|missing|run out|running low|low|used up)",
    there:
      "(?:is|are|['’]s) (?:(?:still|also|all|both) )*(?:(?:half )?full|fine|okay|ok|good|here|there|left over(?: from last \\p{Alpha}+)?|(?:in|under|behind|on) the \\p{Alpha}+)(?: too| as well)?|(?:we|i)(?:['’]ve)?(?: still)? (?:have|got)(?: (?:loads|plenty|lots|enough|some|tons)(?: of)?)?(?=$| (?:and|but|so|um+|uh+|oh|then|yes|puff)(?!\\p{Cased}))|there['’]?s (?:still )?plenty(?! of)|i already (?:bought|got)(?: (?:yesterday|today))?(?=$| (?:and|but|so|um+|uh+)(?!\\p{Cased}))|(?:my|the) \\p{Alpha}+ is bringing",
  },
  de: {
    missing:
      "(?:ist|sind|is)(?: (?:fast|schon|bald|auch|leider|jetzt|so gut wie|komplett|ganz))* (?:leer|alle|aus|weg|ausgegangen|aufgebraucht|knapp)|(?<!(?<!\\p{Cased})(?:es|uns|mir|dann|noch|und|auch|was) )fehl(?:t|en)(?: auch)?(?! (?:uns|mir|noch|dann|auch)(?!\\p{Cased}))|(?<!(?<!\\p{Cased})(?:dann|und|noch|auch|also|außerdem|äh|ähm|so|\\p{Alpha}+tag|morgen|jetzt) )(?:brauchen wir|brauche? ich|bräuchten wir)(?: (?:auch|noch|dringend|wieder))*(?=$| (?:und|aber|äh|ähm|ach|dann|oh)(?!\\p{Cased}))",
    there:
      "(?:ist|sind|is)(?: (?:auch|noch|ja|alle))* (?:da|genug da|voll|okay|ok|gut|vorhanden|genug)(?: im \\p{Alpha}+| in der \\p{Alpha}+)?|(?:haben wir|hab(?:e)? ich|hamma)(?: (?:auch|noch|ja|schon|genug|massig|reichlich|viel|da))+(?: (?:im|in der|auf dem|aufm|unterm|vom|am) \\p{Alpha}+)?(?! \\p{Alpha}*ge\\p{Alpha}+(?:t|en)(?!\\p{Cased}))|hat \\p{Alpha}+ (?:schon|bereits) (?:gekauft|geholt|besorgt|mitgebracht)|brauchen wir (?:(?:gerade|diesmal|heute) )?nicht|bring(?:t|en) (?:die |der )?\\p{Alpha}+ mit",
  },
  es: {
    missing:
      "(?:está|están) (?:casi )?(?:vací[oa]s?|acabad[oa]s?)|(?<!(?<!\\p{Cased})(?:y|no|me|nos|luego|también|que) )(?:sí que )?hacen? falta(?=$| (?:y|pero|eh|luego)(?!\\p{Cased}))|(?<!(?<!\\p{Cased})(?:eso|así|que) )sí(?=$)",
    there:
      "(?<!(?<!\\p{Cased})no )(?:(?:todavía|aún|ya) )?(?<!(?<!\\p{Cased})(?:no|nos|me|de|que) )(?:quedan?|hay|tengo|tenemos)(?: (?:bastantes?|de sobra|un montón|también|todavía|medio \\p{Alpha}+))*(?=$| (?:y|pero|eh|así|luego|hacen?|faltan?|necesito|no|se)(?!\\p{Cased}))|(?:está|están) bien|(?:esta vez )?no hacen? falta(?=$| (?:y|pero|eh)(?!\\p{Cased}))|(?:nos )?l[oa]s? trae (?:mi )?\\p{Alpha}+|ya l[oa]s? (?:compré|compramos|tengo|tenemos|cogí)(?: (?:ayer|hoy|yo))?|ya (?:l[oa]s? )?tienen?(?: en (?:la |el )?\\p{Alpha}+)?",
  },
  fr: {
    missing:
      "(?:est|sont) (?:presque )?(?:finie?s?|vides?|terminée?s?)|(?:j['’]en ai|on en a|(?:il )?y en a) (?:presque )?plus(?: du tout)?|se terminent?(?=$| (?:et|mais))",
    there:
      "(?:ça va|c['’]est bon)(?! j['’])|(?:il en reste|(?:il )?y en a|on en a|j['’]en ai|(?:il|elle) en a)(?: encore)?(?: (?:un|une|deux) (?:demi-)?\\p{Alpha}+| plein| assez| acheté hier)?(?=$| (?:et|mais|donc|alors|puis|euh|les?|la|du|des)(?!\\p{Cased})| l['’])|c['’]est (?:ma |mon |la )?\\p{Alpha}+ qui (?:les |l['’]|la |le )apporte|pas cette fois",
  },
};

const day = `(?:(?:for|by|für|bis|para|pour|avant|antes de) (?:(?:the|my|our|die|den|das|el|la|los|las|les?|mi|tonight['’]s) |l['’])?(?:${someDay}|\\p{Alpha}{3,}(?: cake| party| salad)?) )?`;
/** Ahead of what is needed, or of what is there. */
const ahead: Record<Language, { missing: string; there: string }> = {
  en: {
    missing:
      "what (?:we|i) need (?:is|are)|what['’]s missing is|(?<!(?:are|is) what )(?:we|i)(?:['’]ll|['’]d)?(?: (?:also|still|really|just))* need|(?:the|my|our) \\p{Alpha}+ (?:is|are)(?: (?:almost|nearly))? out of|we['’]?(?:re| are) running (?:low on|out of)|we['’]?(?:re| are)(?: (?:almost|nearly))? out of|(?:we|i) could (?:really )?do with|get me|don['’]?t forget|we['’]?re missing",
    there:
      "there(?:['’]?s| is| are) (?:still )?(?:plenty of|loads of|lots of|enough|some)|\\p{Alpha}+ already (?:has|got|bought) the|(?:we|i)(?:['’]ve)? (?:still )?(?:have|got) (?:plenty|loads|enough|lots) of",
  },
  de: {
    missing:
      "(?<=^|(?<!\\p{Cased})(?:dann|und|noch|auch|also|außerdem|äh|ähm|so|\\p{Alpha}+tag|morgen|jetzt) )(?:brauchen wir|brauche? ich|bräuchten wir)(?: noch)?|was (?:wir brauchen|fehlt) (?:sind|ist)|wir brauchen|ich brauche?|es fehl(?:t|en)|wir haben keine?n?",
    there: "wir haben noch genug",
  },
  es: {
    missing:
      "lo que (?:falta|necesit(?:o|amos)|nos falta) (?:es|son)|(?:ya )?(?:se (?:me |nos )?(?:ha|han) (?:acabado|terminado)|no (?:nos |me )?quedan?|no hay)|(?:nos |me )?faltan?|(?<!no )hacen? falta|necesit(?:o|amos)|apunta(?: también)?|añade",
    there:
      "(?:en (?:el |la )\\p{Alpha}+ )?(?<!(?:que|porque|pues) )(?:ya|todavía|aún) (?:hay|quedan?|tengo|tenemos)(?= \\p{Alpha}{3,})(?! (?:que|pero|eh|luego|bastante|entonces|así|por|para)(?!\\p{Cased}))",
  },
  fr: {
    missing:
      "(?:il n['’]?)?y['’]? ?a plus d(?:e|u|es)?(?=['’ ])|il (?:me |nous )?(?:faut|manque|faudrait)|ajoute|on a besoin d(?:e|u|es)?(?=['’ ])",
    there: "il reste",
  },
};

const kinds = (["en", "de", "es", "fr"] as const).flatMap((language) =>
  (["missing", "there"] as const).flatMap((state) => [
    { language, state, isBehind: true, pattern: behind[language][state] },
    { language, state, isBehind: false, pattern: `${day}(?:${ahead[language][state]})` },
  ]),
);
type Kind = (typeof kinds)[number];
type Mark = { start: number; end: number; kind: Kind | null };

/** Sounds of thinking, and words that end what was told: they stand between things. */
const pauses =
  "uh+m?|um+|er+m?|hm+|mm+|ähm?|äh|öhm?|eh+|euh+|okay|ok|bon|pues|alors|a ver|oh|ah|ach ja|ah oui|ah sí|(?:now )?let['’]?s see|let me (?:think|see|look|check)|(?:(?:ne|nee|nein|ach) )?(?:warte )?ich (?:schaue?|gucke?)(?: (?:kurz|mal|eben|schnell))* nach|mal (?:schauen|sehen|gucken)|voyons|moment|(?:so|also) (?:not|nicht|den nicht|die nicht|das nicht)(?: (?:that|those|it|them))?|(?:so )?(?:skip|forget) (?:that|those|it|them)|así que n(?:o|ada)|donc non|das reicht|ça suffit|so yeah";
/** Where somebody stands and looks; no thing is told yet. */
const where = [
  "(?:i['’]?m )?(?:looking )?(?:in|into|at|under) (?:the|my) \\p{Alpha}+|(?:the |my )?(?:spice|medicine|bathroom|craft|tool|pet|school|garden|club|flat|kitchen|cleaning|sewing) (?:shelf|cabinet|box|corner|cupboard|stuff|shopping|bag|drawer)|(?:the )?(?:bathroom|pantry|shed)(?= (?:there|the|we|is)(?!\\p{Cased}))",
  "ich steh(?:e)?(?: jetzt)? (?:im|vor dem|vorm|in der) \\p{Alpha}+|(?:der |die |das |im |in der |am )?(?:\\p{Alpha}*schrank|hausapotheke|\\p{Alpha}+kiste|werkstatt|gefrierfach|kühltruhe|\\p{Alpha}+tasche|\\p{Alpha}+kram|schuppen|keller|wickeltisch|(?:wg )?einkauf)(?: (?:auf|durchgucken))?",
  "(?:estoy en|miro|abro|en) (?:el|la) \\p{Alpha}+|(?:el |la |los |mi )?(?:armario|botiquín|rincón|caja|cosas|bolsa|compra|taller|trastero|nevera|congelador|despensa)(?: (?:del|de(?: la| las| los)?) \\p{Alpha}+)?",
  "(?:je suis (?:dans|devant) |j['’]ouvre |à |dans )?(?:les? |la |l['’]|mon |ma )?(?:placard|armoire|cabane|coin|boîte|trucs|frigo|atelier|congélo|cartable|table|courses)(?: (?:à|de|du|des) (?:la |l['’])?\\p{Alpha}+(?: de bain)?)?",
].join("|");
const leads = `(?:(?:so|right|now|well|vale|bueno|also|${pauses}) )*`;
const sceneAhead = new RegExp(`^${leads}(?:${where}) ${leads}`, "iu");
let marksOf: RegExp | null = null;

/** What is told behind a thing, what asks for one, and pauses, in their order. */
function findMarks(text: string): Mark[] {
  marksOf ??= new RegExp(
    [
      ...kinds.map(({ pattern }) => `(?<=^|[ '’])(${pattern})(?=$| |['’])`),
      `(?<=^| )(?:${pauses})(?=$| )`,
    ].join("|"),
    "giu",
  );
  return [...text.matchAll(marksOf)].map((match) => {
    const at = match.slice(1, kinds.length + 1).findIndex((group) => group !== undefined);
    return { start: match.index, end: match.index + match[0].length, kind: kinds[at] ?? null };
  });
}

const fewestWords = 8;
const mostSubjectWords = 4;
const conjunction = / (?:and|but|und|aber|y|pero|et|mais) /giu;
const joining = `(?:and|but|und|aber|y(?! a )|pero|et|mais|then|dann|luego|puis|also|noch|auch|so|donc|yeah|yes|par contre|en revanche|${pauses})`;
const joins = new RegExp(`^(?:${joining}(?: |$))+|(?: ${joining})+$`, "giu");
const articles = /^(?:the|our|der|die|das|den|el|la|los|las|les?|des|du)$/iu;
const articleWithin = / (?:(?:the|our|der|die|das|el|la|los|las|les?) (?=\p{Alpha})|l['’](?=\p{Alpha}))/giu;
const article = /^(?:(?:the|our|my|der|die|das|den|el|la|los|las|les?|des|du|de la|de) |l['’]|de l['’])/iu;
/** "bamboo canes no the canes": what was named is there after all. */
const denied =
  /^(.*?) (?:ah |oh |ach )?(?:no|nein|non)(?: (?:wait|warte|espera|attends|quatsch|doch))?(?: (.*))?$/iu;
const endsInNo = / (?:no|nein|non)(?: (?:wait|warte|espera|attends|quatsch|doch))?$/iu;
const pronoun = /^(?:que|(?:de )?es[oa]s?|those|that|them|it|davon|die|das|ça|en)?$/iu;

const bareOf = (text: string) => text.trim().replace(joins, "").trim();
const wordsOfName = (name: string) => name.replace(article, "").toLowerCase().split(" ");

/** A text that was dictated without a pause with stops between what it tells; `knows` are names of things. */
export function withDictatedStops(text: string, knows: (name: string) => boolean): string {
  if (/[.,;:!?\n()@]/u.test(text.replace(/[.!?]\s*$/u, "")) || text.split(" ").length < fewestWords)
    return text;
  const all = findMarks(text);
  const told = all.filter(({ kind }) => kind !== null);
  if (told.length < 2 && !told.some(({ kind }) => kind!.state === "there")) return text;
  const parts = new Parts(knows);
  let from = sceneAhead.exec(text)?.[0].length ?? 0;
  /** Where the words behind an opener begin, when the part has one. */
  let opened: number | null = null;
  for (const { start, end, kind } of all) {
    if (start < from) continue;
    if (kind === null) {
      // "we need um ten sticks"
      if (hasOnlyAmount(text.slice(opened ?? from, start))) continue;
      parts.push(text.slice(from, start));
      from = end;
      opened = null;
    } else if (kind.isBehind) {
      const stretch = text.slice(opened ?? from, start);
      const isAlone = opened === null && (kind.state === "missing" || pairAhead.test(stretch));
      const subject = isAlone ? from : subjectStart(text, opened ?? from, start, knows, opened !== null);
      if (subject > from) parts.push(text.slice(from, subject));
      parts.tell(bareOf(text.slice(subject, start)), kind);
      from = end;
      opened = null;
    } else {
      parts.push(text.slice(from, start));
      from = start;
      opened = end;
    }
  }
  parts.push(text.slice(from));
  return parts.all.join(". ");
}

/** The sentences of a text, one after the other. */
class Parts {
  readonly all: string[] = [];
  private readonly knows: (name: string) => boolean;

  constructor(knows: (name: string) => boolean) {
    this.knows = knows;
  }

  push(part: string): void {
    const bare = bareOf(part);
    if (bare !== "") this.all.push(bare);
  }

  /** Adds that a thing is missing or there; what was named before and is there after all is taken out. */
  tell(named: string, { state, language }: Kind): void {
    const told = named.replace(/^(?:no|nein|non)(?= |$)\s*/iu, "");
    const last = this.all.at(-1) ?? "";
    const isDenied = told !== named || endsInNo.test(last);
    if (state === "there" && isDenied && (pronoun.test(told) || sharesWord(last, told))) {
      this.all.splice(-1, 1);
      this.push(this.withoutLast(last.replace(endsInNo, "")));
      return;
    }
    const [, before, after = ""] = denied.exec(named) ?? [];
    if (before === undefined) {
      if (state === "there" && pronoun.test(named)) this.takeLast();
      else if (named !== "") this.all.push(sentences[language][state] + named.replace(article, ""));
      return;
    }
    if (state === "missing") {
      this.push(before);
      this.all.push(sentences[language].missing + after.replace(article, ""));
    } else if (pronoun.test(after) || sharesWord(before, after)) this.push(this.withoutLast(before));
    else {
      this.push(before);
      this.all.push(sentences[language].there + after.replace(article, ""));
    }
  }

  private takeLast(): void {
    this.push(this.withoutLast(this.all.pop() ?? ""));
  }

  /** A text without its last thing. */
  private withoutLast(text: string): string {
    const end = `${text} `;
    return text.slice(0, subjectStart(end, 0, end.length, this.knows, / /u.test(text)));
  }
}

function sharesWord(one: string, other: string): boolean {
  const words = wordsOfName(other);
  return wordsOfName(one).some((word) => word.length > 3 && words.includes(word));
}

/** "Mehl und Zucker haben wir noch": both. */
const pairAhead = /^\s*(?:\p{Alpha}+ (?:and|und|y|et) \p{Alpha}+ ?)?$/iu;

const onlyAmount = new RegExp(
  `^\\s*(?:(?:${joining}) )*(?:an?|eine?n?|un[ae]?|${countWords}|\\d+)?\\s*$`,
  "iu",
);
function hasOnlyAmount(text: string): boolean {
  return onlyAmount.test(text);
}

/** Where the thing begins that something is told of, behind other things: at a conjunction, an article, or as a known name. */
function subjectStart(
  text: string,
  from: number,
  end: number,
  knows: (name: string) => boolean,
  isBehindOthers: boolean,
): number {
  const stretch = text.slice(from, end);
  const last = [...stretch.matchAll(conjunction)].at(-1);
  if (last !== undefined) {
    const at = last.index + last[0].length;
    const behind = stretch.slice(at).trimEnd();
    const named = [...behind.matchAll(articleWithin)].at(-1);
    if (named !== undefined) return from + at + named.index + 1;
    // "eine Packung Katzenmilch Streu haben wir noch"
    return onlyAmount.test(behind.split(" ", 1)[0]!) ? knownEnd(behind, end, knows) : from + last.index + 1;
  }
  if (!isBehindOthers) return from;
  return knownEnd(stretch, end, knows);
}

/** Where the known name at the end of a text begins, or its last word; `end` is the offset behind the text and a space. */
function knownEnd(text: string, end: number, knows: (name: string) => boolean): number {
  const words = text.trim().split(" ");
  const startOf = (count: number) => end - 1 - words.slice(-count).join(" ").length;
  for (let count = Math.min(mostSubjectWords, words.length - 1); count > 0; count -= 1) {
    const subject = words.slice(-count);
    if (articles.test(subject[0]!) || knows(subject.join(" "))) return startOf(count);
  }
  return startOf(1);
}
