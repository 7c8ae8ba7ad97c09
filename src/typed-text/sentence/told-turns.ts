import type { PhraseGroup } from "./phrase-groups.ts";
import { re, start } from "./phrase-parts.ts";

const name =
  "((?!(?:it|that|them|das|es|lo|la|ça|ce|nada|nichts|nothing|rien)(?!\\p{Cased}))[^.,;:!?\\n]{2,40}?)";
/** No thing to buy that somebody goes for, but a time or an occasion. */
const noTime =
  "(?!(?:(?:esta|this|ce|cet|cette|next|el|la|los|las|l['’]) )?(?:mañana|hoy|tarde|noche|eso|ello|finde|fiesta|cumple\\p{Alpha}*|cena|comida|desayuno|viaje|barbacoa|lunes|martes|miércoles|jueves|viernes|sábado|domingo|morgen|heute|mich|uns|dich|\\p{Alpha}*tag|mittwoch|wochenende|party|\\p{Alpha}*feier|fest|grillen|\\p{Alpha}*essen|frühstück|urlaub|tomorrow|today|tonight|\\p{Alpha}+day|that|this|it|me|us|them|birthday|dinner|lunch|breakfast|weekend|trip|picnic|bbq|barbecue|demain|soir|ça|cela|\\p{Alpha}+di|dimanche|fête|anniversaire|dîner|repas|week-end|apéro|moi|nous)(?!\\p{Cased}))";
const list = "([^.;:!?\\n]{2,80}?)";
const end = "(?=\\s*(?:$|[.!?\\n;,]))";
/** Where a clause may begin; a comma before it becomes a stop. */
const clause = "(?:(?<=^|[.!?:;\\n]\\s*)(?=\\S)|,\\s*)";
const shop = "(dm|\\p{Upper}[\\p{Alpha}'’]*(?: \\p{Upper}[\\p{Alpha}'’]*){0,2})";
const someone =
  "(?:jemand|einer|eine|wer|irgendwer|irgendjemand|irgendeiner)(?: von (?:euch|uns|ihnen))?(?: (?:bitte|vielleicht|noch|mal|heute|kurz|zufällig|nachher))*";

