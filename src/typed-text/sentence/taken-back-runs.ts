/** "bread wait no we have bread okay just butter": a thing that is taken back as somebody dictates, without punctuation. */

/**
 * Patterns of one language, with X for the name: the words of a correction, the words ahead of the verb, the verb of having, and
 * the words behind it, which may be missing where `often` is "*".
 */
type Language = { said: string; ahead: string; have: string; behind: string; often: "+" | "*" };

const languages: Language[] = [
  {
    said: "(?:(?:oh|ah|um|uh|er|wait|hold on|actually|sorry),? )*(?:no|nope|nah|wait|actually)(?:,? (?:wait|no|sorry|actually|hold on))*,? (?:(?:let me (?:check|look)|i['’]ll (?:check|look)),? (?:(?:yeah|yes|no|ok),? )?)?",
    ahead: "",
    have: "(?:we|i)(?:['’]ve| do)?(?: still| already)*(?: have| got)",
    behind: "still|already|some|enough|plenty|lots|left|at home|(?:of |the |any )?(?:it|that|those|them|X)",
    often: "+",
  },
  {
    said: "(?:(?:ach|äh|ähm|oh|halt|warte|moment|stopp?),? )*(?:nein|nee?|halt|stopp?)(?:,? (?:warte|halt|moment|stopp?))*,? (?:ich (?:schaue?|gucke?|sehe?)(?: (?:kurz|mal|eben|schnell))* nach,? (?:(?:nein|nee|doch|ja),? )?)?",
    ahead: "(?:(?:das|davon|die|den|der|X) )*",
    have: "(?:wir haben|ich hab|haben wir|hab ich|ist|sind)",
    behind:
      "ja|doch|noch|schon|genug|da|welche[ns]?|was|im haus|daheim|zu hause|gerade|eben|gefunden|entdeckt|X",
    often: "+",
  },
  {
    // "tomates, no quedan tomates" asks for them.
    said: "(?:(?:ay|uy|ah|eh|espera),? )*no(?:,? (?:espera|perdón|perdona))*,? ",
    ahead: "(?:(?:de eso|eso|X),? )*",
    have: "(?:(?:ya|todavía|aún) )+(?:tenemos|tengo|hay|quedan?)",
    behind: "de eso|eso|suficientes?|bastantes?|en casa|X",
    often: "*",
  },
  {
    said: "(?:(?:ah|oh|euh|attends|enfin),? )*non(?:,? (?:attends|pardon|euh))*,? ",
    ahead: "(?:(?:le|la|les|du|de la|des|X),? )*",
    have: "(?:on en a|j['’]en ai|(?:il )?y en a|il en reste)(?: (?:encore|déjà|assez|à la maison))*",
    behind: "X",
    often: "*",
  },
  {
    // "compra arroz y lentejas, bueno lentejas no que todavía quedan"
    said: "(?:(?:ay|uy|ah|eh|espera|bueno|no),? )*",
    ahead: "X,? no,? (?:(?:que|porque),? )?",
    have: "(?:(?:(?:ya|todavía|aún) )+(?:tenemos|tengo|hay|quedan?)|(?:a \\p{Alpha}+ )?no (?:le|les|me|nos) gustan?)",
    behind: "de eso|eso|suficientes?|bastantes?|en casa|X",
    often: "*",
  },
  {
    // "Linsen, ach nee, Linsen doch nicht, die haben wir noch"
    said: "(?:(?:ach|äh|ähm|oh|halt|warte|moment|stopp?|nein|nee?),? )*",
    ahead: "X,? (?:doch |lieber )?nicht,? (?:(?:die|das|den|der|davon),? )?",
    have: "(?:haben wir|hab ich|ist|sind)(?: (?:ja|doch|noch|schon|genug|da|welche[ns]?|was|im haus|daheim|zu hause))*",
    behind: "X",
    often: "*",
  },
  {
    said: "(?:(?:ah|oh|euh|attends|enfin),? )*non(?:,? (?:attends|pardon|euh))*,? ",
    ahead: "(?:(?:le|la|les|du|de la|des|X),? )*",
    have: "(?:on en a|on a|j['’]en ai|j['’]ai|(?:il )?y en a|il (?:nous )?(?:en )?reste)",
    behind: "encore|déjà|assez|à la maison|(?:du |de la |des |de |de l['’]|d['’])?X",
    often: "+",
  },
  {
    // "il faut du riz et des piles enfin les piles non laisse j'en ai retrouvé"
    said: "(?:(?:ah|oh|euh|attends|enfin),? )*",
    ahead: "(?:le |la |les |l['’]|du |de la |des )?X,? non,? ",
    have: "(?:laisse(?: tomber)?|oublie|c['’]est bon|finalement)",
    behind:
      "j['’]en ai(?: (?:retrouvé|trouvé|encore|déjà|assez))?|(?:au fond |dans )?(?:du|de la|le|la) \\p{Alpha}+",
    often: "*",
  },
];

