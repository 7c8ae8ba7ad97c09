import type { PhraseGroup } from "./phrase-groups.ts";
import { re, start } from "./phrase-parts.ts";

/** Who is called at the head of a message. */
const called =
  "(?:honey|hon|babe|baby|sweetie|sweetheart|darling|love|mum|mom|mummy|dad|daddy|papá|mamá|papi|mami|papa|maman|mama|mutti|vati|schatz|schatzi|bébé|amor|cariño|cari|cielo|chérie?|doudou)";

/** What people say beside the things: whom they call, what somebody else likes, who comes, when it is over. */
export const toldBeside: readonly PhraseGroup[] = [
  {
    may: /\b(?:bins|soy yo|it['’]?s me|just me)\b|bin['’]s|c['’]est moi/iu,
    in: () => [
      [
        re(
          `(?<=^|\\n|\\p{Alpha}: )(?:(?:ja|oui|sí|yes|hi|hallo|hey|hola|all[oô]|hello|${called}),? )*(?:ich bin['’]?s|soy yo|c['’]est moi|it['’]?s (?:just |only )?me)(?:[,.!]| (?:mira|euh|ähm|um|eh)(?: que)?)* (?=\\p{Alpha})`,
        ),
        "",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:kids|boys|girls|children|kinder|jungs|mädels|niñ[oa]s|peques|enfants|petits)(?!\p{Cased})/iu,
    in: () => [
      // "more Babybel the kids eat so much of it"
      [
        /(?<=\p{Alpha}{3}),? (?:(?:because|as|since|cause|cos) )?(?:the|my|our) (?:kids|boys|girls|children) (?:eat|love|drink|go through|devour|adore)(?!\p{Cased})[^.,;!?\n]{0,40}(?=\s*(?:$|[.,;!?\n]))/giu,
        "",
      ],
      [
        /(?<=\p{Alpha}{3}), (?:die|meine|unsere) (?:kinder|jungs|mädels|kids) (?:fragen|essen|lieben|trinken|verschlingen|futtern)(?!\p{Cased})[^.,;!?\n]{0,40}(?=\s*(?:$|[.,;!?\n]))/giu,
        "",
      ],
      [
        /(?<=\p{Alpha}{3}),? (?:que )?(?:los|las|mis) (?:niñ[oa]s|peques) (?:comen|adoran|beben|no paran)(?!\p{Cased})[^.,;!?\n]{0,40}(?=\s*(?:$|[.,;!?\n]))/giu,
        "",
      ],
      [
        /(?<=\p{Alpha}{3}), (?:les|mes|nos) (?:enfants|petits) (?:mangent|adorent|en mangent|en réclament|boivent|en boivent)(?!\p{Cased})[^.,;!?\n]{0,40}(?=\s*(?:$|[.,;!?\n]))/giu,
        "",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:think|remember|mind|could|says?|said|sagt|meint|dice|dit)(?!\p{Cased})/iu,
    in: () => [
      // "could you also think of worming tablets"
      [
        /(?<!\p{Cased})(?:can|could|would|will) (?:you|u)(?: (?:also|please|maybe|just))* (?:think of|remember|keep in mind|not forget) (?=\p{Alpha}|\d)/giu,
        "please get ",
      ],
      // "Yorkshire Gold, she says the other stuff tastes like dishwater"
      [
        /(?<=\p{Alpha}{3}), (?:she|he|they) (?:says?|said|reckons?|swears?|insists?|thinks?) (?![^.;!?\n]*(?:need|out of|buy|get|bring|want|no more|gone|empty))[^.,;!?\n]{3,70}(?=\s*(?:$|[.;!?\n]))/giu,
        "",
      ],
      [
        /(?<=\p{Alpha}{3}), (?:sie|er) (?:sagt|meint),? (?![^.;!?\n]*(?:brauch|leer|alle|fehl|kauf|hol|bring))[^.,;!?\n]{3,70}(?=\s*(?:$|[.;!?\n]))/giu,
        "",
      ],
      [
        /(?<=\p{Alpha}{3}), (?:(?:ella|él) )?dice que (?![^.;!?\n]*(?:falta|compr|trae|acab|queda|necesit))[^.,;!?\n]{3,70}(?=\s*(?:$|[.;!?\n]))/giu,
        "",
      ],
      [
        /(?<=\p{Alpha}{3}), (?:elle|il) (?:dit|trouve) qu(?:e |['’])(?![^.;!?\n]*(?:manque|faut|achè|prend|plus))[^.,;!?\n]{3,70}(?=\s*(?:$|[.;!?\n]))/giu,
        "",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:pharmacy|bakery|butchers?|chemist|drugstore|market|apotheke|bäcker|metzger|drogerie|farmacia|panadería|carnicería|pharmacie|boulangerie)(?!\p{Cased})/iu,
    in: () => [
      // "If you pass a pharmacy grab Gaviscon"
      [
        /(?<=^|[.!?,\n]\s*)(?:if|when) you (?:pass|see|go past|go by|walk past|are near|find)(?: by)? (?:an?|the|any) (?:pharmacy|bakery|butchers?|chemist|drugstore|market),? (?=(?:please |pls |could you |can you )?(?:grab|get|pick up|buy))/giu,
        "",
      ],
      [
        /(?<=^|[.!?,\n]\s*)(?:falls|wenn) du (?:an )?(?:einer|eine|einem|einen|der|dem|am|beim) (?:apotheke|bäcker|metzger|drogerie|markt) (?:vorbeikommst|siehst|findest|bist),? (?=\p{Alpha})/giu,
        "",
      ],
      [
        /(?<=^|[.!?,\n]\s*)si (?:pasas por|ves|encuentras) (?:una|la|el|un) (?:farmacia|panadería|carnicería|mercado|droguería),? (?=\p{Alpha})/giu,
        "",
      ],
      [
        /(?<=^|[.!?,\n]\s*)si tu (?:passes (?:devant|à)|vois|croises) (?:une|la|un|le) (?:pharmacie|boulangerie|boucherie|marché),? (?=\p{Alpha})/giu,
        "",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})lunch(?!\p{Cased})|\? (?:der|die|das|the|el|la|le) /iu,
    in: () => [
      [
        /(?<=\p{Alpha}{3}),? (?:at lunch(?:time)?|(?:during|over|on) (?:your |my )?lunch(?: break)?)(?=\s*(?:$|[.,;!?\n]))/giu,
        "",
      ],
      // "¿Puedes traer pienso? El saco está vacío"
      [
        /(?<=\?) (?:der|die|das|the|el|la|le) (?:letzte |last |último |última )?(?:sack|packung|flasche|dose|tube|glas|tüte|beutel|bag|bottle|box|jar|tub|tin|can|pack|packet|carton|bote|paquete|botella|caja|bolsa|saco|lata|tarro) (?:ist|is|está|est) (?:(?:fast|schon|bald|auch|almost|nearly|casi|ya) )*(?:leer|alle|aus|empty|out|gone|finished|vací[oa]|acabad[oa])(?=\s*(?:$|[.!\n]))/giu,
        "",
      ],
    ],
  },
  {
    may: /que l[oa]s? |que (?:tiene|está)|ap[uú]nta|an[oó]ta|p[oó]nl|añ[aá]del|note|notez|ajoute|mets-/iu,
    in: () => [
      // "calcetines para Hugo, que los tiene todos con agujeros"
      [
        /(?<=\p{Alpha}{3}), que (?:ya )?(?:l[oa]s? )?(?:tiene|tienen|lleva|llevan|está|están) (?![^.;!?\n]*(?:acab|falta))[^.,;!?\n]{3,50}(?=\s*(?:$|[.;!?\n]))/giu,
        "",
      ],
      // "pañales cada semana, apúntalo ya fijo", "la litière c'est tous les mois, note-la stp"
      [
        /(?<=\S),? (?:y |et )?(?:ap[uú]ntal[oa]s?|an[oó]tal[oa]s?|ponl[oa]s?|añ[aá]del[oa]s?|notes?-l[ae]s?|notez-l[ae]s?|ajoutes?-l[ae]s?|mets-l[ae]s?)(?: (?:ya|fijo|siempre|en la lista|(?:à|sur) la liste|stp|svp|porfa|por favor|en fijo))*(?=\s*(?:$|[.,;!?\n]))/giu,
        "",
      ],
    ],
  },
  {
    may: /\p{Extended_Pictographic}\uFE0F? \(/u,
    in: () => [
      // "sunscreen ☀️ (spf 50)"
      [/(?<=\p{Alpha}) (?:\p{Extended_Pictographic}\uFE0F?)+(?= \([^()\n]{1,30}\))/gu, ""],
    ],
  },
  {
    // "Honey, if you go by"
    may: re(`(?:^|\\n)${called},? `),
    in: () => [
      [
        re(
          `(?<=^|\\n)${called}(?:, (?=(?:if|can|could|would|will|please|pls|when|wenn|falls|kannst|könntest|bitte|si|puedes|podrías|cuando|para|tu peux|tu pourrais|peux-tu|stp|i|we|ich|wir|on|no|nos|me|don['’]t|get|grab|bring|hol|kauf|trae|compra|prends|y a|y['’]a|il)(?!\\p{Cased}))| (?=(?:can|could|would) you |kannst du |könntest du |puedes |tu peux |tu pourrais |don['’]t forget ))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /sonst (?:gibt|ist|wird|haben|gehen|kann)/iu,
    in: () => [
      // "Katzenfutter nicht vergessen, sonst gibt's heute Abend Theater 😅 und Streu"
      [
        re(
          `,? sonst (?:gibt(?: es|['’]?s)|ist|wird|haben wir|gehen|kann) [^.,;!?\\n]*?(?=\\s*(?:$|[.,;!?\\n]|\\p{Extended_Pictographic}| und ))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /en (?:prendre|racheter|acheter|ramener)|welchen?|(?:some|more)(?: please)?\s*(?:$|[.!?+,])/iu,
    in: () => [
      // "y'a plus de dentifrice!! tu peux en prendre stp + du gel douche"
      [
        /(?<=[.!?,\n]\s*)(?:tu peux|tu pourrais|peux-tu|il faut|faut) en (?:prendre|racheter|acheter|ramener)(?: (?:stp|svp|s['’]il te plaît|encore))*(?: ?\+)?(?=\s*(?:$|[.,;!?\n]| (?:du|de|des|une?) ))/giu,
        "",
      ],
      [
        /(?<=[.!?,\n]\s*)(?:kannst du|könntest du|bitte)(?: bitte| noch| mal)* welchen? (?:mitbringen|holen|kaufen|besorgen)(?=\s*(?:$|[.,;!?\n+]))/giu,
        "",
      ],
    ],
  },
  {
    may: /(?:cœur|coeur|chérie?|amour|amor|cariño|cari|schatz|honey|love|darling)\s*[?!.]*\s*(?:$|\n)/iu,
    in: () => [
      // "tu peux t'en occuper mon cœur ?"
      [
        /(?<=\p{Alpha}{2}),? (?:mon (?:cœur|coeur|chéri|amour|ange)|ma (?:chérie|puce|belle)|mi (?:amor|vida|cielo))(?=\s*[?!.]*\s*(?:$|\n))/giu,
        "",
      ],
      [
        re(
          `[,.]? ?(?:tu peux|tu pourrais|peux-tu|puedes|kannst du|can you) (?:t['’]en occuper|encargarte(?: tú)?|dich (?:darum|drum) kümmern|take care of (?:it|that|this))(?=\\s*(?:$|[.!?\\n]))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:party|bbq|barbecue|birthday|picnic|potluck|sleepover|grillparty|fiesta|cumple|barbacoa|fête|anniv(?:ersaire)?|apéro|raclette)(?!\p{Cased})/iu,
    in: () => [
      // "Party on Saturday!! need balloons"
      [
        re(
          `(?<=^|\\n)(?:ok(?:ay)?,? )?(?:pour (?:la |le |l['’])?)?(?:(?:the|our|my|die|unsere?|la|el|le) )?(?:\\p{Alpha}+ )?(?:party|bbq|barbecue|birthday|picnic|potluck|sleepover|grillparty|fiesta|cumple|barbacoa|fête|anniv(?:ersaire)?|apéro|raclette) (?:(?:is |it's )?(?:on |this |next |am |el |ce |de |le )?(?:\\p{Alpha}+day|\\p{Alpha}+tag|tomorrow|tonight|today|morgen|heute|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|hoy|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|soir)) ?[!.]+ ?(?=\\p{Alpha})`,
        ),
        "",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:will|wants to|möchte|quiere|veut)(?!\p{Cased})/iu,
    in: () => [
      // "Dr. Oetker Backin mitbringen? Oma will am Sonntag backen"
      [
        /(?<=[.!?;] ?|, )\p{Upper}\p{Alpha}+ (?:will|möchte) (?:(?:am|heute|morgen|nächste|diese|zum|noch|für|bei|mit|gern) ?[^.,;!?\n]{0,25} )?(?:backen|kochen|grillen|basteln|malen|feiern|putzen|renovieren)(?=\s*(?:$|[.!;\n]))/gu,
        "",
      ],
      [
        /(?<=[.!?;] ?|, )(?:\p{Upper}\p{Alpha}+|she|he) (?:wants|is going|needs) to (?:bake|cook|grill|paint|craft|clean|make) [^.,;!?\n]{0,30}(?=\s*(?:$|[.!;\n]))/gu,
        "",
      ],
      [
        /(?<=[.!?;] ?|, )(?:\p{Upper}\p{Alpha}+|ella|él|la abuela|mi madre) quiere (?:hacer|cocinar|preparar|pintar) [^.,;!?\n]{0,30}(?=\s*(?:$|[.!;\n]))/gu,
        "",
      ],
      [
        /(?<=[.!?;] ?|, )(?:\p{Upper}\p{Alpha}+|elle|il) veut (?:faire|cuisiner|préparer|peindre) [^.,;!?\n]{0,30}(?=\s*(?:$|[.!;\n]))/gu,
        "",
      ],
    ],
  },
  {
    may: /sterbe|meurs|me muero|dying|esper|ya está|me la dices|passes|déjà tout|frisst|kommt|nothing for me|für mich nix|rien pour moi|ate the last/iu,
    in: () => [
      // "Ich sterbe."
      [
        re(
          `${start}(?:ich sterbe(?: (?:fast|gleich|vor \\p{Alpha}+))?|je meurs(?: de \\p{Alpha}+)?|me muero(?: de \\p{Alpha}+)?|i['’]?m (?:literally )?dying(?: here)?)(?=\\s*(?:$|[.!\\n]))`,
        ),
        "",
      ],
      // "no me esperéis para cenar", "¿me la dices?", "tu y passes en sortant du boulot ?"
      [
        re(
          `(?<=^|[.!?\\n:;,]\\s*|\\p{Extended_Pictographic}\\uFE0F? ?)(?:no me esper[ée]is(?: para \\p{Alpha}+)?|me l[oa]s? (?:dices|mandas|pasas)|tu (?:y|en) passes(?: en [^.,;!?\\n]{3,30})?|(?:ta|ma|mon|ton|mamie|papa|maman|\\p{Alpha}+) (?:\\p{Alpha}+ )?a déjà tout (?:pris|acheté)|plus besoin d['’]aller faire les courses|nope,? ate the last one(?: this morning)?|ate the last one(?: this morning| yesterday)?|für mich (?:nix|nichts)|nothing for me|para mí nada|rien pour moi)(?=\\s*(?:$|[.,;!?\\n]))`,
        ),
        "",
      ],
      // "Bring Mon Chéri mit, Tante Helga kommt"
      [
        /(?<=\p{Alpha}{2}), (?:(?:Tante|Onkel|Oma|Opa|Frau|Herr|Aunt|Auntie|Uncle|Tía|Tío|Tata|Tonton) \p{Upper}\p{Alpha}+) (?:kommt|kommen|is coming|viene|vient|arrive)(?: [^.,;!?\n]{2,25})?(?=\s*(?:$|[.!;\n]))/gu,
        "",
      ],
      // "der hund frisst uns noch arm hol bitte"
      [
        /(?<=^|[.!?\n]\s*)(?:der|die|das|unsere?|mein\p{Alpha}*) (?:hund|katze|kater|hamster|pferd) frisst [^.,;!?\n]{2,30}?,? (?=(?:hol|kauf|bring|nimm|bitte)(?!\p{Cased}))/giu,
        "",
      ],
    ],
  },
  {
    may: /en a besoin|l[oa]s? necesita|needs (?:it|them)|braucht (?:sie|es|ihn|das)|looks?|smells?/iu,
    in: () => [
      // "On n'a plus de canson, Jules en a besoin pour l'école"
      [
        /(?<=\p{Alpha}{2}),? (?:(?:and|und|y|et) )?(?:\p{Upper}\p{Alpha}+|(?:la|el|mi|ma|mon|le|my|the|die|der) \p{Alpha}+|she|he|elle|il|sie|er|ella|él) (?:en a besoin|l[oa]s? necesita|needs (?:it|them)|braucht (?:sie|es|ihn|das|die))(?: (?:for|für|para|pour|am|on|el|mañana|tomorrow|morgen|demain)(?!\p{Cased})[^.,;!?\n]{0,30})?(?=\s*(?:$|[.,;!?\n]))/gu,
        "",
      ],
      // "The door knocker looks dreadful."
      [
        /(?<=[.!?] )(?:The|My|Our) [^.,;!?\n]{2,30} (?:looks?|smells?) [^.,;!?\n]{3,25}(?=\s*(?:$|[.!\n]))/gu,
        "",
      ],
    ],
  },
];
