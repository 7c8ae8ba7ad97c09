/** What is said to be missing of several things, with a word of negation before each. */
const rewrites: [pattern: RegExp, to: string | ((typed: string) => string)][] = [
  // "there's no milk in the fridge": what is missing there is asked for
  [
    /(?<!\p{Cased})no (?:more )?([^,.;!?\n]{2,30}?)(?: left)? (?:in the (?:fridge|freezer|house|pantry|cupboard|larder|bathroom|kitchen|garage)|at home)(?=\s*(?:$|[,.;!?\n])|\s(?:and|und|y|et)(?!\p{Cased}))/giu,
    "no more $1",
  ],
  [
    /(?<!\p{Cased})(kein\p{Alpha}{0,2}) ([^,.;!?\n]{2,30}?)(?: mehr)? (?:im (?:Kühlschrank|Gefrierfach|Gefrierschrank|Haus|Schrank|Keller|Bad|Badezimmer)|in der (?:Küche|Garage)|zu ?hause)(?=\s*(?:$|[,.;!?\n])|\s(?:and|und|y|et)(?!\p{Cased}))/giu,
    "$1 $2 mehr",
  ],
  [
    /(?<!\p{Cased})(no (?:nos |me )?(?:hay|quedan?|tenemos) [^,.;!?\n]{2,30}?) en (?:la nevera|el frigo(?:rífico)?|el refri(?:gerador)?|la despensa|el congelador|casa)(?=\s*(?:$|[,.;!?\n])|\s(?:and|und|y|et)(?!\p{Cased}))/giu,
    "$1",
  ],
  [
    /(?<!\p{Cased})(plus (?:de |d['’])[^,.;!?\n]{2,45}?) (?:dans le (?:frigo|placard|congélo|congélateur)|(?:dans|à) la (?:salle de bains?|cuisine|cave)|au (?:frigo|garage|congélateur)|à la maison)(?=\s*(?:$|[,.;!?\n])|\s(?:and|und|y|et)(?!\p{Cased}))/giu,
    "$1",
  ],
  // "keine Eier mehr und auch kein Brot"
  [
    /(?<!\p{Cased})(kein\p{Alpha}{0,2} [^.!?;,\n]{2,30}?) mehr(?: da)?(,? und|,) (?:auch )?kein\p{Alpha}{0,2} (?!problem|stress|ding|zeit|lust|eile|thema|wunder|ahnung|sorge)([^.!?;,\n]{2,30}?)(?: mehr)?(?=\s*(?:$|[.,;!?\n]))/giu,
    "$1$2 $3 mehr",
  ],
  // "kein Mehl und kein Zucker mehr"
  [
    /(?<!\p{Cased})kein\p{Alpha}{0,2} [^.!?;\n]{2,80}? mehr(?!\p{Cased})/giu,
    (typed) => typed.replace(/(?<=\S)(,? und|,? oder|,) (?:auch )?kein\p{Alpha}{0,2}(?= )/giu, "$1"),
  ],
  // "wir haben weder Butter noch Eier"
  [
    /(?<=(?<!\p{Cased})(?:haben|habe|hab|ist|sind|gibt)(?: wir| ich)? )weder ([^.!?;,\n]{2,30}?) noch ([^.!?;,\n]{2,30}?)(?: mehr)?(?: da)?(?=$|[.!?;,\n])/giu,
    "kein $1 und $2 mehr",
  ],
  [
    /(?<!\p{Cased})weder ([^.!?;,\n]{2,30}?) noch ([^.!?;,\n]{2,30}?) (?:mehr |sind |ist |da(?!\p{Cased})|haben wir|vorhanden|im haus)[^.!?;,\n]{0,20}/giu,
    "kein $1 und $2 mehr",
  ],
  // "no more cereal, we have loads"
  [
    /(?<=^|[,.;!?]\s*|\s)no more ([^,.;!?\n]{2,30}?),? (?:please,? )?(?:(?:as|because|since|cos|coz) )?(?:we|i)(?:['’]ve| (?:still )?have)(?: still)?(?: got)? (?:loads|plenty|enough|lots|tons|heaps|too much|too many|so much|so many)(?!\p{Cased})[^,.;!?\n]{0,20}/giu,
    "we don't need $1",
  ],
  // "no tenemos ni café ni azúcar", "estamos sin pan y sin leche"
  [/(?<=(?<!\p{Cased})no (?:nos |me )?(?:hay|quedan?|tenemos|tengo) )ni (?=\S)/giu, ""],
  [
    /(?<=(?<!\p{Cased})(?:quedado|quedamos|estamos|andamos) sin [^.!?;,\n]{2,40}? (?:y|ni) )sin (?=\S)/giu,
    "",
  ],
  // "on n'a plus ni beurre ni confiture"
  [
    /(?<!\p{Cased})(?:plus |n['’]a(?:vons|i)? )ni (?:de |d['’])?([^.!?;,\n]{2,30}?) ni (?:de |d['’])?(?=\S)/giu,
    "plus de $1 ni de ",
  ],
  // "no more mustard or mayo", "there's no coffee and no filters"
  [
    /(?<=(?<!\p{Cased})(?:no more|there(?:['’]s| is| are) no(?: more)?|(?:we|i)(?: still)? have no(?: more)?|out of|low on|don['’]?t have any(?: more)?) [^,.;!?\n]{2,40}? )(?:or any|or|(?:and|or) no(?: more)?)(?= \S)/giu,
    "and",
  ],
  [/(?<!\p{Cased})((?:but|and) no [^,.;!?\n]{2,30}?) or (?=\S)/giu, "$1 and "],
  [/(?<!\p{Cased})no ([^,.;!?\n]{2,40}?) or ([^,.;!?\n]{2,40}?) left(?!\p{Cased})/giu, "no more $1 and $2"],
  [/(?<=(?<!\p{Cased})(?:we|i) )have neither ([^,.;!?\n]{2,30}?) nor (?=\S)/giu, "have no more $1 and "],
];

/** A text whose shortages of several things are said by one word of negation: "no tenemos ni café ni azúcar" is "no tenemos café ni azúcar". */
export function withOneNegation(text: string): string {
  if (!/(?<!\p{Cased})(?:kein|weder|ni|sin|no|out of|low on|neither|any|plus)/iu.test(text)) return text;
  return rewrites.reduce(
    (done, [pattern, to]) => (typeof to === "string" ? done.replace(pattern, to) : done.replace(pattern, to)),
    text,
  );
}
