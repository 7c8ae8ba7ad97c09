import type { PhraseGroup } from "./phrase-groups.ts";
import { message, piece, re, start } from "./phrase-parts.ts";

const polite =
  "(?:(?:please|pls|ok|oh|and|but|also|then|so|sorry|actually|finally|(?:and )?you know what|bitte|und|aber|ach|also|dann|doch|por favor|porfa|y|pero|oye|bueno|pues|al final|stp|svp|et|mais|bon|finalement|du coup|donc|no|non|nein),? ){0,3}";
const begin = `${piece}${polite}`;
/** Where somebody changes their mind. */
const beginChange = `(?:${start}|${message})(?:(?:ah|oh|ach|ay|en fait|mais),? )?(?:non|nein|nee|no|nah|finalement|doch),? `;
const beginSentence = `${start}${polite}`;
/** "Don't buy the bread at Aldi" asks for bread, and so does what is missing. */
const elsewhere =
  "(?:at|from|bei|beim|chez|en(?! (?:mi |esta |la )?casa)|need|needs|brauch\\p{Alpha}*|fehl\\p{Alpha}*|falta\\p{Alpha}*|necesit\\p{Alpha}*|manque\\p{Alpha}*|faut|geht|missing|empty|leer)";
/** The name of a thing, without its article. */
const name = `((?!(?:it|them|that|those|this|one|everything|all|to|es|das|alles|eso|todo|ça|cela|tout|pas|que|qu|nothing|anything|nichts|nada|nadie|rien|in|with|without|mit|ohne|von|vom|a|al|con|sin|à|au|aux|avec|sans)(?!\\p{Cased}))(?![^.,;:!?\\n()]{0,40}(?<!\\p{Cased})${elsewhere}(?!\\p{Cased}))\\p{Alpha}[^.,;:!?\\n()]{1,39}?)`;
const der = "(?:de[nrm] |die |das )?";
const el = "(?:el |l[oa]s? )?";
const le = "(?:les? |la |l['’]|d['’]|du |des |de la |de l['’]|de )?";
/** "…, the kids won't touch it anymore": why it isn't needed. */
const why = [
  "(?:the |my |our )?\\p{Alpha}+ (?:won['’]?t (?:touch|eat|drink) (?:it|them|that)|(?:doesn['’]?t|don['’]?t|does not|do not) (?:like|eat|drink|want) (?:it|them|that)|hates? (?:it|them|that)|(?:is|are) allergic)",
  "(?:davon (?:bekommt|kriegt) \\p{Alpha}+ [^.,;!?\\n]{3,20}|(?:(?:die|der|das|meine?|unsere?) )?\\p{Alpha}+ (?:isst|essen|mag|mögen|verträgt|vertragen|trinkt|trinken) (?:(?:sie|es|das|die|ihn|den) )?(?:eh |ja )?(?:nicht|nie|keine[rns]?|keinen)|(?:\\p{Alpha}+ )?ist (?:dagegen )?allergisch)",
  "(?:a (?:(?:los|las|el|la|mi) )?\\p{Alpha}+ no (?:le|les) gustan?|nadie l[oa]s? (?:come|quiere|bebe)|(?:(?:mi|la|el) )?\\p{Alpha}+ es alérgic[oa])",
  "(?:(?:les? |la |mon |ma |mes )?\\p{Alpha}+ n(?:['’]en |['’]|e )(?:veu(?:t|lent)|mangent?|boi(?:t|vent)|aiment?)(?: pas)?|(?:(?:mon |ma |la |le )?\\p{Alpha}+ )?est allergique|(?:(?:mon |ma |la |le )?\\p{Alpha}+ )?s['’]en (?:est |sont )?(?:chargée?|occupée?|charge|occupe))",
].join("|");
/** "…, que ya me los ha dado mi madre", "because we still have some" */
const because =
  "(?:(?:because|since|weil|porque|car|parce que) (?:(?! (?:and|und|y|et) )[^.,;!?\\n]){3,60}|que (?:ya )?(?:(?:me|nos|te|se) )?(?:l[oa]s? )?(?:ha|han|he|hemos|hay|quedan?|tengo|tenemos|dio|dieron)(?! que )(?: (?:(?! (?:y|pero) )[^.,;!?\\n]){1,40})?)";
