import type { NamedStore } from "../match-store.ts";
import { storeAt } from "./store-phrase.ts";

/** "hijo, pasas por crema y totopos?" asks for them; "pasas por casa" and "pasas por Lidl" say where somebody goes. */
const passes =
  /(?<=^|[.!?,;:¿\n]\s*)(?:(?:[Oo]ye|[Oo]iga|[Hh]ij[oa]|[Mm]ij[oa]|[Mm]am[áa]|[Pp]ap[áa]|[Mm]a|[Pp]a|[Aa]mor|[Cc]ari(?:ño)?|[Gg]ord[oa]|[Ww]ey|[Gg]üey|[Pp]orfa|[Pp]or favor),? )*[Pp][áa]s(?:a|as|e|es|en|ad|áis|ate) por (?=\d|(?:un|una|unos|unas|medio|media) \p{Alpha}|(?!(?:el|la|los|las|mi|mis|tu|tus|casa|ahí|allí|allá|aquí|acá|donde|favor|ti|mí|nosotros|ellos|nadie|algún|alguna?|cualquier|delante|cerca|fin|qué|que|mam[áa]|pap[áa]|abuel[oa]|niñ[oa]s|peques|correos|panadería|farmacia|carnicería|frutería|cajero|caja|tienda|súper|supermercado|mercado|sus?|nuestr[oa])(?!\p{Cased}))\p{Lower}{3})(?![^.?!\n]*(?:,| y) (?:me |nos )?(?:compr|tra|cog|pill|recog)\p{Alpha}+)/gu;

/** A text in which going for a thing is a request for it. */
export function withFetchesAsRequests(text: string, stores: readonly NamedStore[]): string {
  const led = withStopsAsPlaces(text, stores);
  return led.replace(passes, (typed, at: number) =>
    storeAt(led, at + typed.length, stores) === null ? "trae " : typed,
  );
}

/** "pasa al Oxxo y compra hielo" */
const stops = /(?<!\p{Cased})p[áa]s(?:a|as|e|es|ate)(?:te)? (?:al|a la|a|por el|por la|por) (?=\p{Alpha})/giu;
const buysThere = /^,? y (?=(?:compra|trae|agarra|coge|pilla)\p{Alpha}* )/iu;

/** A text in which stopping at a store says where the things behind it are bought. */
function withStopsAsPlaces(text: string, stores: readonly NamedStore[]): string {
  let done = "";
  let from = 0;
  for (const { index, 0: stop } of text.matchAll(stops)) {
    const store = storeAt(text, index + stop.length, stores);
    const and = store === null ? null : buysThere.exec(text.slice(store.end));
    if (store === null || and === null) continue;
    done += `${text.slice(from, index)}en ${text.slice(index + stop.length, store.end)} `;
    from = store.end + and[0].length;
  }
  return done + text.slice(from);
}