const letter = "\\p{Alpha}";

/** The patterns for one name, with "X" in them for the name; the words that say that there is some follow it. */
function patternsFor(name: string): RegExp[] {
  return languages.map(({ said, ahead, have, behind, often }) => {
    const of = (text: string) => text.replaceAll("X", name);
    return new RegExp(
      `^,? ${said}${of(ahead)}${have}(?: (?:${of(behind)})(?!${letter}))${often}(?=$|[\\s.,;!?])`,
      "iu",
    );
  });
}

/** The words with which somebody begins to take back what they have just said. */
const begins =
  /(?<=\p{Alpha}{3}),? (?=(?:oh|ah|um|uh|er|wait|hold on|actually|no|nope|nah|ach|äh|ähm|halt|warte|moment|nein|nee?|ay|uy|espera|bueno|euh|enfin|attends|non)(?!\p{Cased}))/giu;

/** "…, mais du fromage" */
const goesOn =
  /^(?:but|aber|pero|mais|okay|ok|so|also|donc|alors|entonces|plutôt|mejor|lieber|rather)(?: just)? (?=\p{Alpha}|\d)/iu;
/** The article before a name that is taken back. */
const article =
  /(?<!\p{Cased})(?:some|an?|the|eine?n?|die|das|den|der|un[ao]?s?|el|l[oa]s?|la|une?|du|des|de la) ?$/iu;

/** "…, just the diapers and the wipes": what was named before is said once more. */
const justThose =
  /(?<=\S)[\s,.]+(?:(?:so|okay|ok|also|donc|bueno|pues),? )*(?:just|only|nur|s[oó]lo|juste|seulement) ([^,.;!?\n]{3,60})[.!]*\s*$/iu;
const definite = /^(?:the|die|den|das|los|las|el|la|les|le) (?=\p{Alpha})/iu;

/** A text without things at its end that it has named before: "size 4 diapers and wipes … just the diapers and the wipes". */
function withoutRestated(text: string): string {
  const found = justThose.exec(text);
  if (found === null) return text;
  const before = ` ${text.slice(0, found.index).toLowerCase()} `;
  const names = found[1]!
    .split(/ (?:and|und|y|et) /u)
    .map((name) => name.replace(definite, "").toLowerCase());
  const isRestated = names.length > 1 && names.every((name) => before.includes(` ${name} `));
  return isRestated ? text.slice(0, found.index) : text;
}

/** A text without the names that are taken back in it, and without the words that do so. */
export function withoutTakenBack(given: string, knows: (name: string) => boolean): string {
  const text = withoutRestated(given);
  for (const { index } of text.matchAll(begins)) {
    const before = text.slice(0, index);
    const words = before.split(/(?<=[\s,;:])/u);
    for (const count of [3, 2, 1]) {
      const typed = words.slice(-count).join("");
      const name = typed.trim();
      if (words.length < count || /[,;:]/u.test(name) || !knows(name)) continue;
      const escaped = name.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&");
      const found = patternsFor(escaped).map((pattern) => pattern.exec(text.slice(index))?.[0] ?? "");
      const longest = found.reduce((one, other) => (other.length > one.length ? other : one), "");
      if (longest === "") continue;
      const rest = text
        .slice(index + longest.length)
        .replace(/^[\s.,;!?]+/u, "")
        .replace(goesOn, "");
      const head = before
        .slice(0, before.length - typed.length)
        .replace(article, "")
        .trimEnd();
      const joined = head === "" || /[,;:.]$/u.test(head) ? `${head} ` : `${head}, `;
      return withoutTakenBack(`${joined}${rest}`.trim(), knows);
    }
  }
  return text;
}
