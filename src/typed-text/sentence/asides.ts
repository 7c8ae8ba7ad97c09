import { compiledAhead } from "../compiled-ahead.ts";
import { withPhrases, type PhraseGroup } from "./phrase-groups.ts";
import { re, start } from "./phrase-parts.ts";

/** Sentences beside those that name what is needed: who brings what, what there is, where one is. They are no part of a list. */

const end = "(?=\\s*(?:$|[.!?\\n;]))";
/** Somebody by name or by kinship. The patterns with it tell capitals, since "die Milch holt bitte" asks for the milk. */
const person =
  "(?:\\p{Upper}\\p{Lower}+|(?:mi|tu|su|la|el|ma|mon|ta|ton|sa|son|meine?|deine?|die|der) \\p{Alpha}+|nosotr[oa]s|ellos|la familia \\p{Upper}\\p{Alpha}+|(?:die )?(?:anderen?|übrigen) \\p{Alpha}+)";

const broughtByOthers = compiledAhead<RegExp>(
  [
    // "Den Nudelsalat macht Anke", "Chips und Bier hat Malte schon besorgt"
    `${start}(?:[Dd]e[nr]|[Dd]ie|[Dd]as) \\p{Upper}[\\p{Alpha} -]{2,30} (?:macht|bringt|besorgt|holt|übernimmt|organisiert) ${person}(?: mit)?${end}`,
    `${start}\\p{Upper}[\\p{Alpha} ,-]{2,40} (?:hat|haben) ${person} (?:schon|bereits) (?:besorgt|gekauft|geholt|mitgebracht|eingekauft)${end}`,
    // "Butter und Eier bringen andere Familien mit", unlike "Bitte bringt die Milch"
    `${start}(?!Bitte |Dann |Heute |Morgen |Ihr |Kinder |Jungs |Mädels |Leute |Mädchen |Freunde )\\p{Upper}[\\p{Alpha} -]{2,40} (?:bringt|bringen|kauft|kaufen|besorgt|besorgen|übernimmt|übernehmen|spendiert|spendieren) (?:(?:weiterhin|immer|schon|wieder) )*(?:\\p{Upper}\\p{Lower}+|meine? \\p{Alpha}+|(?:die )?(?:anderen?|übrigen) \\p{Alpha}+)(?: mit)?${end}`,
    // "La tarta la trae su madrina", "El arroz y el marisco los ponemos nosotros", "La arena del gato ya la pide Sonia"
    `${start}(?:[Ee]l|[Ll][ao]s?) \\p{Alpha}+(?: del? (?:la )?\\p{Alpha}+)?(?: y (?:el|la|los|las) \\p{Alpha}+)? (?:ya )?l[oa]s? (?:trae|traen|traemos|lleva|llevan|llevamos|pone|ponen|ponemos|hace|hacen|hacemos|compra|compran|pide|piden) ${person}(?: (?!en )\\p{Alpha}+)?${end}`,
    // "La charcuterie, c'est Paul qui l'apporte", "Le bouquet garni, je l'ai déjà"
    `${start}(?:[Ll]es? |[Ll]a |[Ll]['’])\\p{Alpha}[\\p{Alpha} -]{2,30},? (?:c['’]est ${person} qui (?:l['’]|les |la |le |s['’]en )?\\p{Alpha}+|(?:je|on) (?:l['’]|les )ai?(?: déjà| encore)?)${end}`,
    // "Ben's mum brings the drinks, so don't worry about those"
    `${start}\\p{Upper}\\p{Alpha}+(?:['’]s \\p{Alpha}+)? (?:brings|is bringing) the [^.!?\\n,;]{2,30}(?:, so don['’]?t worry about (?:those|that|them|it))?${end}`,
  ].map((pattern) => new RegExp(pattern, "gu")),
);

