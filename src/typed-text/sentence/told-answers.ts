import type { PhraseGroup } from "./phrase-groups.ts";
import { message, re, start } from "./phrase-parts.ts";

const begin = `(?:${start}|${message}|(?<=(?:, |… ?|\\.\\.\\. ?)))(?:(?:and|und|y|et|oh|ah|but|aber|pero|mais),? )?`;
/** Not "is there milk on the list?", "hay leche en oferta?" */
const name =
  "((?!(?:it|that|this|those|anything|something|more|das|es|was|noch|eso|algo|qué|más|ça|quoi|autre|rien)(?!\\p{Cased}))(?![^.,;:!?\\n()]{0,40} (?:on|at|from|auf|im|bei|beim|von|vom|en|sur|chez)(?!\\p{Cased}))\\p{Alpha}[^.,;:!?\\n()]{1,39}?)";
const der = "(?:de[nr] |die |das |eine?n? |welche )?";
const el = "(?:el |l[oa]s? |un[oa]?s? )?";
const le = "(?:les? |la |l['’]|du |des |de la |de l['’]|d['’]|de )?";
const asked = "\\s?\\?+ ?";
const until = "(?=\\s*(?:$|[.!?;,\\n]))";
/** "No, just checked", unlike "No idea" */
const no =
  "(?:nope|nah|no(?! (?:idea|clue|sé|se|hay|queda|quedan|tenemos|tengo|more))|nein|nee|nö|non)(?!\\p{Cased})";
const there = [
  "(?:(?:i )?just checked,? )?(?:we|i)(?:['’]re| are) (?:good|fine|ok(?:ay)?|set|all set|covered)(?: (?:on|for) (?:that|it|those))?|(?:(?:i )?just checked,? )?(?:(?:we|i)(?:['’]ve)? (?:still )?(?:have|got)|got|there(?:['’]s| is| are)) (?:still )?(?:some|plenty|enough|lots|loads|it|them|those|one)(?: left)?",
  "(?:(?:davon|die|das|den|da) )?(?:haben wir|hab(?:e)? ich|ist|sind|gibt es)(?: (?:noch|ja|schon|genug|da|welche[ns]?|was|reichlich|auch)){1,4}|(?:wir haben|ich hab(?:e)?)(?: (?:noch|ja|schon|genug|davon|welche[ns]?)){1,3}|(?:ist|sind) noch (?:genug )?da",
  "(?:de es[oa]s? )?(?:(?:ya|todavía|aún|sí) )?(?:hay|tenemos|tengo|queda|quedan)(?: (?:de sobra|todavía|aún|bastante|suficiente|en casa|más))?",
  "(?:on en a|j['’]en ai|nous en avons|(?:il )?y en a|il en reste)(?: (?:encore|déjà|assez|plein|toujours))?|c['’]est bon(?:, on en a(?: encore)?)?",
].join("|");
const pleased =
  "(?:great|good|super|perfect|nice|awesome|cool|lovely|brilliant|thanks|thank you|yay|toll|prima|klasse|perfekt|danke|sehr gut|gut|genial|perfecto|estupendo|bien|vale|gracias|guay|génial|parfait|merci|nickel|top)(?=\\s*(?:$|[.!,;\\n]))";
const lately =
  "(?: (?:yesterday|today|already|this morning|last night|earlier|on \\p{Alpha}+day|gestern|heute|vorhin|schon|noch|am \\p{Alpha}+tag|ayer|hoy|ya|esta mañana|el \\p{Alpha}+|hier|ce matin|déjà|aujourd['’]hui|\\p{Alpha}+di)){0,2}";

/** "Yes, plenty"; not "yes but get some more" */
const yes = (words: string, much: string) =>
  `(?:${words})(?:,? (?:${much}|${there}))?${until}(?!,? (?:but|though|almost|hardly|only|just|need|aber|fast|kaum|nur|pero|casi|apenas|s[oó]lo|mais|presque|plus que|à peine|seulement)(?!\\p{Cased}))`;

