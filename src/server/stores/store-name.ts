/** A store's name as it was typed, white space folded. */
export function storeName(name: string): string {
  return name.normalize("NFC").replace(/\s+/gu, " ").trim();
}