const asides = compiledAhead<RegExp>(
  [
    // "Geld gibt's aus der WG-Kasse", "Freu mich", "schaffst du das bis sechs?"
    `${start}(?:geld gibt['’]?s? [^.!?\\n]{3,30}|(?:ich )?freu(?:e)? mich(?: (?:auf|schon|drauf)[^.!?\\n]{0,20})?|schaffst du das(?: [^.!?\\n]{2,20})?|klingel(?:t|n)? (?:einfach|kurz|bitte)[^.!?\\n]{0,40})${end}`,
    // "uh mustard's fine so get ketchup"
    `(?:${start}|(?<=(?:^|\\s)(?:uh|um|hmm|ok),? ))(?:the )?\\p{Alpha}+['’]s (?:fine|good|okay),? (?=(?:so|but) )`,
    // "rent's paid by the way", "tea's fine until next week"
    `(?:${start}|(?<=\\p{Alpha}), ?)(?:the )?\\p{Alpha}+['’]s (?:paid|fine|sorted|covered|done)(?: (?!so |but |and )[^.!?,\\n]{2,25})?${end}`,
    // "so take both"
    `,? (?:(?:donc|so|also|así que),? )?(?:prends|rachète|achète|get|grab|nimm|hol|compra|coge|trae) (?:les deux|both(?: of them)?|beides?|los dos|las dos|amb[oa]s)${end}`,
    // "Dios te lo pague, guapa, y saluda a tu madre"
    `${start}(?:que )?dios te lo pague[^.!?\\n]{0,60}${end}`,
    // "on n'en a plus un grain", "we haven't got a drop left", "no queda ni gota"
    `,? (?:on n['’]en a plus(?: (?:du tout|un grain|une goutte|une miette))?|(?:there['’]s|we have) not a (?:drop|crumb|grain|single one) left|no (?:nos )?queda ni (?:gota|una|uno|pizca))${end}`,
    // "mine all dried out"
    `, (?:mine|ours|meine|unsere|les miens|les nôtres) (?:(?:is|are|have|has|all|just|ist|sind|haben|sont|ont) )*\\p{Alpha}+(?: (?:out|up|down|off|dry|empty|leer|kaputt))?${end}`,
    // "and schreib das bitte fest auf"
    `,? schreib(?:['’]?s| das| es| die)?(?: (?:bitte|mal|doch))*(?: fest)? auf${end}`,
    `,? so please put (?:both|them|it|all) (?:down |on )?as (?:weekly|monthly|a repeat)${end}`,
  ].map((pattern) => new RegExp(pattern, "giu")),
);

/** Somebody at the head of a sentence, where an article has a capital too. */
const somebodyElse =
  "(?:\\p{Upper}\\p{Alpha}+|grand(?:ma|pa)|m[ou]m|dad|oma|opa|mamie|papi|maman|papa|mamá|papá|(?:[Mm]i|[Tt]u|[Ss]u|[Ll]a|[Ee]l|[Mm]a|[Mm]on|[Tt]a|[Tt]on|[Mm]eine?|[Dd]eine?|[Mm]y|[Yy]our|[Tt]he) \\p{Alpha}+)";

