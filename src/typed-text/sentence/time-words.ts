const days = {
  en: "mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?",
  de: "montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag",
  es: "lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo",
  fr: "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche",
};
const holidays = {
  en: "christmas(?: eve)?|easter|thanksgiving|new year(?:['’]?s(?: eve| day)?)?|halloween",
  de: "weihnachten|heiligabend|ostern|silvester|neujahr",
  es: "navidad|nochebuena|nochevieja|semana santa|año nuevo",
  fr: "noël|pâques|le nouvel an",
};

const phrases = [
  `(?:(?:for|by|on|until|till|before) )?(?:the |this |next |this coming )?(?:${days.en}|${holidays.en})(?: (?:morning|afternoon|evening|night))?`,
  "(?:(?:for|by|until|till|before) )?(?:today|tonight|tomorrow(?: (?:morning|afternoon|evening|night))?|the day after tomorrow|(?:this |the |next )?weekend|(?:this|next) (?:week|evening|afternoon|morning))",
  "(?:(?:für|bis|vor|ab|zum) )?(?:heute(?: abend| mittag| nachmittag)?|morgen(?: früh| abend| mittag| nachmittag| vormittag)?|übermorgen|(?:nächste|diese) woche)",
  `(?:für|fürs|bis|bis zum|am|zum|vor|vorm|an) (?:den |dem |diesen |nächsten |kommenden )?(?:${days.de}|${holidays.de}|wochenende)(?:abend|morgen|mittag|nachmittag)?`,
  `(?:dieses|nächstes) wochenende|(?:diesen|nächsten) (?:${days.de})`,
  "(?:(?:para|antes de|hasta) )?(?:hoy|pasado mañana|mañana(?: por la (?:mañana|tarde|noche))?|esta (?:noche|tarde|semana)|este fin de semana|la semana que viene|la próxima semana)",
  `(?:para|antes de|hasta) (?:el |la |este |esta )?(?:próximo )?(?:${days.es}|${holidays.es}|fin de semana|cena de (?:hoy|mañana))`,
  `(?:este|el próximo) (?:${days.es})|el (?:${days.es})(?: que viene)?`,
  "(?:(?:pour|avant|d['’]ici) )?(?:aujourd['’]hui|demain(?: matin| soir| midi)?|après-demain|ce (?:soir|midi|week-?end)|la semaine prochaine|cette semaine)",
  `(?:pour|avant|d['’]ici) (?:le |ce |la )?(?:${days.fr}|${holidays.fr}|week-?end)(?: prochain| soir| matin| midi)?|(?:ce )?(?:${days.fr}) (?:prochain|soir|matin)`,
];
/** A bare short name of a day ("sun", "sat") is a word of its own; it takes a preposition. */
const bareShort = /^(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)$/iu;
const any = phrases.map((phrase) => `(?:${phrase})`).join("|");
const atEnd = new RegExp(`(?<=^|[\\s,(])(?:${any})[\\s.!?)]*$`, "iu");
const atHead = new RegExp(`^(?:${any})(?=$|[\\s,:])[\\s,:]*`, "iu");

export type TimeWords = { note: string; start: number; end: number };

/** When a thing is needed ("tomorrow", "for sunday", "bis morgen"), at the end of a text. */
export function findTimeAtEnd(text: string): TimeWords | null {
  const match = atEnd.exec(text);
  return match === null ? null : found(match);
}

/** The same at the head of a text: it counts for all that follows. */
export function findTimeAtHead(text: string): TimeWords | null {
  const match = atHead.exec(text);
  return match === null || match[0].length === text.length ? null : found(match);
}

function found(match: RegExpExecArray): TimeWords | null {
  const note = match[0].replace(/[\s,:.!?)]+$/u, "");
  return bareShort.test(note) ? null : { note, start: match.index, end: match.index + match[0].length };
}
