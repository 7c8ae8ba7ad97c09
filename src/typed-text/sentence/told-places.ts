import type { PhraseGroup } from "./phrase-groups.ts";
import { re, start } from "./phrase-parts.ts";

const name =
  "((?!(?:it|that|them|das|es|lo|la|ça|ce|nada|nichts|nothing|rien)(?!\\p{Cased}))[^.,;:!?\\n]{2,40}?)";
const end = "(?=\\s*(?:$|[.!?\\n;,]))";
const shop = "(dm|\\p{Upper}[\\p{Alpha}'’]*(?: \\p{Upper}[\\p{Alpha}'’]*){0,2})";
/** No thing to buy that somebody goes for, but a time or an occasion. */
const noTime =
  "(?!(?:(?:the|die|das|den|esta|this|ce|cet|cette|next|el|la|los|las|les?) |l['’])?(?:mañana|hoy|tarde|noche|eso|ello|finde|fiesta|cumple\\p{Alpha}*|cena|comida|desayuno|viaje|barbacoa|lunes|martes|miércoles|jueves|viernes|sábado|domingo|morgen|heute|mich|uns|dich|\\p{Alpha}*tag|mittwoch|wochenende|party|\\p{Alpha}*feier|fest|grillen|\\p{Alpha}*essen|frühstück|urlaub|tomorrow|today|tonight|\\p{Alpha}+day|that|this|it|me|us|them|birthday|dinner|lunch|breakfast|weekend|trip|picnic|bbq|barbecue|demain|soir|ça|cela|\\p{Alpha}+di|dimanche|fête|anniversaire|dîner|repas|week-end|apéro|moi|nous)(?!\\p{Cased}))";

/** A thing with the store to which somebody goes for it, told in a sentence of its own or behind another store that isn't meant. */
export const toldPlaces: readonly PhraseGroup[] = [
  {
    may: /así que|o sea que|por eso|(?<!\p{Cased})(?:para|für|for|pour) [^\n]{0,200}(?:hay que ir|hay que pasar|muss|müssen|have to go|need to go|faut (?:aller|passer))/iu,
    in: () => [
      // "para pañales hay que ir a Costco"
      [
        re(
          `${start}[Pp]ara (?:el |la |l[oa]s )?${noTime}${name} (?:hay que|tenemos que|toca|tengo que) (?:ir|pasar|pasarse) (?:al?|por(?: el)?) ${shop}${end}`,
          "gu",
        ),
        "$1 de $2",
      ],
      [
        re(
          `${start}[Ff]ür (?:die |das |den )?${noTime}${name} (?:muss ich|müssen wir|muss man|musst du)(?: (?:noch|extra|dann|aber|eh))* (?:zu|zum|in den|nach) ${shop}(?: (?:gehen|fahren|laufen))?${end}`,
          "gu",
        ),
        "$1 von $2",
      ],
      [
        re(
          `${start}[Ff]or (?:the )?${noTime}${name} (?:(?:we|you|I)(?:['’]ll)? )(?:have|need|has) to (?:go|drive|run|stop) (?:over )?(?:to|by|at) ${shop}${end}`,
          "gu",
        ),
        "$1 from $2",
      ],
      [
        re(
          `${start}[Pp]our (?:les? |la |l['’])?${noTime}${name},? (?:il )?faut (?:aller|passer) (?:chez|à|au) ${shop}${end}`,
          "gu",
        ),
        "$1 chez $2",
      ],
      // "los jueves voy siempre a Lidl, así que ponme arroz y pan"
      [
        re(
          `${start}(?:(?:[Ll]os|[Ee]l|[Cc]ada) \\p{Alpha}+ )?(?:siempre )?(?:voy|vamos|paso) (?:siempre )?(?:al?|por) (?:el )?${shop},? (?:así que|por eso|o sea que),? (?=(?:ponme|ponnos|pon|apúntame|apunta|añádeme|añade|compro|necesito|necesitamos)(?!\\p{Cased}))`,
          "gu",
        ),
        "$1: ",
      ],
      // "lo demás (cebollas, pan) en la tienda de abajo"
      [
        re(
          "(?<=^|[.!?\\n]\\s*|[,;] )(?:(?:y|and|und|et) )?(?:lo demás|el resto|(?:the )?rest|(?:de[nr] )?rest|le reste) \\(([^()\\n]{3,80})\\)",
        ),
        "; $1; ",
      ],
    ],
  },
  {
    may: /(?:^|\n|: )(?:yo|moi|ich|me) [^\n]{0,200}(?:pero|mais|aber|but) /iu,
    in: () => [
      // "yo zumo de naranja, pero de Carrefour" behind what another person wants
      [
        re(
          `(?<=^|\\n|: )(?:[Yy]o|[Mm]oi|[Ii]ch|[Mm]e) (?!(?:no|ya|que|te|me|l[oa]s?|le|se|nicht|je|j['’]))([^.,;:!?\\n]{2,40}), (?:pero|mais|aber|but) ((?:del?|de chez|chez|von|vom|from) )${shop}${end}`,
          "gu",
        ),
        "$1 $2$3",
      ],
    ],
  },
  {
    may: /pas (?:de )?(?:chez|à)|nicht (?:von|vom|bei)|not from|nada de|(?:que )?no (?:sea )?de/iu,
    in: () => [
      // "shampoing : surtout pas de chez Lidl, je suis toujours déçue, va à Rewe"
      [
        re(
          `${start}([^.,;:!?\\n]{2,40}?) ?: (?:(?:surtout|mais|jamais) )?(?:pas|jamais) (?:de )?(?:chez|à) ${shop}(?:, [^.,;!?\\n]{3,40})?[,;.] (?:(?:plutôt|mais|donc) )?(?:va|vas|passe|allez|prends(?:-(?:le|la|les|en))?) (?:plutôt )?(?:chez|à|au) ${shop}${end}`,
          "gu",
        ),
        "$1 chez $3",
      ],
      [
        re(
          `${start}([^.,;:!?\\n]{2,40}?): (?:(?:bloß|auf keinen [Ff]all|bitte|nur|aber) )*nicht (?:von|vom|bei|beim) ${shop}(?:, [^.,;!?\\n]{3,40})?[,;.] (?:(?:lieber|besser|sondern|dann|geh|fahr|nimm)\\p{Alpha}* )+(?:(?:von|vom|bei|beim|zu|zum|in den) )?${shop}${end}`,
          "gu",
        ),
        "$1 von $3",
      ],
      [
        re(
          `${start}([^.,;:!?\\n]{2,40}?): (?:please |but |definitely )?not (?:from|at) ${shop}(?: please)?(?:, [^.,;!?\\n]{3,40})?[,;.] (?:(?:please|rather|better|so|but) )*(?:go to|try|get (?:it|them) (?:from|at)|from) ${shop}${end}`,
          "gu",
        ),
        "$1 from $3",
      ],
      [
        re(
          `${start}(?:(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as) )?([^.,;:!?\\n]{2,40}?): (?:nada de|que no sea de|no de|pero no de)(?:l)? ${shop}(?:, [^.,;!?\\n]{3,40})?[,;.] (?:(?:mejor|ve|vete|pásate|compra|cóm?pral[oa]s?) )+(?:(?:al?|de|del|en|por) )?(?:el )?${shop}${end}`,
          "gu",
        ),
        "$1 de $3",
      ],
    ],
  },
];
