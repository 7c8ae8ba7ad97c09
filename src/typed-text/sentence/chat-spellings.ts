import { compiledAhead } from "./compiled-ahead.ts";

/** Words as they are shortened in chats, by their full form; no names of things. */
const fullForms: Record<string, string> = {
  could: "cld culd",
  gallons: "galons gallns gallens galllons",
  gallon: "galon gallen",
  bottles: "botles bottels bottls",
  dozen: "dozn dozin duzen",
  packets: "packts pakets",
  would: "wld",
  before: "b4",
  because: "bc bcs cuz coz",
  please: "plss plsss plzz pleez plse",
  thanks: "tysm tyvm tks tnx tx thnx thanx",
  bitte: "bidde bittö bütte biddö",
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
  kannst: "chasch kasch kannsch",
  könntest: "chönntsch könntsch chöntsch",
  "wenn du": "wennst wennsch",
  mitbringen: "mitbr mitbring mitbringn",
  holen: "holn hoin hoien",
  kaufen: "kaufn kaffa",
  einkaufen: "einkaufn",
  besorgen: "besorgn",
  danke: "dnke dankö dankee",
  "por favor": "xfa xfavor xfi pfa porfi plis pliss",
  además: "ademas",
  después: "despues",
  todavía: "todavia",
  déjà: "deja",
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
  `(?<![\\p{L}\\p{N}'’.@-])(?:${[...forms.keys()].join("|")})(?![\\p{L}\\p{N}'’-])\\.?`,
  "giu",
);

