import { re } from "./phrase-parts.ts";

/** What somebody has finished is missing: "the kids ate the last bananas", "Tim hat das letzte Nutella weggelöffelt". */

const start = "(?<=^|[.!?;,\\n]\\s*|(?<!\\p{Cased})(?:because|weil|porque|parce que) )";
const who = "(?:[\\p{Alpha}'’]+ ){1,4}?";
const name =
  "(\\p{Alpha}[\\p{Alpha}'’-]*(?: (?!(?:and|but|und|aber|y|pero|et|mais|last|this)(?!\\p{Cased}))[\\p{Alpha}'’-]+){0,3}?)";
const when =
  "(?: (?:(?:last|yesterday|this) (?:night|morning|evening|week)|yesterday|today|again|up|off|already|just now|for (?:breakfast|lunch|dinner)|de (?:ayer|anoche)|hier|ce matin|esta mañana|ayer|anoche))*";
const end = "(?=\\s*(?:$|[.,;!?\\n]|(?:and|but|so|und|aber|y|pero|así que|et|mais|donc)(?!\\p{Cased})))";
const vessel =
  "(?:(?:bit|few|drop|piece|slice|box|bottle|packet|pack|bag|can|jar|rest|end)s? of (?:the |our )?|of (?:the |our )?)?";
const vesselEs = "(?:(?:paquete|bote|trozo|cartón|rollo|resto|poco|botella|lata)s? (?:de |del ))?";
const vesselFr =
  "(?:(?:pot|paquet|bout|rouleau|bouteille|boîte|morceau|reste|tranche|brique)s? (?:de |d['’]|du ))?";

const finished = [
  [
    re(
      `${start}${who}(?:ate|eaten|finished(?: off)?|used(?: up)?|drank|drunk|emptied|took|had) (?:up )?the (?:very )?last ${vessel}${name}${when}${end}`,
    ),
    "we need $1",
  ],
  [
    re(
      `${start}${who}(?:hat|haben|habe?|hast|habt) (?:\\p{Alpha}+ ){0,3}?(?:den|die|das) (?:aller)?(?:letzten?|restlichen?|ganzen?) (?:(?:Rest|Packung|Flasche|Glas|Stück|Dose) )?${name} \\p{Alpha}*(?:gegessen|getrunken|gefuttert|gelöffelt|gefressen|putzt|braucht|benutzt|genommen|geleert|vernichtet)${end}`,
    ),
    "wir brauchen $1",
  ],
  [
    re(
      `${start}${who}(?:(?:ha|han|he|hemos|has) )?(?:comid[oa]|comió|comieron|comí|acabado|acabó|acabaron|acabé|terminado|terminó|terminaron|terminé|bebido|bebió|bebieron|gastado|gastó|gasté|usado|usó|eché|echado) (?:el último|la última|los últimos|las últimas|lo que quedaba de(?:l| la| los| las)?) ${vesselEs}${name}${when}${end}`,
    ),
    "hace falta $1",
  ],
  [
    re(
      `${start}${who}(?:a|ont|ai|as|avons|avez) (?:\\p{Alpha}+ )?(?:fini|terminé|mangé|bu|utilisé|pris|vidé|dévoré) (?:le dernier|la dernière|les derni(?:er|ère)s|le reste (?:de|du|des)) ${vesselFr}${name}${when}${end}`,
    ),
    "il faut $1",
  ],
  // "the ham's gone off"
  [
    re(
      `(?<=^|[.!?;,\\n]\\s*| [-–] )(?:the|our|my) (?![^.,;!?\\n]{0,30} (?:i|we|you|they|that) )${name}(?:(?:['’]s|['’]ve| has| have) gone|(?<!['’]s) went) (?:off|bad|mou?ldy|stale|sour)${when}${end}`,
    ),
    "we need $1",
  ],
] as const;
/** One of these is in each text that the patterns match, which take longer. */
const may =
  /last |letzte|restliche|ganze|últim|quedaba|derni|le reste|(?:gone|went) (?:off|bad|mou?ldy|stale|sour)/iu;
const noThing =
  /^(?:one|ones|time|day|week|night|time|mal|tag|nacht|zeit|woche|vez|fois|word|job|train|bus)$/iu;

/** A text in which what was finished is asked for. */
export function withFinishedAsMissing(text: string): string {
  if (!may.test(text)) return text;
  return finished.reduce(
    (done, [pattern, asked]) =>
      done.replace(pattern, (typed, thing: string) =>
        noThing.test(thing) ? typed : asked.replace("$1", () => thing),
      ),
    text,
  );
}
