import type { PhraseGroup } from "./phrase-groups.ts";
import { re, start } from "./phrase-parts.ts";
import { at, item, otherStore, store, when } from "./store-parts.ts";

/** What joins the words of somebody who corrects themselves. */
const weak = "(?:or|oder|o|ou|ah|oh|uh|um|äh|ähm|eh|euh|ach|bueno|enfin|then|ne)";
/** Words that put a store in the place of the one before; "no" alone may say where not to go. */
const strong =
  "(?:wait|hold on|sorry|actually|rather|scratch that|make that|i mean|nope|nein|nee|falsch|quatsch|warte|moment|ich meine?|besser|lieber|digo|perd[oó]na?|espera|quiero decir|mejor(?: dicho)?|non|attends|pardon|je veux dire|plutôt|no(?:,|(?= (?:wait|sorry|actually|espera|perd|mejor|digo|attends))))";
const corrects = `[,.]?(?: ${weak},?){0,3} ${strong},?(?: (?:${weak}|${strong}),?){0,4}`;
const meant = "(?: (?:meine? ich|i mean|i meant|quiero decir|quería decir|je veux dire))?";
/** Words that send to another store. */
const tryThere =
  "(?:(?:so|but|please|pls|can you|could you|maybe|then|just|bitte|also|dann|así que|entonces|mejor|donc|alors|du coup),? )*(?:try|check|look|go to|head to|get (?:it|them|some)|grab (?:it|them|some)|buy (?:it|them|some)|versuch(?:['’]?s| es|e es)?|probier(?:['’]?s| es|e es)?|schau|guck|geh|fahr|(?:hol|kauf|nimm)e?(?: (?:es|sie|ihn|das|die|den|welche[ns]?))?|prueba|mira|ve|vete|p[aá]sate|b[uú]scal[oa]s?|c[oó]mpral[oa]s?|c[oó]gel[oa]s?|tr[aá]el[oa]s?|essaie|tente|regarde|va|vas|passe|(?:prends|achète)(?:-(?:le|la|les|en))?)(?: (?:bitte|mal|doch|lieber|dann|es|tú|mejor|plutôt|instead|rather))*";
const where = `(?:${at})?`;

