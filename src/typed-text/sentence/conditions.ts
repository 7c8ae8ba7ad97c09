import type { NamedStore } from "../match-store.ts";
import { unitOf } from "../units.ts";
import { countWords } from "./count-words.ts";
import { storeAlone } from "./store-phrase.ts";

const count =
  "(?:\\d{1,3}|an?|one|half an?|medi[oa]|un demi|eine?n? halbe[sn]?|some|a few|a couple|a dozen|half a dozen|eine?[nrs]?|ein paar|un|una|un par|une|" +
  `${countWords})`;
const end = "(?=$|[,.;!?\\n]|\\s(?:and|und|y|et)\\s)";
/** "if they have peaches get 6", "wenn es Pfirsiche gibt, nimm 6": the thing, and how many of it. */
const onlyIfThere: [pattern: RegExp, thing: number, amount: number][] = [
  [
    new RegExp(
      `(?<!\\p{Cased})if (?:they(?:['’]ve| have)(?: got)?|there(?:['’]s| is| are)|you see|you find)(?: some| any| good| nice| the)* (?!no |any |not )([^,.;!?\\n]{2,40}?),? (?:then |please )*(?:get|grab|buy|bring|take|pick up)(?: me| us)? (?:(${count}(?: \\p{Alpha}{2,12})?)|it|them|one|any)(?: (?:of (?:them|those)|too|please))?${end}`,
      "giu",
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `(?<!\\p{Cased})(?:wenn|falls) (?:es|sie|die)(?: noch| gute| schöne)* ([^,.;!?\\n]{2,40}?) (?:gibt|haben|da haben),? (?:dann )?(?:nimm|bring|kauf|hol|besorg)e?(?: bitte| mir| uns| mal)* (?:(${count}(?: \\p{Alpha}{2,12})?)|welche|sie|es|davon)(?: mit)?${end}`,
      "giu",
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `(?<!\\p{Cased})si (?:hay|tienen|ves|encuentras)(?: buen[oa]s?)? ([^,.;!?\\n]{2,40}?),? (?:compra|coge|trae|pilla|cómpra|cóge|tráe)(?:me|nos)?(?:l[oa]s?)?(?: (${count}(?: \\p{Alpha}{2,12})?)| algun[oa]s?)?${end}`,
      "giu",
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `(?<!\\p{Cased})(?:s['’]il y a|s['’]ils ont|si tu (?:vois|trouves)) (?:encore )?(?:des?|du|de la|de l['’]) ?([^,.;!?\\n]{2,40}?),? (?:prends|achète|ramène)(?:s?-en|-les|-le|-la)?(?: (${count}(?: \\p{Alpha}{2,12})?))?${end}`,
      "giu",
    ),
    1,
    2,
  ],
];

/** "if they look good", "wenn sie reif sind" behind a thing */
const ifItIsGood = new RegExp(
  `(?<=\\S),?\\s+(?:(?:but|aber|pero|mais),? )?((?:(?:only|nur|s[oó]lo|solamente|seulement|juste) )?(?:if (?:they|it|the \\p{Alpha}+)(?:['’]s|['’]re| are| is| look| looks| seem)(?! (?:ok|okay|possible|fine|not|there|out)(?!\\p{Cased}))|(?:wenn|falls) (?:sie|es|er|die|welche)(?! haben| hat| da)(?= [^,.;!?\\n()]{2,30}(?:sind|ist|aussehen|aussieht)(?!\\p{Cased}))|si (?:est[áé]n?|son|parecen|tienen buena)(?!\\p{Cased})|(?:falls|wenn) (?:es|sie) (?:die|den|das|welche) (?:mit|ohne|von)|s['’](?:ils?|elles?) (?:sont|est|ont l['’]air)|si (?:elles?) (?:sont|est|ont l['’]air))[^,.;!?\\n()]{2,30}?)${end}`,
  "giu",
);

