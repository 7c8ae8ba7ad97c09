import { UnreadableFile } from "./import-plan.ts";

/** The first bytes of binary files. */
const binaryMagic = [
  "\u0089PNG",
  "\u00ff\u00d8\u00ff",
  "GIF8",
  "%PDF",
  "SQLite format 3",
  "\u001f\u008b",
  "RIFF",
  "\u007fELF",
];
const isBinary = "This file holds no text: a list can be read from text, CSV, JSON, ICS or a zip of these.";

/**
 * Decodes a file's bytes as UTF-8 or UTF-16, with or without a byte order mark, else as Windows-1252.
 * @throws UnreadableFile for a binary file
 */
export function decodeText(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  if (binaryMagic.some((magic) => start.startsWith(magic))) throw new UnreadableFile(isBinary);
  const text = decode(bytes).replace(/^\uFEFF/u, "");
  const controlCharacters = text.match(/(?!\s)\p{Cc}/gu)?.length ?? 0;
  if (controlCharacters > text.length / 200) throw new UnreadableFile(isBinary);
  return text;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const sample = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2]! += 1;
  const many = sample.length / 4;
  if (sample.length >= 4 && zeros[1]! > many && zeros[0]! < many / 4)
    return new TextDecoder("utf-16le").decode(bytes);
  if (sample.length >= 4 && zeros[0]! > many && zeros[1]! < many / 4)
    return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
