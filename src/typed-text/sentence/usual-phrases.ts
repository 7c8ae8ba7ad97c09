/** What people say in other words than most, with the usual ones; a stop where another sentence begins. */
const phrases: [RegExp, string][] = [
  // "stp jsuis crevée"
  [/(?<=\p{L}{2}) (?=je suis (?:\p{L}+ )?\p{L}+(?:ée?|i|ie|u|ue|en|au|à|au)(?=$|[\s.,!?]))/giu, ". "],
  [/(?<=\p{L}{3}) (?=(?:love (?:you|ya|u)|bye(?: bye)?|xoxo|bussis?|hdl)(?: \p{L}+)?$)/giu, ". "],
  // "si pasas por la tienda": when, not what
  [
    /(?<!\p{L})(?:si|cuando) (?:pasas|vas|sales|vuelves) (?:por|x|a|al|de|del) (?:la |el )?(?:tienda|súper|super|mercado|trabajo|centro|compra),?(?= )/giu,
    "",
  ],
  // "Hola cari q tal", "Tkm"
  [/(?<=^|[\s,!])(?:cari )?(?:q|qué|que) tal(?=\s*(?:$|[,.!?\n]))/giu, ""],
  [/(?<=[.!,\n]\s*|\p{L} )(?:tkm|tqm|tqmm|hdgdl)(?=[.!\s]*$)/giu, ""],
  [/(?<=^|[.!?,\n] ?)para comprar(?= (?:en|hoy|mañana)(?!\p{L}))/giu, "comprar"],
  [/(?<=\p{L}),? (?:und dann noch|und dann auch(?: noch)?|y luego también|et puis aussi)(?= \p{L})/giu, ","],
  // "El gazpacho siempre de Mercadona"
  [
    /(?<=\p{L}{3}) (?:siempre|always|immer|toujours)(?= (?:de|del|from|at|bei|beim|von|vom|chez) \p{Lu}[\p{L}' ]{1,20}(?:$|[.,;!\n]))/gu,
    "",
  ],
  // "put coffee pods on every two weeks", "Mach bitte noch Spüli drauf"
  [
    /(?<!\p{L})put ([^,.;!?\n]{2,30}?) (?:on|down)(?: for)?(?= (?:every|weekly|monthly|daily)(?!\p{L}))/giu,
    "add $1",
  ],
  [
    /(?<=^|[.!?,] )(?:mach|setz|pack|schreib|tu)(?: (?:mir|uns|bitte|noch|auch|mal))* ([^.;!?\n]{2,60}?) (?:drauf|dazu)(?=$|[.,!?])/giu,
    "bitte $1",
  ],
  // "lo que falta es albahaca": else it tells something
  [
    /(?<!\p{L})lo (?:único )?que (?:nos |me |te )?(?:faltan?|hacen? falta|necesit\p{L}+)(?: (?:comprar|traer))? (?:es|son)(?= )/giu,
    "falta",
  ],
  [
    /(?<!\p{L})(?:the only thing |all |what )(?:we|i)(?:['’]re| are|['’]m| am)? (?:(?:still )?need|(?:still )?missing|out of) (?:is|are)(?= )/giu,
    "we need",
  ],
  [/(?<!\p{L})was (?:(?:uns|mir|noch|jetzt) )*(?:fehlt|fehlen),? (?:ist|sind|wären?)(?= )/giu, "es fehlt"],
  [/(?<!\p{L})ce qu['’]il (?:(?:me|nous|te) )?(?:faut|manque|faudrait),? c['’]est(?= )/giu, "il manque"],
  // "ya que vas a Carrefour": when, not what
  [
    /(?<=^|[.!?,\n] ?)(?:ya que|aprovechando que|puesto que|como) (?=(?:vas|pasas|estás en|sales|vais|te pasas)(?!\p{L}))/giu,
    "si ",
  ],
  [
    /(?<=^|[.!?,\n] ?)(?:since|as|seeing as|while) (?=you(?:['’]re| are) (?:at|in|going to|passing|near|off to)(?!\p{L}))/giu,
    "if ",
  ],
  [/(?<=^|[.!?,\n] ?)(?:puisque|vu que|tant que|comme) (?=tu (?:vas|passes|es)(?!\p{L}))/giu, "si "],
  [
    /(?<=^|[.!?,\n] ?)(?:da|wo|weil) du (?:ja |schon |eh |sowieso )+(?=(?:bei|beim|im|zu|zum|in) )/giu,
    "wenn du ",
  ],
  // "cough syrup, außerdem iron every 3 months": what follows is of its own
  [
    /(?<=\p{L}),\s+(?:(?:und|and|y|et) )?(?:außerdem|ausserdem|besides|additionally|además|en outre)(?=,? \p{L})/giu,
    ";",
  ],
  [/(?<=\p{L})(?:,|\s[-–—])\s+(?:oh|ah|ach|ay|uy),? (?:and|und|y|et)(?= \p{L})/giu, ";"],
  // "just medianoches": what leads from a reason to what is needed
  [
    /(?<=\p{L}{3}),? (?:donc|du coup)(?= (?:il (?:me |nous |te )?faut|prends|achète|on a besoin|j['’]ai besoin|pense)(?!\p{L}))/giu,
    "; ",
  ],
  // "that fancy shortbread"
  [
    /(?<=(?:^|,|(?<!\p{L})(?:and|get|need|grab|some)) ?)(?:that|those|these)(?= (?!is |are |was |were |will |should |we |i |they |you |he |she |it )\p{Ll}+ \p{L}{3})/giu,
    " ",
  ],
  // "two more jars of peanut butter"
  [/(?<=(?<!\p{L})(?:\d{1,2}|a (?:few|couple)|one|two|three|four|five|six)) more(?= \p{L}+ of )/giu, ""],
  [/(?<=(?<!\p{L})(?:\d{1,2}|dos|tres|cuatro|cinco|seis) \p{L}{3,12}) más(?= de )/giu, ""],
  [/(?<=(?<!\p{L})(?:\d{1,2}|zwei|drei|vier|fünf|sechs)) weitere(?= \p{L})/giu, ""],
  [/(?<=(?<!\p{L})(?:\d{1,2}|deux|trois|quatre|cinq|six)) autres(?= \p{L}+ (?:de |d['’]))/giu, ""],
  // "we've run out of fish sauce mate and the tabs": somebody is spoken to
  [
    /(?<=(?<!\p{L})(?:we|i|you|please|get|grab)(?!\p{L})[^.!?\n]{3,60}(?<!(?:yerba|club|coffee|tea|of|some|more|for)) )(?:mate|bro|dude|buddy|pal|fam)(?=$|[,.!?]| (?:and|also|plus|can|could|please)(?!\p{L}))/giu,
    "please",
  ],
];

/** A text with some phrases in usual words: "put coffee pods on weekly" becomes "add coffee pods weekly". */
export function withUsualPhrases(text: string): string {
  return phrases.reduce((done, [phrase, usual]) => done.replace(phrase, usual), text);
}
