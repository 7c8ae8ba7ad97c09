import { readAmount } from "./amount.ts";

/** Days between repeats that can be chosen. */
export const repeatDays = [7, 14, 21, 30, 35, 42, 49, 60, 90, 150, 180] as const;

const spans: [days: number, words: string][] = [
  [1, "days?|tage?n?|d[ií]as?|jours?"],
  [7, "weeks?|wks?|wochen?|semanas?|semaines?"],
  [14, "fortnights?"],
  [30, "months?|monate?n?|mes(?:es)?|mois"],
  [90, "quarters?|quartale?|trimestres?"],
];
const every =
  "(?:once )?(?:every|each)|(?:once|twice|[12] ?x|(?:1|one) time) (?:an?|per|every)|(?:ein|zwei|[12] ?)mal (?:pro|im|in der|die|alle)|[12] ?x (?:pro|im|die)|alle|jede[nrs]?|(?:(?:una|1) vez|(?:dos|2) veces|[12] ?x) (?:cada|al|a la|por)|" +
  "cada|todos los|todas las|(?:(?:une|deux|[12]) fois|[12] ?x) (?:par|tous les|toutes les)|tous les|toutes les|aux(?= (?:deux|trois|quatre|six|\\d) (?:semaines|mois))|chaque";
const phrase = new RegExp(
  `(?<![\\p{Alpha}\\d])(?:${every})\\s+(?:(\\d{1,3}\\.?(?=\\s*\\p{Alpha})|(?:a )?(?:couple|few)(?: of)?|\\p{Alpha}{2,9}|2nd)\\s*(?<=[\\s\\d.]))?(?:${spans.map(([, words]) => `(${words})`).join("|")})(?!\\p{Cased})`,
  "iu",
);
const numbers: Record<string, number> = {
  other: 2,
  second: 2,
  "2nd": 2,
  zweite: 2,
  zweiten: 2,
  quince: 15,
  couple: 2,
  few: 3,
  paar: 2,
  anderen: 2,
};

const weekdays =
  "mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|montage?|dienstage?|mittwoche?|donnerstage?|freitage?|" +
  "samstage?|sonnabende?|sonntage?|wochenenden?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|fin(?:es)? de semana|" +
  "lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|week-?ends?";
