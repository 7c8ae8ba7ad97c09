import { foldSpace, parseItemName, wholeName, type ParsedName } from "../typed-text/parse-name.ts";

export type NamedItem = ParsedName & { note: string | null };

/**
 * Reads a name whose amount stands in a field of its own: "Käse" and "1,5 kg". An amount that the parser can't read goes into
 * the note, so that nothing is lost.
 */
export function readNamed(name: string, amount = "", note = ""): NamedItem {
  const named = foldSpace(name);
  const said = foldSpace(amount);
  const notes = [foldSpace(note)];
  let parsed = said === "" ? parseItemName(named) : null;
  if (parsed === null) {
    for (const text of [`${said} ${named}`, `${said} x ${named}`]) {
      const read = parseItemName(text);
      if (read.name === named && (read.parsedQuantity !== null || read.parsedSize !== null)) parsed ??= read;
    }
    if (parsed === null) notes.unshift(said);
  }
  const filled = notes.filter((text) => text !== "");
  return { ...(parsed ?? wholeName(named)), note: filled.length === 0 ? null : filled.join(", ") };
}
