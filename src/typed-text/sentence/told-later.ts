import type { PhraseGroup } from "./phrase-groups.ts";
import { laterMessage, message, number, re } from "./phrase-parts.ts";

const noun = "([\\p{Alpha}'’-]{3,}(?: [\\p{Alpha}'’-]+){0,2}?)";
const end = "(?=\\s*(?:$|[.!;,\\n]))";
/** Where what is told ends, with the comma behind it. */
const endOfTold = "(?:\\s*[.,;!]|(?=\\s*(?:$|\\n)))";

/**
 * What is said behind the things, in a later message or later in what somebody dictates, and changes them or says that enough of them
 * is there; and a few words ahead of the things.
 */
export const toldLater: readonly PhraseGroup[] = [
  {
    may: /enough|reicht|suffi|suficiente|make it|va pour|prend(?:s|rai)?[ -]|ok(?:ay)?,? \d/iu,
    in: () => [
      // "that's not enough lol. make it 4", "2 ça suffira jamais, je prends 4"
      [
        re(
          `${laterMessage}(?:\\d+ )?(?:that['’]?s |das |ça |eso )?(?:(?:is |will |won['’]t )?(?:never |not |be )*enough|reicht (?:nicht|nie|niemals)(?: aus)?|(?:ne )?suffi(?:t|ra)(?: pas| jamais)|no es suficiente)(?: (?:lol|haha|though|for us))?[.,!] ?(?=\\p{Alpha}|\\d)`,
        ),
        "",
      ],
      [
        re(
          `${laterMessage}(?:je (?:vais )?(?:en )?prend(?:s|rai|re)|prends[- ]en|on en prend|prenez[- ]en)(?: plutôt)? (\\d{1,3})${end}`,
        ),
        "make it $1",
      ],
      // "ok va pour 4. et du comté"
      [
        re(
          `${laterMessage}(?:ok(?:ay)?|d['’]accord|gut|vale|bueno|bon|alright|fine),? (?:va pour |then |also |entonces |dann )?\\d{1,3}(?: then| dann)?[.,!] ?(?=\\p{Alpha})`,
        ),
        "",
      ],
    ],
  },
  {
    may: /(?:got|bought|grabbed|picked up) .*(?:already|yesterday|this morning|last)|i['’]?ll bring|i['’]m bringing/iu,
    in: () => [
      [
        re(
          `${message}(?:i |we |i['’]ve |we['’]ve )?(?:got|bought|grabbed|picked up) (?:the |those |some )?${noun} already${endOfTold}`,
        ),
        "we already have $1. ",
      ],
      // "No eggs, bought some yesterday."
      [
        re(
          `, (?:i |we )?(?:bought|got|picked up) (?:some|them|it|plenty) (?:already|yesterday|today|this morning|last (?:week|night))${end}`,
        ),
        "",
      ],
      [re(`${message}i(?:['’]ll| will|['’]m) bring(?:ing)? the ${noun}${endOfTold}`), "we already have $1. "],
      [
        re(`${message}i(?:['’]ll| will|['’]m) bring(?:ing)? the ${noun} and (?:the )?${noun}${endOfTold}`),
        "we already have $1. we already have $2. ",
      ],
    ],
  },
  {
    may: /hab(?:e)? .* (?:gekauft|geholt|besorgt|mitgebracht)|ich bring/iu,
    in: () => [
      // "hab gestern Zucker gekauft, steht im Keller"
      [
        re(
          `${message}(?:ich )?hab(?:e)? (?:(?:gestern|heute|vorhin|schon|noch|neulich|letzte woche) )*(?:die |den |das )?${noun} (?:gekauft|geholt|besorgt|mitgebracht)(?:, (?:steht|liegt|ist) [^.,;!?\\n]{3,25})?${endOfTold}`,
        ),
        "wir haben noch $1. ",
      ],
      [re(`${message}ich bringe? (?:die |den |das )${noun} mit${endOfTold}`), "wir haben noch $1. "],
    ],
  },
  {
    may: /(?:tengo|tenemos)(?!\p{Cased})|yo (?:llevo|traigo|pongo)/iu,
    in: () => [
      // "Limones tengo del árbol de mi madre"
      [
        re(`${message}(?:de )?${noun} (?:tengo|tenemos) (?:del?|de la|en) [^.,;!?\\n]{3,30}${end}`),
        "ya tenemos $1",
      ],
      [re(`${message}yo (?:llevo|traigo|pongo) (?:el|la|los|las) ${noun}${endOfTold}`), "ya tenemos $1. "],
    ],
  },
  {
    may: /y en a|inutile|j['’]apporte|je (?:ramène|m['’]occupe)/iu,
    in: () => [
      // "les éponges y en a sous l'évier"
      [
        re(
          `${message}(?:les? |la |l['’]|des |du )${noun},? (?:il )?y en a (?:encore |déjà )?(?:sous|dans|sur|au|à) [^.,;!?\\n]{3,25}${endOfTold}`,
        ),
        "on a encore du $1. ",
      ],
      [
        re(`(?<=^|[.!?;,\\n] ?)inutile (?:de |d['’])(?:re)?(?:prendre|acheter|ramener) (?=\\p{Alpha})`),
        "pas la peine de prendre ",
      ],
      [re(`${message}(?:moi )?j['’]apporte (?:les? |la |l['’])${noun}${endOfTold}`), "on a déjà $1. "],
    ],
  },
  {
    may: /non finalement|nein doch|no al final|no actually|o sea quita|creo que (?:ya|eso)|lista para|list for|liste für|liste pour/iu,
    in: () => [
      // "et des biscottes hmm non finalement pas de biscottes"
      [
        re(
          "(?: (?:hmm?|euh|ah|oh|äh|uh|um|eh))? (?:non finalement|nein doch|no al final|no actually) (?=(?:pas|kein\\p{Alpha}*|no|nada|sin) )",
        ),
        ". ",
      ],
      // "no espera o sea quita la pasta de dientes"
      [re("(?: no espera(?: que [^.,;!?\\n]{3,30}?)?)? o sea (?=quita (?:el|l[oa]s?) )"), ". "],
      [re("[, ]+y (?:yo )?creo que (?:ya está|eso es todo|ya)(?=\\s*[,.;])"), ""],
      // "vale lista para la semana eh yogur griego"
      [
        re(
          `${message}(?:(?:vale|ok|a ver|so|also|bon),? )?(?:la )?(?:lista para|list for|liste für|liste pour) (?:la |the |die |le )?(?:semana|week|woche|semaine|finde|weekend|wochenende|week-end)(?: (?:eh+|uh+|um+|ähm?|euh))? (?=\\p{Alpha})`,
        ),
        "",
      ],
    ],
  },
  {
    may: /actually|i mean|digo|ich mein|je veux dire/iu,
    in: () => [
      // "buns one pack no actually get two packs of those"
      [
        re(
          `(?<=\\p{Alpha}),? (?:oh |wait )?no,? actually,? (?:get|make (?:it|that)|buy|grab|take) (${number}(?: \\p{Alpha}+)?)(?: of (?:those|them|these))?${end}`,
        ),
        " no actually $1",
      ],
      // "pollo dos digo cuatro"
      [
        re(
          `(?<=\\p{Alpha}{3}) ${number},? (?:i mean|digo|ich meine?|je veux dire),? (${number})(?= (?:and|und|y|et)(?!\\p{Cased})|\\s*(?:$|[.,;!\\n]))`,
        ),
        ", $1",
      ],
    ],
  },
  {
    may: /need (?:this|it|these|those|them) |skip|no need|nicht nötig|no hace falta|pas besoin/iu,
    in: () => [
      // "cat litter – need this weekly"
      [
        re(
          "(?<=[-–—,(] ?)(?:we |i )?need (?:this|it|these|those|them) (?=(?:every|each|weekly|monthly|once))",
        ),
        "",
      ],
      // "mayo (still some in the pantry, skip)"
      [
        re(
          "(?<=^|[\\n,;] ?(?:[-•*] )?)([\\p{Alpha} '’-]{3,30})[?!]* \\((?:[^()\\n]*[ ,])?(?:skip(?: it| this)?|no need|not needed|nicht nötig|no hace falta|pas besoin)\\)",
        ),
        "we don't need $1.",
      ],
    ],
  },
  {
    may: /überleg|think(?:ing)? what|haben wir noch aus|pensando qué|réfléchis/iu,
    in: () => [
      // "ich überlege was wir für Raclette brauchen also Raclettekäse"
      [
        re(
          `${message}(?:moment,? |so |ok |okay |warte,? )*(?:ich überlege?(?: grad(?:e)?)?|(?:i['’]m |just )?thinking|estoy pensando|je réfléchis),? (?:was|what|qué|à ce qu) ?[^.,;!?\\n]{3,40}? (?:brauchen|brauche|need|necesitamos|faut),? (?:also|so|pues|donc|alors) (?=\\p{Alpha})`,
        ),
        "",
      ],
      [re("(?<=haben wir noch) aus (?:dem|der|unserem) \\p{Alpha}+(?=\\s*(?:$|[.,;!\\n]| ja | und ))"), ""],
    ],
  },
  {
    may: /let me (?:see|check|look)|je regarde|ich schau|mal schauen|déjame ver|voy a ver/iu,
    in: () => [
      // "let me see what's in the fridge uh so Heinz ketchup"
      [
        re(
          `${message}(?:(?:ok|okay|so|attends|warte|a ver|espera),? )*(?:let me (?:see|check|look)|je regarde|ich schau(?:e)?(?: mal)?|mal schauen|déjame ver|voy a ver),? (?:what['’]s |what we have |ce qu['’]il y a |was |qué hay )?(?:in|dans|en|im) (?:(?:the|le|la|el|der|unserem) )?\\p{Alpha}+,? (?:(?:uh|um|so|ok|okay|hmm|alors|also|pues|euh|eh),? )+(?=\\p{Alpha})`,
        ),
        "",
      ],
    ],
  },
  {
    may: /mi (?:amor|vida|cielo|corazón|reina|rey)|my (?:love|dear|darling)|mon (?:amour|ange|cœur)|mein(?:e)? (?:lieber?|schatz|süße)/iu,
    in: () => [
      [
        re(
          `${message}(?:(?:oye|ey|hola|hey|hi|hallo|coucou|salut|na),? )?(?:mi (?:amor|vida|cielo|corazón|reina|rey)|my (?:love|dear|darling)|mon (?:amour|ange|c(?:œ|oe)ur)|mein(?:e)? (?:lieber?|schatz|süße)), ?(?=\\p{Alpha})`,
        ),
        "",
      ],
    ],
  },
  {
    may: /(?:still|already) have .* need|tenemos .* necesit|on a (?:encore|déjà) .* (?:faut|besoin)/iu,
    in: () => [
      // "we still have milk we need butter"
      [
        re(
          "(?<=(?:(?:we|i) (?:still|already) have|ya tenemos|on a (?:encore|déjà)) [^.,;!?\\n]{2,25}?) (?=(?:we|i) need |necesit(?:amos|o) |il (?:nous )?faut |on a besoin )",
        ),
        ". ",
      ],
    ],
  },
  {
    may: /(?:we|i) still have .* oh and/iu,
    in: () => [
      // "a head of lettuce we still have cheese oh and sour cream"
      [re(`[,.]? (?:we|i) still have ${noun} oh and (?=\\p{Alpha})`), ", "],
    ],
  },
  {
    may: /(?:still|already|quedan?|tenemos|tengo|noch|encore|déjà|reste)/iu,
    in: () => [
      // "no sausages, we've still got some, and a pineapple": the second sentence ends what isn't needed.
      [
        re(
          `((?:^|[.!?;,\\n] ?|(?:and|und|y|et) )(?:actually |but |sorry |aber |pero |mais )?(?:no|kein(?:e[nrs]?)?|pas de|pas d['’]|nada de|sin) [^.,;!?\\n]{2,30}), (?:(?:we|i)(?:['’]ve)? ?(?:have )?(?:(?:still|already) ?)+(?:got|have)?(?: [^.,;!?\\n]{1,25})?|(?:(?:wir|ich) )?(?:haben|hab(?:e)?|da haben|davon haben)(?: (?:wir|ich))? noch(?: [^.,;!?\\n]{1,25})?|(?:que )?(?:ya|todavía|aún)(?: nos| me)? (?:quedan?|hay|tenemos|tengo)(?: [^.,;!?\\n]{1,25})?|(?:il (?:nous )?en reste|on en a|j['’]en ai)(?: [^.,;!?\\n]{1,25})?),? (?:and|und|y|et|plus|but|aber|pero|mais) (?=[\\p{Alpha}\\d])`,
        ),
        "$1. ",
      ],
      // "actually no bread we still have half a loaf"
      [
        re(
          `((?:^|[.!?;,\\n] ?|(?:and|und|y|et|oh) )(?:actually |but |sorry |aber |pero |mais )?(?:no|kein(?:e[nrs]?)?|pas de|nada de) \\p{Alpha}{3,}) (?=(?:(?:we|i)(?:['’]ve)? (?:still|already)|(?:wir|ich) hab(?:en?)? noch|(?:ya|todavía|aún) (?:quedan?|hay|tenemos|tengo)|(?:il en reste|on en a|j['’]en ai))(?!\\p{Cased}))`,
        ),
        "$1, ",
      ],
    ],
  },
  {
    may: /lieu|statt|take[s]? place|tendrá|cordialement|regards|sincerely|grüße|grüssen|atentamente|saludos|bien à vous/iu,
    in: () => [
      // "la réunion aura lieu jeudi à 18h en salle 12"
      [
        re(
          `${message}(?:(?:chers?|chères?|dear|liebe[rs]?|estimad[oa]s?|querid[oa]s?|hallo|hola|bonjour|hi|hello) [^.!?;,\\n]{2,30}, )?(?:la |le |les |l['’]|the |our |die |der |das |el |los |las |notre |unsere? |nuestr[oa] )[^.!?;,\\n]{3,60} (?:aur(?:a|ont) lieu|a lieu|(?:will )?takes? place|tendrán? lugar|se celebrará|(?=(?:findet|finden) [^.!?;,\\n]{2,60} statt)(?:findet|finden))(?: [^.!?;,\\n]{2,60})?(?:[.!?]+ ?|(?=$|\\n))`,
        ),
        "",
      ],
      // "Cordialement, la directrice"
      [
        re(
          `(?<=[.!?\\n] ?|^)(?:cordialement|bien à vous|(?:best|kind|warm) regards|(?:yours )?sincerely|(?:mit )?(?:freundlichen|besten|lieben|viele|liebe|herzliche) gr(?:üßen?|üssen?)|atentamente|(?:un )?(?:cordial(?:es)? )?saludos?),? [^.!?,;\\d\\n]{2,40}[.!]?(?=\\s*$)`,
        ),
        "",
      ],
    ],
  },
];