/** What others bring or need, and what there is already, by the words that each pattern needs. */
const others: PhraseGroup[] = [
  {
    may: /(?:plenty|enough|loads|lots|genug|reichlich)(?!\p{Cased})/iu,
    in: () => [
      // "Shampoo we've got plenty of", "Spüli haben wir genug"
      [
        re(
          `${start}(?:the )?\\p{Alpha}[\\p{Alpha} -]{2,25} (?:we|i)(?:['’]ve| have)(?: still)?(?: got)? (?:plenty|enough|loads|lots|tons)(?: of)?${end}`,
        ),
        "",
      ],
      [
        re(
          `${start}\\p{Alpha}[\\p{Alpha}-]{2,25} (?:haben wir|hab(?:e)? ich) (?:(?:noch|ja) )*(?:genug|reichlich)${end}`,
        ),
        "",
      ],
    ],
  },
  {
    may: /(?:macht|bringt|besorgt|holt|kauft)(?!\p{Cased})/u,
    in: () => [
      // "Jonas bringt die Würstchen mit, Salat macht Eva."
      [
        /(?<=\p{Alpha}), (?!Bitte |Dann |Kinder |Jungs |Leute )\p{Upper}\p{Alpha}+ (?:macht|bringt|besorgt|holt|kauft) \p{Upper}\p{Lower}+(?: mit)?(?=\s*(?:$|[.!?\n;]))/gu,
        "",
      ],
      [
        /(?<=^|[.!?\n:;,]\s*)(?!Bitte |Dann |Ihr |Wer |Wir |Heute |Morgen |Du |Kinder |Jungs |Mädels |Leute |Und )\p{Upper}\p{Alpha}+ bringt (?:de[nr]|die|das) [^.,;!?\n]{2,30}?(?: mit)?(?=\s*(?:$|[.!?\n;,]))/gu,
        "",
      ],
    ],
  },
  {
    may: /bring|has to|needs to|trae|apporte|ramène|amène|occupe|holt|hat noch/iu,
    in: () => [
      // "Grandma's bringing the apple pie on Sunday so we only need cream"
      [
        re(
          `${start}${somebodyElse}(?:['’]s| is)? bring(?:s|ing) (?:the |an? |some )?[^.!?,;\\n]{2,40}?,? so (?=(?:we|you|i|please|just|only)(?!\\p{Cased}))`,
          "gu",
        ),
        "",
      ],
      // "strawberries, Lily has to bring fruit to school"
      [
        /(?<=\p{Alpha}{3}), \p{Upper}\p{Alpha}+ (?:has to|needs to|must|has got to|is supposed to) (?:bring|take|make|hand in) [^.,;!?\n]{2,50}(?=\s*(?:$|[.,;!?\n]))/gu,
        "",
      ],
      // "mi hermana trae la tarta, así que nosotros ponemos patatas"
      [
        re(
          `(?<=^|[.!?\\n:;,]\\s*|niñ[oa] |cumple )${somebodyElse} (?:nos |me )?(?:trae|compra|lleva|pone) (?:el |la |los |las |un |una )?[^.!?,;\\n]{2,40}?,? así que (?:quítal[oa]s?(?: de la lista)?${end}|(?=(?:nosotr|yo |solo|sólo|compra|trae|falta|hace|pill|cog)))`,
          "gu",
        ),
        "",
      ],
      // "Karim apporte le vin et moi je fais un cake"
      [
        re(
          `(?<=^|[.!?\\n:;,]\\s*|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|soir|demain) )${somebodyElse} (?:(?:apporte|ramène|amène|prend) (?:le |la |les |l['’])|(?:s['’]occupe|se charge) d(?:u |es? |e la |e l['’]))[^.!?,;\\n]{2,30}?(?:,? et (?:moi )?je (?:fais|prépare|ramène|m['’]occupe d(?:u|es?)) [^.!?,;\\n]{2,30})?${end}`,
          "gu",
        ),
        "",
      ],
      // "Sahne brauchen wir doch nicht, Karin hat noch welche", "Brötchen holt Papa frisch vom Bäcker"
      [
        /(?<=\p{Alpha}), \p{Upper}\p{Alpha}+ hat (?:noch|schon|ja|genug|auch )+ ?(?:welche[ns]?|genug|eine?n?|davon)?(?=\s*(?:$|[.;!?\n]))/gu,
        "",
      ],
      [
        re(
          `${start}(?!Bitte |Kinder |Jungs |Leute )\\p{Upper}[\\p{Alpha} -]{2,30} (?:holt|bringt|besorgt|kauft) (?:Papa|Papi|Mama|Mami|Vati|Mutti|Oma|Opa|Omi|Opi|(?:Tante|Onkel) \\p{Upper}\\p{Lower}+|meine? \\p{Alpha}+)(?: (?:frisch|selbst|schon|morgen|heute|noch|mit))*(?: (?:vom|beim|aus dem|bei) \\p{Upper}\\p{Lower}+)?(?: mit)?${end}`,
          "gu",
        ),
        "",
      ],
    ],
  },
  {
    may: /déjalo|déjala|olvíd|ya (?:compr|traj|cog|pill|l[oa]s? |me )|trouvé|réglé|au frigo|on a(?!\p{Cased})/iu,
    in: () => [
      // "Lo de los yogures déjalo, que los he cogido yo."
      [
        re(
          `${start}lo del? (?:el |la |los |las )?[^.,;!?\\n]{2,25}? (?:déjal[oa]s?|olvídal[oa]s?|ya está)(?:, que [^.;!?\\n]{3,50})?${end}`,
        ),
        "",
      ],
      // "Yo ya compré los fideos y el queso.", "La salsa césar ya la tengo."
      [
        re(
          `${start}(?:yo )?ya (?:compr[ée]|traje|cogí|pillé|he comprado|he cogido|he pillado) [^.!?;,\\n]{2,50}${end}`,
        ),
        "",
      ],
      [
        re(
          `${start}(?:el|la|los|las) \\p{Alpha}+(?: (?:de )?\\p{Alpha}+)? (?:ya )?(?<!(?<!\\p{Cased})no )l[oa]s? (?:tengo|tenemos|compré|he comprado|cogí|he cogido|traje)(?: (?:ya|yo|en casa|todavía))*${end}`,
        ),
        "",
      ],
      // "J'ai trouvé du PQ en promo donc c'est réglé."
      [
        re(
          `${start}j['’]ai (?:déjà )?(?:trouvé|acheté|pris|récupéré) [^.!?;\\n]{2,40}?,? (?:donc|du coup|alors) c['’]est (?:réglé|bon|fait)${end}`,
        ),
        "",
      ],
      // "La crème est au frigo, les œufs aussi."
      [
        re(
          `${start}(?:les? |la |l['’])[^.!?,;\\n]{2,25} (?:est|sont) (?:déjà |encore )?(?:au frigo|dans le (?:frigo|placard|congélo))(?:,(?: et)? (?:les? |la |l['’])[^.!?,;\\n]{2,25} aussi)?${end}`,
        ),
        "",
      ],
      // "les patates on a."
      [
        re(
          `(?<=^|[.!?\\n,;]\\s*)(?:les? |la |l['’])([^.!?,;\\n]{2,25}?),? on (?:en )?a(?: déjà| encore)?${end}`,
        ),
        "",
      ],
    ],
  },
];
compiledAhead(others.map(({ may }) => may));

