import { compiledAhead } from "../compiled-ahead.ts";
import { countWords } from "./count-words.ts";
import { atChain, findShopAhead } from "./shops.ts";
import type { NamedStore } from "../match-store.ts";

const stock =
  "(?:il (?:nous )?(?:en )?reste|on (?:en )?a|j['’](?:en )?ai|(?:ya |todavía |aún )?(?:hay|tenemos|tengo|quedan?)|haben wir|hab(?:en)? (?:wir|ich)|(?:we|i)(?:['’]ve| (?:still )?have))";
const amount = `(?:\\d|(?:${countWords}|an?|eine?n?|un[ao]?|une|medi[oa])(?!\\p{Cased}))`;

/** Where another sentence begins in what people write or dictate without a stop before it. */
const breaks = compiledAhead<[RegExp, string]>([
  // "the parmesan's all gone and so is the dog food"
  [/,? and so (?:is|are|was|were) (?:the |our |my )?(?=\p{Alpha})/giu, " and the "],
  // "Spüli ist leer. Klopapier auch fast"
  [
    /(?<=^|[:.!?,;\n]\s*)(\p{Upper}[\p{Alpha}-]{2,25}) auch (?:schon |bald |langsam )*(?:fast|bald|so gut wie)(?: (?:leer|alle|aus|weg))?(?: ?\p{Extended_Pictographic}\uFE0F?)*(?=\s*(?:$|[^\p{Alpha}\s]|\. ))/gu,
    "wir brauchen $1",
  ],
  // "katzenstreu ist alle und nassfutter auch da nehmen wir zwölf dosen"
  [
    /(?<=(?<!\p{Cased})(?:ist|sind) (?:fast |schon |bald )*(?:alle|leer|aus|weg) und [\p{Alpha}-]{3,25} auch) (?!und(?!\p{Cased}))(?=\p{Alpha})/giu,
    ". ",
  ],
  // "plus de savon par contre il reste du sopalin"
  [
    new RegExp(
      `(?<=\\p{Alpha}),? (?=(?:par contre|en revanche|sin embargo|en cambio) |(?:dafür|allerdings|however),? ${stock}(?!\\p{Cased}))`,
      "giu",
    ),
    ". ",
  ],
  // "and dish soap we've got plenty of paper towels"
  [
    /(?<=\p{Alpha}{3})(?<!(?<!\p{Cased})(?:if|that|so|and|or|but|because|since|cause|when|as|think|guess|know|sure|believe)) (?=(?:we|i)(?:['’]ve| have)(?: still)?(?: got)? (?:plenty|loads|enough|lots|tons) of )/giu,
    ". ",
  ],
  // "et puis des lardons ah non les lardons c'est bon je les ai"
  [
    /(?<=\p{Alpha}{3}) (?=(?:ah|ach|oh|ay|uy|bueno) (?:non|nee?|nein|no|wait),? (?:les?|la|die|der|das|den|the|el|l[oa]s?) )/giu,
    ". ",
  ],
  // "und leckerlis brauchen wir keine"
  [
    /,? und (?=\p{Alpha}[\p{Alpha}-]{2,25} (?:brauchen|haben) wir (?:keine?[nrs]?|nicht|noch|genug|schon)(?!\p{Cased}))/giu,
    ". ",
  ],
  // "every week bread, and just this once candles": the repeat doesn't count for them.
  [
    /,? (?:and|und|y|et) (?:(?:einmalig|nur (?:diesmal|dieses Mal|einmal)|just (?:this )?once|(?:just|only) this (?:time|week)|s[oó]lo (?:por )?esta (?:vez|semana)|juste cette (?:fois|semaine)|exceptionnellement),? (?=\S))/giu,
    ". ",
  ],
  // "every Monday milk, and this week also cheese sticks"
  [
    /,? (?:and|und|y|et) (?=(?:this week|diese Woche|esta semana|cette semaine) (?:also|only|auch|noch|nur|además|también|solo|aussi|en plus|seulement)(?!\p{Cased}))/giu,
    ". ",
  ],
  // "del Mercadona hummus y del mercado un kilo de boquerones"
  [
    new RegExp(
      `,? (?:and|und|y|et) (?=(?:del mercado|de la (?:panadería|carnicería|pescadería|frutería|farmacia)|from the (?:bakery|butchers?|market|pharmacy)|vom (?:bäcker|metzger|markt)|aus der apotheke|(?:du|de la|chez le) (?:marché|boulangerie|boulanger|boucher(?:ie)?|pharmacie)) ${amount})`,
      "giu",
    ),
    ". ",
  ],
  // "Chez le boulanger 1 pain, chez Picard des escargots"
  [
    /(?<=^(?:chez le (?:boulanger|boucher|poissonnier)|à la (?:boulangerie|boucherie|pharmacie)|beim (?:bäcker|metzger)|in der apotheke|en la (?:panadería|carnicería|pescadería|farmacia)|(?:at|from) the (?:bakery|butchers?|market|pharmacy))(?!\p{Cased})[^.;!?\n]{3,60}), (?=(?:chez|bei|beim|en|at|from) \p{Alpha})/giu,
    ". ",
  ],
]);

/** "at Aldi rice and olives, and at Target every week a bunch of mint" */
const andAtChain = new RegExp(
  `,? (?:and|und|y|et) (?=${atChain} (?!(?:and|und|y|et|please|bitte)(?!\\p{Cased}))\\p{Alpha})`,
  "giu",
);

/** What there is, with the thing ahead of it: "Du sucre, on en a.", "Aceite tengo." */
const stockBehind: [RegExp, string][] = [
  [
    /(?<=^|[.!?\n]\s*)((?:(?:du|de la|des|le|la|les) |(?:de )?l['’])\p{Alpha}[\p{Alpha} -]{2,25}), (?=(?:(?:on|j['’]|nous|y) ?en (?:a|ai|avons)|il en reste)(?: (?:encore|déjà|assez|plein))*\s*(?:$|[.!?\n]))/giu,
    "$1 ",
  ],
  [
    /(?<=^|[.!?\n,;]\s*)(\p{Alpha}{3,}(?: de \p{Alpha}+)?) (?:ya )?tengo(?: (?:ya|todavía|en casa|de sobra))*(?=\s*(?:$|[.!?\n,;]))/giu,
    "$1 todavía hay",
  ],
  // "Le chat n'a plus de croquettes", "die Katze hat kein Futter mehr", "the dog has no food left"
  [
    /(?<=^|[.!?\n,;]\s*)(?:le|la|les|mon|ma|mes|notre|nos) \p{Alpha}+ n['’](?:a|ont) plus (?=de |d['’])/giu,
    "il n'y a plus ",
  ],
  [
    /(?<=^|[.!?\n,;]\s*)(?:die|der|das|unsere?|meine?) (?:katzen?|hunde?|kater|hamster|kaninchen|hasen?|kinder|baby) (?:hat|haben) (?=(?:bald |fast )?kein\p{Alpha}{0,2} [^.,;!?\n]{2,30} mehr(?!\p{Cased}))/giu,
    "wir haben ",
  ],
  [
    /(?<=^|[.!?\n,;]\s*)(?:the|our|my) (?:cats?|dogs?|hamsters?|rabbits?|kids|baby) (?:(?:has|have) no (?:more )?(?=[^.,;!?\n]{2,30} left(?!\p{Cased}))|(?:is|are|has run|have run) (?:almost |nearly )?(?=out of ))/giu,
    "we are ",
  ],
  [
    /(?<=^|[.!?\n,;]\s*)(?:el|la|los|las|mi|mis) (?:perr[oa]s?|gat[oa]s?|niñ[oa]s|bebé|peques|conejos?) (?:ya )?no (?:tienen?|les? quedan?) (?=\p{Alpha})/giu,
    "no queda ",
  ],
];

/** A text with a stop where another sentence begins: "katzenstreu ist alle. leckerlis brauchen wir keine". */
export function withClausesApart(text: string, stores: readonly NamedStore[]): string {
  if (!text.includes(" ")) return text;
  const apart = [...breaks, ...stockBehind].reduce((done, [pattern, to]) => done.replace(pattern, to), text);
  return apart.replace(andAtChain, (typed, at: number) =>
    findShopAhead(apart.slice(at + typed.length), stores) === null ? typed : ". ",
  );
}
