import { messageOf, withoutSpeaker } from "./sender-lines.ts";

/** In a chat one writes that a thing is missing, and another one that they have bought it. */

const opener =
  "(?:(?:no|nope|nah|oh|ah|hey|si|sí|nein|nee|doch|non|mais|pero|aber|ach|no worries|don['’]?t worry|tranqui|tranquil[oa]|keine sorge|t['’]inquiète|pas de souci|wait|warte|espera|attends),? ){0,3}";
const when =
  "(?:already|just|yesterday|today|earlier|this morning|last night|on \\p{Alpha}+day|gestern|heute|früh|vorhin|eben|gerade|schon|bereits|am \\p{Alpha}+tag|ayer|hoy|ya|antes|esta mañana|anoche|el \\p{Alpha}+|hier|déjà|ce matin|à midi|tout à l['’]heure)";
/** "got it already", unlike "got it" */
const bought = new RegExp(
  `^${opener}(?:` +
    [
      `(?:i |we )?(?:['’]?ve )?(?:already |just )(?:got|bought|ordered|picked up|grabbed) (it|that|them|those|some|one|any|both)(?: ${when}){0,2}`,
      `(?:i |we )?(?:got|bought|ordered|picked up|grabbed) (it|that|them|those|some|one|both)(?: ${when}){1,2}`,
      `(?:(das|die|den|welche|beides|alles) )?(?:hab(?:e)? ich|haben wir|ich hab(?:e)?|hab)(?: (?:dir|uns|euch|das|die|den|welche|${when})){1,4} (?:gekauft|geholt|besorgt|mitgenommen|mitgebracht|bestellt)`,
      `(?:yo )?(?:ya )(l[oa]s? |)(?:compr[ée]|cogí|traje|pillé|pedí|compramos|he (?:comprado|cogido|traído|pillado)|hemos (?:comprado|cogido))(?: (?:yo|un[oa]|${when})){0,3}`,
      `(?:yo )?(l[oa]s? )(?:compr[ée]|cogí|traje|pillé|pedí|compramos)(?: (?:yo|${when})){1,3}`,
      "(?:haben wir|hab ich)(?: (?:noch|schon|genug|da|welche[ns]?|reichlich|im (?:keller|schrank|vorrat))){1,3}|da (?:steht|stehen|ist|sind|liegt|liegen) (?:noch|schon) [^.!;\\n]{2,40}",
      "(?:we|i)(?:['’]ve)?(?: still| already)? (?:have|got) (?:some|plenty|loads|enough)(?: (?:left|in the \\p{Alpha}+|at home))?|there['’]s (?:still )?(?:some|plenty|loads)(?: (?:left|in the \\p{Alpha}+))?",
      "(?:yo )?(l[oa]s? )?(?:compré|traje|pillé|cogí) (?:ayer|hoy|esta mañana|antes)(?:, (?:está|están) [^.!;\\n]{2,30})?|(?:ya |todavía |aún )(?:hay|tenemos|queda|quedan)(?: (?:de sobra|más|en \\p{Alpha}+ \\p{Alpha}+))?",
      "(?:il en reste|on en a (?:encore|déjà|plein)|y en a (?:encore|déjà))(?: (?:dans|au|à la) [^.!;\\n]{2,20})?",
      "(?:already (?:did|done|bought|ordered|sorted)|(?:it['’]s |that['’]s )?done already)",
      "(?:schon|bereits) (?:besorgt|gekauft|geholt|erledigt|bestellt|mitgenommen)|hab(?:e)? ich (?:schon|bereits)",
      "ya (?:l[oa]s? tengo(?: yo)?|est[áa] (?:comprad[oa]|hecho))|(?:c['’]est )?déjà (?:fait|achetée?|prise?|commandée?)",
      `(?:j['’](en) ai|on (en) a|je l['’]ai|je (les) ai)(?: ${when}){0,2} (?:achetée?s?|prise?s?|rachetée?s?|commandée?s?)(?: ${when}){0,2}`,
    ].join("|") +
    ")(?=\\s*(?:$|[.!,;]))[.!,;]*\\s*",
  "iu",
);
const several = /^(?:them|those|both|beides|alles|los|las|les)$/iu;
const joins = /[,;+&]|(?<!\p{Cased})(?:and|und|y(?! a)|et|plus(?! d))(?!\p{Cased})/iu;
/** Another sentence stands in the message. */
const sentences = /[.!?]\s+\p{Alpha}/u;

/** Whether a message says that things are missing and nothing else: "we need shampoo", "no queda arroz". */
function asksForOne(message: string, isOne: boolean): boolean {
  return (
    (message.includes(" ") || message.endsWith("!")) &&
    !sentences.test(message) &&
    !(isOne && joins.test(message))
  );
}

