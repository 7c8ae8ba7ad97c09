/** Letters and mails, in which a list stands between other talk. */
import { isLetter, type Line } from "./sender-lines.ts";

/** Beginnings of words with which somebody asks for things, in English, German, Spanish and French. */
const asks =
  /(?<!\p{Cased})(?:need|want|buy|get|bring|pick|grab|order|purchase|asked for|(?:running|ran|run) (?:low|out)|out of|also|add|plus|brauch|bräucht|benötig|besorg|kauf|hol|bring|mitbring|fehl|bestell|nimm|auch|außerdem|necesit|compr|tra[ei]|falt|cog|pill|pid|añad|también|además|faut|faudr|besoin|achet|achèt|apport|ramen|ramèn|prend|manqu|command|ajout|aussi)/iu;

/** How the lines of a text are to be read. */
export type Letter = {
  isLetter: boolean;
  /** Whether its things stand in lines with bullets or numbers. */
  hasList: boolean;
};

export function letterOf(typed: string, lines: readonly Line[]): Letter {
  const written = typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return { isLetter: isLetter(written), hasList: lines.filter((line) => line.isListed).length > 1 };
}

/** Whether a clause of a letter asks for things or begins with an amount: others tell how the week was. */
export function asksInLetter(clause: string): boolean {
  return asks.test(clause) || /^\W*\d/u.test(clause);
}