const reason = `(?:,? (?:(?:da|denn|que) )?(?:${why})(?: (?:anymore|any more|anyway|mehr|más|plus|at all|it|them))?(?=\\s*(?:$|[.;!\\n]))|,? ${because}(?=\\s*(?:$|[.;!\\n])))?`;
/** Where what is told ends, with the stop behind it. */
const end = `${reason}(?:\\s*[.,;!](?:\\s*(?:but|aber|pero|mais|sondern)(?= ))?|(?=\\s*(?:$|\\n|\\()| (?:and|but|because|since|cause|und|aber|weil|da|denn|y|pero|porque|que|et|mais|car|parce) ))`;
/** Something is asked for behind it, be it on the next line. */
const only =
  "\\s*[.,;:!–-]\\s*(?:(?:but|aber|pero|mais) )?(?:just|only|nur|bloß|sondern|sólo|solo|solamente|únicamente|unicamente|sino|seulement|juste|uniquement|que) ";
const thisTime =
  "(?: (?:this (?:time|week)|today|for now|anymore|any more|again|ever|diesmal|dieses mal|diese woche|heute|mehr|wieder|bitte|esta (?:vez|semana)|hoy|de momento|otra vez|más|nunca|cette (?:fois|semaine)|cette fois-ci|aujourd['’]hui|pour l['’]instant|please|por favor|porfa|stp|svp|s['’]il te plaît|lol|haha))";

/** "Ni vino ni cerveza, solo agua", not "no queda ni vino ni cerveza" or "ni vino ni cerveza" alone. */
function neitherOf(ahead: string, between: string, denial: string): ReturnType<PhraseGroup["in"]> {
  const both = `${beginSentence}${ahead}${name},? ${between}${name}`;
  const denied = `${denial} $1. ${denial} $2. `;
  const bought = "(?:kaufen|holen|mitbringen|nötig|needed|necessary)";
  return [
    [re(`${both}${thisTime}{0,2}${only}`), denied],
    [re(`${both}(?:${thisTime}{1,2}| ${bought})(?=\\s*(?:$|[.,;!\\n]))`), denied],
  ];
}

