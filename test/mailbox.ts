import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type ReadMail = {
  /** Decoded and unfolded, by lower-case name. */
  headers: Map<string, string>;
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** The mails in the outbox of a data folder, the oldest first. */
export function readOutbox(dataDir: string): ReadMail[] {
  const folder = join(dataDir, "outbox");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .toSorted()
    .map((name) => readMail(readFileSync(join(folder, name), "latin1")));
}

/** Reads a mail with a text and an HTML part. `raw` has a character for each byte. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";]+)/.exec(headers.get("content-type") ?? "")?.[1];
  if (boundary === undefined) throw new Error("The mail has no parts.");
  const parts = body.split(`--${boundary}`).slice(1, -1).map(split);
  const part = (type: string) => {
    const found = parts.find((each) => each.headers.get("content-type")?.startsWith(type));
    if (found === undefined) throw new Error(`The mail has no ${type} part.`);
    const encoding = found.headers.get("content-transfer-encoding") ?? "7bit";
    return decode(found.body.trim(), encoding).replaceAll("\r\n", "\n");
  };
  return {
    headers,
    to: headers.get("to") ?? "",
    subject: headers.get("subject") ?? "",
    text: part("text/plain"),
    html: part("text/html"),
  };
}

function split(raw: string): { headers: Map<string, string>; body: string } {
  const trimmed = raw.replace(/^\r\n/, "");
  const end = trimmed.indexOf("\r\n\r\n");
  const lines = trimmed.slice(0, end).replace(/\r\n[ \t]+/g, " ");
  const headers = lines.split("\r\n").map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return { headers: new Map(headers), body: trimmed.slice(end + 4) };
}

/** The encoded words of RFC 2047. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString()
        : quotedPrintable(word.replace(/_/g, " ")),
    );
}

function decode(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding === "quoted-printable") return quotedPrintable(body.replace(/=\r\n/g, ""));
  return Buffer.from(body, "latin1").toString();
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
