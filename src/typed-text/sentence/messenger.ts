/** What is copied from a messenger that writes the sender in a line of its own, and twice: with the picture's text. */

const ownMessage =
  /^(?:you (?:sent|replied(?: to .*)?)|du hast (?:gesendet|geschickt|geantwortet|etwas gesendet)|enviaste|has enviado|respondiste(?: a .*)?|vous avez (?:envoyé|répondu(?: à .*)?))$/iu;
const name = /^\p{Upper}\p{Alpha}+(?: \p{Upper}\p{Alpha}*\.?){0,2}$/u;

const onlyTime = /^\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?m\.?)?(?: Uhr)?$/iu;
const me = /^(?:you|me|du|ich|tú|yo|vous|toi|moi)$/iu;
const nameLine = /^(\p{Upper}\p{Alpha}+(?: \p{Upper}\p{Alpha}*\.?){0,2})\s?:$/u;

/** The lines that stand at least twice. */
function repeated(lines: readonly string[]): Set<string> {
  return new Set(lines.filter((line, at) => lines.indexOf(line) < at));
}

/** "Sandra:⏎milk⏎⏎Oliver:⏎ok⏎⏎Sandra:⏎thanks": names that stand alone, one of them twice; their lines by the senders' names. */
function namesAlone(lines: readonly string[]): Map<number, string> {
  const named = lines.flatMap((line, at) => {
    const found = nameLine.exec(line)?.[1];
    return found === undefined ? [] : [[at, found] as const];
  });
  return repeated(named.map(([, found]) => found)).size === 0 ? new Map() : new Map(named);
}

/** "Nora⏎are you driving?⏎10:02⏎You⏎why⏎10:05": names behind the times of the messages. */
function namesBehindTimes(lines: readonly string[]): Map<number, string> {
  if (lines.filter((line) => onlyTime.test(line)).length < 2) return new Map();
  const isName = (line: string) => name.test(line) || me.test(line);
  const named = lines.flatMap((line, at) => {
    const begins = at === 0 || onlyTime.test(lines[at - 1]!);
    return begins && isName(line) && at + 1 < lines.length && !onlyTime.test(lines[at + 1]!)
      ? [[at, line] as const]
      : [];
  });
  return named.length < 2 ? new Map() : new Map(named);
}

/** "Kayla⏎Kayla⏎2 bags of ice⏎You sent⏎ok" is "Kayla: 2 bags of ice⏎You: ok". */
export function withSendersAhead(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  const alone = namesAlone(lines);
  const names = alone.size > 0 ? alone : namesBehindTimes(lines);
  if (names.size > 0) return withNamesAhead(lines, names);
  if (!lines.some((line) => ownMessage.test(line))) return text;
  const senders = new Set(lines.filter((line, at) => name.test(line) && line === lines[at + 1]));
  let sender = "";
  return lines
    .flatMap((line) => {
      if (ownMessage.test(line)) sender = "You";
      else if (senders.has(line)) sender = line;
      else return [sender === "" || line === "" ? line : `${sender}: ${line}`];
      return [];
    })
    .join("\n");
}

function withNamesAhead(lines: readonly string[], names: ReadonlyMap<number, string>): string {
  let sender = "";
  return lines
    .flatMap((line, at) => {
      if (names.has(at)) sender = names.get(at)!;
      else return [sender === "" || line === "" || onlyTime.test(line) ? line : `${sender}: ${line}`];
      return [];
    })
    .join("\n");
}
