import type { PhraseGroup } from "./phrase-groups.ts";
import { re, start } from "./phrase-parts.ts";

const name =
  "((?!(?:it|that|them|das|es|lo|la|ça|ce|nada|nichts|nothing|rien)(?!\\p{Cased}))[^.,;:!?\\n]{2,40}?)";
const list = "([^.;:!?\\n]{2,80}?)";
const end = "(?=\\s*(?:$|[.!?\\n;,]))";
/** Where a clause may begin; a comma before it becomes a stop. */
const clause = "(?:(?<=^|[.!?:;\\n]\\s*)(?=\\S)|,\\s*(?=\\S))";
const someone =
  "(?:jemand|einer|eine|wer|irgendwer|irgendjemand|irgendeiner)(?: von (?:euch|uns|ihnen))?(?: (?:bitte|vielleicht|noch|mal|heute|kurz|zufällig|nachher))*";

/** What is wanted behind a turn of the talk: an end that wasn't one, a laugh, somebody else's wish. */
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
          "(?<=\\p{Alpha}{2}) (?:mdr+|ptdr+|lol|lmao|haha+|jaja+|xd) (?=(?:i|we|it|he|she|they|you|the|my|ich|wir|er|sie|der|die|das|mein|yo|que|es|mi|el|la|me|je|on|il|elle|tu|bring|get|grab|buy|hol|kauf|trae|compra|coge|ramène|prends|achète|apporte)(?!\\p{Cased})|[jct]['’])",
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
  {
    may: /bräucht|brauch|har[íi]an? falta|(?<!\p{Cased})wer (?:als|zu|heute|morgen|noch|gerade|eh|grad|das)/iu,
    in: () => [
      // "Kaffee ist leer. Filter bräuchten wir auch"
      [
        re(
          `${clause}(?:(?:und|also|ach),? )*(?:die |den |das )?(?!(?:das|die|den|mehr|was|dann|dafür|davon|heute|morgen|sonst|ja|also)(?!\\p{Cased}))([^.,;:!?\\n]{2,40}?) (?:bräuchten|brauchen) wir(?: (?:auch|noch|dann|dringend|eh|unbedingt|sowieso))+${end}`,
        ),
        ". wir brauchen $1",
      ],
      [re("(?<!\\p{Cased})(?<!no )(?:(?:nos|me) )?har[íi]an? falta (?=\\p{Alpha}|\\d)"), "hace falta "],
      // "wer als nächstes einkaufen geht bringt Klopapier mit"
      [
        re(
          `${start}wer (?:als nächste[srn]?|zuerst|zuletzt|heute|morgen|noch|gerade|eh|grad|das nächste mal)(?: [^.,;!?\\n]{2,30})? (?:geht|einkauft|fährt|rausgeht|losgeht|ist|vorbeikommt|kommt|zurückkommt),? (?:(?:der|die) )?(?:bringt|holt|kauft|nimmt|besorgt)(?: (?:bitte|dann|noch|mal))* ${list}(?: mit)?(?=\\s*(?:$|[.!?\\n;]))`,
        ),
        "bitte $1",
      ],
    ],
  },
  {
    may: /ou quoi|ou autre|ou un truc|que (?:j['’]aime|on aime|tu aimes)/iu,
    in: () => [
      // "des biscuits ou quoi, et du lait"
      [
        re("(?<=\\p{Alpha}{3}) (?:ou quoi|ou autre|ou un truc (?:comme ça|du genre))(?=\\s*(?:$|[,.;!\\n]))"),
        "",
      ],
      // "le yaourt que j'aime bien, celui à la cerise"
      [
        re(
          "(?<=(?:^|[.!?:;,\\n]\\s*|(?<!\\p{Cased})et )(?:le |la |les |l['’])[^.,;!?\\n]{2,25}) que (?:j['’]aime|on aime|tu aimes)(?: (?:bien|tant|trop|beaucoup))?(?=\\s*(?:$|[,.;!\\n]))",
        ),
        "",
      ],
    ],
  },
  {
    may: /(?:^|\n)(?:yo|wesh|frérot|frère|mec|bro|dude|gros)(?!\p{Cased})|(?<!\p{Cased})chope/iu,
    in: () => [
      // "yo passe à Lidl prendre du lait": who is called, which in Spanish is "I"
      [
        re(
          "(?<=^|\\n)(?:yo|wesh|frérot|frère|mec|bro|dude|gros),? (?=(?:passe|prends|tu peux|tu pourrais|ramène|achète|chope|grab|get|buy|can you|could you|pick up|stop by)(?!\\p{Cased}))",
        ),
        "",
      ],
      [
        re(
          "(?<=^|[.!?,\\n]\\s*|(?<!\\p{Cased})(?:stp|et) )chope(?:-(?:moi|nous))? (?!de |à )(?=\\p{Alpha}{3}|\\d)",
        ),
        "prends ",
      ],
    ],
  },
];
