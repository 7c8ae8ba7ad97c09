import type { PhraseGroup } from "./phrase-groups.ts";
import { clauseStart, re, start } from "./phrase-parts.ts";

/** Behind a thing. */
const behind = "(?<=\\p{Alpha}{2}|\\d|\\))";
/** Where what is said of a thing ends. */
const end = "(?=\\s*(?:$|[.!?;,\\n]|(?:and|und|y|et|pero|aber|but|mais) ))";
/** The same of what becomes a note, which may stand in brackets already. */
const noteEnd = `(?: (?:please|pls|bitte|por ?fa\\p{Alpha}*|stp|svp))?${end}(?![^()\\n]{0,80}\\))`;
const but = "(?:(?:but|aber|pero|mais|and|und|y|et) )?";
/** Before a remark, which is no thing that is asked for: "get the good stuff". */
const remarked =
  "(?<!(?<!\\p{Cased})(?:get|buy|need|want|grab|bring|have|take|is|are|of|and|hol|kauf|nimm|bitte|und|ist|sind|compra|coge|trae|quiero|y|es|son|prends|achète|faut|et|est)),? (?:(?:but|aber|pero|mais) )?";
/** Where a thing stands ahead, behind which nothing else is said. */
const ahead = "(?<=^|[.!?\\n:;,]\\s*|(?<!\\p{Cased})(?:and|und|y|et) )";

const anywhere = [
  "(?:from |at |in )?(?:wherever|anywhere)(?: (?:you(?:['’]re| are)? (?:like|want|go|can|find (?:it|them)|prefer|happen to be)|works|is (?:easiest|closest|fine)|is fine|will do|else|it['’]s cheap\\p{Alpha}*))?",
  "(?:from |at |in )any (?:store|shop|place)",
  "(?:(?:it )?(?:doesn['’]t|does not) matter|no matter) where(?: from)?",
  "(?:(?:ist|sind|von|kannst du) )?(?:irgendwo(?:her)?|egal (?:wo(?:her)?|von wo|wo du bist)|wo(?:her)? (?:du|ihr) (?:willst|wollt|magst|bist)|wo auch immer|wo es (?:dir|euch) passt)",
  "(?:me |nos )?(?:da igual|es igual|da lo mismo|no importa|qué más da)(?: (?:de|en))? (?:d[oó]nde|qu[eé] (?:tienda|súper|super))",
  "(?:de |en )?donde (?:sea|quieras|quer[aá]is|puedas|prefieras|encuentres|te (?:venga|pille|quede) (?:mejor|bien|de paso))",
  "(?:de|en) cualquier (?:sitio|tienda|lado|parte|súper|super)",
  "(?:d['’])?(?:n['’]importe où|peu importe où|là où (?:tu veux|c['’]est le plus (?:simple|proche)))|o[uù] (?:tu (?:veux|peux|préfères|trouves)|vous voulez|bon te semble)",
].join("|");

const anyBrand = [
  "(?:of )?(?:any|whatever|whichever) (?:brand|kind|type|sort|make)(?: (?:is fine|will do|works|you (?:like|want|find)))?",
  "(?:the )?(?:brand|kind|type) (?:doesn['’]t matter|does not matter|is up to you)",
  "(?:die )?(?:marke|sorte) (?:(?:ist|mir|ganz|völlig) )*(?:egal|wurscht|wurst|gleich)|egal welche(?:r|s|n)?(?: (?:marke|sorte))?",
  "(?:la marca|el tipo) (?:me )?(?:da igual|es igual|no importa)|(?:de )?(?:cualquier|la) marca(?: que (?:sea|quieras|haya))?(?<! la marca)",
  "n['’]importe (?:quelle marque|laquelle|lequel|lesquels|lesquelles)|peu importe(?: la marque| laquelle| lequel)?",
  "de la marque habituelle|la marque habituelle|de la marca (?:habitual|de siempre)|(?:the )?usual brand|(?:die )?(?:übliche|gewohnte|gleiche) marke(?: wie immer)?",
  "del? (?:bueno|barato|caro|normal|de siempre)|de los? (?:buenos|baratos|normales|de siempre)|de marca(?: blanca| buena)?",
].join("|");