/** "et si y a une promo du café": the offer is told before the thing. */
const offerAhead =
  /(?<=^|(?:^|[\s,])(?:and|und|y|et|plus) |[,;.]\s|(?:kaufst|bringst|holst|besorgst|nimmst|kannst|könntest) du(?: mir| uns| bitte| noch)* )((?:only |nur |solo |seulement )?(?:(?:s['’]il |si |s['’])y a (?:une )?promo|si hay (?:oferta|promo\p{Alpha}*)|if there(?:['’]s| is) (?:an? )?(?:sale|deal|offer)|(?:wenn|falls) (?:es |sie |er )?(?:im )?angebot(?: ist| sind| gibt)?))(?: (?:on|sur|de la|du|des|de|bei|von|für|le|la|les)(?= )| (?=d['’]))?\s*([^,.;!?\n()]{3,40})(?=$|[,.;!?\n])/giu;

/** "and, if on sale, prosecco": the thing comes behind its condition. */
const ahead =
  /(?<=(?:^|[\s,])(?:and|und|y|et|plus)),\s*((?:(?:only|nur|s[oó]lo|seulement) )?(?:if|wenn|falls|si|s['’])[^,.;!?\n()]{3,40}),\s*([^,.;!?\n()]{2,40})(?=$|[,.;!?\n])/giu;

/** "only if it's on sale", "aber nur wenn sie im Angebot sind" behind a thing */
const ifOnOffer = new RegExp(
  `(?<=\\S),?\\s+(?:(?:but|aber|pero|mais),? )?((?:(?:only|nur|s[oó]lo|solamente|seulement|juste) )?(?:if|when|wenn['’]?s?|falls|si|s['’]ils?|quand|cuando)(?: [\\p{Alpha}'’]+){0,3} (?:on (?:sale|offer|special|deal)|im angebot|(?:de|en) (?:oferta|promoción)|rebajad[oa]s?|(?:en )?promo(?:tion|s)?|oferta|angebot|cheap|reduced|half price|billig|günstig|reduziert|barat[oa]s?|pas (?:trop )?ch[eè]re?s?|a (?:sale|deal)|(?:hay|tienen) (?:oferta|promo\\p{Alpha}*)|y a (?:une )?promo)(?: (?:sind|ist))?)(?:(?=\\s*[+/(])|${end})`,
  "giu",
);

/** "(si elles sont belles stp)" */
const politeInNote =
  /(?<=\([^()\n]{3,60}) (?:stp|svp|please|pls|plz|bitte|por ?fa(?:vor)?|s['’]il te plaît)(?=\))/giu;

const ifStoreHas = new RegExp(
  `(?<!\\p{Cased})if ([\\p{Alpha}'’ ]{2,25}?) (?:has|have)(?: some| any| good| nice)* ([^,.;!?\\n]{2,40}?),? (?:then |please )*(?:get|grab|buy|bring|pick up)(?: me| us)? (?:(${count}(?: \\p{Alpha}{2,12})?)|it|them|one)${end}|` +
    `(?<!\\p{Cased})si (?:en |à )?([\\p{Alpha}'’ ]{2,25}?) (?:hay|tienen|tiene) ([^,.;!?\\n]{2,40}?),? (?:compra|coge|trae|pilla)(?:me|nos)?(?:l[oa]s?)?(?: (${count}(?: \\p{Alpha}{2,12})?))?${end}|` +
    `(?<!\\p{Cased})(?:wenn|falls) ([\\p{Alpha}'’ ]{2,25}?) ([^,.;!?\\n]{2,40}?) hat,? (?:dann )?(?:nimm|bring|kauf|hol)e?(?: bitte| mir| uns)* (?:(${count}(?: \\p{Alpha}{2,12})?)|welche|sie|es|davon)(?: mit)?${end}`,
  "giu",
);
const verbs =
  "prends|prenez|achète|ramène|rapporte|compra|coge|trae|pilla|get|grab|buy|pick up|nimm|hol|kauf|bring|bringst|holst|kaufst|nimmst|(?:me|nos) (?:traes|compras|coges|pillas)|tráe(?:me|nos)|cómpra(?:me|nos)|tu (?:me |nous )?(?:prends|ramènes|achètes)|can you|could you|kannst|könntest|puedes|podrías|please|bitte|porfa|por favor|stp";
const visitThenVerb = new RegExp(
  `(?<=^(?:(?:oye|mira|hola|hey|hi|hallo|salut|coucou|du|mam[áa]|pap[áa]|mum|mom|dad|maman|amor|cariño|schatz|love|hij[oa]),? )*|[.!?:\\n]\\s*)((?:quand|si|cuando|when|if|wenn|falls|sobald) [^,.;:!?\\n]{4,50}?),? (?=(?:${verbs})(?!\\p{Cased}))`,
  "giu",
);

/** "Target run tomorrow!! need:" */
const errand =
  /(?<=^|\n)([\p{Alpha}][\p{Alpha}'’ .&]{1,25}?) (?:run|trip|haul|shop|einkauf|tour)(?: (?:tmrw|tomorrow|today|tonight|later|soon|on \p{Alpha}+|this \p{Alpha}+|heute|morgen))*(?:[!.:,]+ ?| [-–—] )(?:(?:we |i )?(?:need|get)[: ]+)?(?=\S)/giu;

/** "2 boxes", "6", and none at all; not "3 lemons". */
function isAmount(text = ""): boolean {
  const word = / (\p{Alpha}+)$/u.exec(text)?.[1];
  return word === undefined || /^(?:few|couple|dozen|paar|par)$/u.test(word) || unitOf(word) !== undefined;
}

/** "When you do Aldi tonight": the store, with what people say around it. */
const visitWithTime =
  /^(\S+) (?:you(?:['’]re)? (?:do|hit|get to|next do) )?(.*?)(?: (?:tonight|today|tomorrow|later|on \p{Alpha}+day|heute|nachher|morgen|hoy|luego|mañana|ce soir|demain|tout à l['’]heure))?$/iu;
const goesThere = / (?:bist|seid|gehst|fährst|vorbei\p{Alpha}*)$/iu;
const anyway =
  / (?:eh|sowieso|ohnehin|zufällig|gerade|grad|anyway|quand même|de todas formas|de todos modos|justo) /giu;

/** "quand tu passes chez Lidl prends du pain": the store alone stands before a colon. */
export function withVisitsApart(text: string, stores: readonly NamedStore[]): string {
  const apart = text.replace(errand, (typed, name: string) => {
    const store = storeAlone(name, stores);
    return store === null ? typed : `${store.name}: `;
  });
  return apart.replace(visitThenVerb, (typed, visit: string) => {
    const named = visitWithTime.exec(visit)?.[2] ?? "";
    const store =
      storeAlone(visit.replace(goesThere, "").replace(anyway, " "), stores) ?? storeAlone(named, stores);
    return store === null ? typed : `${store.name}: `;
  });
}

/** A text whose conditions are put as requests or as notes: "if they have peaches get 6" becomes "6 peaches". */
export function withConditionsAsNotes(text: string, stores: readonly NamedStore[]): string {
  if (!/(?<!\p{Cased})(?:if|wenn|falls|si|s['’])/iu.test(text)) return text;
  const noted = text.replace(ahead, " $2 ($1)").replace(offerAhead, "$2 ($1)").replace(ifOnOffer, " ($1)");
  const atStores = noted.replace(ifStoreHas, (typed, ...groups: (string | undefined)[]) => {
    const [name, thing, amount] =
      groups[0] !== undefined ? groups : groups[3] !== undefined ? groups.slice(3) : groups.slice(6);
    const store = storeAlone(name!, stores);
    return store === null ? typed : `${amount ?? ""} ${thing!} @${store.name}`.trim();
  });
  const asked = onlyIfThere.reduce(
    (done, [pattern, thing, amount]) =>
      done.replace(pattern, (...groups: (string | undefined)[]) =>
        isAmount(groups[amount]) ? `${groups[amount] ?? ""} ${groups[thing]!}`.trim() : groups[0]!,
      ),
    atStores,
  );
  return asked.replace(ifItIsGood, " ($1)").replace(politeInNote, "");
}
