import type { PhraseGroup } from "./phrase-groups.ts";
import { laterMessage, number, re, start } from "./phrase-parts.ts";

const end = "(?=\\s*(?:$|[.!?\\n;,]))";
/** No amount by itself, of which the clause before tells the name: "so two packs please". */
const named = `(?!(?:(?:please|bitte|get|buy|grab|bring|hol|kauf|nimm|trae|compra|prends|uns|noch) )*(?:${number})(?: (?:of (?:it|them)|\\p{Alpha}+))?(?: (?:please|bitte|mit|porfa|stp))?\\s*(?:$|[.!]))`;
const somebody =
  "(?:\\p{Upper}\\p{Alpha}+(?: \\p{Upper}\\p{Alpha}+)?|(?:[Mm]i|[Tt]u|[Ss]u|[Ll]a|[Ee]l|[Ll]e|[Mm]a|[Mm]on|[Tt]a|[Tt]on|[Mm]eine?|[Dd]eine?|[Mm]y|[Yy]our|[Tt]he) \\p{Alpha}+)";

/** What is told ahead of a request, and requests in the words of prose. */
export const toldAhead: readonly PhraseGroup[] = [
  {
    may: /from last|letztens|neulich|letzte woche|semana pasada|última vez|la dernière fois|la semaine dernière/iu,
    in: () => [
      // "the smoked gouda from last week was great, get it again"
      [
        re(
          `${start}(?:the|that|those) ([^,.;!?\\n]{3,40}?) (?:from last (?:week|time|weekend|month)|(?:we|you|i) (?:had|got|bought) (?:last (?:week|time|weekend)|the other day|yesterday)) (?:was|were) [^,.;!?\\n]{2,30}[,.;!]+ (?:please |so |let['’]s )*(?:get|buy|grab) (?:it|them|some|that|those|more|some more)(?: again)?(?: please)?${end}`,
        ),
        "get $1",
      ],
      // "die Spinatknödel neulich waren so lecker, davon bitte wieder zwei Packungen"
      [
        re(
          `${start}(?:der|die|das|diese[rs]?) ([^,.;!?\\n]{3,40}?) (?:(?:von )?(?:neulich|letztens|letzter woche|letzte woche|vom letzten mal|letztes mal)) (?:war|waren) [^,.;!?\\n]{2,30}[,.;!]+ (?:(?:davon|die|den|das|bring|hol|kauf|nimm) )+(?:(?:bitte|nochmal|noch mal|wieder|mal|ruhig) )*(${number}(?: (?!stück)\\p{Alpha}+)?)(?: mit)?${end}`,
        ),
        "$2 $1",
      ],
      [
        re(
          `${start}(?:der|die|das|diese[rs]?) ([^,.;!?\\n]{3,40}?) (?:(?:von )?(?:neulich|letztens|letzter woche|letzte woche|vom letzten mal|letztes mal)) (?:war|waren) [^,.;!?\\n]{2,30}[,.;!]+ (?:(?:davon|die|den|das|bring|hol|kauf|nimm|bitte|nochmal|noch mal|wieder|mal|ruhig|mehr|unbedingt|mit) ?)+${end}`,
        ),
        "bitte $1",
      ],
      // "el queso de la semana pasada estaba buenísimo, tráelo otra vez"
      [
        re(
          `${start}(?:el|la|los|las) ([^,.;!?\\n]{3,40}?) (?:de (?:la semana pasada|la última vez|la otra vez|el otro día)) (?:estaba|estaban|estuvo) [^,.;!?\\n]{2,30}[,.;!]+ (?:y |así que )?(?:tráel[oa]s?|cómpral[oa]s?|cógel[oa]s?|píllal[oa]s?|trae más|compra más)(?: (?:otra vez|de nuevo|más|porfa|por favor))*${end}`,
        ),
        "compra $1",
      ],
      // "le comté de la dernière fois était super, reprends-en"
      [
        re(
          `${start}(?:les? |la |l['’])([^,.;!?\\n]{3,40}?) (?:de la (?:dernière fois|semaine dernière|dernière fois)|de l['’]autre jour) (?:était|étaient) [^,.;!?\\n]{2,30}[,.;!]+ (?:tu peux )?(?:en )?(?:re)?(?:prends|prendre|achètes?|acheter)(?:-(?:en|le|la|les))?(?: (?:stp|svp|encore))*${end}`,
        ),
        "prends $1",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})so|also|así que|asi que|donc(?!\p{Cased})/iu,
    in: () => [
      // "no lentils, so lentils please"
      [
        re(
          `,? (?:but )?no (\\p{Alpha}[\\p{Alpha} ]{2,25}?)(?: left)?, so (?=(?:(?:get|please|grab|we need|buy) )?(?:some )?\\1(?!\\p{Cased}))`,
        ),
        ". ",
      ],
      [re(`(?<=^|[.,;] )(?:but |nope,? )?none left, so (?=\\p{Alpha})`), ""],
      // "ohne Senf geht bei uns gar nichts, also bring bitte Senf mit", "sin ajos no hay alioli, así que trae una malla"
      [
        re(
          `${start}(?:ohne|without|sin|sans) [^,.;!?\\n]{2,50}, (?:also|so|así que|asi que|donc|du coup|deshalb|darum) ${named}(?=\\p{Alpha})`,
        ),
        "",
      ],
      // "quiero hacer mole asi que apunta chile ancho", "i want to try a proper thai curry so we need galangal"
      [
        re(
          `${start}(?:(?:hoy |mañana |esta noche )?(?:quiero|quería|queremos|vamos a|voy a) (?:hacer|preparar|cocinar|probar) [^,.;!?\\n]{2,40}?,? (?:así|asi) que (?=apunt|añad|compr|tra[ei]|necesit|hace|hay|pon|cog|falta))`,
        ),
        "",
      ],
      [
        re(
          `${start}(?:i|we)(?:['’]d| would)? (?:want|like|wanna|going|plan|fancy)(?: to)? (?:try|make|do|cook|bake|trying|making|cooking|baking) [^,.;!?\\n]{2,40}?,? so (?=(?:we|i|please|get|can|could|add)(?!\\p{Cased}))`,
        ),
        "",
      ],
      [
        re(
          `${start}(?:je (?:veux|voudrais|vais)|on (?:veut|va)) (?:faire|préparer|cuisiner|tester|essayer) [^,.;!?\\n]{2,40}?,? (?:donc|du coup|alors) (?=(?:il|on|prends|ajoute|note|achète|je)(?!\\p{Cased}))`,
        ),
        "",
      ],
      [
        re(
          `${start}(?:ich|wir) (?:will|wollen|möchte|möchten|mache|machen|koche|kochen) (?:[^,.;!?\\n]{2,40}?),? (?:also|deshalb|darum|daher) ${named}(?=(?:bitte|brauch|bring|hol|kauf|schreib|wir|ich)\\p{Alpha}*(?!\\p{Cased}))`,
        ),
        "",
      ],
      // "I know I said no more sweet stuff, but it's boiling out there, so get vanilla ice cream"
      [
        re(
          `${start}i know (?:i|we|you) [^,.;!?\\n]{3,60}, but [^,.;!?\\n]{3,50}, so (?=(?:please|get|grab|buy|can|could|we|i)(?!\\p{Cased}))`,
        ),
        "",
      ],
      // "nobody here likes the crunchy kind, so smooth peanut butter please"
      [
        re(
          `${start}(?:nobody|no one|everyone|everybody|we all|the kids|the boys|the girls|\\p{Upper}\\p{Alpha}+)(?: here| in this house)? (?:likes?|loves?|hates?|prefers?|(?:won['’]t|can['’]t|doesn['’]t|don['’]t) (?:eat|like|stand|drink)) [^,.;!?\\n]{2,40}, so ${named}(?!(?:get|buy|grab|we need|i need|please)? ?(?:some|more|it|them|any)(?!\\p{Cased}))(?=\\p{Alpha})`,
        ),
        "",
      ],
      [
        re(
          `${start}(?:hier |bei uns )?(?:niemand|keiner|alle|die kinder|\\p{Upper}\\p{Alpha}+) (?:hier |bei uns )?(?:mag|mögen|will|isst|essen|trinkt|trinken) [^,.;!?\\n]{2,40}, (?:also|deshalb|darum) ${named}(?=\\p{Alpha})`,
        ),
        "",
      ],
    ],
  },
  {
    may: /that so|that too|die brauchen wir|davon auch|so that/iu,
    in: () => [
      // "the oat milk's gone off so that too", "die Sahne ist abgelaufen, die brauchen wir auch"
      [
        re(
          `(?<=^|[.!?;,:\\n]\\s*|(?<!\\p{Cased})(?:and|oh|plus|also),? )(?:and )?(?:oh,? )?the ([^,.;!?\\n]{2,30}?)(?:['’]s| is| has| are) (?:(?:all|also|nearly|almost|already) )*(?:gone(?: off)?|off|mou?ldy|finished|expired|out of date|past its best|empty|out)(?:,? so|,? and)? (?:that|those|it|them) too${end}`,
        ),
        "we need $1",
      ],
      [
        re(
          `(?<=^|[.!?;,:\\n]\\s*)(?:und )?(?:der|die|das) ([^,.;!?\\n]{2,30}?) (?:ist|sind) (?:(?:auch|schon|leider|längst) )*(?:abgelaufen|schlecht|hinüber|verschimmelt|sauer|leer|alle|kaputt)(?: geworden)?, (?:die|den|das|davon) (?:brauchen wir|brauch(?:e)? ich|bitte|muss)(?: (?:auch|noch|dann|wieder|neu))*${end}`,
        ),
        "wir brauchen $1",
      ],
    ],
  },
  {
    may: /missing|left for us|all (?:that['’]?s|we|i|you)|what we|what i/iu,
    in: () => [
      // "what's missing is firelighters", "all that's left for us is garlic bread"
      [
        re(
          `(?:(?:so|and),? )?(?:what(?:['’]s| is)(?: still)? (?:missing|left|lacking)(?: for us)?|all (?:that(?:['’]s| is)(?: left| missing)?|we(?:['’]re missing|['’]ve left| still need| need| have left to (?:get|buy)))(?: for us)?(?: to (?:get|buy|bring))?|what we(?:['’]re missing| still need| need)) (?:is|are)(?: just| only)? (?=\\p{Alpha}|\\d)`,
        ),
        "we need ",
      ],
    ],
  },
  {
    may: /bring|doing|takes? care|se encarga|se ocupa|s['’]occupe|se charge|kümmert/iu,
    in: () => [
      // "Sarah's bringing wine and Mike is doing the salad, so we need"
      [
        re(
          `(?<=^|[.!?\\n:;]\\s*)${somebody}(?:['’]s| is)? (?:bring(?:s|ing)|doing|making|taking care of|sorting) [^.!?,;\\n]{2,30}?(?:,? and ${somebody}(?:['’]s| is)? (?:bring(?:s|ing)|doing|making|taking care of|sorting) [^.!?,;\\n]{2,30}?)?, so (?=(?:we|you|i|please|just|only|get|all)(?!\\p{Cased}))`,
          "gu",
        ),
        "",
      ],
      // "Marta se encarga de las bebidas, a nosotros nos falta hielo"
      [
        re(
          `(?<=^|[.!?\\n:;]\\s*)${somebody} (?:se (?:encarga|ocupa) del?|s['’]occupe (?:du|des?|de la|de l['’])|se charge (?:du|des?|de la|de l['’])|kümmert sich um)[^.!?,;\\n]{2,40}, (?:(?:y |et |und )?(?:a nosotros |nous,? |uns )?)(?=(?:nos|me|falta|hace|necesit|il|on|fehl|wir|brauch|compra|trae|prends)(?:\\p{Alpha})*)`,
          "gu",
        ),
        "",
      ],
      // "Monsieur Leroy s'occupe du gâteau."
      [
        re(
          `(?<=^|[.!?\\n:;]\\s*)${somebody} (?:s['’]occupe|se charge) (?:du|des?|de la|de l['’]) ?[^.!?,;\\n]{2,40}(?=\\s*(?:$|[.!\\n;]))`,
          "gu",
        ),
        "",
      ],
    ],
  },
  {
    may: /vergessen|olvid|forgot|oubli/iu,
    in: () => [
      // "ich war gestern einkaufen, hab aber den Joghurt vergessen"
      [
        re(
          `(?<=^|[.!?;:,\\n]\\s*|(?<!\\p{Cased})(?:und|aber) )(?:(?:und|aber) )?(?:ich )?(?:hab(?:e)?|haben)(?: ich| wir)?(?: (?:aber|leider|nur|natürlich|total|gestern|ganz|wieder|mal))* (?:den|die|das) ([^,.;!?\\n]{2,40}?) (?:ganz |total |leider |völlig )?vergessen${end}`,
        ),
        "wir brauchen $1",
      ],
      // "ya compré el arroz, pero se me olvidó el azafrán"
      [
        re(
          `(?<=^|[.!?;:,\\n]\\s*|(?<!\\p{Cased})(?:y|pero) )(?:(?:y|pero) )?(?:se me (?:olvid(?:ó|aron)|ha olvidado|han olvidado|pas(?:ó|aron))|(?:me )?olvidé|me he olvidado)(?: de)?(?: comprar| traer| coger)? (?:el|la|los|las) (?=\\p{Alpha})`,
        ),
        "hace falta ",
      ],
      // "I got the rice but forgot the saffron"
      [
        re(
          `(?<=^|[.!?;:,\\n]\\s*|(?<!\\p{Cased})(?:and|but) )(?:(?:and|but) )?(?:i |we )?(?:totally |completely |clean )?forgot(?: to (?:get|buy|grab))? the (?=\\p{Alpha})`,
        ),
        "we need ",
      ],
      [
        re(
          `(?<=^|[.!?;:,\\n]\\s*|(?<!\\p{Cased})(?:et|mais) )(?:(?:et|mais) )?j['’]ai (?:complètement |totalement )?oublié(?: de (?:prendre|d['’]acheter))? (?:les? |la |l['’])(?=\\p{Alpha})(?!liste)`,
        ),
        "il faut ",
      ],
    ],
  },
  {
    may: /podr[íi]amos|podemos|que alguien|one of you|alguno de vosotros/iu,
    in: () => [
      [
        re(
          `[¿]?(?<!\\p{Cased})(?:podríamos|podriamos|podemos) (?:comprar|coger|traer|pillar|pedir) (?=\\p{Alpha}|\\d)`,
        ),
        "compra ",
      ],
      // "chicos, que alguien compre carbón"
      [
        re(
          `(?:(?<=^|[.!?\\n:] ?)(?:chic[oa]s|gente|familia|niñ[oa]s),? )?(?<!\\p{Cased})que alguien (?:compre|traiga|coja|pille) (?=\\p{Alpha}|\\d)`,
        ),
        "compra ",
      ],
      // "boys, one of you grab milk and the other one grab teabags"
      [
        re(
          `(?:(?<=^|[.!?\\n:] ?)(?:boys|girls|kids|guys|lads),? )?(?<!\\p{Cased})(?:can |could )?one of you (?:please )?(?=(?:get|grab|buy|pick up|bring)(?!\\p{Cased}))`,
        ),
        "please ",
      ],
      [
        re(
          `,? and the other(?: one)? (?=(?:get|grab|buy|pick up|bring|gets|grabs|buys|brings)(?!\\p{Cased}))`,
        ),
        ". please ",
      ],
    ],
  },
  {
    may: /is (?:all |almost |nearly |totally |completely )?out of|['’]s (?:almost |nearly |all )?out of/iu,
    in: () => [
      // "the office kitchen is out of coffee filters", "the baby is almost out of Pampers"
      [
        re(
          `(?:(?<=^|[.!?\\n:;,]\\s*)|(?<=(?:^|\\n)(?:honey|babe|hon|hey|hi|love|mum|mom|dad),? ))(?:the|our|my) (?:\\p{Alpha}+ ){1,2}?(?:is|['’]s)(?: (?:all|almost|nearly|totally|completely))? out of (?=\\p{Alpha})`,
        ),
        "we're out of ",
      ],
      [
        /(?<=^|[.!?\n:;,]\s*)(?!It |That |He |She )\p{Upper}\p{Alpha}+(?: is|['’]s)(?: (?:all|almost|nearly|totally|completely))? out of (?=\p{Alpha}{3})/gu,
        "we're out of ",
      ],
    ],
  },
  {
    // A later message has another amount: "lieber 6 Flaschen, die Kinder trinken so viel"
    may: /\n[^\n]*(?:lieber|besser|mejor|plutôt|en fait|finalement|actually|make (?:it|that)|enough|sorry|doch|perdón|pardon)(?!\p{Cased})/iu,
    in: () => [
      [
        re(
          `${laterMessage}(?:(?:sorry|ah|oh|ach|ne|nee|nein|no|non|ay|uy|perdón|pardon|espera|warte|wait|hmm?|eh|euh),? )*(?:lieber|besser|mejor|plutôt|en fait(?: plutôt)?|finalement|actually|make (?:it|that)|doch|doch lieber|(?<=sorry,? ))(?: (?:gleich|doch|bitte|coge|compra|trae|trae(?:te)?|pilla|prends|nimm|hol|bring))*,? (${number}(?: (?!(?:es|is|are|reicht|que|die|der|das|porque|car|if|because|and|y|et|und) )\\p{Alpha}+)?)(?: (?:de una vez|plutôt|bitte|please|mejor|porfa|stp|lieber|is enough|is fine|are enough|should do|mit))*(?:,? (?:que|porque|die|der|weil|denn|because|cos|as|les|la|le|il|elle|on|we|they|the|car|wir|ich|sind|il y|nous)(?!\\p{Cased})[^.!?\\n;]{2,60})?(?=\\s*(?:$|[.!\\n;]))`,
        ),
        "no wait, $1",
      ],
      [
        re(
          `${laterMessage}(?:(?:sorry|oh|no|wait|hmm?),? )+(${number}(?: \\p{Alpha}+)?) (?:is|are|will be|should be) (?:enough|plenty|fine|ok)(?=\\s*(?:$|[.!\\n;]))`,
        ),
        "no wait, $1",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:for|para|für|pour) (?:the )?\p{Alpha}+ (?:and|y|et) /iu,
    in: () => [
      // "dog food for Buddy and poop bags"
      [
        /(?<=\p{Alpha}{3} (?:for|para|pour) \p{Upper}\p{Lower}+),? (?:and|y|et) (?!(?:her|his|my|the|our|their|your|su|sus|mi|mis|tu|el|la|los|las|sa|son|ses|ma|mon|mes|me|us|moi|yo|for|para|pour|le|les|i|we|then|also|can|could|please)(?!\p{Cased}))(?=\p{Lower}|\d)/gu,
        ", ",
      ],
    ],
  },
  {
    may: /prends-(?:lui|leur|nous|moi)|what a (?:day|week|night)|(?<!\p{Cased})(?:tráeme|traeme)/iu,
    in: () => [
      [/(?<!\p{Cased})(prends|achète|ramène|rapporte)-(?:lui|leur) (?=\p{Alpha}|\d)/giu, "$1 "],
      // "Hi love, what a day, ..."
      [
        /(?<=^|[.!?,\n]\s*)what a (?:day|week|night|morning|mess|nightmare)(?: (?:it['’]s been|i['’]ve had|today))?(?=\s*(?:$|[.,!\n]))/giu,
        "",
      ],
    ],
  },
];
