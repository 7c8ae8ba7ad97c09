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
  return message.split(" ").length > 1 && !sentences.test(message) && !(isOne && joins.test(message));
}

/** A chat without what one asks for and another one has bought. */
export function withoutAnsweredNeeds(text: string): string {
  if (!text.includes("\n")) return text;
  const lines = text.split("\n");
  const said = lines.map((line) => withoutSpeaker(messageOf(line)));
  for (const [at, line] of lines.entries()) {
    const [before, now] = [said[at - 1], said[at]!];
    const isSaid = now.length < line.length && before !== undefined && before.length < lines[at - 1]!.length;
    const answer = isSaid ? bought.exec(now) : null;
    if (answer === null) continue;
    const pronoun = answer.slice(1).find((one) => one !== undefined) ?? "";
    if (!asksForOne(before!, !several.test(pronoun.trim()))) continue;
    lines[at - 1] = lines[at - 1]!.slice(0, -before!.length);
    lines[at] = line.slice(0, -now.length) + now.slice(answer[0].length);
  }
  return lines.join("\n");
}
