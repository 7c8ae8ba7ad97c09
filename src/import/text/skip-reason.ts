/** Patterns of rows that aren't items, each with the reason that is shown. */
const notItems: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:you deleted this message|du hast diese nachricht gelöscht|eliminaste este mensaje|(?:vous avez|tu as) supprimé ce message)\.?$/iu,
    "Nobody reads it any more.",
  ],
  [
    /^(?:created|made|sent|shared|erstellt|gesendet|geteilt|creado|enviado|compartido|créée?|envoyée?|partagée?) (?:with|via|using|by|from|mit|über|von|con|por|desde|avec|depuis) \S.{0,30}$/iu,
    "It says where the list is from.",
  ],
  [/^<!--.*-->$/u, "It is a remark."],
  [/^<?(?:https?:\/\/|www\.)\S+$/iu, "It is a link."],
  [
    /^<(?:attached|adjunto|anhang|angehängt|pièce jointe)\s?: .+>$|^\S+\.\w{3,4} \([^)]*(?:attached|angehängt|adjunto|joint)[^)]*\)$/iu,
    "It is a file.",
  ],
  [
    /^(?:grand |sub)?total\s*[:=]?\s*\p{Sc}?\s*\d[\d.,]*\s*(?:\p{Sc}|[A-Z]{3})?$|^(?:gesamt)?summe\s*[:=]?\s*\d[\d.,]*\s*(?:\p{Sc}|[A-Z]{3})?$/iu,
    "It is the total.",
  ],
];

/** The reason to leave out a row that is a link, a file, a total or about the list; null when it may be an item. */
export function skipReasonOf(row: string): string | null {
  return notItems.find(([pattern]) => pattern.test(row))?.[1] ?? null;
}
