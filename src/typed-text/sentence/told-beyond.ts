import type { PhraseGroup } from "./phrase-groups.ts";
import { laterMessage, message, number, re, start } from "./phrase-parts.ts";

const end = "(?=\\s*(?:$|[.!?\\n;,]))";
const place =
  "(?:büro|küche|bad|keller|garage|haus|wohnung|wg|schule|kita|garten|verein|oficina|piso|casa|cocina|baño|cole|colegio|garaje|trastero|taller|curro|office|kitchen|bathroom|garage|house|flat|school|shed|studio|bureau|maison|cuisine|salle de bain|cave|coloc|appart|école|boulot)";
/** What people call each other at the head of a message. */
const called =
  "(?:m[ij]+j[oa]|chic[oa]s|gente|familia|niñ[oa]s|mum|mom|mummy|dad|daddy|mama|papa|mamá|papá|maman|schatz|leute|kinder|guys|lads|love|honey|babe|folks|all)";

/** No word that tells of what is missing. */
const unmissed =
  "(?![^.,;!?\\n]*(?<!\\p{Cased})(?:gone|out|empty|low|missing|finished|needs?|wants?|leer|alle|aus|weg|fehl(?:t|en)|br(?:au|äu)ch\\p{Alpha}*|kein\\p{Alpha}*|knapp|will|möchte|finie?s?|vides?|manque|plus de|besoin|veut)(?!\\p{Cased}))";

