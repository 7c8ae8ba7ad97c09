/** Words of requests and times, in which people swap two letters when they type fast; no names of things. */
const words = [
  "need needs want forget remember please could would should have some more every week weeks month months tomorrow today your with running grab bring another",
  "brauchen brauche braucht kaufen holen bringen mitbringen besorgen bitte kannst könntest vergiss nicht noch auch jede jeden alle woche wochen monat fehlt fehlen haben hätte eine einen kein keine mehr danke heute morgen",
  "necesitamos necesito compra comprar falta faltan favor porfa también semana semanas cada trae traer olvides olvidar queda quedan mañana otra apunta añade",
  "besoin faut faudrait acheter achète prends prendre ramène oublie oublier chaque semaine semaines mois encore aussi merci peux pourrais avec demain manque ajoute",
].flatMap((list) => list.split(" "));

/** What some of these become is a word, too. */
const otherWords = new Set([
  "lale",
  "ekin",
  "tare",
  "mios",
  "tora",
  "monta",
  "prender",
  "omis",
  "toady",
  "garb",
]);

const swapped = new Map<string, string>();
for (const word of words)
  for (let at = 0; at < word.length - 1; at += 1) {
    const form = word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
    if (form !== word && !otherWords.has(form)) swapped.set(form, word);
  }
for (const word of words) swapped.delete(word);
for (const [form, word] of [
  ["teh", "the"],
  ["yuo", "you"],
  ["adn", "and"],
  ["udn", "und"],
  ["uqe", "que"],
] as const)
  swapped.set(form, word);

/** Other errors in the same words. */
const misspelt: [RegExp, string][] = [
  [/(?<!\p{Cased})(?:f[o]?rget?t?|foget|forgt|forgte|frget)(?= (?!me)\p{Alpha})/giu, "forget"],
  [/(?<!\p{Cased})(?:nedd|neeed+|neet)(?= \p{Alpha})/giu, "need"],
  [/(?<!\p{Cased})(?:pl[aeo]se|plaes)(?!\p{Cased})/giu, "please"],
  [/(?<!\p{Cased})(?<=every |\d |other |this |next )we+k(s?)(?!\p{Cased})/giu, "week$1"],
  [/(?<!\p{Cased})(?:vegiss|vergis|vegis|vergisss|fergiss)(?= )/giu, "vergiss"],
  [/(?<!\p{Cased})(?:braucen|brauhen|brauchenn|bruchen|brachen)(?= )/giu, "brauchen"],
  [/(?<!\p{Cased})ne[csz]e[csz]it(o|amos)(?!\p{Cased})/giu, "necesit$1"],
  [/(?<!\p{Cased})por ?fabor(?!\p{Cased})/giu, "por favor"],
  [/(?<!\p{Cased})olbid(es|ar|éis)(?!\p{Cased})/giu, "olvid$1"],
  [/(?<!\p{Cased})conpr(a|ar|ad|ame)(?!\p{Cased})/giu, "compr$1"],
  [/(?<=(?<!\p{Cased})n['’])(?:oubli|oublis|oubly)(?= pas)/giu, "oublie"],
  [/(?<!\p{Cased})(?:bessoin|besoins|besoint|bezoin)(?= d)/giu, "besoin"],
  [/(?<!\p{Cased})il (?:fo|faud|faux|fautt)(?= )/giu, "il faut"],
  [/(?<!\p{Cased})ach[eé]tte(?= )/giu, "achète"],
  [/(?<!\p{Cased})prens(?= )/giu, "prends"],
];

const aWord = /(?<![\p{Alpha}\p{N}'’@.-])\p{Alpha}{3,12}(?![\p{Alpha}\p{N}'’@-])/gu;

/** A text whose words of requests are spelt as usual: "wir brauhcen Milch" becomes "wir brauchen Milch". */
export function withTypingErrorsMended(text: string, knows: (name: string) => boolean): string {
  const spelt = text.replace(aWord, (typed) => {
    const word = swapped.get(typed.toLowerCase());
    if (word === undefined || knows(typed)) return typed;
    return /^\p{Upper}/u.test(typed) ? word[0]!.toUpperCase() + word.slice(1) : word;
  });
  return misspelt.reduce((done, [error, word]) => done.replace(error, word), spelt);
}
