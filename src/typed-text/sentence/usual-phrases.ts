import { compiledAhead } from "../compiled-ahead.ts";
import { withUsualHeadings } from "./usual-headings.ts";
import { someDay } from "./time-words.ts";

/** What people say in other words than most, with the usual ones; a stop where another sentence begins. */
const phrases = compiledAhead<[RegExp, string]>([
  [/(?<=\S),? (?:(?:das|es) )?eilt (?:(?:aber|auch|ja|gar|überhaupt) )*nicht(?=\s*(?:$|[.!\n]))/giu, ""],
  // "Für den Geburtstag von Emma brauchen wir"
  [
    /(?<=(?:^|[.!?\n]\s*)(?:for|für|para|pour) (?:the|den|die|das|el|la|le|l['’]) ?\p{Alpha}{3,}) von \p{Upper}\p{Alpha}+,? (?=(?:brauch|bräucht|we (?:still )?need|i need|necesit|hace|falta|nos falta|me falta|il (?:nous |me )?fau|on a besoin))/giu,
    " ",
  ],
  // "…, der Sack ist fast leer": of what stands before it
  [
    /(?<=\S)[,.;]\s+(?:denn |because |que |car )?(?:der|die|das|the|el|la|le) (?:letzte |last |último |última |dernière? )?(?:sack|packung|flasche|dose|tube|glas|tüte|beutel|bag|bottle|box|jar|tub|tin|can|pack|packet|carton|bote|paquete|botella|caja|bolsa|saco|lata|tarro|sac|paquet|bouteille|boîte|pot|bidon|flacon) (?:ist|is|está|est|se ha) (?:(?:fast|schon|bald|auch|almost|nearly|already|casi|ya|presque|déjà|bientôt) )*(?:leer|alle|aus|weg|empty|out|gone|finished|vací[oa]|acabad[oa]|vide|finie?)(?=\s*(?:$|[.,!\n]))/giu,
    "",
  ],
  // "Herzlichen Dank, Ihr Herr Krause"
  [
    /(?<=(?:dank|grüße[n]?|gruß),?)\s+(?:Ihre?|Deine?|Eure?|Euer) (?:(?:Herr|Frau|Nachbar(?:in)?|Oma|Opa|Tante|Onkel) )?\p{Upper}\p{Alpha}+(?=[\s.!]*$)/giu,
    "",
  ],
  // "hot dogs qty 3"
  [
    /(?<=[\p{Alpha})]),? \(?(?:qty|quantity|qté|qte|quantité|cant|cantidad|anzahl|stückzahl)\.?:? ?x?(\d{1,3})\)?(?=\s*(?:$|[,;.\n])|\s+\p{Alpha}{3})/giu,
    " x$1",
  ],
  [/(?<=\p{Alpha}) \(?(\d{1,3}) (?:qty|qté|qte)\.?\)?(?=\s*(?:$|[,;.\n]))/giu, " x$1"],
  [/(?<=^|[,;\n•-] ?)(?:qty|quantity|qté|qte|cant|anzahl)\.?:? ?(\d{1,3}) (?=\p{Alpha})/giu, "$1 "],
  // "24 cupcakes for thursday (no nuts)": the note stands before the time.
  [
    new RegExp(
      `( (?:for|by|für|bis|para|pour|avant)(?: the| el| la| le| den| die)? ${someDay})( \\([^()\\n]{2,60}\\))(?=\\s*(?:$|[,;.\\n]))`,
      "giu",
    ),
    "$2$1",
  ],
  // "diapers before saturday, size 4"
  [
    new RegExp(
      `( (?:for|by|before|until|für|bis|vor|para|antes del?|hasta|pour|avant)(?: the| el| la| le| den| die)? ${someDay}), ((?:size|größe|gr\\.|taille|talla) \\S+?)(?=\\s*(?:$|[,;.\\n]))`,
      "giu",
    ),
    " ($2)$1",
  ],
  // "2 packs of 12 sparkling water"
  [
    /(?<=^|[,;\n•-] ?)(\d{1,2}|two|three|four|zwei|drei|dos|tres|deux|trois) (packs|boxes|cases|cartons|trays|packungen|kartons|kisten|paquetes|cajas|cartones|paquets|boîtes) ((?:of|à|zu je|zu|de) \d{1,3}) (?!(?:up|x|×|ml|cl|dl|mg|kg|gr?|oz|lbs?|l(?:it\p{Alpha}*)?|kilos?|gram\p{Alpha}*|ounces?|pounds?|inch(?:es)?|pints?|quarts?|gallons?|count|ct|ply|volts?|watts?|[wv]|percent|dozen|docenas?|douzaines?|dutzend|pt|qt|cm|mm|for|für|para|pour|from|at)(?!\p{Cased}))(?:of |de |d['’])?(\p{Alpha}(?:(?! (?:and|und|y|e|et|&|plus|for|für|para|pour|at|from|in|en|chez|bei) )[^,;\n()])*)(?=$|[,;\n]| (?:and|und|y|e|et|&|plus) )/giu,
    "$1 $2 $4 ($3)",
  ],
  [
    /(?<=^|[,;\n•-] ?)(\p{Alpha}(?:(?! (?:and|und|y|e|et|&|plus|for|für|para|pour|at|from|in|en|chez|bei) )[^,;\n()\d])*?),? (\d{1,2}|two|three|four|zwei|drei|dos|tres|deux|trois) (packs|boxes|cases|cartons|trays|packungen|kartons|kisten|paquetes|cajas|cartones|paquets|boîtes) ((?:of|à|zu je|zu|de) \d{1,3})(?=\s*(?:$|[,;.\n]))/giu,
    "$2 $3 $1 ($4)",
  ],
  // "would you be a love and pick up …"
  [
    /(?<!\p{Cased})(?:would|could|will) (?:you|u) be (?:an? )?(?:\p{Alpha}+ )?(?:love|luv|dear|darling|star|sweetheart|angel|legend|so kind as|so kind|kind enough)(?: and| to)(?= \p{Alpha})/giu,
    "please",
  ],
  // "¿me harías el favor de pasar por el Lidl?"
  [
    /(?<!\p{Cased})(?:me|nos) (?:harías|haríais|haces|hacéis|hace|podrías hacer|puedes hacer) (?:el|un) favor (?:de|y) (?=\p{Alpha}{2,12}(?:[aei]r|a|e) )/giu,
    "",
  ],
  // "1 vaso (200 ml) de aceite": the second measure stands behind the thing.
  [
    /(?<=(?:^|[\n•*,;-])[^\S\n]*(?:\d[\d.,½¼¾]*|[½¼¾]|un[ae]?|an?|eine?n?) \p{Alpha}{3,12}) (\([^()\n]*\d[^()\n]*\)) ((?:de |of |d['’])\p{Alpha}[^\n,;()]{2,40})(?=$|[\n,;])/gimu,
    " $2 $1",
  ],
  // "las pilas y de un bote de garbanzos", "un rôti, avec 1,5 kg de pommes de terre"
  [
    /(?<=\p{Alpha}{3} (?:y|e|ni) )del? (?=(?:un[ao]?|un[oa]s|el|l[oa]s?|dos|tres|cuatro|\d+)(?!\p{Cased}))/giu,
    "",
  ],
  [/(?<=\p{Alpha}{3} (?:y|e|ni) )del? (?:mis?|tus?|nuestr[oa]s?) (?=\p{Alpha}{3})/giu, ""],
  // "faut passer à Carrefour pour de la litière"
  [
    /(?<=(?<!\p{Cased})(?:chez|à|au|en|in|at|zu|bei|al?) (?:la |le |el )?\p{Upper}[\p{Alpha}'’]{2,} )(?:pour|por|for|für|wegen|a por) (?=(?:de la|du|des|de l['’]|une?|un[oa]s|an?|some|eine?n?|\d+)(?!\p{Cased}))/gu,
    "",
  ],
  // "Uns ist das Waschpulver ausgegangen", "die Butter geht zur Neige"
  [
    /(?<!\p{Cased})(?:uns|mir|denen) (?:ist|sind|is) (?:(?:gestern|heute|grad|gerade|schon|auch|leider|jetzt) )*((?:das|der|die|unser\p{Alpha}*) )?([^.,;:!?\n]{3,50}?) (?:aus|leer|zu ende|verloren ?)(?:ge)?gangen(?!\p{Cased})/giu,
    "wir brauchen $2",
  ],
  // "wären Sie so lieb, mir 6 Eier zu besorgen"
  [
    /(?<!\p{Cased})(?:wären|wärst|wärt) (?:Sie|du|ihr) (?:bitte )?so (?:lieb|nett|gut|freundlich),? (?:und )?(?:(?:mir|uns|bitte|noch|auch) )*(?=\p{Alpha}|\d)/giu,
    "bitte ",
  ],
  [
    /(?<=[\p{Alpha})]), (?:with|mit|con|avec) (?=\d+(?:[.,]\d+)? ?(?:k?g|ml|cl|l|lbs?|oz|kilos?|pounds?|gramm?e?s?|x)(?!\p{Cased}))/giu,
    ", ",
  ],
  // "two baguettes, all from Costco, for saturday"
  [
    /(, (?:all|everything|both|alles|beides|todo|tod[oa]s|(?:le )?tout) (?:from|at|bei|von|vom|del?|en|chez|à) [^,.;!?\n]{2,20}), ((?:for|für|fürs|para|pour) [^,.;!?\n]{2,25})(?=$|[.!\n])/giu,
    ", $2$1",
  ],
  // "stop at Aldi & get pickles"
  [/(?<=\p{Alpha}) & (?=(?:get|grab|buy|pick up|bring) \p{Alpha})/giu, " and "],
  // "croissants seulement le dimanche"
  [
    /(?<=\p{Alpha}{3}) (?:only|nur|s[oó]lo|solamente|únicamente|seulement|uniquement) (?=(?:on |every |each )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{Cased})|(?:jeden |am |an )?(?:mon|diens|donners|frei|sams|sonn)tags?(?!\p{Cased})|mittwochs?(?!\p{Cased})|(?:los |el |cada )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)(?!\p{Cased})|(?:le |les |chaque )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?(?!\p{Cased}))/giu,
    " ",
  ],
  // "J'ai déjà pris le beurre, reste la crème"
  [
    /(?<=(?<!\p{Cased})(?:j['’]ai|on a) (?:déjà )?(?:pris|acheté|trouvé|eu) [^.;!?\n]{2,40}?)(?:,| et| mais)+ (?:il )?(?:ne )?reste(?:nt)?(?: plus que)? (?=(?:le |la |les |l['’])\p{Alpha})/giu,
    ". Il faut ",
  ],
  // "filtres à café de chez Carrefour"
  [/(?<=\p{Alpha}) de chez (?=\p{Alpha})/giu, " chez "],
  // "from Whole Foods tomorrow, please: tahini"
  [/(?<=^[^,.;:!?\n]{4,40}),? (?:please|pls|bitte|por ?fa(?:vor)?|stp|svp)(?=: ?\S)/giu, ""],
  // "plus de confiture du tout"
  [/(?<=(?<!\p{Cased})(?:plus|pas) (?:de |d['’])[^.,;!?\n]{2,30}) du tout(?!\p{Cased})/giu, ""],
  // "und für die Kinder Apfelschorle"
  [
    /(?<=(?:^|[,;]|(?<!\p{Cased})(?:and|und|y|et)) ?)((?:for (?:the )?(?:kids|children|boys|girls|cats?|dogs?)|für (?:die|den|das|unsere[n]?) (?:Kinder|Kids|Kleinen|Katzen?|Hunde?)|para (?:los|las|el|la) (?:niñ[oa]s?|peques|perr[oa]s?|gat[oa]s?)|pour (?:les|le) (?:enfants|petits|chiens?|chats?))) (\p{Alpha}(?:(?! (?:and|und|y|et) )[\p{Alpha} ]){3,30})(?=$|[,;.!\n]| (?:and|und|y|et) )/giu,
    "$2 ($1)",
  ],
  // "Firmado: el hambriento" behind the last sentence
  [/(?<=[.!?] )(?:signed|gezeichnet|firmado|signé)\s?:[^.!?\n]{2,40}$/giu, ""],
  // "Milch ist alle, 2 Liter bitte"
  [
    /(?<=^|[.!?\n]\s*)(?:(?:die|der|das|unsere?|mein(?:e|er)?|the|our) )?(\p{Alpha}[\p{Alpha} -]{1,30}?) (?:ist|sind|is|are|geht|gehen) (?:(?:fast|bald|schon|gleich|auch|wieder|langsam|leider|all|almost|nearly) )*(?:alle|leer|aus|weg|zu ende|out|gone|empty|finished)(?:[,;!.]| [-–])+ (?=(?:(?:bitte|also|bring|nimm|hol|kauf|please|get|grab|buy) (?:bitte |mir |uns |noch |us |me )*)?(?:\d{1,4}|zwei|drei|vier|fünf|sechs|two|three|four|five|six)(?: ?\p{Alpha}{1,12})?(?: (?:bitte|danke|von|bei|vom|mit|mitbringen|holen|kaufen|please|thanks|from|at)(?!\p{Cased})[^,.;!?\n]*)?[.!]*$)/giu,
    "$1, ",
  ],
  // "ah mince."
  [/(?<!\p{Cased})(?:ah|oh|et),? (?:mince|zut|flûte|punaise|purée|la vache)(?=\s*(?:$|[.,!…\n]))/giu, ""],
  // "Mon cher Hugo, …, pourrais-tu"
  [/^\s*(?:mon|ma|mein|meine|mi) (?:cher|chère|lieber?|querid[oa]) \p{Upper}\p{Alpha}+,\s*(?=\S)/giu, ""],
  // "Coucou mon chéri, bien arrivé ?"
  [
    /(?<!\p{Cased})(coucou|salut|bonjour|bonsoir|hello|allô) (?:mon|ma|mes) (?:petite?s? )?(?:chérie?s?|c(?:œ|oe)urs?|amours?|puces?|belles?|grande?s?|loulous?|chous?)(?=\s*(?:$|[,.!?]))/giu,
    "$1",
  ],
  // "palomitas para mañana 🍿"
  [
    /(?<= (?:para|pour|for|für) \p{Alpha}{3,12}| (?:tomorrow|tonight|morgen|heute|mañana|hoy|demain)) ?(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F?)+(?=\s*(?:$|\n))/giu,
    "",
  ],
  // "For the grade 2 party we still need"
  [
    /(?<=^|[.!?\n]\s*)(?:for|für|para|pour) [^,.;:!?\n\d]{0,30}\d[^,.;:!?\n]{0,30}?,? (?=(?:(?:we|i)(?:['’]ll|['’]d)? (?:still |also )?(?:need|want)|(?:brauchen|bräuchten) wir|necesitamos|nos hacen? falta|il (?:nous|me) (?:faut|faudrait)|on a besoin)(?!\p{Cased}))/giu,
    "",
  ],
  // "prends plutôt 500 g de skyr"
  [/(?<=(?<!\p{Cased})(?:prends|prenez|achète|ramène)) plutôt(?= \d)/giu, ""],
  [/(?<!\p{Cased})(pense[zrs]?) (?:aussi|également|bien) (?=(?:à|aux?)\s)/giu, "$1 "],
  // "add bread add peanut butter add jelly"
  [
    /(?<=(?:^|[.!?\n]\s*)(?:please |bitte |porfa )?(add|get|buy|kauf|hol|bring|compra|añade|trae|apunta|prends|ajoute|achète) [^.!?\n]{2,80}?),? (?:and |und |y |et )?\1 (?=\S)/giu,
    ", ",
  ],
  // "J'ai besoin d'ail, d'une boîte de thon"
  [/(?<=\p{Alpha}(?:, | et ))d['’](?=une? )/giu, ""],
  // "il y a du lait mais plus d'œufs"
  [
    /(?<=^|[.!?\n]\s*)il y a (?:encore |déjà )?(?:du |de la |des |de l['’])[^,.;!?\n]{2,30},? mais (?:plus|pas) (?=de |d['’])/giu,
    "il n'y a plus ",
  ],
  // "20 weiße Eier kaufen 🐣"
  [
    /(?<=(?:\p{Alpha}+[^\p{Alpha}\n]+){3,40}\p{Alpha}{3,}) ?(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)+(?=\s*(?:$|\n))/gu,
    "",
  ],
  // "and also remind me to get coffee filters every month"
  [
    /,? (?:and|und|y|et) (?:also |auch |también |aussi )?(?:remind me (?:to (?:get|buy)|about)|erinner(?:e)? mich (?:an|daran)|recuérdame (?:comprar|traer)|rappelle-moi (?:de |d['’])(?:prendre|acheter)?) ?(?=\S)/giu,
    "; ",
  ],
  // "trag mal ein jeden Samstag zehn Brezeln"
  [
    /(?<=^|[.!?,\n]\s*)(?:trag|schreib|setz|notier)e?(?: (?:mal|bitte|noch|mir|uns))* (?:ein|auf|drauf)(?= (?:\d|jede|eine|zwei|drei|\p{Upper}|bitte))/gu,
    "bitte",
  ],
  [
    /(?<!\p{Cased})(?:what was (?:it|that)(?: again)?|was war(?:['’]?s| das| es)(?: (?:noch ?mal|noch|gleich|wieder|denn))*|qué era(?: lo otro)?|c['’]était quoi(?: déjà)?)(?=,? (?:ach|ah|oh|genau|richtig|sí|oui|voilà))/giu,
    "",
  ],
  // "Mañana hago paella, me faltan azafrán y judías"
  [
    /(?<=^|[.!?\n]\s*)(?:(?:mañana|hoy|esta noche|el \p{Alpha}+|demain|ce soir|morgen|heute) )?(?:hago|hacemos|preparo|preparamos|cocino|je fais|on fait|je prépare) [^,.;:!?\n]{2,30}, (?=(?:me|nos|hace|necesit|falta|il|on|j['’]ai|prends|compra))/giu,
    "",
  ],
  // "ni del papel", "ni de filtres"
  [/(?<=[\p{Alpha},] ni )(?:del? |d['’])(?=\p{Alpha})/giu, ""],
  // "nos hemos quedado sin mayonesa y también sin servilletas"
  [
    /(?<=(?<!\p{Cased})(?:quedado|quedamos|estamos|quedando|acabado) sin [^.;!?\n]{2,40}?) y,?(?: eh+,?)?(?: también| tampoco)? sin (?=\p{Alpha})/giu,
    " y ",
  ],
  // "muffins, all from Costco tomorrow"
  [
    /(, (?:all|everything|both|alles|beides|todo|tod[oa]s|(?:le )?tout) (?:from|at|bei|von|vom|del?|en|chez|à) [^,.;!?\n]{2,20}?) (tomorrow|today|tonight|this week|morgen|heute|mañana|hoy|demain)(?=$|[.!\n])/giu,
    " $2$1",
  ],
  // "put yogurt on repeat weekly"
  [/(?<=\p{Alpha}{2}) on (?:repeat|auto-?repeat|a loop)(?=\s*(?:$|[,.]|every|weekly|monthly|each))/giu, ""],
  // "schreib Dübel auf, ach, und Schrauben"
  [
    /(?<=(?<!\p{Cased})(?:schreib|notier|setz|trag)e? [^.;!?\n]{2,40}) (?:auf|ein),?(?: ach(?: ja)?,?)?(?= und )/giu,
    "",
  ],
  // "apunta tres cebollas y este perejil": a word of thinking
  [/(?<=\p{Alpha} (?:y )?)este(?= \p{Alpha}{3,}(?: y |,|$))/gu, ""],
  // "stp jsuis crevée"
  [
    /(?<=\p{Alpha}{2}) (?=je suis (?:\p{Alpha}+ )?\p{Alpha}+(?:ée?|i|ie|u|ue|en|au|à|au)(?=$|[\s.,!?]))/giu,
    ". ",
  ],
  [/(?<=\p{Alpha}{3}) (?=(?:love (?:you|ya|u)|bye(?: bye)?|xoxo|bussis?|hdl)(?: \p{Alpha}+)?$)/giu, ". "],
  // "si pasas por la tienda": when, not what
  [
    /(?<!\p{Cased})(?:si|cuando) (?:pasas|vas|sales|vuelves) (?:por|x|a|al|de|del) (?:la |el )?(?:tienda|súper|super|mercado|trabajo|centro|compra),?(?= )/giu,
    "",
  ],
  // "Hola cari q tal", "Tkm"
  [/(?<=^|[\s,!])(?:cari )?(?:q|qué|que) tal(?=\s*(?:$|[,.!?\n]))/giu, ""],
  [/(?<=[.!,\n]\s*|\p{Alpha} )(?:tkm|tqm|tqmm|hdgdl)(?=[.!\s]*$)/giu, ""],
  [/(?<=^|[.!?,\n] ?)para comprar(?= (?:en|hoy|mañana)(?!\p{Cased}))/giu, "comprar"],
  [
    /(?<=\p{Alpha}),? (?:und dann noch|und dann auch(?: noch)?|y luego también|et puis aussi)(?= \p{Alpha})/giu,
    ",",
  ],
  // "El gazpacho siempre de Mercadona"
  [
    /(?<=\p{Alpha}{3}) (?:siempre|always|immer|toujours)(?= (?:de|del|from|at|bei|beim|von|vom|chez) \p{Upper}[\p{Alpha}' ]{1,20}(?:$|[.,;!\n]))/gu,
    "",
  ],
  // "put coffee pods on every two weeks", "Mach bitte noch Spüli drauf"
  [
    /(?<!\p{Cased})put ([^,.;!?\n]{2,30}?) (?:on|down)(?: for)?(?= (?:every|weekly|monthly|daily)(?!\p{Cased}))/giu,
    "add $1",
  ],
  [
    /(?<=^|[.!?,] )(?:mach|setz|pack|schreib|tu)(?: (?:mir|uns|bitte|noch|auch|mal))* ([^.;!?\n]{2,60}?) (?:drauf|dazu)(?=$|[.,!?])/giu,
    "bitte $1",
  ],
  // "lo que falta es albahaca": else it tells something
  [
    /(?<!\p{Cased})lo (?:único )?que (?:nos |me |te )?(?:faltan?|hacen? falta|necesit\p{Alpha}+)(?: (?:comprar|traer))? (?:es|son)(?= )/giu,
    "falta",
  ],
  [
    /(?<!\p{Cased})(?:the only thing |all |what )(?:we|i)(?:['’]re| are|['’]m| am)? (?:(?:(?:still|really|actually|just) )?need|(?:still )?missing|out of) (?:is|are)(?= )/giu,
    "we need",
  ],
  [
    /(?<!\p{Cased})was (?:(?:uns|mir|noch|jetzt) )*(?:fehlt|fehlen),? (?:ist|sind|wären?)(?= )/giu,
    "es fehlt",
  ],
  [/(?<!\p{Cased})ce qu['’]il (?:(?:me|nous|te) )?(?:faut|manque|faudrait),? c['’]est(?= )/giu, "il manque"],
  // "ya que vas a Carrefour": when, not what
  [
    /(?<=^|[.!?,\n] ?)(?:ya que|aprovechando que|puesto que|como) (?=(?:vas|pasas|estás en|sales|vais|te pasas)(?!\p{Cased}))/giu,
    "si ",
  ],
  [
    /(?<=^|[.!?,\n] ?)(?:since|as|seeing as|while) (?=you(?:['’]re| are) (?:at|in|going to|passing|near|off to)(?!\p{Cased}))/giu,
    "if ",
  ],
  [/(?<=^|[.!?,\n] ?)(?:puisque|vu que|tant que|comme) (?=tu (?:vas|passes|es)(?!\p{Cased}))/giu, "si "],
  [
    /(?<=^|[.!?,\n] ?)(?:da|wo|weil) du (?:ja |schon |eh |sowieso )+(?=(?:bei|beim|im|zu|zum|in) )/giu,
    "wenn du ",
  ],
  // "cough syrup, außerdem iron every 3 months": what follows is of its own
  [
    /(?<=\p{Alpha}),\s+(?:(?:und|and|y|et) )?(?:außerdem|ausserdem|besides|additionally|además|en outre)(?=,? \p{Alpha})/giu,
    ";",
  ],
  [/(?<=\p{Alpha})(?:,|\s[-–—])\s+(?:oh|ah|ach|ay|uy),? (?:and|und|y|et)(?= \p{Alpha})/giu, ";"],
  // "just medianoches": what leads from a reason to what is needed
  [
    /(?<=\p{Alpha}{3}),? (?:donc|du coup)(?= (?:il (?:me |nous |te )?faut|prends|achète|on a besoin|j['’]ai besoin|pense)(?!\p{Cased}))/giu,
    "; ",
  ],
  // "that fancy shortbread"
  [
    /(?<=(?:^|,|(?<!\p{Cased})(?:and|get|need|grab|some)) ?)(?:that|those|these)(?= (?!is |at |from |in |for |are |was |were |will |should |we |i |they |you |he |she |it )\p{Lower}+ \p{Alpha}{3})/giu,
    " ",
  ],
  // "denk an die Tomaten und an einen Bund Basilikum"
  [
    /(?<=(?<!\p{Cased})(?:[Dd]enkt?e?|[Ee]rinnere?)(?!\p{Cased})[^.!?;\n]{2,80}(?:und|,) )an (?=(?:die|de[nm]|das|eine?n?|\d+) \p{Alpha}|\p{Upper})/gu,
    "",
  ],
  // "…, comme tous les lundis"
  [
    /(?<=\S),? (?:comme|como|wie|like|as) (?=(?:tous|toutes|todos|todas) l[eao]s |chaque |cada |jede[nrs]? |every )/giu,
    ", ",
  ],
  // "incluir en el próximo pedido vendas", "por favor traerme pan"
  [
    /(?<!\p{Cased})(?:incluir|añadir|poner|meter) en (?:el|la) (?:próxim[oa] |siguiente )?(?:pedido|lista|compra|cesta) (?=\p{Alpha}|\d)/giu,
    "comprar ",
  ],
  [/(?<=por favor,? )(?:traer|comprar|coger)(?:me|nos) (?=\p{Alpha}|\d)/giu, ""],
  // "pense au beurre et au lait"
  [
    /(?<=(?<!\p{Cased})et )(?:aux? |à la |à l['’]|à )(?=\p{Alpha}{3})(?<=(?<!\p{Cased})pense[zrs]?(?: aussi| bien)? (?:aux?|à)[^.!?;\n]{2,60} et (?:aux? |à la |à l['’]|à ))/giu,
    "",
  ],
  // "oye que se ha acabado el papel", "just realized we have no salt", "on dirait qu'on n'a plus de sel"
  [
    /(?<=^|[.!?,;\n] ?)(?:(?:oye|mira|eh|ay|ah|uy|hola|pues|bueno),? )*(?:(?:me )?(?:acabo de|he) (?:dar cuenta|dado cuenta|ver|visto)(?: de)? que|resulta que|parece que|veo que|es que|que) (?=(?:ya )?(?:se (?:me |nos )?(?:ha|han|acab|termin|está)|no (?:nos |me )?(?:queda|hay|tenemos)|(?:nos |me )?falta|(?:nos )?hace falta|hay que comprar|estamos sin|quedan? poc))/giu,
    "",
  ],
  [
    /(?<=^|[.!?,;\n] ?)(?:(?:oh|hey|so|ugh|hi|ok),? )*(?:(?:i )?(?:just )?(?:realized|realised|noticed|saw|remembered)(?: that)?|(?:it )?(?:looks|seems) like|turns out(?: that)?|apparently|i see(?: that)?) (?=(?:we|i|there)(?:['’](?:re|m|s)| are| am| is| have| ran| don['’]t)(?!\p{Cased}))/giu,
    "",
  ],
  [
    /(?<=^|[.!?,;\n] ?)(?:(?:oh|hey|ach|du|hallo|ups),? )*(?:(?:hab|habe) (?:grad|gerade|eben) (?:gesehen|gemerkt),?(?: dass)?|(?:ich )?seh(?:e)? (?:grad|gerade|eben),?(?: dass)?|anscheinend|offenbar|mir fällt auf,?(?: dass)?|wie es aussieht,?) (?=(?:wir|haben|ist|es|kein)(?!\p{Cased}))/giu,
    "",
  ],
  [
    /(?<=^|[.!?,;\n] ?)(?:(?:oh|ah|salut|bon|mince|zut|hé),? )*(?:(?:je viens de (?:voir|me rendre compte|remarquer)|on dirait|je vois|il paraît|apparemment|je m['’]aperçois)(?: qu['’]| que | )) ?(?=(?:on|il|y|n|j)[ '’]?)/giu,
    "",
  ],
  // "faut en racheter avec du lait", "passer à la boulangerie prendre 2 tradis"
  [/,? (?:il )?faut en (?:r?acheter|reprendre|prendre) (?:avec|et) (?=\p{Alpha})/giu, ", "],
  [
    /(?<!\p{Cased})(?:passer|passe|passes) (?:à la |au |chez (?:le |la )|à l['’])(?:boulangerie|boulanger|boucherie|boucher|pharmacie|marché|poissonnerie|fromagerie|fromager|tabac|épicerie|primeur|caviste|magasin|supermarché) (?:pour |et )?(?=(?:prendre|acheter|chercher|prends|achète)(?!\p{Cased}))/giu,
    "",
  ],
  [
    /(?<!\p{Cased})(?:stop|swing|pop|go|run) (?:by|into|to|in at|over to) the (?!store|shop|supermarket)\p{Alpha}+ (?:and|to|for) (?=(?:get|grab|buy|pick up)(?!\p{Cased}))/giu,
    "",
  ],
  // "nein, bring welchen mit und Kokosmilch", "get some and bread"
  [
    /(?<!\p{Cased})(bring|kauf|hol|nimm|besorg)e?(?: (?:bitte|mal|noch|mir|uns))* (?:welche[ns]?|eins|eine[ns]?|beides|es|sie|ihn)(?: auch| noch)?(?: mit)? und (?=\p{Alpha})/giu,
    "$1 ",
  ],
  [
    /(?<!\p{Cased})(get|grab|buy|pick up) (?:it|some|them|those|one|more) and (?!(?:come|bring|go|put|drop|leave|send|let|text|call|we|i|you|then|also|get|grab|pick)(?!\p{Cased}))(?=\p{Alpha})/giu,
    "$1 ",
  ],
  [/(?<!\p{Cased})un peu plus (?=de |d['’])/giu, "un peu "],
  [/(?<!\p{Cased})un poco m[áa]s (?=de )/giu, "un poco "],
  // "no nos queda casi nada de aceite"
  [
    /(?<!\p{Cased})(no (?:nos |me )?(?:quedan?|hay|tenemos)) (?:casi |apenas |ya )*nada de (?=\p{Alpha})/giu,
    "$1 ",
  ],
  // "Vergiss die Milch nicht, und Butter"
  [
    /(?<!\p{Cased})(?:vergiss|vergesst)(?: bitte)? ([^.,;!?\n]{2,40}?) nicht(?=$|[.,;!?\n]| und )/giu,
    "bitte $1",
  ],
  // "nyquil and crackers im sick"
  [
    /(?<=\p{Alpha}{3}),? (?=(?:(?:i['’]?m|i am|we['’]re) (?:so |really |still |super |kinda |too )?(?:sick|tired|hungry|starving|stuck|late|exhausted|dying|busy|cooking|hungover|running late)|(?:ich )?bin (?:so |voll |total |grad )?(?:krank|müde|erkältet|fertig|kaputt)|estoy (?:mal[ao]|enferm[oa]|fatal|con (?:fiebre|gripe|tos)))(?: [^.,!?\n]{0,30})?$)/gimu,
    ". ",
  ],
  // "denk jede Woche an 2 Brote"
  [
    /(?<=(?:woche|wochen|monat|monate|tag|tage|bitte) )an (?=\d|(?:zwei|drei|vier|fünf|sechs)(?!\p{Cased}))/giu,
    "",
  ],
  // "Brötchen so sechs Stück"
  [
    /(?<=\p{Alpha}{3}) so (?=(?:zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf) (?:stück|stk|packungen|flaschen|dosen|gläser)(?!\p{Cased}))/giu,
    " ",
  ],
  // "weekly groceries - milk, eggs"
  [
    /(?<=^|\n)((?:\p{Alpha}+ ){0,2}(?:groceries|grocery run|shopping|einkauf|wocheneinkauf|compra|courses))\s+[-–—]\s+(?=[^\n]*,)/giu,
    "$1: ",
  ],
  // "two more jars of peanut butter"
  [
    /(?<=(?<!\p{Cased})(?:\d{1,2}|a (?:few|couple)|one|two|three|four|five|six)) more(?= \p{Alpha}+ of )/giu,
    "",
  ],
  [/(?<=(?<!\p{Cased})(?:\d{1,2}|dos|tres|cuatro|cinco|seis) \p{Alpha}{3,12}) más(?= de )/giu, ""],
  [/(?<=(?<!\p{Cased})(?:\d{1,2}|zwei|drei|vier|fünf|sechs)) weitere(?= \p{Alpha})/giu, ""],
  [/(?<=(?<!\p{Cased})(?:\d{1,2}|deux|trois|quatre|cinq|six)) autres(?= \p{Alpha}+ (?:de |d['’]))/giu, ""],
  // "we've run out of fish sauce mate and the tabs": somebody is spoken to
  [
    /(?<=(?<!\p{Cased})(?:we|i|you|please|get|grab)(?!\p{Cased})[^.!?\n]{3,60}(?<!(?:yerba|club|coffee|tea|of|some|more|for)) )(?:mate|bro|dude|buddy|pal|fam)(?=$|[,.!?]| (?:and|also|plus|can|could|please)(?!\p{Cased}))/giu,
    "please",
  ],
]);

/** A text with some phrases in usual words: "put coffee pods on weekly" becomes "add coffee pods weekly". */
export function withUsualPhrases(text: string): string {
  return phrases.reduce((done, [phrase, usual]) => done.replace(phrase, usual), withUsualHeadings(text));
}
