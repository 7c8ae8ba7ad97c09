import { nameKey } from "../../contract/items/rules.ts";

/** What people answer each other in a chat, in English, German, Spanish and French. */

const opener = "(?:(?:oh|ah|ach|haha|hm+|ay|uy|mmh?),? )?";
const no = new RegExp(
  `^[¡\\s]*${opener}(?:no(?:pe)?(?! (?:hay|nos queda|quedan?|tenemos|tengo|hace|more)(?!\\p{Cased}))|nah|naw|nein|nee|nö|non|nan|(?:ne|na)(?=\\s*,)|pas (?:la peine|besoin)(?! d)|no need(?! for)|not necessary|nicht nötig|no hace falta(?=\\s*(?:$|[,.!;:]))|no es necesario)(?:,? (?:danke|thanks?(?: you)?|gracias|merci|it['’]s fine|all good|passt|c['’]est bon))?(?:[\\s,.!;:–-]+|$)`,
  "iu",
);
const yes = new RegExp(
  `^[¡\\s]*${opener}(?:yes|yeah|yep|yup|sure|ja|jo|jep|klar|gerne?|sí|si|claro|dale|oui|ouais|carrément)(?:,? (?:bitte|please|pls|por favor|porfa|stp|svp|s['’]il te plaît))?(?:[\\s,.!;:–-]+|$)`,
  "iu",
);
/** "tortillas yes, salsa yes please, limes no": the answers of a message about several things. */
const answered =
  /(?<=^|[.,;:\n]\s*(?:(?:but|and|aber|und|pero|y|mais|et) )?)(?!(?:but|and|aber|und|pero|y|mais|et) )(\p{Alpha}[\p{Alpha} '’-]{1,25}?)(?::| [-–=])? (yes|yep|no|nope|ja|nein|nee|sí|oui|non)(?: (?:please|pls|bitte|gerne?|por favor|porfa|stp|svp|danke|thanks|gracias|merci))?(?: \([^()\n]{3,50}\))?(?=\s*(?:$|[,.;!\n]))/giu;
const betweenAnswers =
  /,\s*(?:(?:but|and|aber|und|pero|y|mais|et) )?(?=(?:we have|no more|wir haben noch|kein|ya tenemos|no queda|on a déjà|il n'y a plus de) )/gu;
const asksWhatIsThere =
  /(?<!\p{Cased})(?:have|haben|habt|hast|hay|tenemos|tienes|quedan?|on a|as-tu|tu as|il y a|reste)(?!\p{Cased})[^?]*\?/iu;
const toldIn: Record<string, [there: string, missing: string]> = {
  en: ["we have", "no more"],
  de: ["wir haben noch", "kein"],
  es: ["ya tenemos", "no queda"],
  fr: ["on a déjà", "il n'y a plus de"],
};
const languageOf: Record<string, string> = {
  ja: "de",
  nein: "de",
  nee: "de",
  sí: "es",
  oui: "fr",
  non: "fr",
};

const answeredWithComma = new RegExp(`${answered.source}\\s*[,;]?\\s*`, "giu");
const notNeeded: Record<string, string> = {
  en: "we don't need",
  de: "wir brauchen kein",
  es: "no necesitamos",
  fr: "on n'a pas besoin de",
};

/** "cigarros no, mecheros sí" by itself says what is wanted: "no necesitamos cigarros. mecheros". */
function withWantedOnly(line: string, answers: readonly string[], language: string): string {
  const isNo = (answer: string) => /^n/iu.test(answer);
  if (answers.every(isNo) || !answers.some(isNo)) return line;
  return line
    .replace(answeredWithComma, (_, name: string, answer: string) =>
      isNo(answer) ? `. ${notNeeded[language]!} ${name}. ` : `${name}, `,
    )
    .replace(/(?<=^|[.,;:] ?) *[.,] */gu, " ")
    .replace(/^\s+|[,\s]+$/gu, "");
}

/** A text whose messages say in sentences what they answer about several things: "we have tortillas. we have salsa. no more limes". */
export function withAnswersInFull(text: string): string {
  if (!text.includes(" ")) return text;
  const lines = text.split("\n");
  return lines
    .map((line, at) => {
      const answers = [...line.matchAll(answered)].map(([, , answer]) => answer!.toLowerCase());
      if (answers.length < 2) return line;
      const language = answers.map((answer) => languageOf[answer]).find(Boolean) ?? "en";
      if (!asksWhatIsThere.test(lines[at - 1] ?? "")) return withWantedOnly(line, answers, language);
      const [there, missing] = toldIn[language]!;
      return line
        .replace(answered, (_, name: string, answer: string) =>
          /^n/iu.test(answer) ? `${missing} ${name}${language === "de" ? " mehr" : ""}` : `${there} ${name}`,
        )
        .replace(betweenAnswers, ". ");
    })
    .join("\n");
}

const favour =
  /(?<!\p{Cased})(?:(?:can|could|would|will) (?:you|u|ya)|kannst|könntest|könnt|magst|holst|bringst|bringt|kaufst|nimmst|besorgst|puedes|podrías|podés|compras|traes|coges|pillas|(?:tu|vous) (?:peux|pourrais|pouvez|prends|achètes|ramènes)|peux-tu|pourrais-tu)(?!\p{Cased})/iu;

/** The words of a message by which it says no to the question before it; "" if it doesn't. */
export function refusalAhead(message: string): string {
  return no.exec(message)?.[0] ?? "";
}

/** The words of a message by which it says yes to the question before it; "" if it doesn't. */
function agreementAhead(message: string): string {
  return yes.exec(message)?.[0] ?? "";
}

/** Whether a question asks somebody to buy something: "can you get eggs?" stays asked for when they can't. */
export function asksFavour(question: string): boolean {
  return favour.test(question);
}

const there =
  /(?<!\p{Cased})(?:have|has|got|left|still|hab(?:en|t|e)?|hast|gibt(?: es|['’]s)?|ist|sind|da|hay(?! que)|había|quedan?|tenemos|tienes|tienen|reste(?:nt)?|il y a|y a|avons|avez|on a|tu as|t['’]as)(?!\p{Cased})/iu;
const needed =
  /(?<!\p{Cased})(?:(?:können|könnten|kann|kriegen|darf|dürfen) (?:wir|ich) [^?]*haben|(?:can|could|may) (?:we|i) (?:please )?(?:have|get)|(?:podemos|podríamos) (?:comprar|coger|tener)|on peut (?:avoir|prendre)|need|want|brauch\p{Alpha}*|benötig\p{Alpha}*|fehl\p{Alpha}*|woll\p{Alpha}*|willst|möcht\p{Alpha}*|necesit\p{Alpha}*|faltan?|hacen? falta|hay que|quieres|queréis|faut|faudrait|manque|out of|(?:running|run|ran) (?:out|low)|leer|ausgegangen|acab\p{Alpha}*|terminó|plus de|veux|voulez|besoin)(?!\p{Cased})/iu;

/** What a question asks about a thing: whether it is there, whether it is needed, or, by its name alone, either; or that somebody gets it. */
export type Aim = "there" | "needed" | "either" | "favour";

export function aimOf(question: string): Exclude<Aim, "favour"> {
  return needed.test(question) ? "needed" : there.test(question) ? "there" : "either";
}

/** Whether a message says that there is enough: "got heaps in the fridge", "queda en el congelador", "il m'en reste". */
function saysEnough(message: string): boolean {
  return stock.test(message) && !missing.test(message);
}

/** "Davon hab ich noch zwei Flaschen", "de eso sí hay", "sind noch drei da": an answer that begins with what there is. */
function answersByStock(message: string): boolean {
  return /^[¡\s]*(?:davon|de es[oa]s?|die|das|der|sind|ist|there(?:['’]s| are| is)|still|noch|il (?:nous )?en reste|on en a|j['’]en ai|y en a|ya|todavía|aún|(?:i|we)(?:['’]ve| (?:still )?(?:have|got))|got|hab(?:e)? ich|haben wir|half an?|enough|plenty|loads|heaps|hay (?:de sobra|bastante|suficiente|un montón)|quedan? (?!poc)|de sobra|genug|assez)(?!\p{Cased})/iu.test(
    message,
  );
}

/**
 * The words of a message that answer the question before it and say that the things it asks about aren't needed; "" for none.
 * @param names of those things: "need eggs?" and "no eggs, bought some"
 */
export function denialAhead(message: string, names: readonly string[], aim: Aim): string {
  const refusal = aim === "there" ? "" : refusalAhead(message);
  const answer = refusal || (aim === "needed" || aim === "favour" ? "" : agreementAhead(message));
  const behind = message.slice(answer.length);
  const said = /^[^.!?]*[.!?]*\s*/u.exec(behind)![0];
  if (saysEnough(said) && (answer !== "" || answersByStock(said))) return answer + said;
  if (answer === "" || aim === "either" || aim === "favour") return "";
  const [named] = /^[^,;.!?]*[,;.!?\s]*/u.exec(behind)!;
  const name = nameKey(named.replace(/[,;.!?\s]+$/u, ""));
  return refusal !== "" && names.some((one) => nameKey(one) === name) ? answer + named : answer;
}

const missing =
  /(?<!\p{Cased})(?:none|nothing|not|no|kein\p{Alpha}*|nicht|nix|leer|alle|aus|nada|pas|plus|rien|vide|need\p{Alpha}*|get|buy|bring|gone|out|brauch\p{Alpha}*|fehl\p{Alpha}*|hol|kauf|nimm|falta\p{Alpha}*|necesit\p{Alpha}*|trae|compra|pilla|manque\p{Alpha}*|faut|prends|achète)(?!\p{Cased})/iu;
const stock =
  /(?<!\p{Cased})(?:have|got|has|haven|there['’]?s|plenty|heaps|loads|enough|still|already|hab|habe|haben|hat|ist|sind|noch|genug|voll|reicht|schon|tengo|tenemos|hay|queda|quedan|ya|lleno|llena|full|plein|pleine|sobra|suficiente|reste|restent|(?:j['’]|on |il y |y |tu |en )(?:ai|as?)|avons|assez|encore|déjà)(?!\p{Cased})/iu;
