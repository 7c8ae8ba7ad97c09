import { compiledAhead } from "../compiled-ahead.ts";

/** Words as they are shortened in chats, by their full form; no names of things. */
const fullForms: Record<string, string> = {
  can: "cn",
  "we've": "weve",
  could: "cld culd",
  gallons: "galons gallns gallens galllons",
  gallon: "galon gallen",
  bottles: "botles bottels bottls",
  dozen: "dozn dozin duzen",
  packets: "packts pakets",
  would: "wld",
  before: "b4",
  because: "bc bcs cuz coz",
  please: "pleas pleese plese plss plsss plzz pleez plse",
  thanks: "tysm tyvm tks tnx tx thnx thanx",
  bitte: "bidde bittö bütte biddö bittte bitt",
  tomorrow: "tommorow tomorow tommorrow tomorro tomorrrow",
  tonight: "tonite tonght",
  noch: "nch",
  nicht: "nich nisch",
  "je suis": "jsuis chuis",
  heute: "heut",
  brauchen: "brauchn",
  brauche: "brauch",
  vielleicht: "vllt vlt vlcht viell",
  magst: "mogst mechst",
  mitnehmen: "mitnehmn mitnehma mitnehme mitnemma",
  "de la": "dla",
  "für den": "fürn",
  jetzt: "jz jtz jetz",
  queda: "keda qeda",
  peux: "px",
  "je t'aime": "jtm jtdr",
  "you're": "youre",
  kannst: "chasch kasch kannsch",
  könntest: "chönntsch könntsch chöntsch",
  "wenn du": "wennst wennsch",
  every: "evry evrey evey",
  mitbringen: "mitbrigen mitbingen mitbringe mitbr mitbring mitbringn",
  holen: "holn hoin hoien",
  kaufen: "kaufn kaffa",
  einkaufen: "einkaufn",
  besorgen: "besorgn",
  danke: "dnke dankö dankee",
  "por favor": "xfa xfavor xfi pfa porfi plis pliss",
  además: "ademas",
  después: "despues",
  todavía: "todavia",
  nächste: "naechste",
  übermorgen: "uebermorgen",
  también: "tambien tb tbn tmb tmbn tbien tambn",
  porque: "xq porq xk",
  para: "xa",
  gracias: "grcs gcs grax grx grs grasias graciass",
  besos: "bss bsos bsts",
  compra: "cmpra kompra",
  necesito: "ncesito necsito nesesito nececito necesto nesecito",
  necesitamos: "ncesitamos necsitamos nesesitamos nececitamos nesecitamos",
  mañana: "mñn mñna mñana",
  quiero: "kiero qiero",
  salut: "slt",
  merci: "mci mrc mrci merki mercii",
  beaucoup: "bcp",
  quelques: "qq qqs qlqs qques qlques",
  prendre: "prdre prdr prndr",
  besoin: "bsoin bsn",
  pour: "pr",
  quand: "qd qnd",
  "d'accord": "dac dacc dak",
  "aujourd'hui": "auj ajd aujd",
  demain: "dm1 2m1 dmain",
  "parce que": "pcq psk parcq",
  toujours: "tjs tjrs",
  bises: "biz bz bzz",
  rouleaux: "rlx",
  Rollen: "rll",
  rolls: "rls",
  paquets: "pqts",
  bouteilles: "btles",
  paquetes: "pqs paqs",
  haha: "mdr ptdr jaja jajaja jeje jejeje hihi hehe xd xdd lol",
};
const forms = new Map(
  Object.entries(fullForms).flatMap(([full, short]) => short.split(" ").map((one) => [one, full] as const)),
);
const shortened = new RegExp(
  `(?<![\\p{Alpha}\\p{N}'’.@-])(?:${[...forms.keys()].join("|")})(?![\\p{Alpha}\\p{N}'’-])\\.?`,
  "giu",
);

