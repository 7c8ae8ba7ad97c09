import { countWords } from "./count-words.ts";
import type { PhraseGroup } from "./phrase-groups.ts";
import { laterMessage, message, re, sender, start } from "./phrase-parts.ts";
import { begin, der, el, end, name } from "./told-brought.ts";

const place = "(?:at|from|in|bei|beim|von|vom|im|en|de|del|chez|à|au) (?=\\p{Alpha})";
/** What people say beside a list: what is there, what is left off after all, and where all of it is to be had. */
export const toldInChats: readonly PhraseGroup[] = [
  {
    may: /never ?mind|(?:forget|skip|scratch) (?:that|it|those|them)|leave (?:it|them)|déjalo|lass es/iu,
    in: () => [
      // "and oh we've got ketchup already never mind that and then from costco paper plates"
      [
        re(
          "(?:^|[,.;]|(?<=\\p{Alpha}{2}))\\s*(?:and )?(?:oh,? )?(?:we|i)(?:['’]ve| have)? (?:got |have )?((?:\\p{Alpha}+ ){0,2}\\p{Alpha}+) already,? (?:so )?(?:never ?mind|forget|skip|scratch) (?:that|it|those|them),?(?: and(?: then)?(?= ))?",
        ),
        ". we already have $1. ",
      ],
      // "Asparagus... hmm, not in season, leave it."
      [
        re(
          `${start}(\\p{Alpha}[\\p{Alpha} -]{2,25}?)(?:\\.{2,}|…|,) (?:hmm+,? )?(?:[^.;!?\\n]{2,40}, )?(?:leave (?:it|them)|forget (?:it|them)|skip (?:it|them)|déjal[oa]s?|lass es|laisse tomber)(?=\\s*(?:$|[.;!?\\n]))`,
        ),
        "we don't need $1",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:i['’]?m|i am|i['’]ll|i will) add/iu,
    in: () => [
      // "I'm adding tea towels from Ikea"
      [re("(?<!\\p{Cased})(?:i['’]?m|i am|i['’]ll|i will) add(?:ing)? (?=\\p{Alpha}|\\d)(?!to )"), "add "],
    ],
  },
  {
    may: /(?:macht|holt|bringt|besorgt|kauft|backt) \p{Upper}/u,
    in: () => [
      // "Die Salate macht Petra, die Getränke holt Uwe."
      [
        /(?<=^|[.!?\n:;,]\s*)(?:(?:Die|Den|Das|die|den|das) )(\p{Upper}\p{Alpha}{2,}) (?:macht|holt|bringt|besorgt|kauft|backt) (?!Bitte)\p{Upper}\p{Lower}+(?: mit)?(?=\s*(?:$|[.!?\n;,]))/gu,
        "wir haben noch $1",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})ya l[oa]s? (?:tengo|tenemos|compr|he|traje)/iu,
    in: () => [
      // "el pollo ya lo tengo en el congelador"
      [
        re(
          `${begin}${el}${name} ya l[oa]s? (?:tengo|tenemos|compré|traje|he comprado|he pedido|hemos comprado|hemos pedido) (?:en|por|dentro) [^.,;!?\\n]{2,25}(?:, (?:quítal[oa]s?|no l[oa]s? compres))?${end}`,
        ),
        "ya tenemos $1. ",
      ],
      [
        re(
          `${begin}${el}${name} ya l[oa]s? (?:he|hemos) (?:comprado|pedido|encargado)(?: [^.,;!?\\n]{2,25})?, (?:quítal[oa]s?|no l[oa]s? compres)${end}`,
        ),
        "ya tenemos $1. ",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:necesitan|van a necesitar|need|brauchen|besoin)(?!\p{Cased})/iu,
    in: () => [
      // "para el nuevo curso los niños necesitan 3 cuadernos"
      [
        re(
          `${start}((?:para|for|für|pour) [^.,;:!?\\n]{3,40}?),? (?:los niños|l[oa]s alumn[oa]s|l[oa]s peques|the (?:kids|children|students)|die kinder|les (?:enfants|élèves)) (?:necesitan|van a necesitar|need|will need|brauchen|ont besoin (?:de|d['’])|auront besoin (?:de|d['’])) ?`,
        ),
        "$1: ",
      ],
    ],
  },
  {
    may: /\n[^\n]*(?:oui|ja|yes|sí|still)[, ]/iu,
    in: () => [
      // "oui, deux paquets. Par contre on n'a plus de filtres"
      ...(
        [
          ["oui", "par contre|mais", "il en reste"],
          ["ja", "aber|allerdings", "genug"],
          ["yes", "but|however", "we have some"],
          ["sí", "pero|sin embargo", "hay"],
        ] as const
      ).map(
        ([yes, but, there]) =>
          [
            re(
              `${laterMessage}${yes},? (?:encore |noch |still )?(?:\\d+|\\p{Alpha}+)(?: \\p{Alpha}+){1,2}\\. (?=(?:${but}) )`,
            ),
            `${yes}, ${there}. `,
          ] as const,
      ),
      // "still got half a jar so no. get naan though"
      [
        re(
          `${laterMessage}still (?:got|have) (?:half an? \\p{Alpha}+|a few|some|plenty|loads|one|two|three)(?: (?:left|\\p{Alpha}+))??,? so no(?=\\s*[.,;!\\n])`,
        ),
        "no, we have some",
      ],
    ],
  },
  {
    may: /y['’]en reste|à prendre (?:chez|à|au)/iu,
    in: () => [
      // "du ketchup y'en reste au chalet"
      [
        re(
          `${begin}(?:du |de la |des |les? |la |l['’])?${name},? y['’]en reste(?: [^.,;!?\\n]{2,25})?${end}`,
        ),
        "on a déjà $1. ",
      ],
      // "Les gobelets sont à prendre chez Metro."
      [re("(?<=\\p{Alpha}) (?:est|sont) à prendre (?=(?:chez|à|au) \\p{Alpha})"), " "],
    ],
  },
  {
    may: /all (?:you|we) (?:need|have) to|(?:['’]s| is) bringing|shop (?:tomorrow|today|tonight)/iu,
    in: () => [
      // "I'll bring the stove and Sarah's bringing the burgers, so all you need to pick up is 12 buns"
      [
        re(
          "(?<!\\p{Cased})i(?:['’]ll| will|['’]m) bring(?:ing)? the [^.,;!?\\n]{2,25} and \\p{Alpha}+(?:['’]s| is| will)? (?:bringing|bring) the [^.,;!?\\n]{2,25},? so ",
        ),
        "",
      ],
      [re("(?:,? so )?all (?:you|we) (?:need|have) to (?:pick up|get|buy|bring|grab) (?:is|are) "), "get "],
      // "flat shop tomorrow, what do we need?"
      [
        re(
          `${message}(?:the )?(?:\\p{Alpha}+ )?(?:shop|shopping|supermarket|grocery) (?:run )?(?:tomorrow|today|tonight)[,.:]? (?=what|anything|any|who)`,
        ),
        "",
      ],
    ],
  },
  {
    may: /^(?:[^\n]*\n)*(?:pour|para|für|for) [^\n]*, (?:M|Frau|Herr)/iu,
    in: () => [
      // "Pour la fête de l'école, Mme Lefèvre apporte les gâteaux"
      [
        re(
          `${start}(?:Pour|Para|Für|For) [^.,;:!?\\n]{3,35}, (?=(?:M(?:me|r|rs|s)?\\.?|Monsieur|Madame|Frau|Herr) \\p{Upper}\\p{Lower}+ (?:apporte|bringt|brings|is bringing|trae) )`,
          "gu",
        ),
        "",
      ],
    ],
  },
  {
    may: /(?:a (?:adoré|aimé)|loved|enjoyed|le encantó|hat [^.\n]*geschmeckt|à tout['’])/iu,
    in: () => [
      // "Papi a adoré le gâteau."
      [
        re(
          `${start}(?:\\p{Alpha}+ )?\\p{Alpha}+ (?:a (?:adoré|beaucoup aimé|bien aimé)|(?:really |absolutely )?(?:loved|enjoyed)) (?:the|le|la|les|your|ton|ta|tes) [^.!?;\\n]{2,30}[.!]\\s*`,
        ),
        "",
      ],
      [re("(?<=[.!?\\n]\\s*)à tout['’](?: à l['’]heure)?[\\s.!]*$"), ""],
    ],
  },
  {
    may: /(?:todavía|aún) (?:hay|quedan?) /iu,
    in: () => [
      // "no compres patatas, que todavía hay dos bolsas en la despensa"
      [
        re(
          ",? (?:que|porque) (?:todavía|aún) (?:hay|quedan?) (?:\\d+|un[ao]?|dos|tres|cuatro|algun[oa]s?) [\\p{Alpha} ]{2,25} (?:en|debajo de) (?:el|la|los|las) \\p{Alpha}+(?=\\s*(?:$|[.,;!\\n]))",
        ),
        "",
      ],
    ],
  },
  {
    may: /\n[^\n]*(?:plus (?:un seul|une seule)|ni un[oa]|kein(?:e|en)? einzig|not a single)/iu,
    in: () => [
      // "Plus un seul." behind "Et des cornichons ?"
      [
        re(
          `${laterMessage}(?:non,? )?(?:plus (?:un seul|une seule)|(?:no,? )?ni un[oa]|(?:nein,? )?kein(?:e[nrs]?)? einzige[nrs]?|(?:no,? )?not a single one)(?=[\\s.!]*(?:$|\\n))`,
        ),
        "non",
      ],
    ],
  },
  {
    may: /labels?|ingredients|etikett|zutaten|etiqueta|étiquette/iu,
    in: () => [
      // "Nut allergy at the party so please check the labels!"
      [
        re(
          `${start}[^.!?:;\\n]*(?:check|read|look at|mind|achte[nt]?(?: bitte)? auf|schau(?:t)?(?: bitte)? auf|lies|fíjate (?:bien )?en|mira|regarde[rz]?|vérifie[rz]?)(?: bien)? (?:the |die |das |la |las |les |l['’])?(?:labels?|ingredients(?: list)?|etiketten?|zutaten(?:liste)?|etiquetas?|étiquettes?)[^.!?:;,\\n]*[.!:;]`,
        ),
        "",
      ],
    ],
  },
  {
    may: /(?:gibt|kriegst|bekommst|have|get|tienen|hay|trouve|ont)[^\n]*(?:alles|everything|it all|them all|all of it|todo|tout)/iu,
    in: () => [
      // "Gibts alles bei Dehner" under a list
      [
        re(
          `(?<=\\n)(?:(?:das )?(?:gibt['’]?s|gibt es|bekommst du|kriegst du|kriegt man|bekommt man) (?:das )?alles |(?:they have (?:it all|everything|them all)|you can get (?:it all|everything|them all|all of it)|it['’]s all available) |(?:lo )?(?:hay|tienen|venden) todo (?:esto |eso )?|(?:on trouve|ils ont|tu trouves|y a|il y a) tout (?:ça )?)(?=${place})`,
        ),
        "all ",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:nicht|mejor no|finalement (?:pas|non)|maybe not)(?!\p{Cased})/iu,
    in: () => [
      // "Die Avocados doch lieber nicht, die sind immer steinhart."
      [
        re(
          `${begin}${der}${name} (?:dann )?(?:doch |lieber |besser |diesmal )+nicht(?:, (?:die|der|das|den|weil|da|denn) [^.,;!?\\n]{2,60})?(?=\\s*(?:$|[.;!?\\n]|, (?:und|aber|dann) ))`,
        ),
        "wir brauchen kein $1. ",
      ],
      [
        re(
          `${begin}${el}${name} (?:al final |mejor )+no(?:, (?:que|porque|ya) [^.;!?\\n]{2,60})?(?=\\s*(?:$|[.;!?\\n]))`,
        ),
        "no necesitamos $1. ",
      ],
      // "Finalement pas la gourde, il a retrouvé la sienne."
      [
        re(
          `${begin}(?:et )?finalement pas (?:les? |la |l['’]|de |d['’])${name}(?:, [^.;!?\\n]{2,60})?(?=\\s*(?:$|[.;!?\\n]))`,
        ),
        "on n'a pas besoin de $1. ",
      ],
    ],
  },
  {
    may: /(?:solo|sólo|nur|just|only|juste|seulement) (?:esta vez|una vez|diesmal|dieses mal|einmal|this once|this time|once|cette fois|une fois)/iu,
    in: () => [
      // "…, y azúcar moreno solo esta vez"
      [
        re(
          "(?<=\\p{Alpha}{3}),? (?:pero |but |aber |mais )?(?:solo|sólo|nur|just|only|juste|seulement) (?:esta vez|una vez|diesmal|dieses mal|einmal|this once|this time|once|cette fois|une fois)(?=\\s*(?:$|[.;!?\\n]))",
        ),
        "",
      ],
    ],
  },
  {
    may: /(?:mais|but|aber|pero),? (?:plutôt|rather|lieber|mejor) /iu,
    in: () => [
      // "de la crème solaire, mais plutôt à la pharmacie"
      [
        re(
          "(?<=\\p{Alpha}{2}),? (?:mais|but|aber|pero),? (?:plutôt|rather|lieber|mejor) (?=(?:at|from|bei|beim|von|vom|en|chez|à(?: la)?|au) \\p{Alpha}+[\\s.!]*$)",
        ),
        " ",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:à nous|à toi|à vous|à moi) de /iu,
    in: () => [
      [
        re("(?<!\\p{Cased})(?:à nous|à toi|à vous|à moi) de (?:prendre|acheter|apporter|ramener) "),
        "il faut ",
      ],
    ],
  },
  {
    may: /,? (?:on est|on sera|wir sind|we are|we['’]re|there are|somos|seremos) (?:\d|\p{Alpha}+)/iu,
    in: () => [
      // "Raclette samedi, on est 8."
      [
        re(
          `${start}(?:\\p{Alpha}+ ){1,3}?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ce soir|demain|am \\p{Alpha}+tag|\\p{Alpha}+tag|heute|morgen|on \\p{Alpha}+day|tonight|tomorrow|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|mañana|esta noche)(?:,| !|!|\\.) (?:on (?:est|sera)|wir sind|we(?:['’]re| are)|there are|somos|seremos) (?:zu )?(?:\\d{1,2}|\\p{Alpha}+)(?: (?:of us|people|leute|personen|personas|personnes))?[.!:,]`,
        ),
        "",
      ],
    ],
  },
  {
    may: /laisse tomber/iu,
    in: () => [
      // "deux tubes de dentifrice le fromage laisse tomber j'en ai retrouvé au fond du frigo"
      [
        re(
          `(?<=\\p{Alpha}{3}) (?:les?|la) (\\p{Alpha}{3,}) laisse tomber(?: (?:j['’]en ai|on en a|il en reste|y en a)(?: (?:retrouvé|trouvé|encore|plein|assez))*(?: (?:au fond du|dans le|au) \\p{Alpha}+)?)?`,
        ),
        ". on a déjà $1. ",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:hay|quedan?|there(?:['’]s| is| are)|noch|il y a)(?!\p{Cased})/iu,
    in: () => [
      // "Arroz hay dos paquetes en la despensa."
      [
        re(
          `${begin}${el}${name} (?:hay|quedan?|tenemos) (?:\\d+|un[oa]?|dos|tres|cuatro|medi[oa]|algun[oa]s?)(?: \\p{Alpha}+)? (?:en|debajo) (?:el|la|los|las|mi) \\p{Alpha}+${end}`,
        ),
        "ya tenemos $1. ",
      ],
    ],
  },
  {
    may: /(?:passer|aller) (?:chez|à|au) /iu,
    in: () => [
      // "Pour l'apéro, pourrais-tu passer chez Monoprix prendre des olives"
      [
        re(
          `(?:pourrais-tu|peux-tu|tu (?:peux|pourrais)|pouvez-vous|pourriez-vous|est-ce que tu (?:peux|pourrais)) (?:passer|aller) (chez|à|au) ((?:\\p{Upper}[\\p{Alpha}'’]*)(?: \\p{Upper}[\\p{Alpha}'’]*)?) (?:pour |et )?(?:prendre|acheter|chercher|récupérer) (?=\\p{Alpha}|\\d)`,
          "gu",
        ),
        "$1 $2 ",
      ],
    ],
  },
  {
    may: /(?:project|party|trip|night|picnic) (?:this|next|on) /iu,
    in: () => [
      // ", shed project this weekend"
      [
        re(
          "(?<=\\p{Alpha}), (?:for )?(\\p{Alpha}+ (?:project|party|trip|night|picnic) (?:this|next|on) \\p{Alpha}+)(?=[\\s.!]*$)",
        ),
        " for the $1",
      ],
      // "fish and chips night on friday: 4 cod fillets"
      [re(`${start}(?:\\p{Alpha}+ ){1,3}night (?=(?:on|this) \\p{Alpha}+: )`), ""],
    ],
  },
  {
    may: /(?:with|much|lots of) love,? *\p{Upper}|(?:best wishes|kind regards|love from),? *\p{Upper}/iu,
    in: () => [
      [
        re(
          "(?<=[.!?\\n] *)(?:(?:with|much|lots of|all my) love(?: from)?|best wishes|kind regards|love from|yours),?\\s+\\p{Upper}\\p{Lower}+(?: \\p{Upper}\\p{Lower}+)?[.!]?\\s*$",
          "gu",
        ),
        "",
      ],
      [
        re(
          "(?<=[.!?\\n] *)(?:With|Much|Lots of|All my) love(?: from)?,?\\s+\\p{Upper}\\p{Lower}+(?: \\p{Upper}\\p{Lower}+)?[.!]?\\s*$",
          "gu",
        ),
        "",
      ],
    ],
  },
  {
    may: /(?:nothing|nix|nichts|nada|rien) (?:for|für|para|pour) (?:me|mich|mí|moi)/iu,
    in: () => [
      // "Leo: nothing for me thanks"
      [
        re(
          `${message}(?:nothing for me|(?:für mich )?(?:nix|nichts) (?:für mich|danke)|nada para mí|rien pour moi)(?:,? (?:thanks|thank you|danke|gracias|merci))?[.!]*(?=\\s*(?:$|\\n))`,
        ),
        "no",
      ],
    ],
  },
  {
    may: /\n[^\n]*(?:sorry|ups|oops|perd[oó]n|pardon|mejor|lieber|actually|doch)/iu,
    in: () => [
      // "Sorry, 3 Dosen" in the message behind "2 Dosen Kokosmilch"
      [
        re(
          `(?<!\\p{Cased})(?:\\d{1,3}|${countWords}|an?|eine?n?|un[ae]?) (\\p{Alpha}{2,14}) ([^\\n]{2,60})\\n(${sender})(?:(?:oh|ah|ach),? )?(?:sorry|oops|ups|perd[oó]na?|pardon|doch(?: lieber)?|mejor|lieber|actually)[,:]? (\\d{1,3}|${countWords}) \\1(?=\\s*(?:$|[.!\\n]))`,
        ),
        "$4 $1 $2\n$3ok",
      ],
    ],
  },
];