/** How good it should be, and what to look at. */
const quality = [
  "(?:only |just )?the (?:really )?(?:good|nice|proper|decent|expensive|cheap|fancy|real) (?:kind|stuff|sort|one|ones|quality)",
  "not (?:the|that) (?:cheap|bad|nasty|awful|fake) (?:kind|stuff|sort|one|ones|crap)(?: (?:from|like) last time)?",
  "as (?:fresh|ripe|cheap|big|small|thin|lean) as (?:possible|you can(?: find| get)?)",
  "the (?:freshest|cheapest|ripest|biggest|smallest|best) (?:you (?:can )?(?:find|get|see)|they have|there is)",
  "(?:please )?check the (?:expiry |expiration |sell-by |best-before )?dates?",
  "(?:aber )?(?:bitte )?(?:nicht|keine?) (?:wieder |schon wieder )?(?:die|den|das)? ?(?:ganz )?(?:billig|schlecht|teuer|teur|alt)e[nrs]? (?:sorte|marke|variante|version|art|zeug|ware)",
  "(?:nur |bitte )*(?:die|den|das) (?:gute|billige|teure|richtige|echte)n? (?:sorte|marke|variante|version|art|qualität)",
  "so (?:frisch|reif|billig|günstig|groß|klein|mager) (?:wie|als) (?:möglich|es geht)|möglichst (?:frisch|reif|billig|günstig|lange haltbar)e?[nrs]?",
  "(?:bitte )?(?:schau|achte|guck)(?:st)?(?: (?:du|bitte|mal))* (?:auf(?:s| das)?|nach dem|beim) (?:mhd|haltbarkeits\\p{Alpha}*|datum|ablaufdatum)",
  "l[oa]s? más (?:fresc|barat|madur|grand|pequeñ|tiern)\\p{Alpha}{1,3} (?:que (?:veas|encuentres|haya|puedas|tengan)|posible)|(?:lo )?más (?:fresc|barat|madur|grand)\\p{Alpha}{1,3} posible",
  "que no (?:caduque|caduquen)(?: (?:pronto|mañana|enseguida|esta semana|en dos días))?|(?:mira|revisa|comprueba|ojo con) (?:bien )?la (?:fecha|caducidad)(?: de caducidad)?",
  "l(?:e|a|es) (?:moins|plus) (?:chère?s?|frais|fraîches?|mûre?s?|gros(?:se)?s?) (?:que tu (?:trouves|vois|peux)|possibles?|qu['’]ils (?:ont|aient))",
  "(?:vérifie|regarde|check)(?: bien)? (?:la|les) dates?(?: (?:de péremption|limite))?|(?:qui )?(?:ne )?périme(?:nt)? pas (?:trop |tout de suite|demain|vite)",
  "aussi (?:frais|fraîche|mûr|mûre)s? que possible",
].join("|");

/** How urgent it is, and that it is sure: in no list. */
const howSure = [
  "for (?:sure|certain)|in any case|either way|no matter what|whatever happens|regardless",
  "auf (?:jeden|alle) f[aä]lle?|in jedem fall|so oder so|unbedingt|ganz sicher|auf jeden",
  "en cualquier caso|en todo caso|de todas (?:formas|maneras)|de todos modos|sí o sí|pase lo que pase|seguro",
  "dans tous les cas|de toutes? (?:façons?|manières?)|quoi qu['’]il arrive|à coup sûr|c['’]est sûr",
  "asap|a\\.s\\.a\\.p\\.?|as soon as (?:possible|you can)|(?:there['’]s )?no (?:rush|hurry)|not urgent|urgently|it['’]s urgent",
  "so (?:schnell|bald) (?:wie|als) möglich|(?:ganz )?dringend|eilt(?: nicht)?|keine eile|nicht (?:so )?(?:dringend|eilig)|hat (?:keine eile|zeit)",
  "(?:me |nos )?urgen?|(?:es |son )?(?:muy )?urgente|sin (?:prisas?|falta)|no (?:hay prisa|corre prisa|es urgente)|(?:(?:c[oó]mpra|tr[aá]e|c[oó]ge)l[oa]s? )?(?:cuanto antes|lo antes posible)",
  "(?:c['’]est |ça )?(?:urgent|urge|presse)|pas urgent|(?:c['’]est )?pas pressé|sans urgence|au plus vite|dès que possible|le plus (?:vite|tôt) possible",
].join("|");