const asksWhatIsThere =
  /(?<!\p{Cased})(?:do we (?:still )?have|have we got|is there|are there|haben wir|hast du|habt ihr|ist noch|sind noch|gibt(?:['’]s| es)|(?:il )?reste|reste-t-il|il y a|y a|on a(?! besoin)|hay(?! que)|quedan?|tenemos(?! que))(?!\p{Cased})[^?]*\?+\s*$/iu;
const asksByName = /^[^?\s][^?]{1,30}\?+\s*$/u;
/** "oui, un paquet entier", "ja, ein Pfund" */
const yesSome =
  /^[¡\s]*(?:yes|yeah|yep|ja|jo|sí|si|oui|ouais),? (?:(?:noch|encore|still|about|etwa|sogar) )?(?:an?|ne|nen|eine?n?|un[ae]?|half an?|one|deux|zwei|dos|two|trois|drei|tres|three|\d+) [^,.!?\n]{2,25}[.!\s]*$/iu;
/** "jamón sí hay" */
const isThereToo = /^[^,.!?\n]{2,25} sí (?:hay|quedan?|tenemos)[.!\s]*$/iu;
const isWhole =
  /(?<!\p{Cased})(?:full|whole|ganze?[nrs]?|volle?[nrs]?|entière?|entier|pleine?|enter[oa]|llen[oa])(?!\p{Cased})/iu;

/** Whether a message says that what the one before asks about is there. */
function isThere(question: string, answer: string): boolean {
  if (isThereToo.test(answer)) return question.includes("?");
  if (!yesSome.test(answer)) return false;
  return asksWhatIsThere.test(question) || (asksByName.test(question) && isWhole.test(answer));
}

const dash = "(?:—|–|--)";
const dashAhead = new RegExp(`^\\s*${dash}\\s*`, "u");
const dashBetween = new RegExp(`(?<=[.?!…])\\s+(?:${dash}\\s*|-\\s+)(?=[¿¡]?\\p{Upper})`, "u");

const lineDash = /^\s*(?:—|–|-{1,2})\s*(?=\S)/u;
const repliesAhead =
  /^[¡\s]*(?:yes|yeah|yep|no|nope|nah|nein|nee|nö|ja|jo|doch|sí|si|oui|ouais|non)(?!\p{Cased})/iu;

/** "- do we need milk?⏎- no, there's some": what two people say, as the lines of a chat; "- milk?⏎- eggs" is a list. */
function withDashedLinesAsSpeakers(text: string): string {
  const turns = text.trim().split(/\s*\n\s*/u);
  const isDialogue =
    turns.every((turn) => lineDash.test(turn)) &&
    /\?\s*$/u.test(turns[0]!) &&
    (turns.every((turn) => /^\s*—/u.test(turn)) ||
      turns.some((turn, at) => at % 2 === 1 && repliesAhead.test(turn.replace(lineDash, ""))));
  if (!isDialogue) return text;
  return turns.map((turn, at) => `${at % 2 === 0 ? "A" : "B"}: ${turn.replace(lineDash, "")}`).join("\n");
}

/** "— Il reste du café ? — Oui, deux paquets.": what two people say, as the lines of a chat. */
function withDashesAsSpeakers(text: string): string {
  if (text.includes("\n")) return withDashedLinesAsSpeakers(text);
  const turns = text.split(dashBetween);
  if (turns.length < 2 || !/\?\s*$/u.test(turns[0]!)) return text;
  return turns.map((turn, at) => `${at % 2 === 0 ? "A" : "B"}: ${turn.replace(dashAhead, "")}`).join("\n");
}

/** A chat without what one asks for and another one has bought or finds to be there. */
export function withoutAnsweredNeeds(given: string): string {
  const text = withDashesAsSpeakers(given);
  if (!text.includes("\n")) return text;
  const lines = text.split("\n");
  const answered = new Set<number>();
  const said = lines.map((line) => withoutSpeaker(messageOf(line)));
  for (const [at, line] of lines.entries()) {
    const [before, now] = [said[at - 1], said[at]!];
    const isSaid = now.length < line.length && before !== undefined && before.length < lines[at - 1]!.length;
    if (isSaid && isThere(before, now)) {
      answered.add(at - 1).add(at);
      continue;
    }
    const answer = isSaid ? bought.exec(now) : null;
    if (answer === null) continue;
    const pronoun = answer.slice(1).find((one) => one !== undefined) ?? "";
    if (!asksForOne(before!, !several.test(pronoun.trim()))) continue;
    lines[at - 1] = lines[at - 1]!.slice(0, -before!.length);
    lines[at] = line.slice(0, -now.length) + now.slice(answer[0].length);
  }
  return lines.filter((_, at) => !answered.has(at)).join("\n");
}
