import type { NamedStore } from "../match-store.ts";
import { storeAt } from "./store-phrase.ts";

/** "hijo, pasas por crema y totopos?" asks for them; "pasas por casa" and "pasas por Lidl" say where somebody goes. */
const passes =
  /(?<=^|[.!?,;:¿\n]\s*)(?:(?:oye|oiga|hij[oa]|mij[oa]|mam[áa]|pap[áa]|ma|pa|amor|cari(?:ño)?|gord[oa]|wey|güey|porfa|por favor),? )*p[áa]s(?:a|as|e|es|en|ad|áis|ate) por (?=\d|(?:un|una|unos|unas|medio|media) \p{L}|(?!(?:el|la|los|las|mi|mis|tu|tus|casa|ahí|allí|allá|aquí|acá|donde|favor|ti|mí|nosotros|ellos|nadie|algún|alguna?|cualquier|delante|cerca|fin|qué|que)(?!\p{L}))\p{Ll}{3})/giu;

/** A text in which going for a thing is a request for it. */
export function withFetchesAsRequests(text: string, stores: readonly NamedStore[]): string {
  return text.replace(passes, (typed, at: number) =>
    storeAt(text, at + typed.length, stores) === null ? "trae " : typed,
  );
}