const fromNow =
  "(?:from now on|starting (?:now|today)|ab (?:jetzt|sofort|heute)|von jetzt an|de ahora en adelante|a partir de (?:ahora|hoy)|desde ahora|dorénavant|désormais|à partir de (?:maintenant|aujourd['’]hui)|dès (?:maintenant|aujourd['’]hui))";
const thisOnce =
  "(?:exceptionnellement|exceptionally|ausnahmsweise|excepcionalmente|por una vez|pour une fois|just this once|for once|nur dieses mal|solo por esta vez)";
const thisTime = "(?:this time|diesmal|dieses mal|esta vez|cette fois(?:-ci)?)";
const above =
  "(?:(?:ganz )?wichtig(?: ist)?|am wichtigsten|vor allem|sehr wichtig|most importantly|very important|super important|above all|especially|muy importante|lo más importante|importantísimo|sobre todo|très important|surtout|le plus important)";
const negated =
  "(?!(?:not|no|nicht|kein\\p{Alpha}*|pas|plus|jamais|n['’]|ne |que|si|when|if|wenn|für|for|pour|para|tu|je|il|on|vous|nous|you|we|i|ich|du|wir|ihr|yo|the kids|los niños|bei|mit)(?!\\p{Cased}))";

/** What people say before and behind a thing that is no part of its name. */
export const toldAround: readonly PhraseGroup[] = [
  {
    may: /second|third|zweite|dritte|segundo|tercero|deuxième|troisième/iu,
    in: () => [
      // "Primero, jabón; segundo, esponjas; y lo tercero, dos bombillas"
      [
        re(
          "(?<=^|[;.,:\\n]\\s*(?:(?:and|und|y|et) )?)(?:(?:lo|el|the|das) )?(?:primero|segundo|tercero|first(?:ly)?|second(?:ly)?|third(?:ly)?|erstens|zweitens|drittens|zweite|dritte|premièrement|deuxièmement|troisièmement)[,:]\\s(?=\\p{Alpha}|\\d)",
        ),
        "",
      ],
    ],
  },
  {
    may: /einmalig|nur (?:ein|dies)|once|one[- ]off|una (?:sola )?vez|une (?:seule )?fois|sans faute|without fail|sin falta|ohne ausnahme/iu,
    in: () => [
      // "dazu einmalig Konfitüre", "la compote, une seule fois, 4 pots", "chaque semaine sans faute"
      [
        re(
          "(?<=^|[,;.:]\\s*|\\p{Alpha} )(?<!(?<!\\p{Cased})(?:und|and|y|et) )(?:einmalig|nur (?:ein|dieses eine )mal|(?:just|only) (?:this )?once|as a one[- ]off|(?:solo |sólo )?una sola vez|(?:juste )?une seule fois|sans faute|without fail|sin falta|ohne ausnahme)(?:,? (?=\\p{Alpha}|\\d)|(?=\\s*(?:$|[.,;!\\n])))",
        ),
        "",
      ],
    ],
  },
  {
    may: /don['’]t (?:care|mind) where/iu,
    in: () => [
      [
        re(
          ",? (?:and |but )?i don['’]t (?:care|mind) where (?:the |my |our )?(\\p{Alpha}[^.,;:!?\\n]{1,30}?) (?:comes?|is|are) from(?=\\s*(?:$|[.,;!\\n]))",
        ),
        ". $1",
      ],
    ],
  },
  {
    may: /wherever|anywhere|any (?:store|shop|place)|where|irgendwo|egal|wo(?:her)? |igual|donde|dónde|cualquier|importe|importa|da lo|o[uù] /iu,
    in: () => [[re(`${behind},? ${but}(?:${anywhere})${end}`), ""]],
  },
  {
    may: /brand|kind|type|sort|make|marke|sorte|egal|marca|tipo|marque|importe|del? |de los/iu,
    in: () => [[re(`${behind}${remarked}(${anyBrand})${noteEnd}`), " ($1)"]],
  },
  {
    may: /kind|stuff|sort|ones?|quality|possible|you can|freshest|cheapest|ripest|dates?|marke|variante|version|zeug|ware|möglich|es geht|mhd|haltbar|datum|más|caduque|fecha|caducidad|moins|plus|vérifie|périme|posible/iu,
    in: () => [
      // "only the good kind please, not the cheap stuff"
      [re(`(?<=[, ])(${quality}) (?:please|pls|bitte|porfa|stp)(?=\\s*[,.;])`), "$1"],
      [re(`${behind}${remarked}((?:${quality})(?:, (?:${quality}))?)${noteEnd}`), " ($1)"],
    ],
  },
  {
    may: /sure|certain|case|either|matter|happens|regardless|fall|fäll|oder so|unbedingt|sicher|caso|todas|todos|sí o|pase|seguro|tous les|toutes? |arrive|asap|possible|rush|hurry|urge|dringend|eilt|eile|eilig|zeit|prisa|falta|antes|press|vite/iu,
    in: () => [
      [re(`${behind},? ${but}(?:${howSure})${end}`), ""],
      [
        re(
          `${ahead}(?:${howSure})[,:]? (?:(?:aber|but|mais|pero) )?(?=\\p{Alpha}{3}|\\d)(?!(?:i|we|you|ich|wir|du|je|on|il|lo|no|not|es|das|yo|que)(?!\\p{Cased}))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /now on|starting|ab |jetzt an|adelante|a partir|desde|dorénavant|désormais|dès /iu,
    in: () => [
      [re(`${behind},? ${fromNow}${end}`), ""],
      [re(`(?<!\\p{Cased})${fromNow},? (?=\\p{Alpha}|\\d)`), ""],
    ],
  },
  {
    may: /nnellement|exceptionally|ausnahmsweise|excepcional|una vez|une fois|once|this time|diesmal|dieses mal|esta vez|cette fois/iu,
    in: () => [
      [re(`(?<=^|[\\s,.])${thisOnce},? (?=\\p{Alpha}|\\d)`), ""],
      [re(`${behind},? (?:${thisOnce}|${thisTime})${end}`), ""],
    ],
  },
  {
    may: /wichtig|vor allem|important|above all|especially|sobre todo|surtout/iu,
    in: () => [[re(`${ahead}(?:${above}[,:]? )+${negated}(?=\\p{Alpha}{2}|\\d)`), ""]],
  },
  {
    may: /wie immer|wie gewohnt|wie üblich|wie sonst|as usual|as always|como siempre|comme (?:d|toujours)/iu,
    in: () => [
      [
        re(
          `${behind},? (?:(?:dann|then|pues|donc) )?(?:wie (?:immer|gewohnt|üblich|sonst(?: auch)?)|as (?:usual|always)|como siempre|comme (?:d['’]habitude|toujours))(?=\\s*(?:$|[.!?;,\\n]|(?:from|at|vom|von|bei|beim|de|del|en|chez|à) ))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /reichlich|ordentlich|plenty|loads|de lo normal|que de costumbre|than usual|als sonst|d['’]habitude/iu,
    in: () => [
      // "we need rice and plenty of beans"; not what is there
      [
        /(?<=(?<!\p{Cased})(?:need|get|buy|grab|bring|want|pick up)(?!\p{Cased})(?:(?!(?:have|got|there|['’]ve)(?!\p{Cased}))[^.;!?\n]){0,80}(?:[, ]and|,|need|get|buy|grab|bring|want|pick up) )(?:plenty|loads|lots|tons) of (?=\p{Alpha})/giu,
        "",
      ],
      [
        /(?<=(?<!\p{Cased})(?:brauch\p{Alpha}*|kauf\p{Alpha}*|hol\p{Alpha}*|bring\p{Alpha}*|nimm|bitte)(?!\p{Cased})(?:(?!(?:haben|hab|ist|sind)(?!\p{Cased}))[^.;!?\n]){0,80} )(?:reichlich|ordentlich|jede menge|ganz viele?) (?=\p{Upper}\p{Alpha}|\p{Lower}+e \p{Upper})/gu,
        "",
      ],
      // "más pan de lo normal": the name first
      [
        /(?<!\p{Cased})(?:más|mas) (\p{Alpha}[^,.;:!?\n]{1,30}?) ((?:de lo|que de) (?:normal|habitual|costumbre))(?!\p{Cased})/giu,
        "$1 (más $2)",
      ],
      [
        /(?<!\p{Cased})more (\p{Alpha}[^,.;:!?\n]{1,30}?) (than (?:usual|normal|last time))(?!\p{Cased})/giu,
        "$1 (more $2)",
      ],
      [
        /(?<!\p{Cased})mehr (\p{Alpha}[^,.;:!?\n]{1,30}?) (als (?:sonst|üblich|letztes mal|normal))(?!\p{Cased})/giu,
        "$1 (mehr $2)",
      ],
      [
        /(?<!\p{Cased})plus (?:de |d['’])(\p{Alpha}[^,.;:!?\n]{1,30}?) (que d['’]habitude)(?!\p{Cased})/giu,
        "$1 (plus $2)",
      ],
    ],
  },
  {
    may: /lo que|what we|ce qu|am meisten/iu,
    in: () => [
      // "harina es lo que más falta hace"
      [
        re(
          `${start}(\\p{Alpha}[^,.;:!?\\n]{1,30}?) (?:(?:es|son) lo que (?:más )?(?:falta(?: hace)?|hace falta|necesitamos|urge)|(?:is|are) what we (?:really )?need(?: most)?|(?:brauchen wir|ist das was wir) am (?:meisten|dringendsten)(?: brauchen)?|c['’]est ce (?:qu['’]il faut|dont on a besoin)(?: le plus)?)(?=\\s*(?:$|[.,;!\\n]))`,
        ),
        "hace falta $1",
      ],
    ],
  },
  {
    may: /bleib/iu,
    in: () => [
      // "Für uns bleiben Reis und Senf", "Es bleibt bei Reis"
      [
        re(
          `${clauseStart}(?:(?:für|bei) uns bleib(?:t|en)|es bleib(?:t|en)(?: (?:also|dann))* bei|bleib(?:t|en)(?: (?:also|dann|nur|noch))+) (?=(?-i:\\p{Upper})|\\p{Alpha}+e (?-i:\\p{Upper}))`,
        ),
        "wir brauchen ",
      ],
    ],
  },
  {
    may: /profite|passe[rsz]? |chop|agarr|retour|vuelta|way back|way home|rückweg|throw|heimweg/iu,
    in: () => [
      [
        re(
          `(?<!\\p{Cased})(?:profites?-?en|profite[rz]?-en|j['’]en profite|profite(?:r|z)?) pour (?:acheter|prendre|ramener|me prendre|nous prendre) `,
        ),
        "prends ",
      ],
      // "passe chercher du sel"; not the children
      [
        re(
          `${start}(?:tu (?:peux|pourrais) )?pass(?:e|es|er) (?:(?:me|nous|vite) )*(?:chercher|prendre|acheter|récupérer) (?!(?:les? |la |mon |ma |mes |l['’])?(?:enfants?|petite?s?|fille|fils|gosses|colis|pressing|\\p{Alpha}+ (?:à|au) )(?!\\p{Cased}))(?=\\p{Lower})`,
        ),
        "prends ",
      ],
      [
        re(
          `(?:${start}|(?<=(?:frérot|frero|frangin|mec|gros|poto|bro|tio|tío|wey|güey|porfa|stp|por favor),? ))(?:chop+e|chopes|agarra|agárra(?:me|nos)) (?=\\p{Alpha}|\\d)`,
        ),
        "compra ",
      ],
      [
        re(
          `(?<=^|[.!?\\n;,]\\s*|(?<!\\p{Cased})(?:and|und|y|et) )(?:de vuelta|a la vuelta|al volver|de camino(?: a casa)?|au retour|en rentrant|sur le (?:chemin du )?retour|on the way (?:back|home)|auf dem (?:rück|heim)weg),? (?=(?:coge|compra|trae|pilla|recoge|prends|achète|ramène|get|grab|buy|pick up|hol|kauf|nimm|bring)(?!\\p{Cased}))`,
        ),
        "",
      ],
      [re(`${clauseStart}(?:please |just )?throw in (?!the towel)(?=\\p{Alpha}{3})`), "get "],
    ],
  },
  {
    may: /également|avec|igual|para tod|für alle|pour tou|for everyone/iu,
    in: () => [
      [re(`${behind},? également${end}`), ""],
      [re(`(?<= et [^,.;!?\\n]{2,40}) avec(?=\\s*(?:$|[.!\\n]))`), ""],
      [re(`(?<= y [^,.;!?\\n]{2,40}) igual(?=\\s*(?:$|[.!\\n]))`), ""],
      [
        re(
          `${behind} (para tod[oa]s|für alle|pour (?:tous|tout le monde)|for (?:everyone|everybody|all of us))(?=\\s*(?:$|[.!;\\n]))`,
        ),
        " ($1)",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:only|nur|s[oó]lo|seulement|uniquement|únicamente|lediglich)(?!\p{Cased})/iu,
    in: () => [
      // "bread only from Lidl"
      [
        re(
          `${behind},? (?:only|nur|s[oó]lo|solamente|únicamente|seulement|uniquement|bitte nur) (?=(?:from|at|vom|von|bei|beim|aus dem|del?|en|chez|de chez|à) (?-i:\\p{Upper}|dm))`,
        ),
        " ",
      ],
      // "seulement si c'est pas trop cher"
      [
        re(
          `${behind}${remarked}((?:only|nur|s[oó]lo|solamente|seulement|uniquement) (?:if|wenn|falls|si|s['’])(?! (?:you|du|tu|te|puedes|no te|es keine|il te|ça te)(?!\\p{Cased})) ?[^,.;:!?\\n()]{3,40})${end}`,
        ),
        " ($1)",
      ],
      [re(`${ahead}(?:únicamente|uniquement|lediglich) (?=\\p{Alpha}{3}|\\d)`), ""],
    ],
  },
  {
    may: /(?<!\p{Cased})if(?!\p{Cased})/iu,
    in: () => [
      // "rice if on sale", "salt too if it's not too heavy"
      [
        re(
          `${behind},? (if (?:on (?:sale|offer)|reduced|cheap|in season)(?: at [^,.;:!?\\n]{2,20})?)(?=\\s*(?:$|[,.;!?\\n]))`,
        ),
        " ($1)",
      ],
      [
        re(
          `${behind},? (?:too|as well|also) (if (?:it|they|that)(?:['’]s|['’]re| is| are|['’]?s)(?: not| isn['’]t)? [^,.;:!?\\n()]{3,40})(?=\\s*(?:$|[,.;!?\\n]))`,
        ),
        " ($1)",
      ],
    ],
  },
];
