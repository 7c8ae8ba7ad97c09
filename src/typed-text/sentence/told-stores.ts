import { lettersOf, type NamedStore } from "../match-store.ts";
import { withPhrases, type PhraseGroup } from "./phrase-groups.ts";
import { laterMessage, message, re, start } from "./phrase-parts.ts";
import { storeMoves } from "./store-moves.ts";
import { at, item, items, lastItem, storeEnd, storeMark, store, stopped, when } from "./store-parts.ts";
import { storeTrips } from "./store-trips.ts";
import { mostMatches, storeAt } from "./store-phrase.ts";

/** Words of a request, behind which the things stand. */
const asks =
  "(?=(?:please|get|grab|buy|bring|pick up|put|add|remind|bitte|hol|kauf|bring|nimm|denk|besorg|setz|schreib|pon|compra|coge|trae|pilla|apunta|añade|mete|recu[eé]rda|cómpra|tráe|prends|achète|ramène|rapporte|mets|ajoute|note|pense|rappelle)\\p{Alpha}*)";
const thatOne =
  "(?:that|that one|those|this one|das|den|die|eso|es[ea]|es[oa]s|celui-là|celle-là|ceux-là|celles-là|ça)";
const there = "(?:there|from there|dort|da|allí|ahí|allá|là-bas|là)";