/** What isn't to be bought, in the words of a request or a rule; it becomes "we don't need" it. */
export const toldDenials: readonly PhraseGroup[] = [
  {
    may: /auch nicht|auch kein|tampoco|non plus|neither|either/iu,
    in: () => [
      // "Quark brauchen wir nicht, Sahne auch nicht"
      [
        re(
          `(?<=(?:brauch\\p{Alpha}{1,3}[^.,;:!?\\n]{0,20} (?:nicht|keine?n?)|nicht nötig|keine?n? [^.,;:!?\\n]{2,25} (?:kaufen|mitbringen|holen))(?: mehr)?)(?:,| und) (?:und )?${der}${name} (?:(?:brauchen wir |brauche? ich )?auch nicht|auch keine?n?)${end}`,
        ),
        ". Wir brauchen kein $1.",
      ],
      [
        re(
          `(?<=(?:no (?:nos |me )?(?:hacen? falta|necesit\\p{Alpha}{1,4}|compres|traigas|quiero|queremos))[^.,;:!?\\n]{0,25})(?:,| y| ni) (?:(?:y|ni) )?(?:tampoco ${el}${name}|${el}${name} tampoco)${end}`,
        ),
        ". No necesitamos $1$2.",
      ],
      [
        re(
          `(?<=(?:pas besoin|pas la peine|n['’](?:achète|achetez) pas|ne (?:prends|prenez) pas)[^.,;:!?\\n]{0,25})(?:,| et| ni) (?:(?:et|ni) )?${le}${name} non plus${end}`,
        ),
        ". On n'a pas besoin de $1.",
      ],
      [
        re(
          `(?<=(?:(?:don['’]?t|do not|no) need[^.,;:!?\\n]{0,25}|(?:isn['’]?t|aren['’]?t|not) (?:needed|necessary)))(?:,| and) (?:and )?(?:the |no |not )?${name} (?:neither|(?:(?:we don['’]?t|isn['’]?t|aren['’]?t) )?either)${end}`,
        ),
        ". We don't need $1.",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:ni|weder|neither)(?!\p{Cased})/iu,
    in: () => [
      ...neitherOf(`ni (?:${el}|${le})`, `ni (?:${el}|${le})`, "no necesitamos"),
      ...neitherOf(`weder ${der}`, `noch ${der}`, "wir brauchen kein"),
      ...neitherOf("neither (?:the |any )?", "nor (?:the |any )?", "we don't need"),
    ],
  },
  {
    may: /(?:anything|everything|alles|todo|tout)[^.,;:!?\n]{0,25},? (?:but|except|außer|ausser|bis auf|menos|salvo|excepto|sauf|à part|hormis)/iu,
    in: () => [
      // "anything but liver please", unlike "we have everything but liver"
      [
        re(`${beginSentence}anything (?:but|except)(?: for)? (?:the )?${name}${thisTime}{0,2}${end}`),
        "we don't need $1. ",
      ],
      // "Todo menos pan: leche, sal", "hol alles außer Brot"
      [
        re(
          `${beginSentence}(?:(?:please |just )?(?:get|buy|bring|take|grab) )?everything(?: on (?:the|my|our) list)?,? (?:but|except)(?: for)? (?:the )?${name}(?:${thisTime}{0,2}: |(?<=(?:get|buy|bring|take|grab) everything[^.,;:!?\\n]{3,60})${thisTime}{0,2}${end})`,
        ),
        "we don't need $1. ",
      ],
      [
        re(
          `${beginSentence}(?:(?:kauf|hol|bring|nimm|besorg)(?:e|t)?(?: bitte)? )?alles(?: (?:auf|von) der liste)?,? (?:außer|ausser|bis auf) ${der}${name}(?: ?: |(?<=(?:kauf|hol|bring|nimm|besorg)(?:e|t)?(?: bitte)? alles[^.;:!?\\n]{3,60})(?: mit)?${thisTime}{0,2}${end})`,
        ),
        "wir brauchen kein $1. ",
      ],
      [
        re(
          `${beginSentence}(?:(?:compra|trae|coge|pilla)(?:me|d)? )?todo(?: lo de la lista)?,? (?:menos|salvo|excepto) ${el}${name}(?: ?: |(?<=(?:compra|trae|coge|pilla)(?:me|d)? todo[^.;:!?\\n]{3,60})${thisTime}{0,2}${end})`,
        ),
        "no necesitamos $1. ",
      ],
      [
        re(
          `${beginSentence}(?:(?:achète|prends|ramène|rapporte|prenez|achetez) )?tout(?: ce qui est sur la liste)?,? (?:sauf|à part|hormis|excepté) ${le}${name}(?: ?: |(?<=(?:achète|prends|ramène|rapporte|prenez|achetez) tout[^.;:!?\\n]{3,60})${thisTime}{0,2}${end})`,
        ),
        "on n'a pas besoin de $1. ",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:come|go|bring|dare|skip|leave out|do without|hold off|pass on|off|without|needed|necessary)(?!\p{Cased})/iu,
    in: () => [
      // "don't you dare come home with cider again"
      [
        re(
          `${begin}(?:(?:whatever you do|seriously|for (?:god['’]?s|heaven['’]?s) sake),? )?(?:please )?(?:do not|don['’]?t|never)(?: (?:you|ever|even|dare(?: to)?)){0,3} (?:(?:come|go|be) (?:back |home ){1,2}with|bring (?:home|back)|show up with|(?<=dare(?: to)? )(?:buy|get|bring))(?: (?:any|more|another|the)){0,2} ${name}${thisTime}{0,3}${end}`,
        ),
        "we don't need $1. ",
      ],
      [re(`${begin}take (?:the |that )?${name} (?:back )?off${thisTime}{0,2}${end}`), "we don't need $1. "],
      [
        re(`${beginSentence}(?:hold off on|pass on|leave out) (?:the )?${name}${thisTime}{0,2}${end}`),
        "we don't need $1. ",
      ],
      [re(`${beginSentence}without ${name}${thisTime}{1,2}${end}`), "we don't need $1. "],
      [
        re(
          `${begin}(?:the )?${name} (?:isn['’]?t|aren['’]?t|is not|are not) (?:needed|necessary)(?!,? but)${thisTime}{0,2}${end}`,
        ),
        "we don't need $1. ",
      ],
      // "let's skip cider this week and get juice instead"
      [
        re(
          `${begin}(?:let['’]?s|we(?:['’]ll| will| can| could| should)|you can|i(?:['’]ll| will| can)) (?:skip|leave out|do without|hold off on|pass on)(?: on)? (?:the )?${name}${thisTime}{0,2}(?:${end}|,? (?:and|but) (?=(?:get|buy|just|have|take|grab|bring) ))`,
        ),
        "we don't need $1. ",
      ],
    ],
  },
  {
    may: /(?:liste|zettel|erledigt|keinen fall|nie (?:wieder|mehr)|streichen|löschen|entfernen|kann|können|lasse?n? (?:wir|ich)|weglassen|verzichten|(?:lass|lasst) .*(?:weg|sein)|ins haus|ohne)(?!\p{Cased})/iu,
    in: () => [
      // "Nimm Sahne wieder von der Liste", "Sahne bitte vom Zettel streichen"
      [
        re(
          `${begin}(?:nimm|nehmt|nehmen sie|streich|streicht|lösch|löscht)e? (?:(?:bitte|doch|mal) ){0,2}${der}${name}(?: (?:bitte|doch|mal|wieder)){0,2} (?:von (?:der|meiner|unserer) (?:einkaufs)?liste|vom (?:einkaufs)?zettel)(?: runter| wieder)?${end}`,
        ),
        "wir brauchen kein $1. ",
      ],
      [
        re(
          `${begin}${der}${name}(?: (?:kannst du|könnt ihr|können wir))?(?: (?:bitte|doch|mal|wieder)){0,2} (?:von (?:der|meiner|unserer) (?:einkaufs)?liste|vom (?:einkaufs)?zettel)(?: wieder)? (?:nehmen|streichen|löschen)${end}`,
        ),
        "wir brauchen kein $1. ",
      ],
      [
        re(
          `${begin}${der}${name} (?:kannst du|könnt ihr|können wir|können sie)(?: (?:bitte|doch|mal|wieder|also|ruhig|diesmal|heute)){0,2} (?:streichen|weglassen|sein lassen|löschen)${end}`,
        ),
        "wir brauchen kein $1. ",
      ],
      [re(`${beginChange}lass (?:mal |doch |lieber )?${der}${name}${end}`), "wir brauchen kein $1. "],
      [
        re(
          `${begin}${der}${name} (?:kann|können) (?:(?:auch|wieder|ruhig|dann) ){0,2}(?:(?:runter|raus)(?: von der liste)?|von der (?:einkaufs)?liste(?: runter)?)${end}`,
        ),
        "wir brauchen kein $1. ",
      ],
      [
        re(
          `${begin}${der}${name} (?:lassen wir|lass ich|lasse ich)(?: (?:diesmal|heute|lieber|doch|mal|dann|diese woche)){0,2} (?:weg|sein|aus)${end}`,
        ),
        "wir brauchen kein $1. ",
      ],
      [
        re(
          `${begin}${der}${name} (?:(?:bitte|wieder|doch) ){1,2}(?:streichen|löschen|entfernen|weglassen)${end}`,
        ),
        "wir brauchen kein $1. ",
      ],
      [
        re(`${begin}${der}${name} (?:hat|haben) sich (?:(?:schon|damit|dann|übrigens) )?erledigt${end}`),
        "wir brauchen kein $1. ",
      ],
      [
        re(
          `${begin}(?:lass|lasst) (?:(?:bitte|doch) )?${der}${name}(?: (?:diesmal|heute|bitte|lieber|doch|mal)){0,2} (?:weg|sein)${end}`,
        ),
        "wir brauchen kein $1. ",
      ],
      [
        re(
          `${begin}auf ${der}${name} (?:verzichten wir|verzichte ich|können wir (?:\\p{Alpha}{3,10} )?verzichten)(?: (?:diesmal|heute|lieber|diese woche))?${end}`,
        ),
        "wir brauchen kein $1. ",
      ],
      // "Auf keinen Fall Leber kaufen", unlike "auf keinen Fall den Senf vergessen"
      [
        re(
          `${beginSentence}(?:auf (?:gar )?keinen fall|(?:bloß |bitte )?nie(?:mals)? (?:wieder|mehr)|um himmels willen kein)(?: (?:wieder|mehr|noch ?mal)){0,2} (?!(?:von|vom|bei|beim|aus|zu|zum|nach|in|ohne|mit|für|so)(?!\\p{Cased}))(?![^.;!?\\n]{0,60}vergess)${der}${name}(?: (?:kaufen|mitbringen|holen|nehmen|mitnehmen|besorgen))?${thisTime}{0,2}${end}`,
        ),
        "wir brauchen kein $1. ",
      ],
      // "Ohne Wurst diese Woche"
      [
        re(`${beginSentence}(?:diese woche|diesmal|heute) (?:bitte |mal )?ohne ${der}${name}${end}`),
        "wir brauchen kein $1. ",
      ],
      [
        re(`${beginSentence}ohne ${der}${name} (?:diese woche|diesmal|dieses mal|heute)${end}`),
        "wir brauchen kein $1. ",
      ],
      [
        re(`${begin}${der}${name} (?:kommt|kommen) (?:mir |uns )?(?:nicht|nimmer)(?: mehr)? ins haus${end}`),
        "wir brauchen kein $1. ",
      ],
    ],
  },
  {
    may: /de la lista|tacha|borra|elimina|quita|nada de|lo del? |olv[ií]d|se te ocurra|se os ocurra|(?:entre|ver) .* en (?:mi |esta |la )?casa|(?:vengas|vuelvas) |nunca m[aá]s|no (?:traigas|compres|cojas|pilles|pongas)/iu,
    in: () => [
      // "tacha pan de la lista"
      [
        re(
          `${begin}(?:puedes |podrías )?(?:tacha|quita|borra|elimina|saca)[dr]?(?:me)? (?:lo de )?${el}${name} de (?:la|mi|nuestra) lista${thisTime}?${end}`,
        ),
        "no necesitamos $1. ",
      ],
      [
        re(
          `${begin}(?:(?:tacha|borra|elimina)[dr]? ${el}${name}${thisTime}?${end}|quita ${name},? (?:y )?(?=(?:pon|añade|compra|trae|mejor)(?!\\p{Cased})))`,
        ),
        "no necesitamos $1$2. ",
      ],
      // "olvídate de pan, nos han regalado"
      [
        re(
          `${begin}olv[ií]d(?:a(?:te|os)?|ad|aros|ense|ese) de(?:l| la| los| las)? (?!(?:ir|comprar|traer|pasar|coger|eso|todo|nada|mí|ti)(?!\\p{Cased}))${name}${thisTime}{0,2}${end}`,
        ),
        "no necesitamos $1. ",
      ],
      // "Nada de pan esta vez", unlike "queda poco pan y nada de sal"
      [re(`${beginSentence}nada de ${name}${thisTime}{1,2}${end}`), "no necesitamos $1. "],
      // "lo de pan déjalo"
      [
        re(
          `${begin}(?:ah |ay )?lo de(?:l| la| los| las)? ${name},? (?:déjal[oa]s?|dejal[oa]s?|olvídal[oa]s?|olvidal[oa]s?)${end}`,
        ),
        "no necesitamos $1. ",
      ],
      // "ni se te ocurra traer cerveza otra vez"
      [
        re(
          `${begin}(?:que )?(?:ni|no) se (?:te|os|le) ocurra (?:comprar|traer|coger|pillar|volver con|venir con|comprarme|traerme) (?:más )?${el}${name}${thisTime}{0,2}(?: de nuevo)?${end}`,
        ),
        "no necesitamos $1. ",
      ],
      [
        re(
          `${begin}(?:que )?no (?:(?:vuelva a )?entr(?:e|en|ar)|quiero (?:volver a )?ver|vea)(?: más| ni)? ${el}${name} (?:en|por) (?:mi |esta |la )?casa${end}`,
        ),
        "no necesitamos $1. ",
      ],
      [
        re(
          `${begin}no (?:me )?(?:vengas|vuelvas|aparezcas)(?: a casa)? con (?:más )?${el}${name}${thisTime}{0,2}${end}`,
        ),
        "no necesitamos $1. ",
      ],
      [
        re(`${beginSentence}nunca más (?!(?:de|del|por|compres|traigas)(?!\\p{Cased}))${el}${name}${end}`),
        "no necesitamos $1. ",
      ],
      // "De sal no traigas, que hay en casa"
      [
        re(
          `${begin}de(?:l| la| los| las)? ${name} no (?:traigas|compres|cojas|pilles|pongas|hace falta)(?: más)?(?:,? que (?:ya |todavía |aún )?(?:hay|queda|quedan|tenemos|tengo)[^.;!?\\n]{0,40})?${end}`,
        ),
        "no necesitamos $1. ",
      ],
    ],
  },
  {
    may: /ray|barr|enlev|retir|supprim|effac|laisse|n['’ ]?(?:e )?(?:achèt|achet|pren|ramèn|rapport|met)\p{Alpha}{0,3} (?:surtout )?(?:pas|plus)|plus jamais|jamais plus|sans |on (?:arrête|évite|zappe)|pass(?:e|era|er)(?!\p{Cased})/iu,
    in: () => [
      // "tu peux rayer le sel", "enlève sel de la liste"
      [
        re(
          `${begin}(?:tu peux|vous pouvez|on peut|peux-tu|faut|il faut) (?:rayer|barrer|enlever|retirer|supprimer|effacer|laisser tomber|zapper) ${le}${name}(?: de (?:la|ma|notre) liste)?${thisTime}{0,2}${end}`,
        ),
        "on n'a pas besoin de $1. ",
      ],
      [
        re(
          `${begin}(?:raye|barre|enlève|retire|supprime|efface)[sz]? ${le}${name} de (?:la|ma|notre) liste${thisTime}{0,2}${end}`,
        ),
        "on n'a pas besoin de $1. ",
      ],
      // "laisse tomber le sel, on s'en passera"
      [
        re(
          `${begin}laisse[sz]?(?:-les?)? tomber ${le}${name}(?:,? (?:on|je|nous) (?:s['’]en|m['’]en|nous en) (?:passera|passe|passerai|passerons)| pour (?:cette fois|aujourd['’]hui))?${end}`,
        ),
        "on n'a pas besoin de $1. ",
      ],
      // "non laisse le sel, ma voisine m'en a donné"
      [
        re(`${beginChange}laisse[sz]? (?!(?:moi|nous|la porte|les clés|ça)(?!\\p{Cased}))${le}${name}${end}`),
        "on n'a pas besoin de $1. ",
      ],
      [re(`${beginSentence}sans ${le}${name}${thisTime}{1,2}${end}`), "on n'a pas besoin de $1. "],
      [
        re(
          `${begin}on (?:se passera|va se passer|peut se passer|se passe) (?:de |d['’]|du |des )${name}${thisTime}{0,2}${end}`,
        ),
        "on n'a pas besoin de $1. ",
      ],
      [
        re(
          `${begin}${le}${name},? on (?:s['’]en passera|s['’]en passe|peut s['’]en passer|va s['’]en passer)${end}`,
        ),
        "on n'a pas besoin de $1. ",
      ],
      // "n'achète pas pain", "Ne prends plus de pain"
      [
        re(
          `${begin}n(?:['’]|e )(?:achètes?|achetez|prends|prenez|ramènes?|ramenez|rapportes?|mets) (?:surtout )?(?:pas|plus) (?!(?:que|les?|la|plus|trop|tout|maintenant|encore|avant|si|ici|là)(?!\\p{Cased})|qu['’]|l['’])${le}${name}${thisTime}{0,2}${end}`,
        ),
        "on n'a pas besoin de $1. ",
      ],
      // "plus jamais de foie"
      [
        re(
          `${beginSentence}(?:surtout )?(?:(?:plus jamais|jamais plus) (?:de |d['’])|(?:n['’]achète|ne prends) (?:plus jamais|jamais plus) (?:de |d['’])?)${name}${end}`,
        ),
        "on n'a pas besoin de $1. ",
      ],
      // "on arrête le soda et on achète du thé"
      [
        re(
          `(?:${begin}|(?<=, )(?:alors|donc|du coup) )on (?:arrête|évite|zappe) ${le}${name}${thisTime}{0,2}(?:,? (?:et|mais) (?=on |tu |il faut|prends|achète)|${end})`,
        ),
        "on n'a pas besoin de $1. ",
      ],
    ],
  },
  {
    may: /verboten|untersagt|prohibi|quitado|interdit|éviter|d['’]arrêter|doctor|dentist|pediatrician|dietician|vet(?!\p{Cased})/iu,
    in: () => [
      // "The doctor told me to avoid salt"
      [
        re(
          `${begin}(?:the|my|his|her|our) (?:doctor|dentist|p(?:a)?ediatrician|dieti[ct]ian|vet) (?:has |have )?(?:told (?:me|us|him|her|\\p{Alpha}+) |said |says |wants (?:me|us|him|her) )(?:to (?:avoid|cut out|give up|stop (?:eating|drinking|buying))|no (?:more )?|not to (?:eat|drink|have|buy)) ?${name}${end}`,
        ),
        "we don't need $1. ",
      ],
      [
        re(
          `${begin}(?:der|die|mein\\p{Alpha}{0,2}|unser\\p{Alpha}{0,2}) (?:\\p{Alpha}{0,10}arzt|\\p{Alpha}{0,10}ärztin|doktor|doc) hat (?:(?:mir|ihm|ihr|uns|papa|mama|opa|oma|\\p{Upper}\\p{Lower}+) )?${der}${name} (?:verboten|untersagt|gestrichen)${end}`,
        ),
        "wir brauchen kein $1. ",
      ],
      [
        re(
          `${begin}(?:el|la|mi|su) (?:m[ée]dic[oa]|doctora?|pediatra|nutricionista|dentista|veterinari[oa]) (?:(?:le|me|nos|les) )?(?:ha (?:prohibido|quitado)|prohibió|quitó) (?:a (?:mi |la |el )?(?:madre|padre|papá|mamá|abuel[oa]|niñ[oa]|\\p{Alpha}+) )?${el}${name}${end}`,
        ),
        "no necesitamos $1. ",
      ],
      [
        re(
          `${begin}(?:le|la|mon|ma|son|sa) (?:médecin|docteur|pédiatre|diététicien(?:ne)?|dentiste|véto|vétérinaire) (?:(?:(?:lui|m['’]|nous|leur|l['’]) ?)?(?:a (?:dit|demandé) (?:d['’](?:éviter|arrêter)|de ne plus (?:manger|boire|prendre))|a interdit)|(?:lui |m['’]|nous )a interdit) ${le}${name}${end}`,
        ),
        "on n'a pas besoin de $1. ",
      ],
    ],
  },
];