const shortDays = "mon|tues?|wed|thurs?|thur|fri|sat|sun|mo|di|mi|do|fr|sa|so";
const moreDays = `(?:(?:\\s*,|\\s+(?:and|und|y|e|et|&))\\s+(?:(?:every|jeden|cada|los|le|les)\\s+)?(?:${weekdays})(?!\\p{Cased}))*`;
const onWeekday = new RegExp(
  "(?<![\\p{Alpha}\\d])(?:" +
    `(?:(?:every|each|jede[nrsm]?|alle|cada|todos los|tous les|chaque|un)\\s+(?:(other|second|2nd|zweiten?|2\\.|dos|deux|sobre dos|sur deux)\\s+)?(?:${weekdays}|(?<=(?:every|each|jeden)\\s)(?:${shortDays}))(\\s+(?:sur deux|sí y otro no))?(?!\\p{Cased})${moreDays})|` +
    `(?:on (?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)|(?:immer )?(?:montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags)|los (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados|domingos))${moreDays}` +
    ")(?!\\p{Cased})",
  "iu",
);
/** "twice a month" is every two weeks, "twice a year" every half a year. */
const often: [days: number, pattern: RegExp][] = [
  [
    14,
    /(?<![\p{Alpha}\d])(?:(?:twice|2 ?x) (?:a|per|every) month|(?:zweimal|2 ?mal|2 ?x) (?:im|pro) monat|(?:dos veces|2 veces|2 ?x) (?:al|por) mes|(?:deux|2) fois par mois|une semaine sur deux|una semana sí y otra no|toutes les quinzaines)(?!\p{Cased})/iu,
  ],
  [
    180,
    /(?<![\p{Alpha}\d])(?:(?:twice|two times|2 ?x) (?:a|per|every) year|(?:zweimal|2 ?mal|2 ?x) (?:im|pro) jahr|(?:dos|2) veces (?:al|por) año|(?:deux|2) fois (?:par|l['’]) ?an(?:née)?|(?:alle|jede[sn]?|cada|tous les|every) (?:halbe(?:s|n)? jahre?|half(?: a)? year|medio año))(?!\p{Cased})/iu,
  ],
  [
    90,
    /(?<![\p{Alpha}\d])(?:(?:four times|4 ?x) (?:a|per|every) year|(?:viermal|4 ?mal|4 ?x) (?:im|pro) jahr|(?:cuatro|4) veces (?:al|por) año|(?:quatre|4) fois (?:par|l['’]) ?an(?:née)?)(?!\p{Cased})/iu,
  ],
];
/** "on the first of each month", "am Ersten jeden Monats", "el primer día de cada mes", "tous les premiers du mois" */
const monthly = new RegExp(
  "(?<![\\p{Alpha}\\d])(?:" +
    [
      "(?:on )?(?:the )?(?:1st|first|15th|last day) of (?:the|every|each) month",
      "(?:on |at )?(?:the )?(?:first|last|start|beginning|end) (?:day )?of (?:every|each) month",
      "(?:immer )?(?:am|zum|jeden) (?:ersten|1\\.|fünfzehnten|15\\.|letzten|anfang|ende)(?: tag)? (?:jede[sn]|eines jeden|des) monats|(?:immer )?(?:am|zum) monats(?:ersten|anfang|ende)|jeden monats(?:ersten|anfang)",
      "(?:(?:siempre )?(?:el |a )?(?:primer día|primeros|primero|día (?:1|uno|primero|quince|15)|último día|principios|finales) de (?:cada|todos los) mes(?:es)?)",
      "(?:(?:tous les |chaque |le )(?:premiers?|1ers?|quinze|15)(?: jours?)? (?:du|de chaque) mois|(?:au début|à la fin|en début) de chaque mois|chaque (?:début|fin) de mois)",
    ].join("|") +
    ")(?!\\p{Cased})",
  "iu",
);
/** "twice a week": the shortest interval that there is. */
const twice = /^(?:twice|2 ?x|zweimal|2 ?mal|(?:dos|2) veces|(?:deux|2) fois)/iu;

const adverbs: [days: number, words: string][] = [
  [7, "weekly|wöchentlich|einmal wöchentlich|semanal(?:mente)?|hebdomadaire(?:ment)?"],
  [14, "bi-?weekly|fortnightly|(?:zwei|14-|vierzehn)(?:wöchentlich|tägig)|quincenal(?:mente)?"],
  [30, "monthly|monatlich|mensual(?:mente)?|mensuel(?:le(?:ment)?)?"],
  [60, "bi-?monthly|zweimonatlich|bimestral"],
  [90, "quarterly|vierteljährlich|trimestral(?:mente)?|trimestriel(?:le(?:ment)?)?"],
  [180, "half-yearly|semi-annually|halbjährlich|semestral(?:mente)?"],
];
const lastAdverb = new RegExp(
  `(?<=[\\s(])(?:${adverbs.map(([, words]) => `(${words})`).join("|")})(?=\\)?\\s*$)`,
  "iu",
);

const firstAdverb = new RegExp(
  `^(?:${adverbs.map(([, words]) => `(${words})`).join("|")})(?=\\s*[:,]|\\s+(?!(?:(?:\\p{Alpha}+ )?(?:planners?|calendars?|organi[sz]ers?|pill box(?:es)?|pass(?:es)?|travelcards?)|magazines?|newspapers?|diar(?:y|ies)|tickets?|bill|planer|kalender|zeitung|zeitschrift|monatskarte)(?!\\p{Cased})))`,
  "iu",
);

export type RepeatWords = { days: number; start: number; end: number };

/** "every 2 weeks", "alle zwei Wochen", "cada mes": anywhere in the text. */
export function findRepeat(text: string): RepeatWords | null {
  for (const [days, pattern] of often) {
    const found = pattern.exec(text);
    if (found !== null) return { days, start: found.index, end: found.index + found[0].length };
  }
  const first = monthly.exec(text);
  if (first !== null) return { days: 30, start: first.index, end: first.index + first[0].length };
  const match = phrase.exec(text);
  if (match === null) return findWeekday(text);
  const [typed, number, ...units] = match;
  const times = number === undefined ? 1 : timesOf(number.toLowerCase());
  const span = spans[units.findIndex(Boolean)]![0];
  if (twice.test(typed) && span !== 7) return null;
  const days = times === null ? null : nearestOption(times * span);
  return days === null ? null : { days, start: match.index, end: match.index + typed.length };
}

/** "every monday", "jeden zweiten Freitag", "los lunes" behind "todos". */
function findWeekday(text: string): RepeatWords | null {
  const match = onWeekday.exec(text);
  if (match === null) return null;
  const [typed, other, after] = match;
  const days = other === undefined && after === undefined ? 7 : 14;
  return { days, start: match.index, end: match.index + typed.length };
}

/** Whether a text says on which day of the week something repeats: "every friday", "los lunes". */
export function namesWeekday(text: string): boolean {
  return onWeekday.test(text);
}

/** "weekly", "monatlich": only behind a name, since "weekly planner" is one. */
export function findRepeatAdverb(text: string): RepeatWords | null {
  const match = lastAdverb.exec(text);
  if (match === null) return null;
  const days = adverbs[match.slice(1).findIndex(Boolean)]![0];
  return { days, start: match.index, end: match.index + match[0].length };
}

/** "biweekly paper towels", "wöchentlich Milch": only before a text that is no name together with it. */
export function findRepeatAdverbAtHead(text: string): RepeatWords | null {
  const match = firstAdverb.exec(text);
  if (match === null) return null;
  const days = adverbs[match.slice(1).findIndex(Boolean)]![0];
  return { days, start: 0, end: match[0].length };
}

/** "weekly" behind a comma, or by itself in brackets. */
export function findRepeatAlone(text: string): RepeatWords | null {
  const repeat = findRepeat(text) ?? findRepeatAdverb(` ${text}`);
  if (repeat === null) return null;
  const shift = findRepeat(text) === null ? 1 : 0;
  return { ...repeat, start: repeat.start - shift, end: repeat.end - shift };
}

function timesOf(word: string): number | null {
  const plain = word.replace(/^a | of$|\.$/gu, "");
  const amount = readAmount(plain, 0);
  return numbers[plain] ?? (amount?.end === plain.length ? amount.low : null);
}

/** "every 4 weeks" is a month; what is more than a tenth away from every choice is none. */
function nearestOption(days: number): number | null {
  const nearest = repeatDays.reduce((best, option) =>
    Math.abs(option - days) < Math.abs(best - days) ? option : best,
  );
  return Math.abs(nearest - days) <= nearest / 10 ? nearest : null;
}
