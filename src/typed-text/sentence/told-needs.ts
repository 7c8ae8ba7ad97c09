import type { PhraseGroup } from "./phrase-groups.ts";
import { number, piece, pieceEnd, re } from "./phrase-parts.ts";

const article = "(?:(?:der|die|das|unsere?|mein|meine|el|la|los|las|mi|mis|the|our|my) )?";

/** What is missing, and what somebody asks for: "der Entkalker geht zur Neige" is "wir brauchen Entkalker". */
export const toldNeeds: readonly PhraseGroup[] = [
  {
    may: /neige|dem ende|últimas|acabando|terminando|agotando|non plus|d[ée]sol|coloc|appart|chez nous|au b[uo]/iu,
    in: () => [
      // "der Entkalker geht zur Neige"
      [
        re(
          `${piece}${article}(\\p{Alpha}[\\p{Alpha} -]{2,30}?) (?:geht|gehen|neigt sich|neigen sich) (?:(?:langsam|bald|auch|schon|leider|jetzt) )*(?:zur neige|dem ende(?: zu| entgegen)?)${pieceEnd}`,
        ),
        "wir brauchen $1",
      ],
      // "las pastillas están en las últimas", "el Blevit también se está acabando"
      [
        re(
          `${piece}(?!(?:y|e) )${article}(\\p{Alpha}[\\p{Alpha} ]{2,40}?)(?: (?:también|ya|casi))* (?:(?:está|están) en las últimas|se (?:está|están) (?:acabando|terminando|agotando)|(?:está|están) (?:acabándose|terminándose|agotándose))${pieceEnd}`,
        ),
        "hace falta $1",
      ],
      // "y'a plus de filtres non plus", "plus de papier toilette à la coloc"
      [
        /(?<=(?<!\p{Cased})(?:plus|pas) (?:de |d['’])[^.,;!?\n]{2,40}?) (?:non plus|à la coloc|à l['’]appart|chez nous|au (?:bureau|boulot))(?!\p{Cased})/giu,
        "",
      ],
      // "la mousse à raser désolé"
      [
        re(`(?<=\\p{Alpha}{3}),? (?:désolée?|desolée?)(?=\\s*(?:$|[.,!?\\n;]|\\p{Extended_Pictographic}))`),
        "",
      ],
    ],
  },
  {
    may: /(?:ml|cl|kg|[gl]|oz|lbs?)\. /iu,
    in: () => [
      // "coca cola 6 x 330 ml. Las patatas no"
      [
        /(?<=\p{Alpha}{3} (?:\d+ ?[x×] ?)?\d+(?:[.,]\d+)? ?(?:ml|cl|kg|gr?|l|oz|lbs?))\. (?=\p{Upper})/gu,
        "; ",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:and|und|y|et) \p{Upper}\p{Alpha}+ (?:needs|braucht|necesita|a besoin)|plus rien/u,
    in: () => [
      // "Tesafilm ist alle, und Lena braucht morgen Löschpapier"
      [
        /,? (?:and|und|y|et) (?=\p{Upper}\p{Alpha}+ (?:needs|braucht|necesita|a besoin)(?!\p{Cased}))/gu,
        ". ",
      ],
      // "plus rien du tout, et y'a plus de filtres"
      [/(?<=^|[.!?\n:]\s*)(?:non,? )?plus rien(?: du tout)?[,.]? (?:et )?(?=(?:il )?(?:n['’])?y)/giu, ""],
    ],
  },
  {
    may: /par contre|en revanche/iu,
    in: () => [
      [
        re(
          `(?:par contre|en revanche),? ((?:(?:du|de la|des|une?|les?|la) |de l['’]|l['’])[^.,;!?\\n]{2,30}?),? (?:oui|si)${pieceEnd}`,
        ),
        "il faut $1",
      ],
    ],
  },
  {
    may: /no (?:tengo|tenemos|hay|queda)|me faltan?|plus|manque|mir fehlt|hab(?:e)? kein|have no|don['’]t have|los traes|las traes/iu,
    in: () => [
      // "voy a hacer lentejas y no tengo chorizo"
      [
        /(?<=^|[.!?,;\n]\s*)(?:mira )?(?:que )?(?:voy a|vamos a|quiero|quería) (?:hacer|preparar|cocinar) [^.,;!?\n]{2,25}? (?:y|pero) (?=(?:ya )?(?:no (?:tengo|tenemos|hay|queda)|me faltan?|nos faltan?))/giu,
        "",
      ],
      [
        /(?<=^|[.!?,;\n]\s*)je (?:vais|veux|voulais) (?:faire|préparer) [^.,;!?\n]{2,25}? (?:et|mais) (?=(?:j['’]ai plus|je n['’]ai plus|il me manque|y a plus|il n['’]y a plus))/giu,
        "",
      ],
      [
        /(?<=^|[.!?,;\n]\s*)i(?:['’]m| am)(?: just)? (?:making|doing|cooking|baking) [^.,;!?\n]{2,25}? (?:and|but) (?=(?:i|we)(?:['’]ve)? (?:don['’]t have|have no|haven['’]t|need|got no))/giu,
        "",
      ],
      [
        /(?<=^|[.!?,;\n]\s*)ich (?:mache|koche|backe|will|wollte) [^.,;!?\n]{2,30}? (?:und|aber) (?=(?:hab(?:e)? kein|mir fehlt|es fehlt|brauche|wir haben kein))/giu,
        "",
      ],
      // "no tengo chorizo ni laurel me los traes tú cuando vengas?"
      [
        /(?<=\p{Alpha}{3}),? (?:me|nos) l[oa]s? (?:traes|compras|coges|pillas)(?: tú)?(?: (?:cuando|al) [^.,;!?\n]{2,25})?\??(?=\s*(?:$|[.,;!?\n]|ah |y ))/giu,
        "; ",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:urge|corre prisa)/iu,
    in: () => [
      [
        /(?<!\p{Cased})lo (?:único )?que (?:sí )?(?:(?:nos|me) )?(?:urge|corre prisa|hace más falta)n? (?:es|son)(?= )/giu,
        "hace falta",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})más /iu,
    in: () => [
      // "compra más Chiquilín"
      [
        /(?<=(?<!\p{Cased})(?:compra|trae|coge|pilla|traed|comprad|necesitamos|necesito|hace falta|hacen falta) )más (?=\p{Upper})/gu,
        "",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})schreibe?t? |brauchen wir/iu,
    in: () => [
      // "Schreib bitte Kaffeebohnen auf, die brauchen wir eh alle zwei Wochen"
      [
        re(
          `${piece}schreib(?:e|t)?(?: (?:bitte|mal|noch|mir|uns))* (?!(?:das|es|die|ihn|dir|euch)(?!\\p{Cased}))([^.,;!?\\n]{2,40}?) auf${pieceEnd}`,
        ),
        "bitte $1",
      ],
      [
        /(?<=\p{Alpha}{3}), (?:die|den|das) (?:brauchen|brauche|trinken|essen|verbrauchen) (?:wir|ich) (?:(?:eh|ja|sowieso|immer|doch|halt) )*(?=(?:alle|jede[ns]?|wöchentlich|monatlich)(?!\p{Cased}))/giu,
        " ",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})so (?:etwa |ca\.? )?(?:\d|zwei|drei|vier|fünf|ein)/iu,
    in: () => [
      // "Kartoffeln so zwei Kilo"
      [
        re(
          `(?<=\\p{Alpha}{3}) so (?:etwa |ca\\.? |ungefähr )?(?=${number} ?(?:kilo|kg|g|gramm|pfund|liter|l|ml|stück|packung(?:en)?|dosen?|flaschen?|becher|tüten?|gläser|glas|bund|netze?)(?!\\p{Cased}))`,
        ),
        " ",
      ],
    ],
  },
  {
    may: /(?:and|und|y|et) (?:euh|eh|ähm?|äh|uhm?|um)/iu,
    in: () => [
      // "de la glace à la vanille et euh des spéculoos"
      [/(?<=(?<!\p{Cased})(?:and|und|y|et),?) (?:euh+|eh+m?|äh+m?|uh+m?|um+),? (?=\p{Alpha}|\d)/giu, " "],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:or|oder|ni|ou)(?!\p{Cased})/iu,
    in: () => [
      // "no ground beef, sour cream or cheddar"
      [
        /(?<=(?<!\p{Cased})(?:(?:but|have|got|with) no|out of) [^.,;!?\n]{2,30}, [^.,;!?\n]{2,30}?),? or (?=\p{Alpha})/giu,
        " and ",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})now,/iu,
    in: () => [
      // "milk every Monday now, two cartons"
      [/(?<=every (?:\p{Alpha}+day|week|month|two weeks|other week)) now(?=,)/giu, ""],
    ],
  },
  {
    may: /necesit/iu,
    in: () => [
      // "para mañana en el cole necesito una cartulina"
      [
        /(?<=^|[.!?\n]\s*)(para (?:mañana|hoy|el \p{Alpha}+|la \p{Alpha}+)) en (?:el|la) (?:cole|colegio|clase|escuela|guarde|guardería|insti|instituto) (necesit(?:o|amos|a)) ([^.;!?\n]{2,80}?)(?=,? (?:se me|que me|perdón)|\s*(?:$|[.;!?\n]))/giu,
        "$1 $2 $3",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:not the|love|nochmal|vas comprando|ve comprando)(?!\p{Cased})/iu,
    in: () => [
      // "not the hot dogs we have those"
      [
        /(?<=\S), (?:but )?not the [^.,;!?\n]{2,25},? (?:we|i)(?:['’]ve)? (?:have|got|still have) (?:those|them|that|some|enough|plenty)(?: already| left)?(?=\s*(?:$|[.,;!?\n]))/giu,
        "",
      ],
      [
        /(?<!\p{Cased})(?:i|we)['’]d (?:really )?love (?!to |it |you |if |that )(?=\p{Alpha}|\d)/giu,
        "we need ",
      ],
      [/(?<=(?<!\p{Cased})(?:hol|kauf|bring|nimm|besorg)(?:e|t)?(?: bitte| uns| mir)*) nochmal(?= )/giu, ""],
      [/(?<!\p{Cased})(?:vas|ve|id|vais) comprando(?: tú)? (?=\p{Alpha}|\d)/giu, "compra "],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:wird|werden) (?:[\p{Alpha} ]{0,20})?knapp(?!\p{Cased})/iu,
    in: () => [
      // "uns ist das Spüli ausgegangen und Küchenrolle wird auch knapp"
      [
        /(?<=^|[.!?\n:;,]\s*)(?:(?:der|die|das|unsere?) )?(\p{Alpha}[\p{Alpha} -]{2,25}) (?:wird|werden) (?:(?:auch|langsam|bald|schon|allmählich|jetzt) )*knapp(?=\s*(?:$|[.,;!?\n]| und ))/giu,
        "wir brauchen $1",
      ],
      [
        /(?<=\p{Alpha}{3}),? und (?:(?:der|die|das|unsere?) )?(\p{Alpha}[\p{Alpha}-]{2,25}) (?:wird|werden) (?:(?:auch|langsam|bald|schon|allmählich|jetzt) )*knapp(?=\s*(?:$|[.,;!?\n]| und ))/giu,
        ". wir brauchen $1",
      ],
    ],
  },
  {
    may: /y['’ ]?a (?:\p{Alpha}+ )?plus d|euh (?:du|de|des)/iu,
    in: () => [
      // "y a plus de lait"
      [
        /(?<=^|[.!?,;:\n]\s*|(?<!\p{Cased})(?:et|car|que) )(?:il )?y['’ ]?a ((?:presque |bientôt |quasi(?:ment)? )?plus (?:de |d['’]))/giu,
        "il n'y a $1",
      ],
      // "il faudrait du sel euh du pain de mie"
      [/(?<=\p{Alpha}{3}),? euh+,? (?=(?:du|de la|des) \p{Alpha})/giu, ", "],
    ],
  },
  {
    may: /w[äa]re?n? |would be |estar[íi]an? |serai(?:t|ent) /iu,
    in: () => [
      // "Küchenrolle wär auch nicht schlecht"
      [
        /(?<=^|[.!?\n:;,]\s*)(?:(?:und|and|y|et) )?(?:(?:some|ein paar|etwas|un poco de|un peu de) )?(\p{Alpha}[\p{Alpha} -]{2,30}?) (?:(?:wäre?n?)(?: (?:auch|noch|mal|echt|schon|mal wieder))* (?:gut|schön|toll|super|nett|prima|nicht schlecht|cool|praktisch|fein)|would(?: also)? be (?:nice|good|great|lovely|handy|useful|helpful)|(?:(?:no )?estar[íi]an? (?:bien|mal|genial))|,? ?(?:(?:ce|ça) )?(?:ne )?(?:serai(?:t|ent))(?: aussi)? (?:bien|pas mal|top|parfaite?s?|chouettes?))(?: (?:auch|too|también|aussi))?(?=\s*(?:$|[.,;!?\n]))/giu,
        "wir brauchen $1",
      ],
    ],
  },
  {
    may: /but no|and no|nothing|(?<!\p{Cased})(?:ple+[aeo]*[sz]e?|plase|plaese|pleas)(?!\p{Cased})|btw|by the way|fyi|übrigens|por cierto|au fait/iu,
    in: () => [
      // "no butter, and the bin liners are gone too"
      [/(?<=(?<!\p{Cased})(?:but|and) no [^.,;!?\n]{2,30}),? and (?=(?:the|our|my) )/giu, ". "],
      // "nothing from my side except cat litter"
      [
        /(?<=^|[.!?\n:]\s*)(?:nope,? )?nothing(?: [^.,;!?\n]{2,20})?,? (?:except(?: for)?|but|besides|apart from) /giu,
        "we need ",
      ],
      [/(?<!\p{Cased})(?:plee+[sz]e|plesae|plase|plaese|pleas|pleaes|pleze)(?= \p{Alpha})/giu, "please"],
      [/(?<=\p{Alpha}{2}),? (?:btw|by the way|fyi|übrigens|por cierto|au fait)(?=\s*(?:$|[.,;!?\n]))/giu, ""],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:if|whether|ob|mira|mirar|regarde[rz]?|vérifie)(?!\p{Cased})/iu,
    in: () => [
      // "can you see if they've got teff flour?", "check if Costco has teff flour"
      [
        /(?:(?<!\p{Cased})(?:can|could|would) you (?:please )?|(?<=^|[.!?,;:\n]\s*|(?<!\p{Cased})(?:and|then) )(?:please )?)(?:see|check|look) (?:if|whether) (?:they|there)(?:['’]ve| have|['’]s| is| are)(?: got)?(?: some| any)? (?=\p{Alpha}{3})/giu,
        "please get ",
      ],
      [
        /(?<=^|[.!?,;:\n]\s*|(?<!\p{Cased})(?:and|then) |, )(?:(?:can|could|would) you )?(?:please )?(?:see|check|look) (?:if|whether) (\p{Upper}[\p{Alpha}'’ ]{1,20}?) (?:has|have|sells?)(?: got)?(?: some| any)? ([^.,;!?\n]{3,40})/giu,
        "please get $2 from $1",
      ],
      [
        /(?<=^|[.!?,;:\n]\s*)(?:(?:kannst|könntest) du )?(?:bitte )?(?:mal )?(?:schau(?:en)?|guck(?:en)?|nachsehen|nachschauen|sieh nach)(?: (?:mal|bitte|noch|kurz))*,? ob (?:die|sie|es)(?: da| dort)? ([^.,;!?\n]{3,40}?) (?:haben|gibt|hat)(?=\s*(?:$|[.,;!?\n]))/giu,
        "hol $1",
      ],
      [
        /(?<=^|[.!?,;:\n]\s*)(?:(?:kannst|könntest) du )?(?:bitte )?(?:mal )?(?:schau(?:en)?|guck(?:en)?|nachsehen|nachschauen|sieh nach)(?: (?:mal|bitte|noch|kurz))*,? ob (\p{Alpha}+) ([^.,;!?\n]{3,40}?) hat(?=\s*(?:$|[.,;!?\n]))/giu,
        "hol $2 bei $1",
      ],
      [
        /(?<=^|[.!?,;:\n]\s*)[¿]?(?:puedes )?mirar? (?:a ver )?si (?:tienen|hay|les queda|venden) (?=\p{Alpha}{3})/giu,
        "compra ",
      ],
      [
        /(?<=^|[.!?,;:\n]\s*)(?:tu peux )?(?:regarde[rz]?|vérifie[rz]?)(?: voir)? (?:s['’]ils ont|s['’]il y a|si (?:ils|elles) ont|s['’]il reste) (?=\p{Alpha})/giu,
        "prends ",
      ],
    ],
  },
  {
    may: /aimerai|avec une?|if (?:they|it)/iu,
    in: () => [
      // "j'aimerais bien un kouign-amann"
      [
        /(?<!\p{Cased})j['’]aimerais(?: bien| trop| beaucoup)? (?=(?:une?|du|de la|des|de l) ?)/giu,
        "il faut ",
      ],
      [/(?<=^il faut [^.,;!?\n]{3,40}), avec (?=une? )/giu, ", "],
      // "get 2 tubs if they're cheap"
      [
        /(?<=\d \p{Alpha}{2,12}) if (?:they['’]re|it['’]s|they are|it is) [^.,;!?\n]{2,25}(?=\s*(?:$|[.,;!?\n]))/giu,
        "",
      ],
    ],
  },
  {
    may: /(?:^|\n)(?:notez?|rajoute|ajoute) [^\n]*(?<!\p{Cased})(?:et|des|du|stp|svp)(?!\p{Cased})/iu,
    in: () => [
      // "note poireaux saumon et citrons"
      [
        /(?<=^|\n)(?:notez?|rajoute|ajoute)(?:-moi)?,? (?=\p{Lower}{3})(?!que |bien |stp |des |une? |les |du |pour |à )/giu,
        "prends ",
      ],
    ],
  },
];