/** Where something is missing, who has it, and what is said of people and places beside the things. */
export const toldBeyond: readonly PhraseGroup[] = [
  {
    may: re(
      `(?<!\\p{Cased})(?:im|in der|in unsere[rm]|en la|en el|en|at the|in the|au|à la|dans la|à l['’]) ?${place}(?!\\p{Cased})`,
    ),
    in: () => [
      // "im Büro ist das Druckerpapier ausgegangen"
      [
        re(
          `${start}(?:im|in der|in unserer|bei uns im|bei uns in der) ${place} (?:ist|sind)(?: uns)? (?:das|die|der|unsere?) ([^.,;!?\\n]{2,30}?) (?:(?:schon|fast|bald|leider|komplett|wieder|mal wieder) )*(?:ausgegangen|alle|leer|aus|aufgebraucht|weg)${end}`,
        ),
        "wir brauchen $1",
      ],
      [
        re(
          `${start}(?:im|in der|in unserer) ${place} (?=(?:fehlt|fehlen|brauchen wir|brauche ich|haben wir kein)(?!\\p{Cased}))`,
        ),
        "",
      ],
      // "en el piso no hay bolsas de basura"
      [
        re(
          `(?<=^|[.!?\\n:;,]\\s*)en (?:el |la )?${place},? (?=(?:ya )?(?:no (?:hay|queda|tenemos)|faltan?|hace|hacen|se (?:ha|han|acab))\\p{Alpha}*)`,
        ),
        "",
      ],
      [
        re(
          `${start}(?:at|in) (?:the|our) ${place},? (?=(?:we|there|they)(?:['’]re| are|['’]s| is| need| have)?(?: all| almost| nearly)? (?:out of|need|running|low|no))`,
        ),
        "",
      ],
      [
        re(
          `${start}(?:au|à la|à l['’]|dans la|dans le) ?${place},? (?=(?:il (?:n['’]y a|manque|faut)|on n['’]a|y a|y['’]a))`,
        ),
        "",
      ],
    ],
  },
  {
    may: re(`^${called}(?:,| [¡¿])|dios te bendiga|since you ask`),
    in: () => [
      // "Mijo, me hace falta harina", "Chicos, no hay bolsas"
      [
        re(
          `${message}(?:m[ij]+j[oa]|chic[oa]s|gente|familia|niñ[oa]s|leute|kinder|guys|lads|folks), (?=(?:me|nos|no|en|hace|hacen|falta|compra|trae|necesit|hay|quedan?|ya|hoy|mañana|os|por|para|si|sobra|se|la|el|los|las|wir|ich|bitte|es|kann|könn|we|i|can|could|please|there|who|alguien|quién|wer|la cocina)(?!, )\\p{Alpha}*)`,
        ),
        "",
      ],
      // "Mum, since you asked: I could use some tea bags"
      [re(`${message}(?:${called},? )?(?:since|as) you(?:['’]re)? ask(?:ed|ing)(?: so nicely)?[:,] `), ""],
      [re(`,? (?:y )?que dios (?:te|os|les) bendiga(?:n)?(?=\\s*(?:$|[.!,\\n]))`), ""],
    ],
  },
  {
    may: /\n[^\n]*(?:and|und|y|et|ni|oh|also) (?:no|kein|tampoco|plus|ni|pas)/iu,
    in: () => [
      // "Kayla: and no bananas" behind "we have no creamer"
      [
        re(
          `${laterMessage}(?:oh )?(?:and|also) no ([^.,;!?\\n]{2,30}?)(?: either| left)?(?=\\s*(?:$|[.!\\n]))`,
        ),
        "we have no $1 left",
      ],
      [
        re(`${laterMessage}und (?:auch )?keine?n? ([^.,;!?\\n]{2,30}?)(?: mehr)?(?=\\s*(?:$|[.!\\n]))`),
        "wir haben kein $1 mehr",
      ],
      [
        re(
          `${laterMessage}(?:y tampoco(?: hay| queda| quedan)?|ni|y ni) ([^.,;!?\\n]{2,30}?)(?=\\s*(?:$|[.!\\n]))`,
        ),
        "no queda $1",
      ],
      [
        re(`${laterMessage}et (?:plus|pas) de ([^.,;!?\\n]{2,30}?)(?: non plus)?(?=\\s*(?:$|[.!\\n]))`),
        "plus de $1",
      ],
    ],
  },
  {
    may: /plenty|enough|loads of|lots of/iu,
    in: () => [
      // "we've got plenty of eggs, and let's get two cucumbers"
      [
        /(?<=(?:plenty|enough|loads|lots) (?:of )?[^.,;!?\n]{2,25}), (?:and|but|so) (?:(?:uh+|um+|er+|oh),? )?(?=(?:let['’]?s (?:get|grab|buy)|get|grab|can you|could you|please|we(?:['’]ll)? need|i need)(?!\p{Cased}))/giu,
        ". ",
      ],
    ],
  },
  {
    may: /(?:fridge|freezer|pantry|cupboard|kühlschrank|nevera|frigo|despensa|placard)/iu,
    in: () => [
      // "okay so I'm looking in the fridge and there's no butter left"
      [
        re(
          `(?<=^|[.!?\\n]\\s*)(?:(?:ok(?:ay)?|so|right|well|hey|hi|also|alors|bueno|pues|a ver|euh|ähm?|um),? )*(?:(?:i['’]?m|i am) (?:just )?(?:looking|standing|staring|peeking) (?:in|at|into|inside|in front of|by) (?:the|our|my) (?:fridge|freezer|pantry|cupboard)|ich (?:steh|schau|guck)e?(?: (?:grad|gerade|jetzt|mal))* (?:vorm|in den|im|vor dem) (?:kühlschrank|vorratsschrank)|estoy (?:mirando|delante de) (?:en )?(?:la nevera|la despensa|el frigo)|je (?:suis devant|regarde)(?: dans)? le (?:frigo|placard))(?:,? (?:right now|now|gerade|ahora))?(?:,? (?:and|und|y|et)|,|:) (?=\\p{Alpha})`,
        ),
        "",
      ],
      // "the fridge. it's empty lol."
      [
        /(?<=^|[.!?\n]\s*)the (?:fridge|freezer|pantry)[.!,] (?:it['’]s|it is) (?:so |totally |completely |almost )?(?:empty|bare)(?: (?:lol|haha|again|now))*(?=\s*[.!,\n]|$)/giu,
        "",
      ],
    ],
  },
  {
    may: /none left|nothing left|nope/iu,
    in: () => [
      // "horseradish, nope, none left, so horseradish"
      [
        re(
          `(?<=^|[.!?,;\\n]\\s*)(\\p{Alpha}[\\p{Alpha} ]{2,25}), (?:nope,? |no,? )?(?:none left|nothing left|not any),? so (?=(?:we need |get |add )?\\1(?!\\p{Cased}))`,
        ),
        "",
      ],
      [/(?<=\p{Alpha}{3}),? (?:nope,? )?none left(?=\s*[,.;\n])/giu, ""],
    ],
  },
  {
    may: /obviously|of course|natürlich|por supuesto|évidemment|bien sûr/iu,
    in: () => [
      [
        /(?<=\p{Alpha}{2}),? (?:obviously|of course|natürlich|por supuesto|évidemment|bien sûr)(?=\s*,)/giu,
        "",
      ],
    ],
  },
  {
    may: /left,? so|mushy|soft|pochos|pochas|matschig|mous|molles|están \p{Alpha}+,? as[ií] que/iu,
    in: () => [
      // "there's like one egg left so get a dozen eggs"
      [
        re(
          `(?:(?<=^|[.!?\\n:;,]\\s*)|,? (?:and|but) )there(?:['’]s| is| are) (?:(?:like|only|just|maybe|about) )*(?:(?:one|eine?|${number}) )?(\\p{Alpha}+?)s?(?: or two)? left,? so (?=(?:please |can you |let['’]s )?(?:get|buy|grab|we need)[^.;!?\\n]{0,25} \\1)`,
        ),
        ". ",
      ],
      // "los tomates están pochos así que un kilo de tomates"
      [
        re(
          `(?:(?<=^|[.!?\\n:;]\\s*)|, )(?:el|la|los|las) (\\p{Alpha}+) (?:está|están) \\p{Alpha}+,? as[ií] que (?=[^.,;!?\\n]{0,30} \\1(?!\\p{Cased}))`,
        ),
        ". ",
      ],
      [
        re(
          `(?:(?<=^|[.!?\\n:;]\\s*)|, )(?:der|die|das) (\\p{Alpha}+) (?:ist|sind) \\p{Alpha}+,? (?:also|deshalb) (?=[^.,;!?\\n]{0,30} \\1(?!\\p{Cased}))`,
        ),
        ". ",
      ],
      [
        re(
          `(?:(?<=^|[.!?\\n:;]\\s*)|, )the (\\p{Alpha}+) (?:is|are) (?:all )?\\p{Alpha}+,? so (?=[^.,;!?\\n]{0,30} \\1(?!\\p{Cased}))`,
        ),
        ". ",
      ],
    ],
  },
  {
    may: /bother|trouble|hassle|umstände|molestia|dérange/iu,
    in: () => [
      [
        /,? (?:if (?:it['’]?s|that['’]?s|it is|it isn['’]t)(?: not)?(?: no| too much| any| a)? (?:bother|trouble|hassle|problem)|wenn['’]?s? (?:es )?(?:dir )?keine umstände macht|si no es (?:mucha )?molestia|si (?:ça|cela) ne (?:te|vous) dérange pas(?: trop)?)(?=\s*(?:$|[.!?,\n]))/giu,
        "",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:will|möchte|wünscht sich|mag) (?:der|die|das)(?!\p{Cased})/iu,
    in: () => [
      // "Teewurst will der Papa"
      [
        re(
          `(?<=^|[.!?\\n:;,]\\s*)(?!(?:was|wer|wann|wie|wo) )(\\p{Alpha}[\\p{Alpha} -]{2,25}?) (?:will|möchte|mag|hätte gern) (?:(?:der|die|das|unsere?) )?(?:papa|mama|opa|oma|kleine?|kleiner|große[r]?|jungs|kinder|\\p{Alpha}*papa|\\p{Alpha}*mama)(?: (?:auch|noch|wieder|haben))*${end}`,
        ),
        "$1",
      ],
    ],
  },
  {
    may: /(?:größe|gr\.?|nr\.?|lsf) ?\d+\+? mit(?!\p{Cased})/iu,
    in: () => [
      // "Bringst du Windeln Größe 4 mit?"
      [/(?<=(?<!\p{Cased})(?:größe|gr\.?|nr\.?|lsf) ?\d+\+?) mit(?=\s*(?:$|[.!?,;\n]))/giu, ""],
    ],
  },
  {
    may: /brauchen wir (?:doch |eigentlich )?(?:nicht|keine)/iu,
    in: () => [
      // "Milch brauchen wir nicht, haben wir noch."
      [
        re(
          `(?<=^|[.!?\\n:;,]\\s*)(?:die |den |das )?(\\p{Alpha}[\\p{Alpha}-]+(?: und \\p{Alpha}[\\p{Alpha}-]+)?) brauchen wir (?:(?:doch|eigentlich|diesmal|heute) )*(?:nicht|keine?n?)(?: mehr)?, (?:(?:da(?:von)?|die|den|das) )?(?:haben wir|hab ich|ist|sind)(?: (?:noch|ja|genug|welche|da|schon|reichlich))+(?=\\s*(?:$|[.!\\n;]))`,
        ),
        "Wir haben noch $1",
      ],
    ],
  },
  {
    may: /(?:those|them|that|it) (?:yesterday|already|this morning|last)|already (?:bought|got|have)|ya l[oa]s? (?:compr|ten|cog|traj)|(?:hab ich|haben wir|die hab|den hab|das hab)[^\n]*(?:schon|gestern)|je l(?:es |['’])ai|on l(?:es |['’])a/iu,
    in: () => [
      // "I already bought those yesterday" behind somebody's wish
      [
        re(
          `${laterMessage}(?:(?:oh|no|nope|hey|ah),? )*(?:i(?:['’]ve)?|we(?:['’]ve)?)(?: already| just)* (?:bought|got|have|picked up|ordered|grabbed) (?:those|them|that|it|these)(?: (?:already|yesterday|today|this morning|last night|last week|at home))*(?=\\s*(?:$|[.!\\n]))`,
        ),
        "we have those.",
      ],
      [
        re(
          `${laterMessage}(?:(?:no|ah|uy|oye|nah),? )*(?:es[oa]s? )?ya l[oa]s? (?:compré|he comprado|tengo|tenemos|cogí|traje|pillé)(?: (?:yo|ayer|hoy|esta mañana))*(?=\\s*(?:$|[.!\\n]))`,
        ),
        "we have those.",
      ],
      [
        re(
          `${laterMessage}(?:(?:nein|nee|ach|ne|oh),? )*(?:(?:die|den|das|davon) )?(?:hab(?:e)? ich|haben wir|hab ich)(?: (?:gestern|heute|schon|doch|ja|bereits|vorhin))+(?: (?:gekauft|geholt|besorgt|mitgebracht))?(?=\\s*(?:$|[.!\\n]))`,
        ),
        "we have those.",
      ],
      [
        re(
          `${laterMessage}(?:(?:non|ah|oh),? )*(?:je l(?:es |['’])ai|on l(?:es |['’])a) (?:déjà )?(?:achetée?s?|prise?s?|eue?s?)(?: (?:hier|ce matin|déjà))*(?=\\s*(?:$|[.!\\n]))`,
        ),
        "we have those.",
      ],
    ],
  },
  {
    may: /\d à \d/u,
    in: () => [
      [
        /(?<=(?<!\p{Cased})\d{1,2}) à (?=\d{1,2} (?:kg|kilos?|g|l|litres?|ml|cl|boîtes?|bouteilles?|paquets?|sachets?|pots?)(?!\p{Cased}))/giu,
        "-",
      ],
    ],
  },
  {
    may: /already has|already have|is bringing/iu,
    in: () => [
      // "she already has tea"
      [
        re(
          `${start}(?:[Ss]he|[Hh]e|[Tt]hey|(?:[Gg]rand)?(?:ma|pa|mum|mom|dad)|(?!We |You )\\p{Upper}\\p{Alpha}+|\\p{Alpha}+(?= already has the)) already (?:has|have|got) [^.,;!?\\n]{2,30}(?=\\s*(?:$|[.!\\n]))`,
          "gu",
        ),
        "",
      ],
      // "a carrot cake mom is bringing the chips"
      [
        /(?<=\p{Alpha}{3}) (?:mom|mum|dad|grandma|grandpa|nana|\p{Upper}\p{Lower}+)(?:['’]s| is) bringing (?:the |some |a )?[^.,;!?\n]{2,30}$/gu,
        "",
      ],
    ],
  },
  {
    may: /stp|svp|bitte|please|porfa|por favor/iu,
    in: () => [
      // "la petite tousse toute la nuit donc stp du sirop"
      [
        re(
          `${start}(?:la petite|le petit|le bébé|bébé|le chat|la chatte|le chien|mon mari|ma femme|les enfants|les petits|\\p{Upper}\\p{Alpha}+) ${unmissed}[^.,;!?\\n]{3,40},? (?:donc|du coup|alors),? (?=(?:stp|svp)(?!\\p{Cased}))`,
        ),
        "",
      ],
      [
        re(
          `${start}(?:the baby|baby|the kids|the cat|the dog|\\p{Upper}\\p{Alpha}+) ${unmissed}[^.,;!?\\n]{3,40},? so (?=(?:please|pls)(?!\\p{Cased}))`,
        ),
        "",
      ],
      [
        re(
          `${start}(?:die kleine|der kleine|das baby|die kinder|der hund|die katze|\\p{Upper}\\p{Alpha}+) ${unmissed}[^.,;!?\\n]{3,40},? (?:also|deshalb) (?=(?:bitte)(?!\\p{Cased}))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})on a (?:les?|la|l['’]|des|du)|boude|n['’]aime|adore|refuse/iu,
    in: () => [
      // "on a les pâtes, donc il nous faut de la sauce tomate"
      [
        re(
          `${start}(?:on a|j['’]ai|il y a) (?:déjà |encore )?(?:les? |la |l['’]|des |du |de la )[^.,;!?\\n]{2,30},? (?:donc|du coup|alors|mais) (?=(?:il|on|prends|achète|ramène|je)(?:\\p{Alpha})*)`,
        ),
        "",
      ],
      // "le chat boude le thon, prends-lui des croquettes"
      [
        re(
          `${start}(?:les? |la |mon |ma |mes |notre |nos )\\p{Alpha}+ (?:boudent?|adorent?|refusent?|n['’]aiment?(?: pas| plus)?|ne (?:mangent?|veut|veulent)(?: pas| plus)?) (?:(?:plus )?les? |la |l['’]|du |de la |de )?[^.,;!?\\n]{2,25}, (?=(?:prends|achète|ramène|rapporte|trouve)(?:-lui|-leur)? )`,
        ),
        "",
      ],
    ],
  },
  {
    may: /(?<=^|\n)[^\n]{3,60} (?:für|for|pour|para) \d{1,2} ?(?:personen|portionen|leute|pers|people|persons|servings|personnes|personas|raciones|porciones|comensales)\.?:?\n/iu,
    in: () => [
      // "Quiche lorraine pour 6 personnes" over what it is made of
      [
        re(
          `(?<=^|\\n)(?!\\d)([^\\n:]{3,50}?) (?:für|for|pour|para) (\\d{1,2}) ?(?:personen|portionen|leute|pers|people|persons|servings|personnes|personas|raciones|porciones|comensales)\\.?:?(?=\\n[^\\n]*\\d)`,
        ),
        "$1 ($2 people):",
      ],
    ],
  },
  {
    may: /\?[^\S\n]*\n(?:[^\n]*: )?(?:let me|lass mich|ich guck|ich schau|moment|espera|déjame|deja que|attends|je regarde|hang on|hold on|one sec|sec)/iu,
    in: () => [
      // "do we need milk?⏎let me look⏎no, there are two cartons left"
      [
        re(
          `(?<=\\?[^\\S\\n]*)\\n[^\\n]*?(?:let me (?:look|check|see)|hang on|hold on|one sec(?:ond)?|i['’]ll (?:check|look)|lass mich (?:gucken|schauen|nachsehen)|ich (?:guck|schau)e?(?: (?:mal|kurz|gleich|eben|nach))*|moment(?: mal)?|espera(?: que)?(?: (?:miro|lo miro))?|déjame (?:ver|mirar)|deja que mire|voy a mirar|attends(?:,? je regarde)?|je (?:regarde|vérifie|vais voir))[.!…]*(?=\\n)`,
        ),
        "",
      ],
    ],
  },
  {
    may: /doch nicht, |no, (?:a|que) \p{Alpha}+ no le/iu,
    in: () => [
      // "Lachs doch nicht, Inge mag keinen Fisch"
      [
        re(
          `${laterMessage}(?:(?:ach|oh|ah|nee|nein),? )*(?:die |den |das )?(\\p{Alpha}[\\p{Alpha}-]+) doch nicht(?:, [^.!?\\n]{2,60})?(?=\\s*(?:$|[.!\\n]))`,
        ),
        "Wir haben noch $1.",
      ],
    ],
  },
];
