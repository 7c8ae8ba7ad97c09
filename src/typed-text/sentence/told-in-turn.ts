import { countWords } from "./count-words.ts";
import type { PhraseGroup } from "./phrase-groups.ts";
import { laterMessage, message, number, re, start } from "./phrase-parts.ts";

/** What takes back, corrects or answers something else: "ah non, deux", "ach ne, mach 4 Flaschen", "¿Compraste el queso?" and "sí". */
export const toldInTurn: readonly PhraseGroup[] = [
  {
    may: /vorbei|\b(?:falls|wenn|wollte?) /iu,
    in: () => [
      // "falls du noch bei Lidl vorbeikommst nimm doch Bananen mit"
      [
        /(?<=(?<!\p{Cased})(?:falls|wenn) (?:du|ihr) [^.,;:!?\n]{3,40}? (?:vorbeikomms?t|vorbeifährst|vorbeigehst|bist|gehst|fährst|kommst|seid|geht|fahrt)) (?=(?:nimm|bring|hol|kauf|besorg|denk|pack|kannst|könntest)(?!\p{Cased}))/giu,
        ", ",
      ],
      // "und was wollt ich noch genau Honig"
      [
        /,?(?: und| und,)? was woll?te? (?:ich|wir)(?: denn| jetzt)? noch(?:,? (?:ach ja|ach|genau|richtig|ja|ah))*[,…. ]+(?=\p{Alpha})/giu,
        ", ",
      ],
    ],
  },
  {
    // "mejor quita los yogures y pon kéfir": from an earlier list
    may: /(?<!\p{Cased})(?:quita|saca|borra|tacha|enlève|retire|raye|streich|nimm|take|remove|cross)(?!\p{Cased})/iu,
    in: () => [
      [
        re(
          `${start}(?:mejor )?(?:quita|saca|borra|elimina|tacha) (?:el|la|los|las) [^.,;!?\\n]{2,25}?(?: de la lista)?(?:,? y| ?[,.]) (?:mejor )?(?:pon|apunta|añade|agrega|mete) (?=\\p{Alpha}|\\d)`,
        ),
        "compra ",
      ],
      [
        re(
          `${start}(?:enlève|retire|raye|supprime) (?:les? |la |l['’])[^.,;!?\\n]{2,25}?(?: de la liste)?(?:,? et| ?[,.]) (?:mets|ajoute|note|rajoute)(?: plutôt)? (?=\\p{Alpha}|\\d)`,
        ),
        "ajoute ",
      ],
      [
        re(
          `${start}(?:streich|nimm) (?:die|den|das) [^.,;!?\\n]{2,25}? (?:raus|runter|weg|von der liste)(?:,? und| ?[,.]) (?:schreib|setz|nimm)(?: (?:dafür|stattdessen|lieber))* (?=\\p{Alpha}|\\d)`,
        ),
        "setz ",
      ],
      [
        re(
          `${start}(?:(?:take|cross) (?:the )?[^.,;!?\\n]{2,25}? off(?: the list)?|remove the [^.,;!?\\n]{2,25}?(?: from the list)?)(?:,? and| ?[,.]) (?:add|put)(?: on)? (?=\\p{Alpha}|\\d)`,
        ),
        "add ",
      ],
    ],
  },
  {
    may: re(`(?<!\\p{Cased})(?:pas|not|nicht|no) (?:${number}) (?:mais|but|sondern|sino) `),
    in: () => [
      // "pas quatre mais deux boîtes"
      [re(`(?<!\\p{Cased})(?:pas|not|nicht|no) ${number} (?:mais|but|sondern|sino) (?=${number} )`), ""],
    ],
  },
  {
    may: /(?:ah|oh|euh) non,? (?:les?|la|l)|c['’]est bon/iu,
    in: () => [
      // "et puis des poireaux ah non les poireaux c'est bon j'en ai au jardin"
      [
        /[,.;]? ?(?:ah|oh|euh) non,? (?:les? |la |l['’])([^.,;!?\n]{2,25}?) c['’]est bon(?: [^.,;!?\n]{2,40})?(?=\s*(?:$|[.,;!?\n]))/giu,
        ". pas de $1.",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:anything|something|quoi|algo|was|order|run)(?!\p{Cased})/iu,
    in: () => [
      // "Just got to Aldi, do we need anything?", "I'm doing the Whole Foods order tonight, need anything?"
      [
        /(?<=^|\n|\p{Alpha}: )(?:(?:hey|hi|ok|so),? )?(?:(?:i['’]?(?:m|ve)|we['’](?:re|ve)|i am|we are) )?(?:just |now )*(?:got|arrived|getting|gotten|walking|pulling up|parked) (?:to|at|into|in|outside) (?=\p{Alpha}[^,.!?\n]{1,25}(?:[,.!]| now| -|,? (?:and|do|does|need|want)) ?[^?\n]{0,30}(?:need|want|anything|something)[^?\n]{0,20}\?)/giu,
        "I'm at ",
      ],
      [
        /(?<=^|\n|\p{Alpha}: )(?:(?:hey|hi|ok|so),? )?(?:[Ii]['’]?m|[Ii] am|[Ww]e['’]re|[Aa]nyone|[Ii]s anyone|[Ww]ho['’]s|[Aa]re you|[Yy]ou) (?:doing|making|placing|putting in|going on) (?:the|an?|our|my) (\p{Upper}[\p{Alpha}'’ ]{1,20}?) (?:order|run|shop|trip|click and collect)(?: (?:tonight|now|today|tomorrow|later|soon))?(?=\s*[,.!?])/gu,
        "I'm at $1",
      ],
    ],
  },
  {
    may: /(?:^|\n)\p{Upper}\p{Alpha}* ?: (?:yo|moi|ich|me)(?!\p{Cased})/u,
    in: () => [
      // "Sara: yo hummus"
      [
        /(?<=(?:^|\n)\p{Upper}\p{Alpha}* ?: )(?:yo|moi|ich|me),? (?=\p{Alpha}{4}|\d|(?:un[ae]?|une|du|des|de la|ein|eine|an?) )(?!quiero|necesito|puedo|voy|hab|bin|hole?|mach|kann|komm|geh|vers|veux|prends|gehe|fahr|brauch)/gu,
        "",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:ne|nee|nein|no|non|wait|espera|attends|actually|ach)(?!\p{Cased}).{0,20}(?:\d|two|three|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre)/iu,
    in: () => [
      // "ach ne, mach 4 Flaschen", in a message of its own
      [
        re(
          `(?<=^|\\n|\\p{Alpha}: |[.!?] )(?:(?:ach|oh|ah|ay|uy|halt|wait),? )*(?:ne|nee|nein|doch),? (?:mach|nimm|bring|hol|lieber|doch|sagen wir)(?:t|e)?(?: (?:lieber|doch|mal|bitte|besser))* (?=${number}(?: \\p{Alpha}+)?\\s*(?:$|[.!\\n]))`,
        ),
        "nein, doch ",
      ],
    ],
  },
  {
    // "prends une baguette, ah non deux, les Martin restent dîner"
    may: /, (?:(?:ah|oh|ach|ay|uy) )?(?:non|no|nein|nee),? (?:two|three|four|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre|\d)/iu,
    in: () => [
      [
        re(
          `(?<![\\p{Alpha}\\d])(?:une?|an?|eine?n?|1|un[ao]) (\\p{Alpha}[^.,;:!?\\n]{2,30}), (?:(?:ah|oh|ach|ay|uy),? )?(?:non|no|nein|nee),? (\\d{1,2}|${countWords})(?=\\s*(?:$|[,.!;\\n]))`,
        ),
        "$2 $1",
      ],
    ],
  },
  {
    may: /nein doch nicht|no,? mejor no|non finalement pas|doch nicht|actually no(?! )/iu,
    in: () => [
      // "Und Taschentücher, nein doch nicht, die hab ich noch"
      [
        re(
          `(?<=[.!?\\n:;]\\s*|, )(?:(?:und|and|y|et) )?[^.,;:!?\\n]{2,30}, (?:(?:ach|ah|ay|oh),? )?(?:nein,? doch nicht|ne+,? doch nicht|no,? mejor no|non,? finalement (?:non|pas)|actually no|no,? actually not)(?:, (?:die|den|das|davon|de es[oa]s?|on en a|j['’]en ai|i have|we have|got)[^.!?;\\n]{0,30})?(?=\\s*(?:$|[.!?;\\n]))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /\? (?:yes|nope?|nah|ja|nein|s[ií]|oui|non)|\+ (?:du|de|des|un|une|el|la|the)/iu,
    in: () => [[/(?<=^|[.!?,;\n]\s*)\+ (?=(?:du|de la|des|une?|el|la|the|an?) )/giu, ""]],
  },
  {
    may: /\?[^\S\n]*\n/u,
    in: () => [
      // "¿Compraste el queso?" and an answer that says yes
      [
        re(
          `${message}[¿]?(?:(?:ya )?(?:compraste|has comprado|trajiste|cogiste|pillaste)|did you (?:already )?(?:buy|get|grab)|have you (?:already )?(?:bought|got)|hast du (?:schon )?[^?\\n]{2,30} (?:gekauft|geholt|besorgt|mitgebracht)|(?:tu as|t['’]as|as-tu) (?:déjà )?(?:acheté|pris|trouvé))[^?\\n]*\\?[^\\S\\n]*(?=\\n(?:\\p{Alpha}+ ?: )?(?:s[ií]|yes|yep|yeah|yup|ja|jep|klar|oui|ouais|claro|hecho|done|already|ya|schon|déjà)(?!\\p{Cased}))`,
        ),
        "",
      ],
      // "Was willst du heute essen?", and the dish
      [
        re(
          `(?<=(?:was (?:willst|wollt|möchtest|möchtet) (?:du|ihr)[^?\\n]*essen|was essen wir[^?\\n]*|was gibt['’]?s[^?\\n]* essen|what (?:do|should|shall) (?:you|we) (?:want|fancy|have|eat)[^?\\n]*(?:dinner|tea|lunch|supper|eat)[^?\\n]*|what['’]s for (?:dinner|tea|lunch)[^?\\n]*|qué (?:hacemos|cenamos|comemos|quieres|hay)[^?\\n]*(?:cena|cenar|comer|comida|almuerzo)[^?\\n]*|(?:on mange quoi|qu['’]est-ce qu['’]on mange|tu veux manger quoi)[^?\\n]*)\\?[^\\S\\n]*\\n(?:\\p{Alpha}+ ?: )?)(?:(?:hmm?|ähm?|um|eh|euh),? )?\\p{Alpha}+(?: \\p{Alpha}+){0,2}(?:,? ¿?(?:no|ok|oder|non|right)\\?|[!.…]*)(?:[^\\S\\n]+(?=\\S)|(?=\\n\\S))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /\n[^\n]*(?:hay|quedan?)(?!\p{Cased})/iu,
    in: () => [
      // "Mamá: helado queda en el congelador"
      [
        re(
          `${laterMessage}(?:(?:el|la|los|las) )?(\\p{Alpha}+(?: de \\p{Alpha}+)?) (?:ya |todavía |aún )*(?:hay|queda|quedan)(?: (?:todavía|ya|aún|de sobra|un montón|en (?:el|la|casa)[^.;,!?\\n]{0,20}))*(?=\\s*(?:$|[.!\\n]))`,
        ),
        "ya tenemos $1",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:wünsche|bestellungen|encargos?|envies?|requests|orders)\s*\?/iu,
    in: () => [
      [
        /(?:gibt(?: es|['’]?s)|habt ihr|hast du) (?:(?:noch|sonst|irgendwelche) )*(?:wünsche|bestellungen)\s*\?/giu,
        "braucht ihr was?",
      ],
      [/[¿]?(?:algún encargo|alguna petición)\?/giu, "¿queréis algo?"],
      [/any (?:requests|orders)\?/giu, "need anything?"],
      [/(?:des|une) envies? (?:particulières? )?\?/giu, "tu veux quelque chose ?"],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:les \p{Upper}|et (?:des|du|de l))/u,
    in: () => [
      // "prends deux baguettes, les Martin restent dîner"
      [
        /(?<=\p{Alpha}{2})[,.] les \p{Upper}\p{Alpha}+ (?:restent|viennent|arrivent|passent|mangent|dînent|débarquent)(?: [^.,;!?\n]{2,25})?(?=\s*(?:$|[.!;\n]))/gu,
        "",
      ],
      // "de la glace à la vanille et des spéculoos"
      [
        /(?<=(?:à la|au|aux) \p{Alpha}{3,}) et (?=(?:des|du|de la) \p{Alpha}{3}|de l['’]\p{Alpha}{2})/gu,
        ", ",
      ],
    ],
  },
  {
    may: /[.!?] [^\n]{5,100}:[^\S\n]*\n/u,
    in: () => [
      // "hope all is well. When you pass Costco, could you pick up:" over a list
      [
        /(?<=(?:^|\n)[^\n:]{5,120}[.!?]) (?=(?:when|if|wenn|falls|si|cuando|quand|could|can|would|kannst|könntest|puedes|podrías|tu peux|tu pourrais|pourrais-tu|please|bitte)(?!\p{Cased})[^\n.!?:]{5,100}:[^\S\n]*\n)/giu,
        "\n",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:no|non|nee|nein)(?!\p{Cased})[, ]+(?:not the|pas|(?:el|l[ao]s?) |\p{Alpha}+ haben wir)/iu,
    in: () => [
      // "carrots and potatoes actually no not the potatoes we have a whole sack"
      [
        /(?<=\p{Alpha}{3}),?(?: (?:actually|wait|oh|sorry|um|uh)),? no,? not the ([^.,;!?\n]{2,25}?)(?:,? (?:we|i|there)(?:['’](?:ve|re|s)| are| is)? (?:still )?(?:have|got|left|a|plenty|enough|loads)(?: [^.,;!?\n]{0,30})?)?(?=\s*(?:$|[.,;!?\n]))/giu,
        ". we don't need $1. ",
      ],
      // "saumon et citrons ah non pas les citrons il en reste trois"
      [
        /(?<=\p{Alpha}{3}),?(?: (?:ah|oh|euh|enfin)),? non,? pas (?:les? |la |l['’]|de |d['’])([^.,;!?\n]{2,25}?)(?:,? (?:il (?:nous )?en reste|on en a|j['’]en ai|y en a|on (?:les?|l['’]) ?a)(?: [^.,;!?\n]{0,25})?)?(?=\s*(?:$|[.,;!?\n]))/giu,
        ". pas de $1. ",
      ],
      // "tomaten und basilikum nee basilikum haben wir noch auf dem balkon"
      [
        /(?<=\p{Alpha}{3}),?(?: (?:ach|äh|ähm|oh))?,? (?:nee|nein),? ((?:(?:den|die|das) )?\p{Alpha}[\p{Alpha}-]{2,25}) (?:haben wir|hab(?:e)? ich) (?:(?:ja|doch) )?(?:noch|schon|genug)(?: [^.,;!?\n]{0,25})?(?=\s*(?:$|[.,;!?\n]))/giu,
        ". $1 haben wir noch. ",
      ],
      // "tomates y limones ay no los limones no que quedan tres"
      [
        /(?<=\p{Alpha}{3}),?(?: (?:ay|ah|eh|uy|bueno)),? no,? (?:(?:el|l[ao]s?) )([^.,;!?\n]{2,25}?) no(?:,? (?:que|porque) (?:quedan?|hay|tenemos|tengo)(?: [^.,;!?\n]{0,25})?)?(?=\s*(?:$|[.,;!?\n]))/giu,
        ". nada de $1. ",
      ],
    ],
  },
  {
    may: /@/u,
    in: () => [[/(?<!\p{Cased})(?:from|at|bei|von|vom|de|del|en|chez|à) (?=@\p{Alpha})/giu, ""]],
  },
  {
    may: /\p{Extended_Pictographic}/u,
    in: () => [
      // "3 avocados 🥑 and chips"
      [/(?<=\d \p{Alpha}{3,}) (?:\p{Extended_Pictographic}\uFE0F?)+(?= (?:and|und|y|et) \p{Alpha})/gu, ""],
    ],
  },
  {
    may: /(?:how many|wie viele?|cuánt[oa]s|combien de) \p{Alpha}+/iu,
    in: () => [
      // "how many tubs?" and "2"
      [
        re(
          `(?<=(?:how many|wie viele?|cuánt[oa]s|combien de) (packs?|packets?|tubs?|bags?|boxes|bottles?|tins?|cans?|jars?|cartons?|packungen|dosen|flaschen|becher|tüten|gläser|rollen|paquetes|botes|bolsas|latas|botellas|cajas|tarros|paquets|sachets|boîtes|pots|bouteilles|briques)(?: \\p{Alpha}+)?\\s*\\?[^\\S\\n]*\\n(?:[^\\n]{0,45}(?:: |\\]\\n))?)(${number})(?=\\s*(?:$|[\\n.,!]))`,
        ),
        "$2 $1",
      ],
    ],
  },
  {
    may: /\n(?:[^\n]*: )?(?:top|hero|läuft|reçu|nickel|miam|stark|mega|klasse|golosos|ánimo|done deal|legend|bester?|süß|trop mignon|mignon|hein|verdad)/iu,
    in: () => [
      // "Mehmet: Top 👍" answers and asks for nothing.
      [
        re(
          `${laterMessage}(?:top|hero|läuft|reçu|nickel|miam(?:, j['’]y vais)?|stark|mega|klasse|golos[oa]s|ánimo|done deal|legend|beste[rs]? \\p{Alpha}+|süß(?: von dir)?|(?:trop |si )?mignon(?:ne)?|hein|verdad|qué \\p{Alpha}+)(?:[\\s.!?…]|\\p{Extended_Pictographic}|\\uFE0F)*(?=$|\\n)`,
        ),
        "",
      ],
    ],
  },
];