/** Short forms that are clear only beside certain words. */
const besideOthers = compiledAhead<[RegExp, string]>([
  // "can u get", but German "Milch u Brot"
  [
    /(?<=(?<!\p{Cased})(?:can|could|would|will|if|when|while|do|did|are|love|thank|once|need|want) )u(?= )/giu,
    "you",
  ],
  [
    /(?<=\p{Alpha}{3} )u(?= (?!(?:need|get|got|can|could|have|are|r|want|grab|buy|bring|pick|go|pass|please|pls|do)(?!\p{Cased}))\p{Alpha}{3})/gu,
    "und",
  ],
  [/(?<=\p{Alpha}{3} )u\.(?= \p{Alpha}{3})/gu, "und"],
  // "leche y pan q no queda nada"
  [/(?<=\p{Alpha} )q(?= (?:no|ya|se|nos|hay|est[aá]) )/giu, "que"],
  [
    /(?<=(?<!\p{Cased})(?:on|tu|il|y|j['’]|l['’]|les|en|est|sont|ai|as|a|avons|avez|ont) )deja(?= )/giu,
    "déjà",
  ],
  // "y a pu de lessive"
  [/(?<=(?<!\p{Cased})(?:y ?['’]?a|on a|j['’]ai) )pu(?= (?:de |d['’]))/giu, "plus"],
  [/(?<=(?<!\p{Cased})(?:as[ií]|ya|por|es|para|di(?:le)?) )q(?= )/giu, "que"],
  [
    /(?<=(?<!\p{Cased})(?:bräucht[en]?|brauch|hol|nimm|kauf|bring|kannst(?: du)?|könntest(?: du)?|magst|bitte) )no(?= )/giu,
    "noch",
  ],
  [/(?<=(?<!\p{Cased})(?:holst|bringst|nimmst|kaufst|hol|bring|nimm|kauf) )ma(?= )/giu, "mir"],
  // "Weißwürscht brauch ma aa no", "mir brauched no Rüebli"
  [/(?<!\p{Cased})(?:brauch|bräucht|brauchat)[en]? m[aia](?!\p{Cased})/giu, "brauchen wir"],
  [
    /(?<!\p{Cased})(?:mir|mia|ma) (?:brauch(?:ed|et|n|e|a)|bruuche[dt]?|bruche[dt]?)(?!\p{Cased})/giu,
    "wir brauchen",
  ],
  [/(?<!\p{Cased})(?:ham|hom|hamm|hemm|hend|händ) ?(?:ma|mia|mir|mr)(?!\p{Cased})/giu, "haben wir"],
  [/(?<!\p{Cased})(?:mir|mia) (?:ham|hom|hend|händ|hand|hänt)(?!\p{Cased})/giu, "wir haben"],
  [
    /(?<!\p{Cased})(?:i|ich) (?:brauch|bräucht|bruuche?|bruche?)e?(?= (?:no|noch|a|an|de|es|au|aa|bitte)(?!\p{Cased}))/giu,
    "ich brauche",
  ],
  [/(?<=(?:brauchen(?: wir)?|haben wir|wir haben|ich brauche) )(?:aa|au|a) no(?!\p{Cased})/giu, "auch noch"],
  [/(?<=(?:brauchen(?: wir)?|haben wir|wir haben|ich brauche|auch) )no(?!\p{Cased})/giu, "noch"],
  [/(?<=noch )(?:gnua|gnueg|gnuag|gnug)(?!\p{Cased})/giu, "genug"],
  [/(?<=noch )a(?= \p{Upper}\p{Alpha}+ \p{Upper})/gu, "ein"],
  [/(?<=[,.] )aba(?= )/giu, "aber"],
  [/(?<!\p{Cased})(?:hasch|hosch|häsch) du(?: no)?(?= )/giu, "haben wir noch"],
  [/(?<!\p{Cased})mit(?:bringe|nä|näh)(?=$|[.,!?])/giu, "mitbringen"],
  [
    /(?<=\p{Alpha} )is(?= (?:(?:auch|schon|fast|bald|gleich|jetzt|grad|scho|leider|wieder|mal|noch) ){0,3}(?:alle|leer|aus|weg|hin|knapp)(?!\p{Cased}))/giu,
    "ist",
  ],
  // "wir ham kein nutella mehr", "hamma no milk"
  [
    /(?<!\p{Cased})(?:ham|habn|hobn|hamm)(?= (?:wir|mir|ma|kei|koa|ka|nix|nur|noch|fast|auch)(?!\p{Cased}))/giu,
    "haben",
  ],
  [/(?<!\p{Cased})(?:ham|habn|hamm)(?!\p{Cased})(?<=(?<!\p{Cased})(?:wir|ihr|die) \p{Alpha}+)/giu, "haben"],
  [
    /(?<!\p{Cased})(?:koa|kei)(?= )(?<=(?:haben|hab|habe|ist|gibt|gibts)(?: wir| ich)? (?:koa|kei))/giu,
    "kein",
  ],
  [
    /(?<!\p{Cased})(?:nimmer|mea)(?!\p{Cased})(?<=(?<!\p{Cased})keine?n? [^.!?,;\n]{2,40} (?:nimmer|mea))/giu,
    "mehr",
  ],
  // "1 Brot n paar Äpfel"
  [/(?<=\p{Alpha} )['’]?n(?= paar )/giu, "ein"],
  // "se ha acabao la leche", "nos hemos quedao sin aceite"
  [/(?<!\p{Cased})(acab|qued|termin|olvid|gast|compr)ao(?!\p{Cased})/giu, "$1ado"],
  // "we're outta milk", "there ain't no bread"
  [/(?<!\p{Cased})outta(?= \p{Alpha})/giu, "out of"],
  [/(?<!\p{Cased})there ain['’]?t (?:no|any)(?= )/giu, "there's no"],
  [/(?<!\p{Cased})(?:(?:we|i) )?ain['’]?t (?:got )?(?:no|any)(?= )/giu, "we have no"],
  [/(?<!\p{Cased})(?:we|i) (?:ain['’]?t )?got no(?: more)?(?= )/giu, "we have no"],
  // "y a pu de lait", "ya pu d'oeufs", "chui à court de café"
  [/(?<!\p{Cased})(?:y ?['’]?a|on ?a|j['’]?ai) pu(?=s? (?:de |d['’]))/giu, "y a plus"],
  [/(?<!\p{Cased})que est[eé]n? (?=\p{Lower}+[oa]s?(?!\p{Cased}))/giu, "que estén "],
  [/(?<=\p{Alpha}) (?:fei )?(?:ned|net|nit) vergess(?:n|en|a)(?!\p{Cased})/giu, " nicht vergessen"],
  [/(?<!\p{Cased})ds(?= (?:le|la|les|l['’]|mon|ma|ton|ta)(?!\p{Cased}))/giu, "dans"],
  [/(?<=(?<!\p{Cased})tu )px(?!\p{Cased})/giu, "peux"],
  [/(?<!\p{Cased})x (?=favor(?!\p{Cased}))/giu, "por "],
  [/(?<!\p{Cased})s['’]? ?il (te|vous) pla[iî]t(?!\p{Cased})/giu, "s'il $1 plaît"],
  // "on ur way home"
  [/(?<=(?<!\p{Cased})(?:on|from|with|at|in|to|when|if|while) )ur(?= \p{Alpha})/giu, "your"],
  [/(?<!\p{Cased})g(?= (?:plus|pu) )/giu, "j'ai"],
  [/(?<!\p{Cased})['’]?ne?n?(?= halbe[nrs]? \p{Alpha})/giu, "einen"],
  [/(?<=(?<!\p{Cased})se (?:nos |me |te )?)acabo(?!\p{Cased})/giu, "acabó"],
  [/(?<=\s)p\/\s?(?=\p{Alpha})/giu, "para "],
  [/(?<!\p{Cased})auss?m(?= )/giu, "aus dem"],
  [
    /(?<!\p{Cased})q(?= (?:vienen?|hay|son|es|está|están|tenemos|tengo|se|ya|necesit\p{Alpha}+|falta)(?!\p{Cased}))/giu,
    "que",
  ],
  [/(?<!vitamin\p{Alpha}? )(?<=\p{Lower} )d(?! (?:batter|cell))(?= \p{Lower}{2})/gu, "de"],
  [
    /(?<!\p{Cased})[qk](?= (?:no|se|te|t|falte|haya|quede|traigas|compres|lleves|cojas|pilles|est[eé]n?|sean?|nos|hay)(?!\p{Cased}))/giu,
    "que",
  ],
  [/(?<=(?<!\p{Cased})(?:se|no|si) )t(?= (?:olvid|acuerd))/giu, "te"],
  [/(?<!\p{Cased})pa(?= (?:casa|el|la|los|las|mi|hoy|cenar|comer|mañana)(?!\p{Cased}))/gu, "para"],
  [/(?<=^|[.!?,] )[gG](?= (?:plus|pu|besoin|oublié))/gu, "j'ai"],
  [/(?<=^|[.!?,] )[cC][cC](?= )/gu, "coucou"],
  [/(?<!\p{Cased})ya(?= (?:plus|pas|presque plus) (?:de |d['’]))/giu, "y a"],
  [
    /(?<=(?<!\p{Cased})(?:we|you|they) )r(?= (?:out|low|all|almost|running|at|in|on|still|also|nearly)(?!\p{Cased}))/giu,
    "are",
  ],
  [/(?<!\p{Cased})pal(?= \p{Alpha}{3})/gu, "para el"],
  [/(?<!\p{Cased})(?:un )?cuarto y mitad de(?= )/giu, "375 g de"],
  [/(?<=\p{Alpha} )w\/(?=\s?\p{Alpha})/gu, "with "],
  // "grab sum shampoo"
  [/(?<=(?<!\p{Cased})(?:grab|get|need|buy|want|bring|pick up) )sum(?= \p{Alpha}{3})/giu, "some"],
  // "tomate frito i 3 latas d atun"
  [/(?<=\p{Lower} )i(?= \d)/gu, "y"],
]);

/** Measures of recipes that are other words elsewhere: they stand behind a number. */
const measures = compiledAhead<[RegExp, string]>([
  [/(?<=[\d½¼¾⅓⅔]\s?)[cC]\.?\s(?=\p{Alpha}{2})(?!à|de |al |batter|cell)/gu, " cups "],
  [/(?<=\d\s?)u\.\s(?=de )/gu, " unidades "],
  [/(?<=\d\s?)P\.\s(?=\p{Upper})/gu, " Pck. "],
  [/(?<=\d\s?)Pr\.?\s(?=\p{Upper})/gu, " Prise "],
  // "pass. Tomaten", "geh. Mandeln"
  [/(?<!\p{Cased})pass\. (?=Tomaten)/giu, "passierte "],
  [/(?<!\p{Cased})geh\. (?=\p{Upper}\p{Lower})/gu, "gehackte "],
  [/(?<!\p{Cased})gem\. (?=\p{Upper}\p{Lower})/gu, "gemahlene "],
  [/(?<!\p{Cased})getr\. (?=\p{Upper}\p{Lower})/gu, "getrocknete "],
]);

/** "dos kilos de arroz quince panes": among Spanish words a number, else a fruit. */
const spanishNumber = /(?<=\p{Alpha} )(quince|once) (?=\p{Lower}+[aeos]s(?!\p{Cased}))/gu;

/** "225g/8oz butter" */
const twoMeasures =
  /(?<![\p{Alpha}\d/])(\d[\d.,½¼¾]*\s?(?:kg|g|ml|l|cl))\s?\/\s?(\d[\d.½¼¾/]*\s?(?:oz|lbs?|fl\.? ?oz|pints?|pt|cups?))\s+(?=\p{Alpha})/giu;

/** A text with the short measures of recipes in a longer form: "1 Pr. Salz" is "1 Prise Salz". */
export function withMeasuresInFull(text: string): string {
  const isSpanish = /(?<!\p{Cased})(?:de|y|una?)(?!\p{Cased})/u.test(text);
  const counted = isSpanish
    ? text.replace(spanishNumber, (_, word) => (word === "once" ? "11 " : "15 "))
    : text;
  return measures.reduce(
    (done, [short, full]) => done.replace(short, full),
    counted.replace(twoMeasures, "$1 ($2) "),
  );
}

/** Words that are drawn out: "jaaa", "pleaseee". */
const drawnOut = /(?<!\p{Cased})(?=\p{Alpha}*?(\p{Alpha})\1\1)(?=\p{Alpha}{3,15}(?!\p{Cased}))\p{Alpha}+/gu;
const oftenDrawnOut =
  /^(?:ja|yes|yeah|oh|so|nein|no|bitte|hey|hi|s[ií]|oui|ok|please|plis|hallo|hola|danke|merci|gracias|thanks|well|um|äh|also|porfa|stp|super|na|ay|uy|ah|nee|mama|papa|mami|maman|amor|schatz)$/iu;

function withoutDrawing(text: string): string {
  return text.replace(drawnOut, (word) => {
    const bare = word.replace(/(\p{Alpha})\1+/gu, "$1");
    return oftenDrawnOut.test(bare) ? bare : word;
  });
}

/** A text with the words that are shortened in chats in full: "xfa trae 2 barras d pan" becomes "por favor trae 2 barras de pan". */
export function withFullWords(text: string): string {
  const full = withoutDrawing(text).replace(shortened, (typed) => {
    const word = typed.replace(/\.$/u, "");
    // A capital inside belongs to a name; a text may be shouted.
    const isName = word.slice(1) !== word.slice(1).toLowerCase() && /\p{Lower}/u.test(text);
    return isName ? typed : forms.get(word.toLowerCase())!;
  });
  if (!full.includes(" ")) return full;
  return besideOthers.reduce((done, [short, word]) => done.replace(short, word), full);
}

/** Short forms of words that notes are made of, besides those that are always short. */
const shortInNotes: [full: string, short: string][] = [
  ["para el", "pal"],
  ["para", "pa"],
  ["de", "d"],
  ["noch", "no"],
];

/** A note in the words that were typed: "para los niños" is "pa los niños" again. */
export function asTyped(note: string, typed: string): string {
  const isTyped = (words: string) => typed.toLowerCase().includes(words.toLowerCase());
  if (isTyped(note)) return note;
  for (const [full, short] of [...[...forms].map(([one, word]) => [word, one] as const), ...shortInNotes]) {
    const shortened = note.replace(new RegExp(`(?<!\\p{Cased})${full}(?!\\p{Cased})`, "iu"), short);
    if (shortened !== note && isTyped(shortened)) return shortened;
  }
  return note;
}
