import type { PhraseGroup } from "./phrase-groups.ts";
import { laterMessage, re, start } from "./phrase-parts.ts";

const head = "(?<=^|[.!?;\\n]\\s*|, )";
const end = "(?=\\s*(?:$|[.!?\\n;,]))";
const name = "([^,.;:!?\\n]{2,30}?)";
/** "bringst du welche mit?" behind what is missing. */
const someDe =
  "(?:, (?:(?:bitte|kannst du|bringst du|holst du|nimmst du|bring|hol) )+(?:bitte )?(?:welche[ns]?|eins|eine[ns]?|das|die)(?: (?:mit|holen|mitbringen|besorgen|kaufen|bitte))*\\??)?";

/** What is missing though some of it is there, or though it was bought: such a thing is wanted. */
export const toldWants: readonly PhraseGroup[] = [
  {
    may: /(?:only|just) need|(?:il|on|nous) n['’][^.,;!?\n]{0,12}(?:besoin|manque) (?:plus )?que|ne manque (?:plus )?que/iu,
    in: () => [
      // "I already bought the wine. We only need whipped cream."
      [
        /(?<!\p{Cased})(we|i) (?:(?:really|now|then|still) )*(?:only|just) need (?!to (?!get|buy))(?:to (?:get|buy) )?(?=\p{Alpha}|\d)/giu,
        "$1 need ",
      ],
      [/(?<!\p{Cased})il (?:ne )?(?:nous |me )?manque (?:plus )?que (?=\p{Alpha}|\d)/giu, "il faut "],
    ],
  },
  {
    may: /vergessen|reicht nicht|keins? mehr|keine mehr|nur noch/iu,
    in: () => [
      // "Tomaten hab ich gestern vergessen, bringst du welche mit?"
      [
        re(
          `${head}(?:die |den |das )?${name} hab(?:e)? ich (?:(?:gestern|heute|leider|wieder|mal wieder|ganz|total|eben) )*vergessen${someDe}${end}`,
        ),
        "wir brauchen $1",
      ],
      // "Alufolie liegt zwar im Schrank, aber die reicht nicht mehr, bitte welche holen"
      [
        re(
          `${head}(?:die |der |das )?${name} (?:liegt|steht|ist|sind|haben wir|hab ich) (?:(?:zwar|schon|noch|ja) )*[^.,;!?\\n]{0,25}, aber (?:(?:die|das|der|es) )?(?:reicht|reichen) (?:nicht|nimmer)(?: mehr)?${someDe}${end}`,
        ),
        "wir brauchen $1",
      ],
      // "Klopapier liegt keins mehr im Schrank"
      [
        re(
          `${head}(?:die |der |das )?${name} (?:liegt|steht|ist|haben wir|hab ich|gibt['’]?s) (?:auch )?(?:keins?|keine[rns]?) mehr(?: (?:da|hier|im \\p{Alpha}+|in der \\p{Alpha}+))?${end}`,
        ),
        "wir brauchen $1",
      ],
      // "Kannst du an Backpapier denken? Ich hab nur noch ein Blatt"
      [
        re(
          `(?<=\\?\\s)(?:ich hab(?:e)?|wir haben|es ist|es sind) nur noch (?:ein|eine|einen|zwei|drei|\\d)(?: \\p{Alpha}+)?(?: da| übrig)?(?=\\s*(?:$|[.!\\n]))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /but not|pero (?:el|la|los|las)|aber (?:die|den|das|kein)|mais pas/iu,
    in: () => [
      // "I already bought cheese but not the crackers, please pick those up"
      [
        re(
          `${head}(?:i|we)(?:['’]ve| have)?(?: already)? (?:bought|got|picked up|have) [^.,;!?\\n]{2,30}?,? but not (?:the |any )?${name}(?:,? (?:so |please |can you )*(?:pick|get|grab|buy) (?:those|them|that|it)(?: up)?(?: please)?)?${end}`,
        ),
        "we need $1",
      ],
      // "ya compré las patatas, pero las cebollas no, cógelas tú"
      [
        re(
          `${head}(?:yo )?ya (?:compré|he comprado|tengo|cogí|traje) [^.,;!?\\n]{2,30}?,? pero (?:el |la |los |las )${name} no(?:, (?:cógel|cómpral|tráel|píllal)[oa]s?(?: tú)?)?${end}`,
        ),
        "hace falta $1",
      ],
      [
        re(
          `${head}[^.,;!?\\n]{2,30} (?:hab(?:e)? ich|haben wir) (?:schon|bereits),? aber (?:die |den |das )${name} (?:noch )?nicht${end}`,
        ),
        "wir brauchen $1",
      ],
      [
        re(
          `${head}j['’]ai (?:déjà )?(?:acheté|pris) [^.,;!?\\n]{2,30}?,? mais pas (?:les? |la |l['’]|de |d['’])${name}${end}`,
        ),
        "il faut $1",
      ],
    ],
  },
  {
    may: /nobody|no one|keiner|niemand|nadie|personne/iu,
    in: () => [
      // "personne n'a acheté de pain hier, tu peux en prendre ?"
      [
        re(
          `${head}personne n['’]a (?:acheté|pris|ramené|pensé à prendre) (?:de |d['’])${name}(?: hier| aujourd['’]hui)?(?:, (?:tu peux|peux-tu|il faut) en (?:prendre|acheter|ramener) ?\\??)?${end}`,
        ),
        "il faut $1",
      ],
      [
        re(
          `${head}(?:nobody|no one) (?:bought|got|remembered|picked up) (?:the |any )?${name}(?: yesterday| today)?(?:,? (?:so )?(?:can|could) you (?:get|grab|buy) (?:some|it|them|one)\\??)?${end}`,
        ),
        "we need $1",
      ],
      [
        re(
          `${head}(?:es hat )?(?:keiner|niemand)(?: hat)? (?:die |den |das )?${name} (?:gekauft|geholt|mitgebracht|besorgt)${someDe}${end}`,
        ),
        "wir brauchen $1",
      ],
      [
        re(
          `${head}nadie (?:ha comprado|compró|ha traído|trajo) (?:el |la |los |las )?${name}(?: ayer| hoy)?(?:, ¿?(?:puedes|podrías) (?:comprar|traer)(?:l[oa]s?)?\\??)?${end}`,
        ),
        "hace falta $1",
      ],
    ],
  },
  {
    may: /near|passing|going (?:to|past)|dort|là-bas|allí|ahí/iu,
    in: () => [
      // "if anyone's near a Target, grab wipes there"
      [
        re(
          `${start}if (?:anyone|anybody|someone|somebody|you)(?:['’]s|['’]re| is| are)? (?:near|passing(?: by)?|going (?:to|past|by)|close to) (?:an? |the )?(\\p{Alpha}[\\p{Alpha}'’]+(?: \\p{Upper}[\\p{Alpha}'’]+)?)(?: (?:today|later|tomorrow))?,? (?:please )?(?:grab|get|pick up|buy) ([^.;!?\\n]{3,80}?) there${end}`,
        ),
        "get $2 at $1",
      ],
      [re(`(?<=(?<!\\p{Cased})(?:bitte|bring|hol|nimm|kauf) )dort (?=\\p{Alpha})`), ""],
    ],
  },
  {
    may: /forgot|brought|the ones? (?:we|i)|so (?:we|i|you) can/iu,
    in: () => [
      // "Tom brought the charcoal yesterday, firelighters he forgot, so get those please"
      [
        re(
          `${start}\\p{Upper}\\p{Alpha}+ (?:already )?brought (?:the )?[^.,;!?\\n]{2,25}?(?: yesterday| already| today)?, (?=\\p{Alpha})`,
          "gu",
        ),
        "",
      ],
      [
        re(
          `${head}(?:the )?(\\p{Alpha}[\\p{Alpha} ]{2,25}?) (?:he|she|they|we|i) forgot(?:,? so (?:please )?(?:get|grab|buy) (?:those|them|that|it|some)(?: please)?)?${end}`,
        ),
        "we need $1",
      ],
      // "bring home a lemon? the ones we have are dried out"
      [
        re(
          `(?<=[?.!]\\s)the ones? (?:we|i)(?:['’]ve)? (?:have|got)(?: left| here)? (?:is|are) [^.,;!?\\n]{2,30}(?=\\s*(?:$|[.!\\n]))`,
        ),
        "",
      ],
      // "tomatoes so we can make sauce, and basil"
      [
        re(
          `(?<=\\p{Alpha}{3}) so (?:that )?(?:we|i|you) can (?:make|bake|cook|do|have|finish) [^.,;!?\\n]{2,25}${end}`,
        ),
        "",
      ],
    ],
  },
  {
    may: /no (?:vale|sirve|funciona)|ne vont? pas|no good|taugt nichts|gone (?:off|mou?ldy|bad|stale)/iu,
    in: () => [
      // "el champú que compré no vale, lo devuelvo, coge champú anticaspa"
      [
        re(
          `${start}(?:el|la|los|las) [^.,;!?\\n]{2,25} que (?:compré|compramos|trajiste|compraste) (?:no (?:valen?|sirven?|funcionan?|me gustan?))[^.,;!?\\n]{0,20}(?:, l[oa]s? (?:devuelvo|devolvemos|voy a devolver))?,? (?:así que )?(?=(?:coge|compra|trae|necesit|hace))`,
        ),
        "",
      ],
      [
        re(
          `${start}(?:les? |la |l['’])[^.,;!?\\n]{2,25} que (?:j['’]ai|tu as|on a) (?:achetée?s?|prise?s?) ne (?:va|vont|marche|marchent) pas[^.,;!?\\n]{0,20}(?:, (?:je|on) (?:les?|la|l['’]) ?(?:rends|rend|rapporte|ramène))?,? (?:donc )?(?=(?:il faut|prends|achète|il nous))`,
        ),
        "",
      ],
      [
        re(
          `${start}the [^.,;!?\\n]{2,25} (?:(?:that )?(?:i|we|you) (?:bought|got)) (?:is|are) no good[^.,;!?\\n]{0,20}(?:, (?:i['’]m|we['’]re) (?:returning|taking) (?:it|them)(?: back)?)?,? (?:so )?(?=(?:get|please|buy|we need|grab))`,
        ),
        "",
      ],
      // "the bread I bought yesterday has gone mouldy, please get bread again"
      [
        re(
          `${start}the (\\p{Alpha}+)(?: (?:that )?(?:i|we|you) (?:bought|got)(?: yesterday| last week)?)? (?:has|have|['’]s|is|are)? ?gone (?:off|mou?ldy|bad|stale), (?:so )?(?:please )?(?:get|buy|grab) (?:(?:some|more|new) )*\\1(?: again)?${end}`,
        ),
        "get $1",
      ],
    ],
  },
  {
    may: /mi madre|mamá trae|trae a|l[oa]s? (?:pone|trae|lleva|compra|hace)/iu,
    in: () => [
      // "el vino lo pone mi madre, el postre nosotros, así que compra una tarta"
      [
        re(
          `${start}(?:el|la|los|las) (?:(?! no )[^.,;!?\\n]){2,25} l[oa]s? (?:pone|trae|lleva|compra|hace) (?!nadie)(?:(?:mi|tu|la|el) )?\\p{Alpha}+(?:,? (?:y )?(?:el|la|los|las) [^.,;!?\\n]{2,25} (?:nosotr[oa]s|yo|tú))?, (?:así que )?(?:y )?(?:tú |nosotr[oa]s )?(?=(?:compra|trae|coge|falta|hace|necesit|el |la |los |las )\\p{Alpha}*)`,
        ),
        "",
      ],
      [
        re(
          `${start}(?:mamá|papá|\\p{Alpha}+) (?:trae|viene con) a (?:los|las|mi|mis|tu|tus) \\p{Alpha}+, (?:así que )?(?=(?:compra|trae|coge|falta|hace|necesit)\\p{Alpha}*)`,
        ),
        "",
      ],
    ],
  },
  {
    may: /,? et \p{Upper}\p{Alpha}+, |tourné|pourri|il y a (?:du|de la|des)|il ne reste/iu,
    in: () => [
      // "Léa, prends des pommes, et Hugo, rapporte une salade"
      [/,? et \p{Upper}\p{Lower}+, (?=(?:prends|rapporte|ramène|achète)(?!\p{Cased}))/gu, ". "],
      // "la crème a tourné et le lait aussi, donc rachète les deux"
      [
        re(
          `${start}(?:les? |la |l['’])${name} (?:a|ont) (?:tourné|moisi|pourri) et (?:les? |la |l['’])${name} aussi(?:, (?:donc |il faut )?(?:rachète(?:r)?|reprends|prends) les deux)?${end}`,
        ),
        "il faut $1 et $2",
      ],
      // "il y a du poulet au congélo pour ce soir, pour dimanche prends un gigot"
      [
        re(
          `${start}il y a (?:du |de la |des |encore )+[^.,;!?\\n]{2,25} (?:au (?:congélo|frigo|congélateur|placard)|dans le (?:placard|frigo|congélo))(?: pour [^.,;!?\\n]{2,20})?, (?=(?:pour|prends|il|mais|par|achète)(?!\\p{Cased}))`,
        ),
        "",
      ],
      [
        re(
          `(?<=il ne (?:nous )?reste (?:presque |quasiment )?plus (?:de |d['’])[^.,;!?\\n]{2,25}) (?:sous l['’]évier|dans le (?:placard|frigo|garage)|au (?:frigo|congélo)|à la (?:cave|maison))${end}`,
        ),
        "",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})mejor \p{Alpha}+(?: \p{Alpha}+)? que /iu,
    in: () => [
      [
        re(`${start}mejor ([^.,;!?\\n]{2,25}?) que (?!viene|son|somos|hay|va|no )[^.,;!?\\n]{2,25}${end}`),
        "$1",
      ],
    ],
  },
  {
    may: /here(?:['’]s| is) (?:the|my|our) list|stop for|pfandflaschen|kriegst|bekommst|already (?:returned|took)|tú (?:compra|trae|coge)|(?:apporte|ramène|amène) (?:le|la|l)/iu,
    in: () => [
      // "okay so here is the list um two pounds of chicken"
      [
        re(
          `${start}(?:(?:ok(?:ay)?|so|right|well|hi|hey),? )*here(?:['’]s| is) (?:the|my|our) (?:shopping |grocery )?list(?: for (?:today|tomorrow|the week))?[:,.]? (?:(?:um+|uh+|so),? )*(?=\\p{Alpha}|\\d)`,
        ),
        "",
      ],
      [/(?<=(?<!\p{Cased})(?:can|could|would) (?:you|u) (?:please )?)stop for (?=\p{Alpha}|\d)/giu, "get "],
      [
        re(
          `${head}(?:die )?pfandflaschen (?:müssen|sollen|können)(?: auch| noch)? (?:zurück|weg|mit)(?:,? und|[,.])? (?:dann )?(?=\\p{Alpha})`,
        ),
        "",
      ],
      // "guck mal ob du beim Lidl Feta, Oliven und Peperoni kriegst"
      [
        re(
          `${start}(?:guck|schau|sieh)(?:t|e)?(?: (?:mal|bitte|doch|noch|nach))*,? ob du (?=(?:bei|beim|im|in) )([^.;!?\\n]{5,80}?) (?:kriegst|bekommst|findest)${end}`,
        ),
        "hol $1",
      ],
      [
        re(
          `${start}i(?:['’]ve)? already (?:returned|took back|taken back) [^.,;!?\\n]{2,30}, (?=\\p{Alpha})`,
        ),
        "",
      ],
      // "mi madre trae la tortilla, tú compra solo gazpacho"
      [
        /(?<=^|[.!?\n] ?)(?:(?:[Mm]i|[Ll]a|[Ee]l|[Tt]u) \p{Alpha}+|\p{Upper}\p{Alpha}+|mamá|papá) trae (?:el |la |los |las )?[^.,;!?\n]{2,30}, (?:y )?tú (?=(?:compra|trae|coge)(?!\p{Cased}))/gu,
        "",
      ],
      // "mamie apporte le gâteau, donc il faut juste des bougies"
      [
        /(?<=^|[.!?\n] ?)(?:(?:[Mm]on|[Mm]a|[Ll]e|[Ll]a|[Tt]a|[Tt]on) \p{Alpha}+|\p{Upper}\p{Alpha}+|mamie|papi|papa|maman) (?:apporte|ramène|amène|fait) (?:les? |la |l['’])[^.,;!?\n]{2,30}, (?:donc|du coup|alors) (?=(?:il|on|prends|achète|je)(?!\p{Cased}))/gu,
        "",
      ],
    ],
  },
  {
    may: /aber (?:aus|leer|alle)|do with|will (?:noch |auch )?\p{Alpha}+ und ich|lo que (?:sí )?(?:necesit|hace|falta)|list (?:so far|for|is)|auf der liste|sur la liste/iu,
    in: () => [
      [/(?<=(?<!\p{Cased})(?:ist|sind)) (?:aber|dafür|leider)(?= (?:aus|leer|alle)(?!\p{Cased}))/giu, ""],
      [/(?<!\p{Cased})(we|i) could (?:really |also )?do with (?=\p{Alpha}|\d)/giu, "$1 need "],
      // "herbert will noch schnupftabak und ich brauch"
      [
        re(
          `(?<=^|[.!?;,\\n]\\s*|(?<!\\p{Cased})ach )\\p{Alpha}+ (?:will|möchte) (?:(?:noch|auch) )*([\\p{Alpha}-]+) und (?=ich brauch)`,
        ),
        "wir brauchen $1. ",
      ],
      // "Lo que sí necesito son dos limones"
      [
        re(
          `(?<!\\p{Cased})lo (?:único )?que (?:sí )?(?:(?:me|nos) )?(?:necesit(?:o|amos)|hacen? falta|faltan?) (?:es|son) (?=\\p{Alpha}|\\d)`,
        ),
        "necesito ",
      ],
      // "shopping list so far is rice, limes"
      [
        re(
          `${start}(?:the |my |our )?(?:shopping |grocery )?list (?:so far |for (?:today|tomorrow) )?is:? (?!(?:on|in|at|ready|done|long|empty|the|here|there)(?!\\p{Cased}))(?=\\p{Alpha}|\\d)`,
        ),
        "",
      ],
      [re(`${start}auf der liste (?:steht|stehen)(?: bisher| schon| noch)* (?=\\p{Alpha}|\\d)`), ""],
      [re(`${start}sur la liste,? (?:il y a|on a) (?=\\p{Alpha}|\\d)`), ""],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:wer|who|qui|quién|quien)(?!\p{Cased})[^\n]*\?/iu,
    in: () => [
      // "Wer holt Mehl?", "who can pick up some butter?", "¿Quién puede comprar pan?"
      [
        re(
          `(?<!\\p{Cased})wer (?:holt|kauft|bringt|besorgt) (?:noch |uns |bitte )*(?!was|etwas|welche|das|es)([^.,;!?\\n]{2,40}?)(?: mit)?\\?`,
        ),
        "bitte $1.",
      ],
      [
        re(
          `(?<!\\p{Cased})wer kann (?:noch |bitte )*(?!was|etwas|welche|das|es|mir|uns)([^.,;!?\\n]{2,40}?) (?:mitbringen|holen|kaufen|besorgen)\\?`,
        ),
        "bitte $1.",
      ],
      [
        re(
          `(?<!\\p{Cased})who can (?:please )?(?=(?:pick up|get|grab|buy) (?!it|them|that|me|you)[^.,;!?\\n]{2,40}\\?)`,
        ),
        "please ",
      ],
      [
        re(`[¿]?(?<!\\p{Cased})qui[ée]n puede (?=(?:comprar|traer|coger) (?!algo|lo)[^.,;!?\\n]{2,40}\\?)`),
        "hay que ",
      ],
      [
        re(
          `(?<!\\p{Cased})qui peut (?:prendre|acheter|ramener) (?!quelque|un truc|en )(?=[^.,;!?\\n]{2,40}\\?)`,
        ),
        "il faut ",
      ],
    ],
  },
  {
    may: /\n(?:[^\n]*: |[^\n]*\]\n)?(?:me|i can|ich|yo|moi)(?!\p{Cased})/iu,
    in: () => [
      // "Josh: me, after football" answers who goes.
      [
        re(
          `${laterMessage}(?:me|i can|i will|ich|yo|moi)(?:,| -|\\.)? (?:after|around|at|in|on|nach|um|gegen|so gegen|al|a las|a la|sobre|después|vers|après|ce|later|tonight|heute|morgen|esta|mañana|hoy)(?!\\p{Cased})[^.!?\\n]{2,30}(?=[.!\\s]*(?:$|\\n))`,
        ),
        "ok",
      ],
    ],
  },
];