/** How a thing comes from another store than the one that was named first, and one stop after the other. */
export const storeMoves: PhraseGroup[] = [
  {
    may: new RegExp(strong, "iu"),
    in: () => [
      // "rice from Lidl or no wait rice from Rewe"
      [re(`${item} (${at})${otherStore}${corrects} \\1 ${where}${store}${meant}`), "$1 $2$3"],
      // "Reis vom Lidl äh nein falsch vom Rewe meine ich", "arroz en Lidl digo no en Lidl no en Dia"
      [
        re(
          `(${at})${otherStore}${corrects}(?: (?:no|non|not|nicht) ${where}${otherStore},?(?: (?:no|sino))?)? ${where}${store}${meant}`,
        ),
        "$1$2",
      ],
    ],
  },
  {
    may: /sold out|out of|gone|unavailable|no more|has no|had no|have|hatte|hat (?:kein|leider)|gab|ausverkauft|aus(?!\p{Cased})|tienen|tenían|hay|había|quedab?an?|agotad|acabad|plus de|rupture|plus(?!\p{Cased})/iu,
    in: () => [
      // "rice was sold out at Lidl, try Rewe"
      [
        re(
          `(?:the )?${item} (?:was|were|is|are) (?:all |completely )?(?:sold out|out of stock|gone|unavailable) ${at}${otherStore}${when}[,.;]? ${tryThere} ${where}${store}(?: instead| please| bitte)*`,
        ),
        "$1 from $2",
      ],
      [
        re(
          `(?:the )?${otherStore} (?:(?:was|were|is|are) (?:sold )?out of|(?:had|has|have) no(?: more)?|(?:does|did)n['’]t have(?: more| any)?) ${item}(?: left| in stock)?${when}[,.;]? ${tryThere} ${where}${store}(?: instead| please)*`,
        ),
        "$1 from $2",
      ],
      // "Lidl hatte keinen Reis mehr, versuch es bei Rewe"
      [
        re(
          `(?:(?:der|die|das) )?${otherStore} (?:hat|hatte|hatten)(?: (?:heute|leider|gestern|grad|gerade))* kein(?:e[nrs]?)? ${item}(?: mehr)?(?: da| im regal)?[,.;]? ${tryThere} ${where}${store}(?: bitte)?`,
        ),
        "$1 bei $2",
      ],
      [
        re(
          `(?:${at}${otherStore} (?:gab['’]?s|gab es|gibt['’]?s|gibt es)(?: (?:heute|leider|gestern))* kein(?:e[nrs]?)? ${item}(?: mehr)?)[,.;]? ${tryThere} ${where}${store}(?: bitte)?`,
        ),
        "$1 bei $2",
      ],
      [
        re(
          `(?:(?:der|die|das) )?${item} (?:war|waren|ist|sind) ${at}${otherStore}(?: (?:leider|heute|schon))* (?:ausverkauft|aus|weg|alle)[,.;]? ${tryThere} ${where}${store}(?: bitte)?`,
        ),
        "$1 bei $2",
      ],
      // "en Lidl no tienen arroz, cómpralo en Dia"
      [
        re(
          `(?:(?:he visto|parece|dicen) que )?en ${otherStore} (?:ya )?no (?:tienen|tenían|hay|había|quedan?|quedaban?) ${item}[,.;]? ${tryThere} ${where}${store}`,
        ),
        "$1 en $2",
      ],
      [
        re(
          `(?:(?:el|la|los|las) )?${item} (?:está|están|estaba|estaban) agotad[oa]s? en ${otherStore}[,.;]? ${tryThere} ${where}${store}`,
        ),
        "$1 en $2",
      ],
      // "y avait plus de riz chez Lidl, va chez Monoprix"
      [
        re(
          `(?:(?:il )?(?:n['’] ?)?y (?:a|avait) plus (?:de |d['’])${item} ${at}${otherStore}|${otherStore} n['’](?:a|avait) plus (?:de |d['’])${item})[,.;]? ${tryThere} ${where}${store}`,
        ),
        "$1$2 chez $3",
      ],
      [
        re(
          `(?:les? |la |l['’])?${item} (?:est|était|sont|étaient) en rupture ${at}${otherStore}[,.;]? ${tryThere} ${where}${store}`,
        ),
        "$1 chez $2",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:not|nicht|no|pas)(?!\p{Cased})/iu,
    in: () => [
      // "compra arroz, pero no en Lidl, que es caro; ve a Dia"
      [
        re(
          `(?<=\\p{Alpha}) ?[,:]? (?:(?:but|aber|pero|mais) )?(?:(?:please|bitte|surtout) )?(?:not|nicht|no|pas) (?:de )?${at}${otherStore}(?:[,;.–-] [^,.;:!?\\n\\uE000]{3,45})?[,;.–-] ${tryThere} (${at})?${store}`,
        ),
        " @$2",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:for|für|para|pour)(?!\p{Cased})/iu,
    in: () => [
      // "Für Reis muss ich noch zu Lidl", "Para arroz hay que ir a Dia"
      [
        re(
          `(?:${start}|, )(?:for|für|para|pour) (?:the |den |die |das |el |la |los |las |les? |l['’])?${item},? (?:(?:i|we|you)(?:['’]ll)? (?:still )?(?:have|need|got) to (?:go|stop|head|pop)|(?:muss|müssen|musst) (?:ich|wir|du|man)(?: (?:noch|dann|extra|auch))*|(?:hay|tengo|tienes|tenemos) que (?:ir|pasar)|habrá que ir|(?:il )?(?:faut|faudra) (?:aller|passer)|(?:on|tu|je) (?:doit|dois|devra) (?:aller|passer)) ${at}${store}(?: (?:gehen|fahren|vorbei))?(?!\\s*:)`,
        ),
        "; $2: $1",
      ],
    ],
  },
  {
    may: /sale|deal|offer|special|promo|oferta|angebot/iu,
    in: () => [
      // "the Lidl near work has a sale on rice, let's stock up"
      [
        re(
          `(?:the )?${store}(?: (?:near|by|next to|at|on|in|around) [^,.;:!?\\n]{2,30}?)? (?:has|have|is having|is doing) (?:an? |some )?(?:sale|deal|offer|special|promo\\p{Alpha}*)s? on ${item},? (?:so |and |let['’]?s |please |can you |you should |we should )*(?:stock up|(?:get|grab|buy) (?:it|some|them))(?: on (?:it|them|some))?(?: (?:from )?there)?`,
        ),
        "$2 from $1",
      ],
      [
        re(
          `(?:en|a) ${store} (?:han puesto|tienen|hay|está|están) (?:de|en) (?:oferta|promoción) ${item},? (?:así que |por lo que |y )?(?:aprovecha y )?(?:c[oó]mpra|c[oó]ge|p[ií]lla)\\p{Alpha}* (?:allí|ahí)`,
        ),
        "$2 en $1",
      ],
      [
        re(
          `${store} (?:fait|a|propose|met) (?:une |des )?promos? (?:sur|de) (?:les? |la |l['’])?${item},? (?:(?:donc|alors) )?(?:prends|achète)-(?:en|les|le|la)(?: là-bas| chez eux)?`,
        ),
        "$2 chez $1",
      ],
    ],
  },
  {
    may: /stop|detour|halt|abstecher|parada|passage|visit|trip|besuch|einkauf|arrêt|saut|tour|crochet|rein|vorbei|toca/iu,
    in: () => [
      // "Parada rápida en Dia: pan", "fais un saut à Lidl pour du sel"
      [
        re(
          `(?:(?:fais|faire|haz|hacer|make|mach) )?(?:(?:an?|une?|eine?n?) )?(?:(?:quick|short|brief|kurzer?|kurzen|schneller?|petite?|rapide|breve) )?(?:stop|pit stop|detour|halt|stopp|abstecher|parada|passage|arrêt|saut|tour|détour|crochet)(?: (?:rápida|rapide|éclair|breve|express))? (?:${at})${store} ?(?::|,|for|für|wegen|para|por|a por|pour) (?:(?:prendre|acheter|comprar|coger|buy|get) )?`,
        ),
        "$1: ",
      ],
      // "À chaque passage du samedi chez Lidl : riz"
      [
        re(
          `(?:(?:à|bei|en|on|at) )?(chaque|cada|every|jede[mnrs]?) (?:passage|visite|visita|parada|visit|stop|trip|besuch|einkauf)(?: (?:du|del|on|am|de los) (\\p{Alpha}+)) ${at}${store} ?[:,] `,
        ),
        "$3: $1 $2 ",
      ],
      [
        re(
          `(?:(?:à|bei|en|on|at) )?(?:chaque|cada|every|jede[mnrs]?) (?:passage|visite|visita|parada|visit|stop|trip|besuch|einkauf) ${at}${store} ?[:,] `,
        ),
        "$1: ",
      ],
      // "bitte kurz beim Lidl rein: Reis"
      [
        re(
          `(?:nach (?:dem|der) \\p{Alpha}+ )?(?:bitte )?(?:(?:kurz|schnell|eben|noch|mal|fix|dann) )+${at}${store} (?:rein|vorbei|reinschauen|reinspringen|vorbeischauen|halten) ?[:,] `,
        ),
        "$1: ",
      ],
      // "mañana toca Dia 🛒 pan"
      [re(`${start}(?:(?:mañana|hoy|luego|el \\p{Alpha}+) )toca (?:ir al? )?${store} ?(?::|🛒)+ ?`), "$1: "],
      // "Después a Dia, donde hay que coger sal", "puis Lidl pour du riz"
      [
        re(
          `[.,;]? (?:and |und |y |et )?(?:then|afterwards|after that|dann|danach|después|luego|puis|ensuite|après)(?: (?:over )?(?:to|at|zu|zum|al?|en|chez|à))? ${store}(?:,? (?:where|donde|où) (?:(?:we|i|you) (?:(?:can|have to|need to|should) )?(?:get|buy|grab|pick up)|(?:hay|tenemos|tienes) que (?:coger|comprar|pillar)|(?:podemos|puedes) (?:coger|comprar|pillar)|(?:il faut|on doit|tu peux|tu dois) (?:prendre|acheter))| (?:for|für|wegen|por|a por|para|pour)| ?:) (?=\\p{Alpha}|\\d)`,
        ),
        "; $1: ",
      ],
    ],
  },
  {
    may: /ac[ée]rca|p[áa]sa|esc[áa]pa|ve(?:te)? |passe|va |vas |aller|file|arrêt/iu,
    in: () => [
      // "acércate a Dia a por sal"
      [
        re(
          `(?:ac[ée]rcate|p[áa]sate|esc[áa]pate|vete|te acercas|te pasas|(?:puedes|podrías) (?:acercarte|pasarte)) (?:al?|por|hasta) (?:el )?${store} (?:a por|por|a comprar|a buscar|para comprar|y (?:compra|coge|trae|pilla)(?:me|nos)?) (?=\\p{Alpha}|\\d)`,
        ),
        "$1: ",
      ],
      // "passe à Lidl prendre du riz", "ça t'embête de t'arrêter à Lidl pour du riz ?"
      [
        re(
          `(?:(?:ça t['’]embête de |tu (?:peux|pourrais) |peux-tu )?(?:passer?|aller|va|file|arrête-toi|t['’]arrêter)) (?:vite )?(?:à|chez|au) ${store},? (?:(?:me |nous )?(?:prendre|acheter|chercher)|pour(?: (?:prendre|acheter|chercher))?|et (?:prends|achète)) (?=\\p{Alpha}|\\d)`,
        ),
        "$1: ",
      ],
    ],
  },
  {
    may: /\? (?:si oui|if so|if yes|wenn ja|falls ja|si s[ií]|si hay)/iu,
    in: () => [
      // "Est-ce que Lidl a encore du riz ? Si oui prends-en deux"
      [
        re(
          `(?:est-ce que |does |do |hat |tiene )?${store} (?:a |have |has |noch )*(?:(?:still|encore|any|some|du|de la|des|noch|todavía) )*${item} ?\\? (?:si oui|if so|if yes|wenn ja|falls ja|si sí|si hay),? (?:(?:prends|achète)-en|(?:get|grab|buy)(?: me)?|(?:nimm|bring|kauf)|(?:coge|compra|trae)) (\\p{Alpha}+|\\d+)(?= *(?:$|[.!,;\\n]))`,
        ),
        "$1: $3 $2",
      ],
    ],
  },
  {
    may: /\(/u,
    in: () => [
      // "dann zu Lidl (Reis, Salz)"
      [
        re(
          `(?:^|[.,;:]|(?<=\\p{Alpha}))(?: ?(?:and|und|y|et|then|after that|dann|danach|después|luego|ensuite|puis|primero|first|zuerst|d['’]abord)){0,2}(?: ?(?:to|at|zu|zum|bei|al?|en|chez|à))? ?${store} \\((?!(?:not|no|nicht|pas|near|if|si|wenn|falls|only|nur|solo)(?!\\p{Cased}))([^(),\\n]{2,40},[^()\\n]{2,60})\\)`,
        ),
        "; $1: $2.",
      ],
    ],
  },
];
