/** What a list marks as done or not wanted: ticked boxes beside empty ones, headings over what is there, "❌ cheese". */

/** The bullet "-" is not one of these: Markdown's "- [x] eggs" keeps its eggs. */
const emptyBox = /^[^\S\n]*(?:\[[^\S\n]?\]|[☐□▢◻◽⬜🔲]\uFE0F?)[^\S\n]*\S/u;
const tickedBox = /^[^\S\n]*(?:\[[xX✓✔]\]|[☑☒✅✓✔]\uFE0F?)[^\S\n]*\S/u;

/** "(ticked ones are bought)": the legend of such a list. */
const legend =
  /^[^\S\n]*\(?(?:the )?(?:ticked|checked|marked|angehakt|abgehakt|marcad|tachad|lo marcado|coch[ée]|barr[ée])\p{Alpha}* [^\n]{2,60}\)?[^\S\n]*$/iu;

/** A text without the lines of a list that are ticked, when others have an empty box. */
function withoutTickedLines(text: string): string {
  const lines = text.split("\n");
  if (!lines.some((line) => emptyBox.test(line)) || !lines.some((line) => tickedBox.test(line))) return text;
  return lines.filter((line) => !tickedBox.test(line) && !legend.test(line)).join("\n");
}

const some = "(?:we |i |wir |ich |on |nous )?";
const denied = [
  `(?:(?:not|no longer) (?:needed|necessary|required)|no need|${some}(?:don['’]?t|do not) (?:need|buy|get)|not to buy|${some}(?:already|still) (?:have|got|bought|there|done|at home|in the (?:house|cart|trolley))|${some}(?:have|got) (?:already|at home|enough)|already in stock|in stock)`,
  `(?:(?:nicht|nimmer) (?:mehr )?(?:nötig|noetig|gebraucht|benötigt|kaufen|brauchen)|(?:brauchen|benötigen) wir (?:nicht|nimmer)(?: mehr)?|${some}(?:haben|hab|habe)(?: wir| ich)? (?:noch|schon|bereits|genug|da)|(?:schon|bereits|noch) (?:da|vorhanden|gekauft|besorgt|erledigt|daheim|zu ?hause|im haus|im wagen)|ist (?:noch|schon) da|vorhanden|vorrätig)`,
  "(?:(?:ya )?no (?:hace|hacen) falta|no (?:necesit(?:o|amos)|comprar|falta)|ya (?:(?:l[oa]s? )?(?:tengo|tenemos)|hay|comprad[oa]s?|cogid[oa]s?|en casa)|hay en casa)",
  `(?:(?:pas|plus) (?:besoin|nécessaires?|la peine|à (?:acheter|prendre))|ne pas (?:acheter|prendre)|déjà (?:prise?s?|achetée?s?|là|faits?|à la maison|en stock|dans le (?:placard|frigo|caddie))|${some}(?:j['’]ai|on a|avons) (?:déjà|encore)|en stock)`,
].join("|");
/** "## Already have:", "nicht nötig:", "déjà pris :" on a line of its own. */
const deniedHeading = new RegExp(
  `^[^\\S\\n]*(?:[#*_]+ ?)?(?:\\p{Extended_Pictographic}\\uFE0F? ?)?(?:${denied})[*_]*[^\\S\\n]?[:：][*_]*[^\\S\\n]*$`,
  "iu",
);
/** "Nicht nötig: Salz, Pfeffer." */
const deniedBehind = new RegExp(
  `(?<=^|[\\n.;] ?)[^\\S\\n]*(?:${denied})[^\\S\\n]?[:：] ?(?=\\p{Alpha}|\\d)(?:[^.;\\n]|(?<=\\d)\\.(?=\\d))+`,
  "giu",
);
/** "Got: salt" beside "Need: rice" */
const there =
  /^[^\S\n]*(?:(?:we )?(?:have|got)|haben wir|(?:wir )?haben|da|tengo|tenemos|hay|on a|j['’]ai)[^\S\n]?[:：][^\n]*$/iu;
const wanted =
  /^[^\S\n]*(?:(?:we )?(?:still )?need|to (?:buy|get)|(?:wir )?brauchen(?: wir)?|fehlt|(?:noch )?(?:zu )?kaufen|falta|faltan|necesitamos|comprar|il (?:nous )?(?:faut|manque)|manque|à acheter)[^\S\n]?[:：]/iu;
const anyHeading = /[:：][*_]*[^\S\n]*$|^[^\S\n]*#+ /u;
const isHeading = (line: string) => anyHeading.test(line) || wanted.test(line);
const blank = /^\s*$/u;

/** A text without the blocks of lines under a heading that says that they aren't needed; the first blank line ends one. */
function withoutDeniedBlocks(text: string): string {
  const lines = text.split("\n");
  const isContrast = lines.some((line) => wanted.test(line));
  const isDenied = (line: string) => deniedHeading.test(line) || (isContrast && there.test(line));
  if (lines.length < 2 || !lines.some(isDenied)) return text;
  const kept: string[] = [];
  /** How many lines of such a block have been left out; null outside of one. */
  let count: number | null = null;
  for (const line of lines) {
    if (isDenied(line)) count = anyHeading.test(line) ? 0 : null;
    else if (count !== null && (isHeading(line) || (count > 0 && blank.test(line)))) count = null;
    if (count === null && !isDenied(line)) kept.push(line);
    else if (count !== null && !blank.test(line) && !isDenied(line)) count += 1;
  }
  return kept.join("\n");
}

const picture = "\\p{Extended_Pictographic}\\uFE0F?";
/** A thing behind a cross, with what is said of it in brackets. */
const name = `\\p{Alpha}(?:(?!${picture})[^,;.:!?\\n()]){1,40}(?: ?\\([^()\\n]{1,60}\\))?(?=\\s*(?:$|[,;.!\\n]|${picture}))`;
const crossed = new RegExp(`(?<=^|[\\n,;.]\\s*)❌\\uFE0F?[^\\S\\n]*${name}`, "gu");
const crossedAnywhere = new RegExp(`❌\\uFE0F?[^\\S\\n]*${name}`, "gu");
const forbidden = new RegExp(
  `🚫\\uFE0F?[^\\S\\n]*${name}|(?<=^|[\\n,;])(?:(?!${picture})[^,;:\\n()]){2,40} ?🚫\\uFE0F?(?=\\s*(?:$|[,;\\n]))`,
  "gu",
);
const pictureAhead = new RegExp(`^\\s*(?!❌)${picture}`, "u");
const tick = /[✅☑✓✔👍]|\[[xX]\]/u;

/** "🛒 diapers ❌ cheese" without the cheese; beside ticks a cross may say that something is still missing. */
function withoutCrossed(text: string): string {
  const plain = text.replace(forbidden, "");
  if (!plain.includes("❌") || tick.test(plain)) return plain;
  const rest = plain.replace(pictureAhead.test(plain) ? crossedAnywhere : crossed, "");
  // Where each thing is crossed, the crosses are bullets.
  return /\p{Alpha}/u.test(rest) ? rest : plain;
}

/** "milk – got it ✅", "carottes : ok": what is said of each thing of a list. */
const doneBehind =
  /^[^\S\n]*(?:\p{Extended_Pictographic}\uFE0F? ?|[-•*] )?\p{Alpha}[^:–—\n]{1,30}?\s?[:–—-]\s?(?:(?:got (?:it|them)|have (?:it|them)|done|check|ok(?:ay)?|hab(?:e)? ich|ist da|sind da|erledigt|gekauft|lo tengo|l[oa]s? tengo|hay|comprad[oa]s?|c['’]est (?:bon|fait)|prise?s?|il y en a)[ .!]*[✅✔☑👍]?\uFE0F?|[✅✔☑👍]\uFE0F?)[^\S\n]*$/iu;
/** "ginger ✅ spring onions ✅" */
const ticksBehind = /^[^\S\n]*(?:\p{Alpha}[^,;:✅\n]{1,30}? ?✅\uFE0F?[,\s]*){2,}$/u;

/** A text without the lines that say that a thing is there, when others say more. */
function withoutDoneLines(text: string): string {
  const lines = text.split("\n");
  const isDone = lines.map((line) => doneBehind.test(line) || ticksBehind.test(line));
  const done = isDone.filter(Boolean).length;
  if (done === 0 || done === lines.length || (done < 2 && !lines.some((line) => ticksBehind.test(line))))
    return text;
  return lines.filter((_, at) => isDone[at] !== true).join("\n");
}

/** A text without what its marks and headings say is done or not needed. */
export function withoutTicked(text: string): string {
  const open = withoutDeniedBlocks(withoutTickedLines(withoutDoneLines(text))).replace(deniedBehind, "");
  return /[❌🚫]/u.test(open) ? withoutCrossed(open) : open;
}