/** What is wanted behind a turn of the talk: an end that wasn't one, a laugh, somebody else's wish, a store that isn't meant. */
export const toldTurns: readonly PhraseGroup[] = [
  {
    may: /voilà|c['’]est tout|that['’]?s (?:it|all)|that is all|das (?:wars|war['’]s|war es)|ya está|nada más|es todo|eso es todo/iu,
    in: () => [
      // "et puis voilà ah non attends aussi du riz"
      [
        re(
          "(?<=\\p{Alpha}{2}),? (?:et |and |und |y )?(?:puis |then |dann )?(?:voilà|c['’]est tout|that['’]?s (?:it|all)|that is all|das (?:wars|war['’]s|war es)|ya está|nada más|eso es todo|es todo)[,.…]* (?:(?:ah|oh|euh|um|uh|äh|ähm|ay|uy|eh|ach|si|mais|non|no|nein|nee|wait|warte|halt|espera|attends|mince|hold on|moment|sorry|perdón|pardon|doch),? )+(?:(?:il (?:me |nous )?(?:faut|faudrait)|we need|i need|ich brauch(?:e)?|wir brauchen|falta|hace falta) )?(?:aussi|also|auch(?: noch)?|noch|también|encore|plus|and|und|et|y) (?=\\p{Alpha}|\\d)",
        ),
        ", ",
      ],
    ],
  },
  {
    may: /disais|was saying|wie gesagt|como (?:te )?decía/iu,
    in: () => [
      // "donc euh je disais yaourts chez Lidl"
      [
        re(
          `${start}(?:(?:donc|alors|bon|euh|so|um|also|pues|eh|bueno),? )*(?:je disais(?: donc)?|(?:as|like) i was saying|wie gesagt|wie ich sagte|como (?:te )?decía)[,:]? (?!que |that |dass |pas )(?=\\p{Alpha}|\\d)`,
        ),
        "",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:mdr+|ptdr+|lol|lmao|haha+|jaja+|xd)(?!\p{Cased})/iu,
    in: () => [
      // "prendre du pain mdr j'ai trop la dalle": a laugh between two clauses ends the first.
      [
        re(
          "(?<=\\p{Alpha}{2}) (?:mdr+|ptdr+|lol|lmao|haha+|jaja+|xd) (?=(?:i|we|it|he|she|they|you|the|my|ich|wir|er|sie|der|die|das|mein|yo|que|es|mi|el|la|me|je|on|il|elle|tu)(?!\\p{Cased})|[jct]['’])",
        ),
        ". ",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:et|and|und|y) (?:pas besoin|no need|no hace|don['’]?t need|we don['’]?t|kein|wir brauchen kein|brauchen kein)/iu,
    in: () => [
      // "pense au riz et pas besoin de piles"
      [
        re(
          "(?<=\\p{Alpha}{2}),? (?:et|and|und|y) (?=(?:pas besoin (?:de |d['’])|no need (?:for|to (?:get|buy)) |no hacen? falta |(?:we |you )?don['’]?t need |(?:wir )?brauchen keine?n? )\\p{Alpha})",
        ),
        ". ",
      ],
    ],
  },
  {
    may: /(?:könnte|kann|mag|würde|möchte) (?:bitte |vielleicht |noch |mal |heute )?(?:jemand|einer|eine|wer|irgend)|quelqu['’]un/iu,
    in: () => [
      // "könnte jemand von euch Saft und Spinat besorgen?"
      [
        re(
          `${start}(?:(?:hey|hi|hallo|leute|ihr lieben),? )?(?:könnte|kann|mag|würde|möchte) (?:(?:bitte|vielleicht|noch|mal|heute) )*${someone} ${list} (?:besorgen|holen|mitbringen|kaufen|einkaufen|mitnehmen)(?=\\s*(?:$|[.!?\\n;,]))`,
        ),
        "bitte $1",
      ],
      [
        re(
          `${start}(?:(?:salut|coucou|dites|hello),? )?(?:est-ce que )?quelqu['’]un (?:pourrait|peut|pourra|voudrait|veut bien|irait)(?:-il)? (?:(?:aller|passer|me|nous) )*(?:prendre|acheter|ramener|rapporter|chercher) (?=(?:du|de la|des|de l['’]|une?|\\p{Alpha}{3}))`,
        ),
        "prends ",
      ],
    ],
  },
  {
    may: /(?:hole|kaufe|besorge|hol|kauf|nehme|bringe) ich |wünsch|erinner/iu,
    in: () => [
      // "immer samstags hole ich für Oma Äpfel und Klopapier, erinner mich bitte dran"
      [
        re(
          "(?<=(?<!\\p{Cased})(?:[Hh]ole|[Kk]aufe|[Bb]esorge|[Hh]ol|[Kk]auf|[Nn]ehme) ich )(für (?:(?:meinen?|unseren?|die|den|das) )?\\p{Upper}\\p{Alpha}+) ([^.,;:!?\\n]{2,60})",
          "gu",
        ),
        "$2 $1",
      ],
      [
        re(
          ",? (?:und )?(?:bitte )?erinner(?:e|t)? mich(?: (?:bitte|doch|immer|jedes mal))* (?:dran|daran)(?=\\s*(?:$|[.!\\n]))",
        ),
        "",
      ],
      // "die Kinder wünschen sich Eis, das darfst du auch kaufen"
      [
        re(
          ", (?:das|die|den) (?:darfst|kannst|könntest|solltest) du (?:(?:ruhig|auch|gerne?|gleich|bitte|noch|dann) )*(?:kaufen|mitbringen|holen|mitnehmen|besorgen)(?=\\s*(?:$|[.!\\n]))",
        ),
        "",
      ],
    ],
  },
  {
    may: /nicht (?:wieder|schon|nochmal)|pas (?:encore|de nouveau)|ohne |without/iu,
    in: () => [
      // "Erbsen, aber nicht wieder die billige Sorte, und Shampoo"
      [
        re(
          "(?<=\\p{Alpha}{2}),? (?:aber|nur|doch) (?:bitte )?(nicht (?:(?:wieder|schon|nochmal|mehr) )+(?:die|den|das|so eine?n?) (?:\\p{Alpha}+ )?(?:sorte|marke|variante|packung|version|qualität|zeug|eigenmarke))(?: (?:vom letzten mal|wie letztes mal|von neulich))?(?=\\s*(?:$|[,.;!\\n]| und ))",
        ),
        " ($1)",
      ],
      // "ohne Kaffee überleb ich den Morgen nicht, bring bitte welchen mit"
      [
        re(
          `${start}ohne ${list} (?:kann|könn\\p{Alpha}*|überleb\\p{Alpha}*|geht|komm\\p{Alpha}*|schaff\\p{Alpha}*|läuft|halt\\p{Alpha}*|trau\\p{Alpha}*|darf|brauch\\p{Alpha}*)(?: [^.!?,;\\n]{1,40})? (?:nicht|nichts|nix|gar nicht|gar nichts)(?: [^.!?,;\\n]{1,30})?, (?:also )?(?=(?:bitte )?(?:hol|bring|kauf|besorg|nimm|kannst|könntest)\\p{Alpha}* (?:(?:bitte|du|mir|uns|doch|mal|noch) )*(?:das|die|den|es|sie|beides|alles|welche[ns]?|eine?[ns]?)(?= (?:bitte|mit|bei|beim|vom|von|noch|mal|holen|kaufen|besorgen|mitbringen)(?!\\p{Cased})|\\s*(?:$|[.!?\\n])))`,
        ),
        "wir brauchen $1. ",
      ],
      [
        re(
          `${start}(?:i |we )?(?:can['’]?t|cannot|won['’]?t|couldn['’]?t) (?:survive|live|cope|function|manage)(?: [^.!?,;\\n]{1,25})? without (?:any |some |my |our )?${list}, (?:so )?(?=(?:please |can you |could you )*(?:get|grab|buy|bring|pick)(?: up)? (?:some|it|them|one|both)(?!\\p{Cased}))`,
        ),
        "we need $1. ",
      ],
    ],
  },
  {
    may: /se acab|se termin|escasea|se agot|haciendo falta|hacen? falta|toujours besoin|en faut toujours/iu,
    in: () => [
      // "lo que sí se acaba es papel"
      [
        re(
          `${clause}(?:(?:y|pero),? )*lo (?:único )?que (?:(?:sí|ya|también|casi|de verdad) )*se (?:nos |me )?(?:(?:est[áa] |va )?(?:acaba|termina|agota)(?:ndo)?|(?:ha |han )?(?:acabado|terminado|agotado)|acab[óo]|termin[óo]) (?:es|son) `,
        ),
        ". falta ",
      ],
      // "ya no hace falta pan, pero leche sigue haciendo falta"
      [
        re(
          `${clause}(?:(?:y|pero|aunque),? )*(?:el |la |los |las )?(?!(?:no|ya|me|nos)(?!\\p{Cased}))${name} (?:sí )?(?:siguen? (?:haciendo falta|faltando|siendo necesari[oa]s?)|(?:todavía|aún|aun) hacen? falta)${end}`,
        ),
        ". falta $1",
      ],
      [
        re(
          `${clause}(?:(?:et|mais),? )*(?:les? |la |l['’]|du |de la |des )?${name},? (?:on en a toujours besoin|il en faut toujours|il (?:nous |m['’])en faut toujours)${end}`,
        ),
        ". il faut $1",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:tr[áa]e|c[óo]mpra|c[óo]ge|ll[ée]va|p[íi]lla)les?(?!\p{Cased})|y a (?:mí|él|ella|nosotr|los|las|mamá|papá)|-(?:lui|leur) |et (?:à )?(?:moi|lui|elle)|und (?:mir|ihm|ihr|uns) /iu,
    in: () => [
      // "tráele cebollas y a mí espinacas"
      [
        re(
          "(?<=(?<!\\p{Cased})(?:tr[áa]e|c[óo]mpra|c[óo]ge|ll[ée]va|p[íi]lla|necesit|falta)\\p{Alpha}* [^.;!?\\n]{2,60}),? y a (?:mí|él|ella|nosotr[oa]s|ell[oa]s|l[oa]s (?:niñ[oa]s|peques)|mamá|papá) (?!(?:me|no|nos|les?|también|que|tampoco|se|ya|l[oa]s?)(?!\\p{Cased}))(?=\\p{Alpha}|\\d)",
        ),
        ", ",
      ],
      [
        re(
          "(?<=^|[.!?,;:\\n]\\s*|(?<!\\p{Cased})(?:y|que) )(?:tráe|tráen|cómpra|cóge|lléva|pílla|trae|compra)les? (?=(?:un[ao]?s? |el |la |los |las |\\d)?\\p{Alpha}{3})",
        ),
        "compra ",
      ],
      [re("(?<!\\p{Cased})(achète|prends|ramène|rapporte|apporte)-(?:lui|leur) (?=\\p{Alpha}|\\d)"), "$1 "],
      [
        re(
          "(?<=(?<!\\p{Cased})(?:bring|kauf|hol|besorg|nimm)\\p{Alpha}* [^.;!?\\n]{2,60}),? und (?:mir|ihm|ihr|uns) (?=\\p{Upper}\\p{Alpha}{2}|\\d)",
          "gu",
        ),
        ", ",
      ],
    ],
  },
  {
    may: /así que|o sea que|por eso|(?<!\p{Cased})(?:para|für|for|pour) [^\n]*(?:hay que ir|hay que pasar|muss|müssen|have to go|need to go|faut (?:aller|passer))/iu,
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
    may: /(?:^|\n|: )(?:yo|moi|ich|me) [^\n]*(?:pero|mais|aber|but) /iu,
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
  {
    may: /rec[ei]|rezept/iu,
    in: () => [
      // "une recette avec lait, pain et riz : on a déjà riz, faut acheter le reste"
      [
        re(
          `${start}[^.:;!?\\n]{0,40}recette[^.:;!?,\\n]{0,40}? (?:avec|à base de) ${list} ?[:;.] (?:(?:mais|donc),? )?(?:on a|j['’]ai) déjà (?:les? |la |l['’]|du |de la |des )?${name},? (?:(?:donc|et|il) )*(?:faut|faudra|faudrait|reste à|à) (?:acheter|prendre) (?:tout )?le reste${end}`,
        ),
        "il faut $1. on a déjà $2",
      ],
      [
        re(
          `${start}[^.:;!?\\n]{0,40}recipe[^.:;!?,\\n]{0,40}? (?:with|that (?:needs|uses|has)|using) ${list} ?[:;.,-] (?:(?:but|so|and),? )?(?:we|i)(?:['’]ve)? (?:already |still )?(?:have|got) (?:the |some )?${name},? (?:(?:so|but|and|we|i|just) )*(?:need|have to|must)(?: to)?(?: (?:buy|get))? (?:all )?the rest${end}`,
        ),
        "we need $1. we already have $2",
      ],
      [
        re(
          `${start}[^.:;!?\\n]{0,40}rezept[^.:;!?,\\n]{0,40}? mit ${list}(?: gefunden)?[:;.,] (?:(?:aber|und),? )?(?:(?:die|den|das) )?${name} (?:haben wir|hab(?:e)? ich)(?: (?:noch|schon|ja|da))*,? (?:(?:und|also|aber) )*(?:der rest fehlt|(?:den )?rest (?:brauchen wir|müssen wir(?: noch)? (?:kaufen|holen)|bitte (?:kaufen|holen))|fehlt (?:noch )?der rest)${end}`,
        ),
        "wir brauchen $1. wir haben noch $2",
      ],
      [
        re(
          `${start}[^.:;!?\\n]{0,40}receta[^.:;!?,\\n]{0,40}? (?:que lleva|con|de) ${list}[:;.,] (?:(?:pero|y),? )?(?:(?:el|la|los|las) )?${name} (?:ya )?(?:tengo|tenemos|hay)(?: ya)?,? (?:(?:y|pero|así que) )*(?:lo (?:otro|demás) no|(?:hay que comprar|falta|compra) (?:lo demás|el resto|lo otro))(?:, (?:así que )?c[óo]mpral[oa])?${end}`,
        ),
        "hace falta $1. ya tenemos $2",
      ],
    ],
  },
  {
    may: /les? (?:llevo|compro|traigo|cojo|pillo)|acu[eé]rdate|recuerda|acordaos|olvide/iu,
    in: () => [
      // "todos los sábados le llevo miel y té a mi tía"
      [
        re(
          `(?<!\\p{Cased})les? (?:llevo|compro|traigo|cojo|pillo) ${list} a (mis?|la|el|los|las|nuestr[oa]s?) (\\p{Alpha}+)(?=\\s*(?:$|[.!?\\n;,]))`,
        ),
        "compro $1 para $2 $3",
      ],
      // "acuérdate de que tenemos que comprar pienso y arena"
      [
        re(
          `${start}(?:acu[eé]rdate|recuerda|acordaos|no (?:te )?olvides|que no se te olvide)(?: de)? que (?=(?:tenemos|hay|tengo|tienes) que )`,
        ),
        "",
      ],
    ],
  },
  {
    may: /me (?:he dado|acabo de dar|di) cuenta|acabo de ver/iu,
    in: () => [
      // "oye que me he dado cuenta de que no hay sal ni aceite"
      [
        re(
          `${start}(?:(?:oye|mira|ay|ah|uy|pues),? )*(?:que )?(?:me he dado cuenta|me acabo de dar cuenta|me di cuenta|acabo de ver)(?: de)? que (?=\\p{Alpha})`,
        ),
        "",
      ],
    ],
  },
];
