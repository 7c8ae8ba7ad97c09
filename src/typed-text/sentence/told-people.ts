import type { PhraseGroup } from "./phrase-groups.ts";
import { laterMessage, message, piece, re } from "./phrase-parts.ts";

const noun = "([\\p{Alpha}'’-]{3,}(?: [\\p{Alpha}'’-]+){0,2}?)";
const end = "(?=\\s*(?:$|[.!?;,\\n]))";
const when =
  "(?: (?:today|tonight|tomorrow|later|soon|heute|morgen|nachher|später|gleich|hoy|mañana|luego|esta (?:tarde|noche)|demain|ce soir|plus tard|tout à l['’]heure|am \\p{Alpha}+tag|on \\p{Alpha}+day|el \\p{Alpha}+|samedi|dimanche))?";

/** What people say of themselves and of each other around the things, and how they say that a thing isn't needed. */
export const toldPeople: readonly PhraseGroup[] = [
  {
    may: /nachbar|neighbou?r|vecin[oa]|voisin|hier |next door|upstairs|downstairs|across/iu,
    in: () => [
      // "hier Ihr Nachbar aus dem 2. Stock."
      [
        re(
          `${piece}hier (?:(?:ist|spricht) (?:ihre?|deine?|eure?|die|der|frau|herr) \\p{Alpha}+|(?:ihre?|deine?|eure?|die|der) (?:nachbar(?:in)?|oma|opa|mama|papa|tante|onkel))(?: \\p{Upper}\\p{Alpha}+)?(?: (?:aus|von|vom)(?: (?:dem|der))? (?:\\d{1,2}\\. ?)?\\p{Alpha}+)?[.,!] ?`,
        ),
        "",
      ],
      [
        re(
          `${piece}(?:this is|it['’]s|i['’]m) (?:your neighbou?r|\\p{Alpha}+ from (?:next door|upstairs|downstairs|across the (?:street|hall|road)))(?: (?:from|in|at) [^.!?,\\n]{1,20})?[.,!] ?`,
        ),
        "",
      ],
      [re(`${piece}soy (?:tu|su|la|el|vuestr[oa]) vecin[oa](?: del? (?:[^.!?,\\n]|\\.º){1,20})?[.,!] ?`), ""],
      [
        re(
          `${piece}c['’]est (?:votre|ton|ta|le|la) voisine?(?: (?:du|de la|d['’]|de) ?[^.!?,\\n]{1,20})?[.,!] ?`,
        ),
        "",
      ],
    ],
  },
  {
    may: /suis|jsuis|chuis|i['’]?m |bin |estoy/iu,
    in: () => [
      // "et des chips jsuis crevé"
      [
        re(
          "[,.;]? (?:et |and |und |y )?(?:je suis|jsuis|chuis|i['’]?m|ich bin|bin|estoy) (?:(?:trop|so+|too|total|voll|echt|muy|complètement|completely|really|super|un peu|a bit|grad|gerade|leider|noch) )*(?:crev[ée]e?|fatigu[ée]e?|morte?|malade|naze|claqu[ée]e?|tired|exhausted|sick|dead|knackered|müde|kaputt|krank|fertig|k\\.?o\\.?|platt|cansad[oa]|agotad[oa]|muert[oa]|enferm[oa])(?=\\s*(?:$|[.!?;\\n]))",
        ),
        "",
      ],
    ],
  },
  {
    may: /if you|wenn du|(?:^|\s)si (?:tu|vienes|pasas|sales)/iu,
    in: () => [
      // "si tu viens demain apporte-moi du beurre"
      [
        re(
          `${piece}(?:if you (?:come|['’]?re coming|are coming)(?: over| by| round)?${when}|wenn du${when} (?:vorbei|heim|rüber|raus)?kommst|si tu (?:viens|rentres|sors)${when}|si (?:vienes|sales)${when}),? (?=(?:(?:please|bitte|porfa|stp),? )?(?:bring|get|grab|pick|could|can|hol|kauf|nimm|kannst|tr[aá]e|c[oó]mpra|coge|apporte|ramène|prends|achète|rapporte|amène))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /garde les|watch the|mind the|look after|pass(?:e)? auf|me quedo con|cuido a/iu,
    in: () => [
      [
        re(
          `${piece}(?:moi )?(?:je garde les (?:petits|enfants|gamins)|i(?:['’]ll| will|['’]m)? (?:watch|watching|mind|minding|look after|looking after|stay with) the (?:kids|baby|little ones|boys|girls)|ich passe? auf (?:die|den|das) (?:kinder|kleinen?|baby) auf|yo (?:me quedo con|cuido a) l[oa]s (?:niñ[oa]s|peques))${end}`,
        ),
        "",
      ],
    ],
  },
  {
    may: /remember|did you|have you|hast du|habt ihr|acordado|pensé|(?:tu|t['’])as? /iu,
    in: () => [
      // "Did you remember to call the dentist?"
      [
        re(
          `${piece}(?:(?:did|have) you (?:remember(?:ed)? to )?(?:call|called|text|texted|email|emailed|ring|pay|paid|sign|signed|book|booked|feed|fed|walk|walked|water|watered)|(?:te has acordado de|has) (?:llamar|llamado|pagar|pagado|firmar|firmado)|(?:tu as |as-tu |t['’]as )(?:bien )?(?:pensé à )?(?:appeler|appelé|payer|payé|signer|signé)) [^.!?\\n]{2,40}\\?`,
        ),
        "",
      ],
      [
        re(
          `${piece}(?:hast du|habt ihr) [^.!?\\n]{2,40} (?:angerufen|bezahlt|gefüttert|unterschrieben|gegossen|überwiesen|gemacht)\\?`,
        ),
        "",
      ],
    ],
  },
  {
    may: /sobre|hacia|gegen|vers|around|schick|cool|toll|krass|mega|nice|cute|lovely|guay|génial|trop/iu,
    in: () => [
      // "sobre las 2, abuela" answers when somebody comes.
      [
        re(
          `${laterMessage}(?:(?:s[ií]|ja|yes|yeah|oui|ok),? )?(?:sobre|hacia|a eso de|gegen|so um|vers|around|about) (?:las? )?\\d{1,2}(?:[:.h]\\d{0,2})?(?: ?(?:uhr|h|pm|am|ish))?(?:, \\p{Alpha}+)?(?:[.!] ?|(?=\\s*(?:$|\\n)))`,
        ),
        "",
      ],
      [
        re(
          `${laterMessage}(?:schick|cool|toll|super|krass|mega|nice|cute|lovely|guay|qué (?:chulo|bonito|guay|bien)|trop (?:bien|beau|mignon)|génial)[!.]+(?: |(?=$|\\n))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /y aller|ramasse|bite /iu,
    in: () => [
      // "Réunion mardi à 18h30, tu peux y aller ?"
      [
        re(
          `${message}(?:réunion|rendez-vous|rdv|conférence|spectacle|kermesse)[^.!?\\n]{3,60}(?:tu peux|peux-tu|tu pourrais) y aller ?\\?`,
        ),
        "",
      ],
      // In Quebec people pick up a thing so.
      [re(`${message}ramasse[rsz]? (?:(?:moi|nous) )?(?=(?:une?|des|du|de la|\\d{1,3}) )`), "prends "],
      [re(`${message}bite (?=noch |mitbringen|\\d)`), "bitte "],
    ],
  },
  {
    may: /passage|passant|chemin|rentrant/iu,
    in: () => [[re(` (?:au passage|en passant|sur (?:le|ton) chemin|en chemin|en rentrant)${end}`), ""]],
  },
  {
    may: /no need|nicht, |(?:^|[\n:,.] ?)(?:no|kein|pas de)|no, (?:que|ya|aún|todavía|de eso)/iu,
    in: () => [
      // "no need to go shopping today, we still have everything"
      [re(`${piece}no need to (?:go|do|run|drive) [^.!?;,\\n]{2,60}(?:[.!,] ?|(?=\\s*(?:$|\\n)))`), ""],
      // "no need for popcorn, i have plenty"
      [
        re(
          `${piece}no need (?:for|to (?:get|buy|bring))(?: the| any| more)? ${noun}(?:, (?:i|we)(?:['’]ve)? (?:still )?(?:have|got) [^.!?;,\\n]{2,25})?${end}`,
        ),
        "we don't need $1",
      ],
      // "No crisps Sophie, we've got three bags": who is spoken to.
      [
        re(
          `${message}([Nn]o|[Kk]ein[en]?|[Pp]as de|[Nn]ada de) (\\p{Lower}+) \\p{Upper}\\p{Lower}+(?=, (?:we|i|I|wir|ich|on|j|ya|que|tenemos|aún|todavía)(?!\\p{Cased}))`,
          "gu",
        ),
        "$1 $2",
      ],
      // "Eier nicht, die haben wir noch, aber Butter"
      [
        re(
          `${piece}${noun} nicht, (?:die|davon|das|den) hab(?:en?)? (?:wir|ich) (?:noch|genug|schon)(?: \\p{Alpha}+)?(?:, (?:aber |dafür |nur )?|(?=\\s*(?:$|[.!\\n])))`,
        ),
        "wir haben noch $1. ",
      ],
      [
        re(
          `${piece}${noun} no, (?:que )?(?:(?:ya|aún|todavía|de es[oa]s?|nos|me) )+(?:tenemos|tengo|hay|quedan?)(?: [^.!?;,\\n]{1,20})?(?:, (?:pero |s[oó]lo )?|(?=\\s*(?:$|[.!\\n])))`,
        ),
        "ya tenemos $1. ",
      ],
    ],
  },
];