/** What there is; among several messages it may take back what another one asks for. */
const stock = compiledAhead<RegExp>(
  [
    // "Café hay, tranquilos", "Azúcar y limones tengo", "gel todavía tengo"
    `${start}\\p{Alpha}{3,}(?: (?:y |de )?\\p{Alpha}{3,}){0,2} (?:(?:ya|todavía|aún|sí) )*(?:tengo|tenemos|hay|queda|quedan)(?: (?:ya|todavía|aún|en casa|de sobra))*(?:, tranquil[oa]s?)?${end}`,
    // "El jamón no, que mi madre nos ha dado", "coca cola no q ya compré"
    `${start}(?:(?:el|la|los|las) )?\\p{Alpha}+(?: \\p{Alpha}+)? no,? (?:que|q|porque) [^.!?\\n,;]{3,50}(?=\\s*(?:$|[.!?]))`,
    // "There's plenty of wine left"
    `${start}there(?:['’]s| is| are) (?:still )?(?:plenty|loads|lots|enough|some|half a \\p{Alpha}+) of [^.!?\\n,;]{2,30}(?: left)?(?:, (?:so )?(?:don['’]?t worry(?: about (?:that|it|those))?|we['’]re (?:fine|good|ok)(?: there)?))?${end}`,
  ].map((pattern) => new RegExp(pattern, "giu")),
);

/** A text without the stops of sentences that were cut out. */
function withoutEmptySentences(text: string): string {
  return text.replace(/(?<=^|\n|[.!?:;,]) *[.!?;]+(?= |$|\n)/gu, "").replace(/^\s+|\s+$/gu, "");
}

/** A text without its asides; their words are left. */
export function withoutAsides(text: string): string {
  if (!text.includes(" ")) return text;
  const told = [...broughtByOthers, ...asides, ...(text.includes("\n") ? [] : stock)].reduce(
    (done, aside) => done.replace(aside, ""),
    text,
  );
  const rest = withPhrases(told, others);
  return rest === text ? text : withoutEmptySentences(rest);
}

