import { bulletless } from "../parse-many.ts";

const time = "\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?:[\\s\\u202F\\u00A0]?[ap]\\.?[\\s\\u00A0]?m\\.?)?";
const date =
  "(?:\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}|\\d{1,2}\\.? \\p{L}{3,10}\\.?,? \\d{2,4}|\\p{L}{3,10}\\.? \\d{1,2},? \\d{2,4})";
const moment = `${date}(?:,| at| um| à| a las)?\\s+${time}`;
const sender = "[^:\\n]{1,40}?";

/** How chat programs and mail programs begin a line that somebody wrote: the rest of the line is the text. */
const prefixes = [
  new RegExp(`^\\u200E?\\[${moment}\\]\\s*${sender}:\\s*`, "iu"),
  new RegExp(`^\\u200E?${moment}\\s+[-–]\\s+${sender}:\\s*`, "iu"),
  new RegExp(`^${sender},?\\s*\\[${moment}\\]:?\\s*`, "iu"),
  new RegExp(`^\\[?${time}\\]?\\s*[-–]?\\s*[\\p{L}\\p{M} .'’]{1,30}:\\s+`, "iu"),
  new RegExp(`^${sender}\\s*\\(${moment}\\):\\s*`, "iu"),
];

/** Lines that hold nothing but who, when and how. */
const asides = [
  new RegExp(`^(?:${moment}|${date}|${time})$`, "iu"),
  new RegExp(`^\\u200E?${moment}\\s+[-–]\\s+.*$`, "iu"),
  /^(?:from|to|cc|subject|date|sent|von|an|betreff|datum|gesendet|de|para|asunto|fecha|enviado|à|objet|envoyé|sms from|message from)\s?:\s.*(?:@|\d|re:|fwd:|aw:|wg:).*$/iu,
  /^(?:subject|betreff|asunto|objet)\s?:.*$/iu,
  /^(?:on|am|el|le) .{5,80}(?:wrote|schrieb.*|escribió|a écrit)\s?:$/iu,
  /^(?:sent from my .*|get outlook for .*|von meinem .* gesendet|gesendet von .*|enviado desde mi .*|envoyé de(?:puis)? mon .*)$/iu,
  /^<?(?:media omitted|medien ausgeschlossen|multimedia omitido|médias omis|image omitted|this message was deleted)>?\.?$/iu,
  /end-to-end encrypted|ende-zu-ende-verschlüsselt|cifrados de extremo a extremo|chiffrés de bout en bout/iu,
  /^[-–—_*=~.]{2,}$/u,
];

export type Line = { text: string; left: string };

/** The lines of a text without senders, times, quotes and bullets; these are `left`. */
export function linesOf(text: string): Line[] {
  return text
    .normalize("NFC")
    .split(/\r\n|[\n\r\u2028\u2029\u0085]/u)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((typed) => {
      const quoted = typed.replace(/^(?:>\s?)+/u, "");
      if (asides.some((aside) => aside.test(quoted)) && !prefixes.some((prefix) => prefix.test(quoted)))
        return { text: "", left: typed };
      const prefix = prefixes.map((one) => one.exec(quoted)?.[0] ?? "").find((found) => found !== "") ?? "";
      const rest = bulletless(quoted.slice(prefix.length).trim());
      return asides.some((aside) => aside.test(rest))
        ? { text: "", left: typed }
        : { text: rest, left: prefix };
    });
}
