import type { PhraseGroup } from "./phrase-groups.ts";
import { clauseStart, re, start } from "./phrase-parts.ts";

const end = "(?=\\s*(?:$|[.!?;,\\n]))";
const item = "(\\p{Alpha}[^.,;:!?\\n]{1,40}?)";

/** What people say beside a request: why, on what occasion, in whose name, and when to write back. */
export const toldAsides: readonly PhraseGroup[] = [
  {
    may: /lmk|let me know|text me|hmu/iu,
    in: () => [
      [
        re(
          `(?<=\\p{Alpha}{2}),? (?:lmk|let me know|text me|hmu) when (?:ur|you['’]?re|u r|you are|u) (?:there|here|done|back|home)${end}`,
        ),
        "",
      ],
    ],
  },
  {
    may: /stead|anstatt|anstelle|statt|en vez|en lugar|au lieu/iu,
    in: () => [
      // "instead of rice this week I'd like to try couscous"
      [
        re(
          `${start}instead of (?:the |our )?[^.,;:!?\\n]{2,40}?,? (?:i|we)(?:['’]d| would)? (?:like|want|love|prefer)(?: to)?(?: (?:try|have|get|buy))? (?=\\p{Alpha}|\\d)`,
        ),
        "get ",
      ],
      [
        re(
          `${start}(?:anstatt|statt|anstelle von) [^.,;:!?\\n]{2,40}?,? (?:möchte|würde|hätte|will) ich (?:(?:diese woche|diesmal|mal|gern(?:e)?|lieber) )*([^.,;:!?\\n]{2,40}?)(?: (?:probieren|ausprobieren|haben|nehmen))?${end}`,
        ),
        "bitte $1",
      ],
      [
        re(
          `${start}(?:en vez|en lugar) de [^.,;:!?\\n]{2,40}?,? (?:esta semana )?(?:me gustaría|quiero|quisiera|prefiero) (?:probar |comprar )?(?=\\p{Alpha}|\\d)`,
        ),
        "compra ",
      ],
      [
        re(
          `${start}au lieu (?:de |du |des |d['’])[^.,;:!?\\n]{2,40}?,? (?:cette semaine )?(?:j['’]aimerais|je voudrais|je veux|je préfère) (?:(?:bien )?(?:essayer|goûter|prendre|acheter) )?(?=\\p{Alpha}|\\d)`,
        ),
        "prends ",
      ],
    ],
  },
  {
    may: /to the (?:store|shop|supermarket|corner)/iu,
    in: () => [
      // "run to the store for rice"
      [
        re(
          `(?:${start}|(?<=[, ])(?:and |then )+)(?:run|go|pop|nip|head) (?:out |over )?to the (?:store|shops?|supermarket|corner shop) (?:for (?!me|us|him|her|them|grandma|grandpa|mom|mum|dad|your|my)|to (?:get|buy) |and (?:get|buy) )(?=\\p{Alpha})`,
        ),
        "get ",
      ],
    ],
  },
  {
    may: /on the way (?:home|back)|(?:heim|rück)weg|de vuelta|au retour/iu,
    in: () => [
      // "first rice, and on the way home salt from Lidl": of its own
      [
        re(
          `(?<=\\p{Alpha}|\\d),? (?:and|und|y|et) (?:then |dann |luego |puis )?(?:on the way (?:home|back)|auf dem (?:heim|rück)weg|de vuelta|au retour),? (?=\\p{Alpha}|\\d)`,
        ),
        "; ",
      ],
    ],
  },
  {
    may: /if it|wenn es|si llueve|s['’]il pleut/iu,
    in: () => [
      // "if it rains we can forget the barbecue, but salt we need"
      [
        re(
          `${start}(?:if it (?:rains|snows|storms|['’]s too cold)|wenn es (?:regnet|schneit|gewittert)|si llueve|s['’]il pleut)[^.,;:!?\\n]{0,60}(?:forget|cancel|skip|call off|vergessen|absagen|ausfallen|fällt|olvid|cancel|annul|oublie|tombe)[^.,;:!?\\n]{0,40}, (?:but|aber|pero|mais) (?=\\p{Alpha})`,
        ),
        "",
      ],
    ],
  },
  {
    may: /ohne/iu,
    in: () => [
      // "ohne Senf kann ich mich nicht blicken lassen"
      [
        re(
          `${clauseStart}ohne ${item} (?:kann|können) (?:ich|wir) (?:[^.,;:!?\\n]{0,30} )?(?:nicht|nichts|nix|kein)(?: [^.,;:!?\\n]{2,30})?${end}`,
        ),
        "wir brauchen $1",
      ],
    ],
  },
  {
    may: /only thing|einzige|lo único|seule chose|tout ce qu/iu,
    in: () => [
      // "Lily has a fever and the only thing she wants is toast"
      [
        re(
          `${start}[^.,;:!?\\n]{2,40},? (?:(?:and|so) (?:the only thing|all) (?:she|he|they) (?:wants?|eats?|will eat|drinks?|can keep down) (?:is|are)|und das einzige, was (?:sie|er|es) (?:will|mag|isst|trinkt),? (?:ist|sind)|y lo único que (?:quiere|come|bebe) (?:es|son)|et (?:la seule chose|tout ce) qu['’](?:elle|il) (?:veut|mange|boit),? c['’]est) (?=\\p{Alpha})`,
        ),
        "we need ",
      ],
    ],
  },
  {
    may: /want(?:ed)? to|wollte ich|quería|je voulais|stuck|(?:somebody|someone) (?:has|needs|must|should)/iu,
    in: () => [
      // "uh hi so what did I want to say right rice"
      [
        re(
          `${start}(?:(?:uh|um|hi|hey|so|ok|okay|alright|äh|ähm|also|eh|bueno|pues|euh|bon|alors),? )*(?:what (?:did|do) i want(?:ed)? to (?:say|get|buy)|was wollte ich (?:(?:noch|jetzt) )*(?:sagen|kaufen|holen)|qué quería(?: yo)? (?:decir|comprar)|qu['’]est-ce que je voulais (?:dire|acheter))(?:,? (?:again|right|yeah|yes|genau|ja|sí|oui|ah|ach|oh|déjà))*[,:?]? (?=\\p{Alpha}|\\d)`,
        ),
        "",
      ],
      // "I'm stuck at the dentist and somebody has to pick up rice"
      [
        /(?:i['’]m stuck (?:at|in) [^.,;:!?\n]{2,25},? (?:and |so ))?(?:somebody|someone) (?:has to|needs to|must|should) (?:pick up|get|buy|grab) (?=\p{Alpha}|\d)/giu,
        "please get ",
      ],
    ],
  },
  {
    may: /im bett|au lit|en la cama|in bed/iu,
    in: () => [
      // "Paul liegt mit Fieber im Bett und mag nur Zwieback"
      [
        re(
          `${start}[^.,;:!?\\n]{2,25} (?:liegt(?: (?:krank|mit \\p{Alpha}+))* im bett und (?:mag|will|isst|trinkt) (?:nur|bloß)|is(?: (?:sick|ill))? in bed(?: with [^.,;:!?\\n]{2,20}?)? and only (?:wants|eats|drinks)|está en la cama(?: con \\p{Alpha}+)? y (?:solo|sólo) (?:quiere|come)|est au lit(?: avec [^.,;:!?\\n]{2,20}?)? et (?:ne )?(?:veut|mange) que (?:de la |du |des )?) ?(?=\\p{Alpha})`,
        ),
        "wir brauchen ",
      ],
    ],
  },
  {
    may: /told|informed|texted|reminded/iu,
    in: () => [
      // "school just told me it's sports day tomorrow (of course they did)."
      [
        re(
          `${start}(?:the )?(?:school|teacher|daycare|nursery|work|my boss) (?:has )?(?:just )?(?:told|informed|texted|reminded) (?:me|us) (?:that )?(?:it['’]s|there['’]s)(?![^.!?\\n]*(?:need|bring|buy|get)(?!\\p{Cased})) [^.!?;\\n]{3,60}[.!?;] ?(?=\\p{Alpha})`,
        ),
        "",
      ],
    ],
  },
  {
    may: /banco|cajero|gasolinera|correos|taller/iu,
    in: () => [
      // "saca la basura, pasa por el banco y coge pan"
      [
        re(
          `(?<=[.!?,;\\n] ?)(?:pasar?|pásate|ve|ir) (?:por|al?) (?:el |la )?(?:banco|cajero|gasolinera|correos|taller)(?:,| y) (?=(?:de vuelta |luego |a la vuelta )?(?:coge|compra|trae|pilla))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /otr[oa]s? no|a mí|en (?:dos|tres|pocos|\d)|para (?:cenar|comer|merendar|desayunar|picar|almorzar)/iu,
    in: () => [
      // ", que el otro no le gusta a nadie"
      [re(`(?<=\\p{Alpha}|\\)), que (?:el|la|los|las) otr[oa]s? no [^.,;!?\\n]{3,40}${end}`), ""],
      // "tráele arroz y a mí agua"
      [/(?<=\p{Alpha}{3}) y a mí (?!(?:me|no|también|tampoco|sí|que)(?!\p{Cased}))(?=\p{Alpha}{3})/giu, ", "],
      // "se ha terminado el champú en dos días"
      [
        /(?<=(?:terminado|acabado|comido|bebido|gastado) [^.,;!?\n]{2,30}) en (?:un par de|pocos|dos|tres|cuatro|\d+) (?:días|semanas|horas)(?=\s*(?:$|[.,;!\n]))/giu,
        "",
      ],
      [
        /(?<=\p{Alpha}{3})(?<!(?:algo|nada|cosas?|qué|hay|idea)) (para (?:cenar|comer|merendar|desayunar|picar|almorzar)(?: (?:hoy|mañana|esta noche))?)(?=\s*(?:$|[.,;!?\n]))/giu,
        " ($1)",
      ],
    ],
  },
  {
    may: /-lui|-leur|prends-en|achète-en|cagnotte|kasse|bote común|fondo común|kitty|en plus|toujours|mdr|lol|ptdr|bébé|chérie?|mon amour/iu,
    in: () => [
      // "Achète-lui du riz"
      [/(?<!\p{Cased})(achète|prends|ramène|rapporte|apporte)-(?:lui|leur) (?=\p{Alpha}|\d)/giu, "$1 "],
      // "alors prends-en, avec du sel"
      [/,? (?:alors |donc )?(?:prends|achète|rachète)-en,? avec (?=\p{Alpha}|\d)/giu, ", "],
      // "avec la cagnotte commune"
      [
        re(
          `(?<=\\p{Alpha}{2}),? (?:avec la cagnotte(?: commune)?|aus der (?:gemeinsamen |WG-)?kasse|con el (?:bote|fondo)(?: común)?|from the kitty)${end}`,
        ),
        "",
      ],
      [/(?<=\p{Alpha}{3}) en plus(?=\s*(?:$|[.!\n]))/giu, ""],
      // "plus besoin d'ail mais toujours de piles"
      [
        /(?<=n['’](?:a|ai|avons) (?:plus|pas) besoin (?:de |d['’])[^.,;!?\n]{2,40}?),? mais toujours (?:besoin )?(?:de |d['’])/giu,
        ". Il faut ",
      ],
      // "mdr j'ai trop la dalle"
      [
        re(
          `(?<=\\p{Alpha}{2}),? (?:mdr|lol|ptdr) (?:j['’]ai|je suis|j['’]suis|i['’]m|ich bin|ich hab) (?!besoin|plus|pas|out|need)[^.,;!?\\n]{2,25}${end}`,
        ),
        "",
      ],
      // "Bébé, je rentre tard"
      [/^\s*(?:bébé|chérie?|mon amour|ma puce|mon c(?:œ|oe)ur), (?=(?:je|j['’]|on|tu) ?)/giu, ""],
    ],
  },
  {
    may: /doppelpunkt|colon|dos puntos|deux points|punkt|period|punto/iu,
    in: () => [
      // "Einkaufszettel Doppelpunkt Senf"
      [
        /(?<=(?:zettel|liste|list|lista|einkauf|shopping|courses|compra)) (?:doppelpunkt|colon|dos puntos|deux[- ]points)(?= \p{Alpha})/giu,
        ":",
      ],
      [/(?<=(?:zettel|liste|list|lista)) (?:punkt|period|punto)(?= \p{Alpha})/giu, ":"],
      // "Senf Punkt fertig"
      [/(?<=\p{Alpha}{3}),? (?:punkt|period|punto|point) (?:fertig|ende|done|end|fin)(?=[\s.!]*$)/giu, ""],
    ],
  },
  {
    may: /fehl(?:t|en) (?:weiterhin|immer noch|nach wie vor)|still missing/iu,
    in: () => [[/(fehl(?:t|en)) (?:weiterhin|immer noch|nach wie vor)(?=\s*(?:$|[.,;!\n]))/giu, "$1"]],
  },
  {
    may: /[🎉🎂🥳🎈🎁]/u,
    in: () => [
      // "Mia wird fünf 🎉 für die Feier fehlen noch"
      [
        /(?<=\p{Alpha}) [🎉🎂🥳🎈🎁]{1,5} (?=(?:für|for|para|pour) [^.;!?\n]{2,25} (?:fehl|brauch|we need|falta|hace|il faut|il manque))/giu,
        ". ",
      ],
    ],
  },
  {
    may: /needs? (?:replacing|to be replaced)/iu,
    in: () => [
      // "the dog ate all the rice, so that needs replacing"
      [
        re(
          `(?:${start}|, |and )(?:(?:the|our|my) [^.,;:!?\\n]{2,45}? )?(?:ate|drank|destroyed|chewed up|ruined|broke|used up) (?:all )?(?:the|our|my) ${item},? (?:so |and )?(?:that|it|they|those) needs? (?:replacing|to be replaced)${end}`,
        ),
        "; get $1",
      ],
    ],
  },
];