/** Short forms that are clear only beside certain words. */
const besideOthers = compiledAhead<[RegExp, string]>([
  // "can u get", but German "Milch u Brot"
  [
    /(?<=(?<!\p{L})(?:can|could|would|will|if|when|while|do|did|are|love|thank|once|need|want) )u(?= )/giu,
    "you",
  ],
  [
    /(?<=\p{L}{3} )u(?= (?!(?:need|get|got|can|could|have|are|r|want|grab|buy|bring|pick|go|pass|please|pls|do)(?!\p{L}))\p{L}{3})/gu,
    "und",
  ],
  [/(?<=\p{L}{3} )u\.(?= \p{L}{3})/gu, "und"],
  [/(?<=(?<!\p{L})(?:as[ií]|ya|por|es|para|di(?:le)?) )q(?= )/giu, "que"],
  [
    /(?<=(?<!\p{L})(?:bräucht[en]?|brauch|hol|nimm|kauf|bring|kannst(?: du)?|könntest(?: du)?|magst|bitte) )no(?= )/giu,
    "noch",
  ],
  [/(?<=(?<!\p{L})(?:holst|bringst|nimmst|kaufst|hol|bring|nimm|kauf) )ma(?= )/giu, "mir"],
  // "Weißwürscht brauch ma aa no", "mir brauched no Rüebli"
  [/(?<!\p{L})(?:brauch|bräucht|brauchat)[en]? m[aia](?!\p{L})/giu, "brauchen wir"],
  [/(?<!\p{L})(?:mir|mia|ma) (?:brauch(?:ed|et|n|e|a)|bruuche[dt]?|bruche[dt]?)(?!\p{L})/giu, "wir brauchen"],
  [/(?<!\p{L})(?:ham|hom|hamm|hemm|hend|händ) ?(?:ma|mia|mir|mr)(?!\p{L})/giu, "haben wir"],
  [/(?<!\p{L})(?:mir|mia) (?:ham|hom|hend|händ|hand|hänt)(?!\p{L})/giu, "wir haben"],
  [
    /(?<!\p{L})(?:i|ich) (?:brauch|bräucht|bruuche?|bruche?)e?(?= (?:no|noch|a|an|de|es|au|aa|bitte)(?!\p{L}))/giu,
    "ich brauche",
  ],
  [/(?<=(?:brauchen(?: wir)?|haben wir|wir haben|ich brauche) )(?:aa|au|a) no(?!\p{L})/giu, "auch noch"],
  [/(?<=(?:brauchen(?: wir)?|haben wir|wir haben|ich brauche|auch) )no(?!\p{L})/giu, "noch"],
  [/(?<=noch )(?:gnua|gnueg|gnuag|gnug)(?!\p{L})/giu, "genug"],
  [/(?<=noch )a(?= \p{Lu}\p{L}+ \p{Lu})/gu, "ein"],
  [/(?<=[,.] )aba(?= )/giu, "aber"],
  [/(?<!\p{L})(?:hasch|hosch|häsch) du(?: no)?(?= )/giu, "haben wir noch"],
  [/(?<!\p{L})mit(?:bringe|nä|näh)(?=$|[.,!?])/giu, "mitbringen"],
  [
    /(?<=\p{L} )is(?= (?:(?:auch|schon|fast|bald|gleich|jetzt|grad|scho|leider|wieder|mal|noch) ){0,3}(?:alle|leer|aus|weg|hin|knapp)(?!\p{L}))/giu,
    "ist",
  ],
  // "wir ham kein nutella mehr", "hamma no milk"
  [
    /(?<!\p{L})(?:ham|habn|hobn|hamm)(?= (?:wir|mir|ma|kei|koa|ka|nix|nur|noch|fast|auch)(?!\p{L}))/giu,
    "haben",
  ],
  [/(?<!\p{L})(?:ham|habn|hamm)(?!\p{L})(?<=(?<!\p{L})(?:wir|ihr|die) \p{L}+)/giu, "haben"],
  [/(?<!\p{L})(?:koa|kei)(?= )(?<=(?:haben|hab|habe|ist|gibt|gibts)(?: wir| ich)? (?:koa|kei))/giu, "kein"],
  [/(?<!\p{L})(?:nimmer|mea)(?!\p{L})(?<=(?<!\p{L})keine?n? [^.!?,;\n]{2,40} (?:nimmer|mea))/giu, "mehr"],
  // "1 Brot n paar Äpfel"
  [/(?<=\p{L} )['’]?n(?= paar )/giu, "ein"],
  // "se ha acabao la leche", "nos hemos quedao sin aceite"
  [/(?<!\p{L})(acab|qued|termin|olvid|gast|compr)ao(?!\p{L})/giu, "$1ado"],
  // "we're outta milk", "there ain't no bread"
  [/(?<!\p{L})outta(?= \p{L})/giu, "out of"],
  [/(?<!\p{L})there ain['’]?t (?:no|any)(?= )/giu, "there's no"],
  [/(?<!\p{L})(?:(?:we|i) )?ain['’]?t (?:got )?(?:no|any)(?= )/giu, "we have no"],
  [/(?<!\p{L})(?:we|i) (?:ain['’]?t )?got no(?: more)?(?= )/giu, "we have no"],
  // "y a pu de lait", "ya pu d'oeufs", "chui à court de café"
  [/(?<!\p{L})(?:y ?['’]?a|on ?a|j['’]?ai) pu(?=s? (?:de |d['’]))/giu, "y a plus"],
  [/(?<!\p{L})que est[eé]n? (?=\p{Ll}+[oa]s?(?!\p{L}))/giu, "que estén "],
  [/(?<=\p{L}) (?:fei )?(?:ned|net|nit) vergess(?:n|en|a)(?!\p{L})/giu, " nicht vergessen"],
  [/(?<!\p{L})ds(?= (?:le|la|les|l['’]|mon|ma|ton|ta)(?!\p{L}))/giu, "dans"],
  [/(?<=(?<!\p{L})tu )px(?!\p{L})/giu, "peux"],
  [/(?<!\p{L})x (?=favor(?!\p{L}))/giu, "por "],
  // "on ur way home"
  [/(?<=(?<!\p{L})(?:on|from|with|at|in|to|when|if|while) )ur(?= \p{L})/giu, "your"],
  [/(?<!\p{L})g(?= (?:plus|pu) )/giu, "j'ai"],
  [/(?<!\p{L})['’]?ne?n?(?= halbe[nrs]? \p{L})/giu, "einen"],
  [/(?<=(?<!\p{L})se (?:nos |me |te )?)acabo(?!\p{L})/giu, "acabó"],
  [/(?<=\s)p\/\s?(?=\p{L})/giu, "para "],
  [/(?<!\p{L})auss?m(?= )/giu, "aus dem"],
  [
    /(?<!\p{L})q(?= (?:vienen?|hay|son|es|está|están|tenemos|tengo|se|ya|necesit\p{L}+|falta)(?!\p{L}))/giu,
    "que",
  ],
  [/(?<!vitamin\p{L}? )(?<=\p{Ll} )d(?! (?:batter|cell))(?= \p{Ll}{2})/gu, "de"],
  [
    /(?<!\p{L})[qk](?= (?:no|se|te|t|falte|haya|quede|traigas|compres|lleves|cojas|pilles|est[eé]n?|sean?|nos|hay)(?!\p{L}))/giu,
    "que",
  ],
  [/(?<=(?<!\p{L})(?:se|no|si) )t(?= (?:olvid|acuerd))/giu, "te"],
  [/(?<!\p{L})pa(?= (?:casa|el|la|los|las|mi|hoy|cenar|comer|mañana)(?!\p{L}))/gu, "para"],
  [/(?<=^|[.!?,] )[gG](?= (?:plus|pu|besoin|oublié))/gu, "j'ai"],
  [/(?<=^|[.!?,] )[cC][cC](?= )/gu, "coucou"],
  [/(?<!\p{L})ya(?= (?:plus|pas|presque plus) (?:de |d['’]))/giu, "y a"],
  [
    /(?<=(?<!\p{L})(?:we|you|they) )r(?= (?:out|low|all|almost|running|at|in|on|still|also|nearly)(?!\p{L}))/giu,
    "are",
  ],
  [/(?<!\p{L})pal(?= \p{L}{3})/gu, "para el"],
  [/(?<!\p{L})(?:un )?cuarto y mitad de(?= )/giu, "375 g de"],
  [/(?<=\p{L} )w\/(?=\s?\p{L})/gu, "with "],
  // "tomate frito i 3 latas d atun"
  [/(?<=\p{Ll} )i(?= \d)/gu, "y"],
]);

/** Measures of recipes that are other words elsewhere: they stand behind a number. */
const measures = compiledAhead<[RegExp, string]>([
  [/(?<=[\d½¼¾⅓⅔]\s?)[cC]\.?\s(?=\p{L}{2})(?!à|de |al |batter|cell)/gu, " cups "],
  [/(?<=\d\s?)u\.\s(?=de )/gu, " unidades "],
  [/(?<=\d\s?)P\.\s(?=\p{Lu})/gu, " Pck. "],
  [/(?<=\d\s?)Pr\.?\s(?=\p{Lu})/gu, " Prise "],
  // "pass. Tomaten", "geh. Mandeln"
  [/(?<!\p{L})pass\. (?=Tomaten)/giu, "passierte "],
  [/(?<!\p{L})geh\. (?=\p{Lu}\p{Ll})/gu, "gehackte "],
  [/(?<!\p{L})gem\. (?=\p{Lu}\p{Ll})/gu, "gemahlene "],
  [/(?<!\p{L})getr\. (?=\p{Lu}\p{Ll})/gu, "getrocknete "],
]);

/** "dos kilos de arroz quince panes": among Spanish words a number, else a fruit. */
const spanishNumber = /(?<=\p{L} )(quince|once) (?=\p{Ll}+[aeos]s(?!\p{L}))/gu;

/** "225g/8oz butter" */
const twoMeasures =
  /(?<![\p{L}\d/])(\d[\d.,½¼¾]*\s?(?:kg|g|ml|l|cl))\s?\/\s?(\d[\d.½¼¾/]*\s?(?:oz|lbs?|fl\.? ?oz|pints?|pt|cups?))\s+(?=\p{L})/giu;

/** A text with the short measures of recipes in a longer form: "1 Pr. Salz" is "1 Prise Salz". */
export function withMeasuresInFull(text: string): string {
  const isSpanish = /(?<!\p{L})(?:de|y|una?)(?!\p{L})/u.test(text);
  const counted = isSpanish
    ? text.replace(spanishNumber, (_, word) => (word === "once" ? "11 " : "15 "))
    : text;
  return measures.reduce(
    (done, [short, full]) => done.replace(short, full),
    counted.replace(twoMeasures, "$1 ($2) "),
  );
}

/** Words that are drawn out: "jaaa", "pleaseee". */
const drawnOut = /(?<!\p{L})(?=\p{L}*?(\p{L})\1\1)(?=\p{L}{3,15}(?!\p{L}))\p{L}+/gu;
const oftenDrawnOut =
  /^(?:ja|yes|yeah|oh|so|nein|no|bitte|hey|hi|s[ií]|oui|ok|please|plis|hallo|hola|danke|merci|gracias|thanks|well|um|äh|also|porfa|stp|super|na|ay|uy|ah|nee|mama|papa|mami|maman|amor|schatz)$/iu;

function withoutDrawing(text: string): string {
  return text.replace(drawnOut, (word) => {
    const bare = word.replace(/(\p{L})\1+/gu, "$1");
    return oftenDrawnOut.test(bare) ? bare : word;
  });
}

/** A text with the words that are shortened in chats in full: "xfa trae 2 barras d pan" becomes "por favor trae 2 barras de pan". */
export function withFullWords(text: string): string {
  const full = withoutDrawing(text).replace(shortened, (typed) => {
    const word = typed.replace(/\.$/u, "");
    // A capital inside belongs to a name; a text may be shouted.
    const isName = word.slice(1) !== word.slice(1).toLowerCase() && /\p{Ll}/u.test(text);
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
    const shortened = note.replace(new RegExp(`(?<!\\p{L})${full}(?!\\p{L})`, "iu"), short);
    if (shortened !== note && isTyped(shortened)) return shortened;
  }
  return note;
}