/** What is asked for in the middle of prose, with the words that most people use. */
const requests = compiledAhead<[RegExp, string]>([
  // "no coffee left"
  [/(?<!\p{Cased})no (?!more )([^,.;!?\n]{2,30}?) left(?!\p{Cased})/giu, "no more $1"],
  // "Eins hab ich noch vergessen: Müllbeutel"
  [
    /(?<=^|[.!?\n]\s*)(?:eins|was|eines|etwas) hab(?:e)? ich (?:noch |ganz )*vergessen\s*[:,]\s*|(?<=^|[.!?\n]\s*)(?:one (?:more )?thing i forgot|i forgot one thing|forgot one thing|se me olvid(?:aba|ó)(?: una cosa)?|j['’]ai oublié (?:un truc|une chose))\s*[:,]\s*/giu,
    "",
  ],
  // "Il reste à acheter 2 melons"
  [
    /(?<!\p{Cased})il (?:ne )?(?:nous |me )?reste (?:plus qu['’])?à (?:acheter|prendre|trouver) /giu,
    "il faut ",
  ],
  // "plus une goutte d'huile", "il reste du lait et du beurre mais plus de yaourts"
  [
    /(?<!\p{Cased})plus (?:une (?:goutte|miette)|un (?:grain|gramme|brin)|aucune?) (?:de |d['’]|(?=\p{Alpha}))/giu,
    "plus de ",
  ],
  [
    /(?<=^|[.!?\n]\s*)il (?:nous |en )?reste (?:encore )?(?:du |de la |des |de l['’])[^.;!?\n]{2,50}?,? mais (?:plus|pas) (?=de |d['’])/giu,
    "il n'y a plus ",
  ],
  // "añado alcachofas", "I'm adding trash bags to the list", "j'ajoute des œufs"
  [/(?<=^|[.!?\n:]\s*)(?:yo )?añado (?=\p{Alpha})/giu, "añade "],
  [/(?<=^|[.!?\n:]\s*)j['’]ajoute (?=\p{Alpha}|\d)/giu, "ajoute "],
  [
    /(?<!\p{Cased})i(?:['’]m| am)(?: just)? adding ([^.;!?\n]{2,60}?)(?: (?:to|on) (?:the|our) list)(?=$|[.,;!?\n])/giu,
    "add $1",
  ],
  // "rosemary I'd be so grateful"
  [
    /,? (?:i['’]?d|we['’]?d) be (?:so |very |super |really )?(?:grateful|thankful|happy|delighted)(?=\s*(?:$|[.!,\n]))/giu,
    "",
  ],
  // "if you could pick up", "if you can grab"
  [
    /(?<=^|[.!?\n,;]\s*)if you (?:could|can|would|wouldn['’]t mind)(?: please| maybe)? (?=(?:pick up|grab|get|buy|bring)(?:ing)? )/giu,
    "please ",
  ],
  // "sorry, not chicken thighs, I meant chicken breasts"
  [
    /(?<=^|[.!?\n]\s*)(?:(?:sorry|no|oh|oops|perdón|entschuldigung|pardon|non|nein),? )*(?:not (?:the )?|nicht (?:die |das |den )?|pas (?:de |les? |la |l['’]))([^,.;!?\n]{2,30}), (?:i meant?|ich mein(?:t)?e|je voulais dire|je (?:parlais|pensais) (?:à|aux?|de)) /giu,
    "",
  ],
  [
    /(?<=^|[.!?\n]\s*)(?:(?:no|ay|uy|perdón),? )*[^,.;!?\n]{2,30} no, (?:lo que )?(?:quería|quise) (?:decir |era |es )?/giu,
    "",
  ],
  // "obviously"
  [
    /(?<=\p{Alpha}{2}),? (?:obviously|of course|natürlich|por supuesto|évidemment|bien sûr)(?=\s*(?:$|[.!\n]))/giu,
    "",
  ],
  // "te dije cuatro yogures", "I said 4"
  [
    /(?<=^|[.!?\n]\s*)(?:te (?:dije|había dicho)|i (?:said|told you)|ich hatte? (?:dir )?gesagt|je t['’]avais? dit) (?=\d|(?:two|three|four|five|six|zwei|drei|vier|fünf|sechs|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|six) )/giu,
    "",
  ],
  // "par contre pour les framboises surgelées va chez Picard"
  [
    /(?<=^|[.!?\n,;]\s*)(?:(?:par contre|mais|but|aber|pero),? )?(?:pour|for|für|para) (?:the |les? |la |l['’]|die |das |den |el |l[oa]s? )([^,.;!?\n]{2,30}),? (?:va|vas|passe|go|geh|ve|pásate)(?: (?:plutôt|luego|mejor|lieber|rather|then))? (?=(?:chez|à|to|zu|zum|a|al|por) \p{Alpha})/giu,
    " $1 ",
  ],
  // "grab rice if Costco has it"
  [
    /(?<=\p{Alpha}) (?:if|wenn|falls|si) (\p{Upper}[\p{Alpha}’' ]{1,20}?) (?:has|have|sells?|hat|tiene|en a) (?:it|them|any|some|welche[ns]?|das|es)(?=$|[,.;!?\n])/gu,
    " @$1",
  ],
  // "going to Lidl in 10, anyone need anything?", "Ich geh gleich zu dm, brauchst du was?", "voy a Lidl, ¿os traigo algo?"
  [
    /(?<=^|[.!?\n:]\s*)(?:(?:hi|hey|hola|hallo),? )?(?:(?:i['’]?m )?(?:going|heading|popping|off|running) (?:over )?to|(?:ich )?(?:geh|fahr|lauf)e? (?:(?:gleich|jetzt|mal|nachher|kurz|dann) )*(?:zu|zum|in den)|voy (?:ahora )?(?:al?|al?l)|je (?:vais|passe|file) (?:chez|à|au)) (\p{Alpha}[\p{Alpha}'’ ]{1,20}?)(?: (?:in \d{1,2}(?: min\p{Alpha}*)?|now|soon|later|tonight|today|ahora|luego|en un rato|tout à l['’]heure|ce soir))?,? (?=[^.!?\n]{0,30}(?:anything|something|was|etwas|algo|quelque chose|un truc)[^.!?\n]{0,12}\?)[^.!?\n]*\?/giu,
    "I'm at $1, need anything?",
  ],
  // "just got to Costco, need anything?"
  [
    /(?<=^|[.!?\n:]\s*)(?:i(?:['’]ve)? )?(?:just )?(?:got|arrived|made it) (?:to|at|in) (?=\p{Upper})/gu,
    "I'm at ",
  ],
  [/(?<!\p{Cased})poqu[ií]sim([oa]s?)(?!\p{Cased})/giu, "poc$1"],
  // "si hay cerezas y no están muy caras, trae un kilo"
  [
    /(?<=(?<!\p{Cased})si (?:hay|tienen) [^,.;!?\n]{2,25}?) y (?:no )?(?:están|son) [^,.;!?\n]{3,25}(?=, (?:trae|coge|pilla|compra)(?!\p{Cased}))/giu,
    "",
  ],
  // "mejor 4 que vienen los niños, y colacao"
  [/(?<=(?:mejor|no,?) \d{1,2}) que (?:vienen?|somos|son|va|van) [^,.;!?\n]{2,25}(?=$|[,.;!?\n])/giu, ""],
  // "die Kinder haben das ganze Eis weggefuttert"
  [
    /(?<=^|[.!?\n,]\s*)(?:die|der|das|unsere?|mein(?:e|er)?) (?:\p{Alpha}+ )?\p{Alpha}+ (?:haben|hat) (?:gestern |heute |schon )?(?:das|die|den) (?:(?:ganze[ns]?|letzte[ns]?) )?([^,.;!?\n]{2,30}?) (?:weggefuttert|verputzt|weggegessen|leergegessen|aufgefuttert|leergetrunken)(?!\p{Cased})/giu,
    "$1 ist alle",
  ],
  // "et après, chez Picard, deux sachets"
  [
    /(?<=^|[.!?\n]\s*)(?:(?:et|and|und|y) )?(?:après|puis|ensuite|then|after that|danach|dann|luego|después),? (?=(?:chez|at|from|bei|beim|en|in) )/giu,
    "",
  ],
  // "still plenty of shampoo though"
  [
    /(?<=\S)[,.;] (?:but )?still (plenty|loads|lots|enough) of ([^,.;!?\n]{2,30}?)(?: though)?(?=\s*(?:$|[.,!?\n]))/giu,
    ". we still have $1 of $2",
  ],
  // "could you get trash bags there?"
  [
    /(?<=(?:get|grab|pick up|buy|bring) [^.?!\n]{2,60}) (?:there|while you['’]re there)(?=\s*(?:$|[.?!\n]))/giu,
    "",
  ],
  // "und wenn du danach noch bei dm vorbeikommst, bring von da Shampoo mit"
  [
    /(?<=(?<!\p{Cased})(?:wenn|falls) du )(?:(?:danach|dann|später|noch|auch|eh|nachher) )+(?=(?:bei|beim|an|am|zu|zum|in) )/giu,
    "",
  ],
  [
    /(?<=(?:bring|nimm|hol|kauf|get|grab|trae|coge|compra|prends|rapporte) )(?:von da|von dort|from there|de ahí|de allí|de là(?:-bas)?) (?=\S)/giu,
    "",
  ],
  // "Ab jetzt bitte jeden Freitag Tulpen"
  [
    /(?<=^|[.!?\n]\s*)(?:ab (?:jetzt|sofort|nun)|from now on|a partir de (?:ahora|hoy)|à partir de maintenant|dorénavant|désormais),? (?=\S)/giu,
    "",
  ],
  // "me harías un gran favor si compraras vasos"
  [
    /(?<=\S)[,.]?(?: y)? me harías un (?:gran |enorme )?favor si (?:me )?(?:compraras|trajeras|pudieras (?:comprar|traer)) /giu,
    ". compra ",
  ],
  // "wir kümmern uns um Käse", "nosotros ponemos el hielo": what one is to bring has to be bought
  [
    /(?<!\p{Cased})(?:wir kümmern uns|ich kümmere? mich|kümmer(?:e|t)? (?:dich|euch)) um (?=\p{Alpha}|\d)/giu,
    "wir brauchen ",
  ],
  [
    /(?<!\p{Cased})(?:nosotros|nosotras|yo) (?:(?:nos|me) encarg(?:amos|o) de(?:l(?= ))?|ponemos|pongo|llevamos|llevo) (?=\p{Alpha}|\d)/giu,
    "hace falta ",
  ],
  [
    /(?<!\p{Cased})(?:(?:we|i)(?:['’]re|['’]m) (?:in charge of|responsible for|on)|(?:we|i)(?:['’]re|['’]ll|['’]m)? bring(?:ing)?) (?=\p{Alpha}|\d)/giu,
    "we need ",
  ],
  [
    /(?<!\p{Cased})(?:on s['’]occupe|nous nous occupons|je m['’]occupe) (?=d[ue]s? |de la |d['’])/giu,
    "il faut ",
  ],
  // "tu passes devant Picard ?"
  [/(?<=(?<!\p{Cased})(?:tu passes|passes-tu|vous passez) )(?:devant|par|près de) (?=\p{Upper})/gu, "chez "],
  [
    /(?<=(?<!\p{Cased})(?:fährst|gehst|kommst) du [^.!?\n]{0,30}|(?<!\p{Cased})du (?:fährst|gehst|kommst) [^.!?\n]{0,30})am (?=\p{Upper}\p{Alpha}+ vorbei)/gu,
    "bei ",
  ],
  // "Si ves aguacates, trae un par"
  [/(?<=(?:trae|coge|pilla|compra|prends|get|grab) )un par(?=\s*(?:$|[,.;!?\n]))/giu, "dos"],
  // ", y si no, nada"
  [
    /,? (?:(?:and|und|y|et) )?(?:si no|if not|wenn nicht|sinon),? (?:nada|nothing|nichts|egal|rien|tant pis|no worries|macht nichts|da igual)(?=\s*(?:$|[.!\n]))/giu,
    "",
  ],
  // "Si les fraises sont belles, prends-en deux barquettes"
  [
    /(?<=^|[.!?\n]\s*)(?:si (?:les? |la |l['’])|if the |wenn die )([^,.;!?\n]{2,25}?) (?:sont|est|are|is|look|looks|sind|ist)? ?[^,.;!?\n]{2,20}?,? (?:prends-en|get|grab|nimm|hol) (?=\d|(?:an?|une?|eine?n?|two|three|four|zwei|drei|vier|deux|trois|quatre) )([^,.;!?\n]{1,25})/giu,
    "$1, $2",
  ],
]);

/** A text whose requests in prose are those of a list: "il reste à acheter 2 melons" becomes "il faut 2 melons". */
export function withPlainRequests(text: string): string {
  // A single word, of which the field may have the first letters only, compiles none of the patterns.
  if (!text.includes(" ")) return text;
  return requests.reduce((done, [pattern, to]) => done.replace(pattern, to), text);
}
