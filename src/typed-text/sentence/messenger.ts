/** What is copied from a messenger that writes the sender in a line of its own, and twice: with the picture's text. */

const ownMessage =
  /^(?:you (?:sent|replied(?: to .*)?)|du hast (?:gesendet|geschickt|geantwortet|etwas gesendet)|enviaste|has enviado|respondiste(?: a .*)?|vous avez (?:envoyé|répondu(?: à .*)?))$/iu;
const name = /^\p{Upper}\p{Alpha}+(?: \p{Upper}\p{Alpha}*\.?){0,2}$/u;

/** "Kayla⏎Kayla⏎2 bags of ice⏎You sent⏎ok" is "Kayla: 2 bags of ice⏎You: ok". */
export function withSendersAhead(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
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