/** Questions that are answered in the same breath, so that what they ask about is not needed. */
export const toldAnswers: readonly PhraseGroup[] = [
  {
    may: re(`\\?[\\s?]*${no}`),
    in: () => [
      // "Are we out of tea? No, just checked."
      [
        re(
          `${begin}(?:(?:are we|we['’]re|are you)(?: (?:all|almost|nearly|already|running))? (?:out of|low on|short of)|do we need|is (?:there no more|the)) ${name}(?: (?:empty|gone|out))?(?: yet| already)?${asked}${no}(?:,? (?:(?:i )?just checked|i checked|not yet|we don['’]?t|we['’]re (?:good|fine|ok)|${there})){0,2}${until}`,
        ),
        "we already have $1. ",
      ],
      [
        re(
          `${begin}(?:(?:ist|sind) ${der}${name} (?:schon )?(?:leer|alle|aus|weg)|(?:fehlt|fehlen) (?:uns )?(?:(?:auch|noch) )?${der}${name})${asked}${no}(?:,? (?:(?:hab )?(?:gerade|eben) (?:nachgesehen|nachgeschaut|geguckt)|${there}))?${until}`,
        ),
        "wir haben noch $1$2. ",
      ],
      [
        re(
          `${begin}(?:se (?:nos )?(?:ha|han) (?:acabado|terminado)|(?:nos )?faltan?|(?:nos )?hacen? falta) ${el}${name}${asked}${no}(?:,? (?:acabo de mirar|lo he mirado|${there}))?${until}`,
        ),
        "ya tenemos $1. ",
      ],
      [
        re(
          `${begin}(?:est-ce qu['’])?(?:il (?:nous )?(?:manque|faut)|(?:on n['’]?a|il n['’]y a|y a) plus) ${le}${name}${asked}(?:${no}|si(?:,? si)?)(?:,? (?:j['’]ai (?:vérifié|regardé)|je viens de (?:vérifier|regarder)|${there}))?${until}`,
        ),
        "on a déjà $1. ",
      ],
      // "¿Y té? No, de eso hay", "Et thé ? Non, on en a"
      [
        re(
          `${begin}(?:¿ ?)?(?:y )?${el}${name}${asked}${no}[,.:]? (?=de |ya|todavía|aún|hay|queda|ten)(?:${there})${until}`,
        ),
        "ya tenemos $1. ",
      ],
      [
        re(`${begin}${le}${name}${asked}${no}[,.:]? (?=on |j|nous |y |il |c)(?:${there})${until}`),
        "on a déjà $1. ",
      ],
      [
        re(
          `${begin}${der}${name}${asked}${no}[,.:]? (?=davon|die |das |den |da |haben|hab|wir|ich|ist|sind)(?:${there})${until}`,
        ),
        "wir haben noch $1. ",
      ],
      [
        re(
          `${begin}(?:what about |the )?${name}${asked}${no}[,.:]? (?=we|i |just|got|there)(?:${there})${until}`,
        ),
        "we already have $1. ",
      ],
    ],
  },
  {
    may: /\?[\s?]*(?:yes|yep|yeah|ja|jo|s[íi]|oui|ouais)(?!\p{Cased})/iu,
    in: () => [
      // "is there any tea left? yes, plenty"
      [
        re(
          `${begin}(?:(?:is|are) there(?: still| any| enough){0,2}|(?:do we|have we|did we)(?: still)?(?: have| got)(?: enough| any)?) ${name}(?: left| at home| in the house)?${asked}${yes("yes|yep|yeah", "(?:there is|there are|we do|plenty|enough|loads|lots|some)(?: left)?")}`,
        ),
        "we already have $1. ",
      ],
      [
        re(
          `${begin}(?:haben wir|hast du|habt ihr|gibt es|ist|sind)(?: (?:noch|eigentlich|genug|auch)){0,3} ${der}${name}(?: (?:da|im haus|zu ?hause))?${asked}${yes("ja|jo|jep", "(?:noch )?(?:genug|reichlich|massig)|(?:ist|sind) da")}`,
        ),
        "wir haben noch $1. ",
      ],
      [
        re(
          `${begin}¿? ?(?:hay|quedan?|tenemos|tienes)(?: todavía| aún| suficiente){0,2} ${el}${name}${asked}${yes("s[íi]", "de sobra|bastante|un montón")}`,
        ),
        "ya tenemos $1. ",
      ],
      [
        re(
          `${begin}(?:est-ce qu['’])?(?:on a|il reste|il y a|tu as|y a)(?: encore| assez)? ${le}${name}${asked}${yes("oui|ouais", "plein|encore|assez|largement")}`,
        ),
        "on a déjà $1. ",
      ],
    ],
  },
  {
    may: re(`\\?[\\s?]*${pleased}`),
    in: () => [
      // "did you get tea yesterday? great."
      [
        re(
          `${begin}(?:did|have) you (?:already )?(?:get|buy|find|got|bought|found|gotten|pick up|picked up|order|ordered)(?: the| any| some)? ${name}${lately}${asked}${pleased}[.!,]?`,
        ),
        "we already have $1. ",
      ],
      [
        re(
          `${begin}(?:hast du|habt ihr)${lately} ${der}${name}${lately} (?:bekommen|gekauft|geholt|besorgt|mitgebracht|gekriegt|gefunden|bestellt)${asked}${pleased}[.!,]?`,
        ),
        "wir haben noch $1. ",
      ],
      [
        re(
          `${begin}(?:¿ ?)?(?:compraste|trajiste|conseguiste|encontraste|cogiste|has (?:comprado|traído|conseguido|cogido|encontrado))${lately} ${el}${name}${lately}${asked}${pleased}[.!,]?`,
        ),
        "ya tenemos $1. ",
      ],
      [
        re(
          `${begin}(?:est-ce que )?(?:tu as|t['’]as|as-tu|vous avez) (?:bien |déjà )?(?:acheté|pris|trouvé|eu|commandé|récupéré) ${le}${name}${lately}${asked}${pleased}[.!,]?`,
        ),
        "on a déjà $1. ",
      ],
    ],
  },
];