/** What people say of a store around its things, as a list has it: the store before a colon, or behind its thing. */
const said: PhraseGroup[] = [
  {
    may: /\?/u,
    in: () => [
      // "Are you at Lidl yet?" before what the other one asks for; not when the answer is no
      [
        re(
          `${message}[¿]?(?:are you|r u|you|bist du|seid ihr|estás|est[aá]is|tu es|t['’]es|es-tu|vous êtes)(?: (?:already|still|schon|noch|ya|todavía|aún|déjà|encore))* ${at}${store}(?: (?:already|yet|still|now|right now|schon|noch|ya|todavía|déjà|encore))*\\s*\\?(?=[^\\S\\n]*\\n(?![^\\n]{0,60}(?:: |\\] )?(?:no|nope|nah|not|nein|nee|non)(?!\\p{Cased})))`,
        ),
        "I'm at $1, need anything?",
      ],
      // "voy a Lidl, qué queréis?"
      [
        re(
          `${message}(?:(?:hey|hi|hola|oye|hallo|salut|coucou|chic[oa]s),? )?(?:i['’]?m|(?:ich )?(?:bin|geh|fahr)e?|(?:ya )?estoy|(?:me )?voy|vamos|paso|je suis|je vais|je passe)(?: (?:going|heading|off|ahora|jetzt|gleich|gerade|kurz|now))* ${at}${store}${when}[,.!]? [¿]?(?:what (?:do you (?:need|want)|should i (?:get|bring))|was (?:braucht ihr|brauchst du|wollt ihr|soll ich (?:mitbringen|holen))|qu[eé] (?:quer[eé]is|quieres|necesit[aá]i?s|os traigo|te traigo|hace falta|falta|compro)|(?:vous voulez|tu veux|il (?:vous|te|nous) faut|je (?:prends|ramène)) quoi|qu['’]est-ce qu['’]il (?:vous|te|nous) faut)\\s*\\?`,
        ),
        "I'm at $1, need anything?",
      ],
      // "Gehst du heute noch zu Lidl? Falls ja, denk an Senf"
      [
        re(
          `${start}[¿]?(?:(?:are|will|do) you|gehst du|fährst du|kommst du|bist du|geht ihr|fahrt ihr|vas|pasas|irás|te pasas|tu vas|tu passes|vas-tu|passes-tu|est-ce que tu (?:vas|passes))(?: [\\p{Alpha}'’]+){0,3} ${at}${store}[^.?\\n]{0,20}\\? (?:(?:falls|wenn) (?:ja|du gehst)|if (?:so|yes|you are|you do)|(?:si|en) (?:oui|es así|vas|ese caso|c['’]est le cas)|dans ce cas)[,:]? (?=\\p{Alpha})`,
        ),
        "$1: ",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:if|falls|wenn|si)(?!\p{Cased})/iu,
    in: () => [
      // "if Lidl is still open, get halloumi there"
      [
        re(
          `(?<!\\p{Cased})if (?:the )?${store}(?:['’]s| is) (?:still |not closed )?(?:open)?${when},? (?:then )?(?=(?:please|get|grab|buy|bring|pick up|can you|could you)(?!\\p{Cased}))`,
        ),
        "$1: ",
      ],
      [
        re(
          `(?<!\\p{Cased})(?:falls|wenn) (?:der |die |das )?${store}(?: (?:noch|heute|jetzt|da|schon))* (?:offen|auf|geöffnet|aufhat)(?: ?hat| ist)?,? (?:dann )?(?:(?:bitte )?(?:dort|da) )?(?=(?:bitte|hol|kauf|nimm|bring|besorg|denk)|(?-i:\\p{Upper})\\p{Alpha}{2})`,
        ),
        "$1: ",
      ],
      [
        re(
          `(?<!\\p{Cased})si (?:el )?${store} (?:todavía |aún )?(?:sigue|está|est)(?: todavía| aún| encore| toujours)? (?:abiert[oa]|ouvert),? ${asks}`,
        ),
        "$1: ",
      ],
      // "Wenn wir Samstag eh bei Lidl sind, denk an Senf"
      [
        re(
          `(?<!\\p{Cased})(?:wenn|falls|sobald) (?:du|wir|ihr|ich)(?: \\p{Alpha}+){0,3} ${at}${store} (?:bist|sind|seid|bin|gehst|gehen|geht|fährst|fahren|vorbeikommst|vorbeikommen|vorbeifährst|einkaufst|einkaufen|bei ?gehst),? (?:dann )?(?:bitte )?denkt?e?(?: (?:bitte|auch|noch|doch|mal|dran))* an `,
        ),
        "$1: ",
      ],
      // "si tu passes devant Lidl, rentre prendre du sel"
      [
        re(
          `(?:si tu (?:passes|vas) ${at}${store},? )(?:rentre|entre|arrête-toi|va)(?: y)? (?:(?:et )?prends|prendre|acheter|chercher|pour prendre) `,
        ),
        "$1: prends ",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:there|dort|da|all[íi]|ah[íi]|là-bas|j['’]y|on y|así que|so|also|donc|alors)(?!\p{Cased})/iu,
    in: () => [
      // "I'll be at Lidl on Saturday, so I can get rice there"
      [
        re(
          `(?<!\\p{Cased})(?:i|we)(?:['’]ll| will|['’]m|['’]re| am| are)? (?:be |going |heading |stopping |go |pass |passing |stop )*${at}${store}${when},? (?:so |and |then )?(?:i|we) (?:can |could |will |['’]ll )?(?:also |just )?(?:get|pick up|grab|buy) ${items} (?:there|while (?:i['’]m|we['’]re) there)${storeEnd}`,
        ),
        "$1: $2",
      ],
      // "Morgen fahre ich zu Lidl, dort hole ich Reis"
      [
        re(
          `(?:(?:(?:heute|morgen|später|nachher|gleich|am \\p{Alpha}+) )?(?:fahre?|gehe?|bin|komme?)n? (?:ich|wir)|(?:ich|wir) (?:fahren?|gehen?|bin|sind|kommen?))(?: (?:heute|morgen|eh|noch|später|nachher|am \\p{Alpha}+))* ${at}${store}(?: vorbei)?[,.]? (?:und )?(?:da|dort) (?:hole?|kaufe?|nehme?|besorge?)n? (?:ich|wir) (?:(?:dann|auch|noch|gleich) )*(?=\\p{Alpha}|\\d)`,
        ),
        "$1: ",
      ],
      [
        re(
          `(?:(?:mañana|hoy|luego|el \\p{Alpha}+|demain|ce soir) )?(?:voy|vamos|iré|iremos|estaré|paso|je vais|on va|je passe|j['’]irai|je serai) ${at}${store}${when},? (?:y |et |donc |así que )?(?:(?:allí|ahí) (?:compro|cojo|compraré|cogeré|pillo|puedo comprar)|(?:j['’]y|on y) (?:prends?|prendrai|prendra|achète|achèterai)) (?=\\p{Alpha}|\\d)`,
        ),
        "$1: ",
      ],
      // "Los jueves voy siempre a Lidl, así que ponme cada jueves sal"
      [
        re(
          `${start}(?:(?:on \\p{Alpha}+s?|los \\p{Alpha}+|cada \\p{Alpha}+|el \\p{Alpha}+|le \\p{Alpha}+|every \\p{Alpha}+|jeden \\p{Alpha}+|\\p{Alpha}+s|immer \\p{Alpha}+s),? )?(?:i|we|voy|vamos|paso|je vais|je passe|on va|gehe? ich|gehen wir|fahren? wir|fahre? ich|ich gehe?|wir gehen)(?: (?:always|usually|siempre|normalmente|toujours|immer|meistens|go|drive|shop))* ${at}${store}(?: (?:siempre|anyway|toujours))?,? (?:so|así que|o sea que|donc|alors|also),? ${asks}`,
        ),
        "$1: ",
      ],
      // "Tofu gibt's bei Lidl, den hol da"
      [
        re(
          `(?<=\\uE001[^.;:!?\\n]{0,30}),? (?:(?:und|and|y|et|so|also|así que) )?(?:(?:das|die|den|es) (?:hol|nimm|kauf|bring)e?(?: (?:bitte|dann|doch))* (?:da|dort)(?: mit)?|(?:please )?(?:get|grab|buy) (?:it|them|some) (?:from )?there|(?:c[oó]mpral|c[oó]gel|p[ií]llal)[oa]s? (?:allí|ahí)|(?:prends|achète)-(?:le|la|les|en) là-bas)${storeEnd}`,
        ),
        "",
      ],
      [re(`(?<=\\uE001: [^.;:!?\\n]{2,80}) ${there}(?: please| bitte| porfa| stp)?${storeEnd}`), ""],
    ],
  },
  {
    may: /remind|erinner|recu[eé]rda|rappelle/iu,
    in: () => [
      // "we use so much rice, remind me to buy it every Saturday at Lidl"
      [
        re(
          `(?:(?:we|i) (?:(?:always|really) )?(?:go through|use|eat|drink|need)|wir (?:ver)?brauchen|wir essen|gastamos|usamos|comemos|on (?:consomme|mange|utilise)) (?:so much|so many|an? (?:ton|lot) of|lots of|loads of|tons of|so viele?|total viele?|tant[oa]s?|much[oa]s?|tellement de |tellement d['’]|beaucoup de |trop de )? ?${item},? (?:(?:so|and|así que|donc|alors|y|et|also|und),? )?(?:please |bitte )?(?:remind me to (?:buy|get|grab|pick up) (?:it|them|some|more|that)|recu[ée]rdame comprarl[oa]s?|rappelle-moi d['’]en (?:r?acheter|prendre)) (?=(?:every|each|weekly|monthly|once|at|from|cada|todos|todas|en|una vez|chaque|tous|toutes|une fois|chez)(?!\\p{Cased}))`,
        ),
        "get $1 ",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:q|que|cuando) (?:pas|vay|vas)/iu,
    in: () => [
      // "ahorita que pases por Dia"
      [
        re(
          `(?<=\\p{Alpha}),? (?:(?:ahorita|ahora) )?(?:q|que|cuando) (?:pases|vayas|vas|pasas) (?:x|por|al?) ${store}`,
        ),
        " en $1",
      ],
    ],
  },
  {
    may: /cheaper|better|fresher|billiger|günstiger|besser|frischer|más barat|mejor|moins cher|meilleur/iu,
    in: () => [
      // "from Lidl, it's cheaper there"
      [
        re(
          `(?<=\\uE001),? (?:(?:because|weil|denn|porque|que|car|parce qu['’]) ?)?(?:it['’]s|they['’]re|(?:es|das|die) (?:ist|sind)|(?:da|dort) (?:ist es|sind sie)|(?:es|sale|está|son|salen)|c['’]est|ils sont) (?:(?:much|way|viel|eh|mucho|bien|allí|da|dort) )*(?:cheaper|better|fresher|billiger|günstiger|besser|frischer|más barat[oa]s?|mejor(?:es)?|moins chers?|meilleurs?)(?: (?:there|dort|da|allí|ahí|là-bas))?${storeEnd}`,
        ),
        "",
      ],
    ],
  },
  {
    may: /gern|liebsten|besten|möglichst|prefer|ideal|possible|posible|préférence/iu,
    in: () => [
      // "Senf und Reis, gern vom Lidl"
      [
        re(
          `(?<=\\p{Alpha}|\\)),? (?:bitte |please )?(?:gerne?|am liebsten|am besten|möglichst|preferably|ideally|if possible|preferiblemente|a ser posible|si es posible|de préférence|si possible) (${at})${store}${storeEnd}`,
        ),
        " $1$2",
      ],
    ],
  },
  {
    may: /sonst|otherwise|apart from|other than|lo demás|aparte|sinon|à part|hormis|rest|else|alles andere/iu,
    in: () => [
      // "aus dem Lidl Senf, sonst nur noch Reis"
      [
        re(
          `(?<=\\uE001[^.;!?\\n]{2,80}),? (?:(?:und|y|et|and) )?(?:sonst|ansonsten|otherwise|apart from that|other than that|por lo demás|aparte de eso|sinon|à part ça|hormis ça)(?:,? (?:brauche ich|brauchen wir|i need|we need|necesito|necesitamos|il (?:me |nous )?faut))?,? (?:nur|bloß|just|only|s[oó]lo|solamente|juste|seulement)(?: noch| mehr)? (?=\\p{Alpha}|\\d)`,
        ),
        ". ",
      ],
      // "et le reste n'importe où : sel, riz", "lo demás (sal, arroz) en la tienda de abajo"
      [
        re(
          `(?<=\\uE001[^.;!?\\n]{2,80})[,;.]? (?:(?:und|y|et|and) )?(?:le reste|tout le reste|the rest|everything else|den rest|der rest|alles andere|lo demás|el resto)(?: (?:is |c['’]est |ist |es |can be )?(?:from )?(?:n['’]importe où|peu importe(?: où)?|anywhere|wherever|(?:ist )?egal(?: wo(?:her)?)?|da igual(?: de)?(?: dónde)?|donde sea|irgendwo|où tu veux))? ?[:,] ?(?=\\p{Alpha}|\\d)`,
        ),
        ". ",
      ],
      [
        re(
          `(?<=\\uE001[^.;!?\\n]{0,60})[,;.]? (?:(?:und|y|et|and) )?(?:le reste|the rest|everything else|den rest|der rest|alles andere|lo demás|el resto) \\(([^()\\n]{2,60})\\)`,
        ),
        ". $1",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:but|aber|pero|mais)(?!\p{Cased})/iu,
    in: () => [
      // "sal y arroz, pero eso de Lidl": of the last thing alone
      [
        re(
          `(?:,| (?:and|und|y|et))(?: (?:also|auch|también|aussi|then|luego|dann|puis))? ${lastItem},? (?:but|aber|pero|mais) (?:${thatOne} )?(?:(?:only|nur|solo|seulement) )?(${at})${store}`,
        ),
        "; $1 $2$3",
      ],
      [
        re(
          `(?<=\\p{Alpha}|\\)),? (?:but|aber|pero|mais) (?:${thatOne} )?(?:(?:only|nur|solo|seulement) )?(${at})${store}${storeEnd}`,
        ),
        " $1$2",
      ],
      // ", but rice has to come from Lidl"
      [
        re(`[,.;]? (?:but|and) ${item} (?:has|have|needs?|must) (?:to )?(?:come|be) ${at}${store}`),
        "; $2: $1",
      ],
    ],
  },
  {
    may: /\n/u,
    in: () => [
      // "Abuela: a mí sal"
      [
        re(
          `${laterMessage}(?:(?:y|et|und|and) )?(?:a mí|para mí|pour moi|für mich|for me)(?: (?:please|bitte|porfa|stp))?,? (?!(?:nada|rien|nix|nichts|nothing|auch nichts|no)(?!\\p{Cased}))(?=\\p{Alpha}{3}|\\d)`,
        ),
        "",
      ],
      // "yo sal, pero de Lidl"
      [
        re(
          `${laterMessage}yo (?!(?:no|sí|ya|también|tampoco|nada|me|te|se|le|lo|la|los|las|he|soy|estoy|voy|nunca|siempre|creo|\\p{Alpha}+o)(?!\\p{Cased}))(?=\\p{Alpha}{3,}[^.;!?\\n]{0,40} ${at}${store})`,
        ),
        "",
      ],
    ],
  },
];

/** A text with the whole names of stores marked, which may be of several words. */
function withStoresMarked(text: string, stores: readonly NamedStore[]): string {
  let done = "";
  let from = 0;
  let found = 0;
  for (const { index } of text.matchAll(/(?<![\p{Alpha}\p{N}\p{M}'’])(?=[\p{Alpha}\p{N}])/gu)) {
    if (index < from) continue;
    const named = storeAt(text, index, stores);
    if (named?.whole !== true) continue;
    if ((found += 1) > mostMatches) break;
    done += `${text.slice(from, index)}\uE000${text.slice(index, named.end)}\uE001`;
    from = named.end;
  }
  return done + text.slice(from);
}

const inBrackets = new RegExp(` \\((?:${at})?\\uE000([^\\uE001]{1,60})\\uE001\\)`, "giu");

/** "rice (Lidl), salt, oil (Rewe)": among several, a store in brackets is of its own thing alone. */
function withBracketsOfThings(text: string): string {
  return text
    .split("\n")
    .map((line) =>
      line.includes(",") && (line.match(inBrackets)?.length ?? 0) > 1
        ? line.replace(inBrackets, " @$1")
        : line,
    )
    .join("\n");
}

/** "Lidl = saumon fumé" */
const equals = /(?<=\uE001) ?= ?(?=[\p{Alpha}\d])/gu;

/** A text with what is said of its stores as a list says it: "get rice, Lidl is out of it, try Rewe" becomes "get rice from Rewe". */
export function withStoresToldPlainly(text: string, all: readonly NamedStore[]): string {
  if (!text.includes(" ") || storeMark.test(text)) return text;
  const letters = lettersOf(text);
  const stores = all.filter(({ name }) => letters.includes(lettersOf(name)));
  if (stores.length === 0) return text;
  const marked = withStoresMarked(text, stores);
  if (marked === text) return text;
  const told = stopped(
    withPhrases(withBracketsOfThings(marked.replace(equals, ": ")), [...storeTrips, ...storeMoves, ...said]),
  );
  return told === marked ? text : told.replace(/[\uE000\uE001]/gu, "").replace(/^[;.,\s]+/u, "");
}
