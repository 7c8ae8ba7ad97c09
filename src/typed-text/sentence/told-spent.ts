import type { PhraseGroup } from "./phrase-groups.ts";
import { re, start } from "./phrase-parts.ts";

const name =
  "((?!(?:it|that|them|das|es|lo|la|ça|ce|this)(?!\\p{Cased})|(?:last|letzte|últim|derni))[^.,;:!?\\n]{2,40}?)";
const list = "([^.;:!?\\n]{2,80}?)";
const end = "(?=\\s*(?:$|[.!?\\n;,]|(?:and|und|y|et|plus) ))";
const lead =
  "(?:(?:and|but|so|oh no|oh|ok|lol|sorry|oops|und|aber|also|ach|mist|y|pero|ay|et|mais|bon|ah|zut|oups|would you believe it|stell dir vor),? )*";
const sorry =
  "(?:(?:sorry|my bad|please|pls|entschuldige|bitte|perdona|perdón|désolée?|pardon|stp|so|donc|du coup|así que|also),? )*";
/** A stop or a comma between what happened and the request. */
const stop = "\\s?[,.;!…]+ ";

const newEn =
  "(?:(?:so|and) )?(?:(?:we|i|can we|could you|can you)(?:['’]ll)? )?(?:need|get|buy|order|have to (?:get|buy))(?: us| me)? (?:a new one|another(?: one)?|a replacement|new ones)";
const newDe =
  "(?:(?:wir|ich) brauchen?(?: (?:also|jetzt|dringend|wohl|dann))* (?:eine?n? )?neue[nrs]?|(?:kauf|hol|bestell|besorg|bring)e?(?: (?:bitte|mal|doch|uns|mir|dann))* (?:eine?n? )?neue[nrs]?(?: mit)?|(?:eine?n? )?neue[rs]? muss her)";
const newFr =
  "(?:(?:il )?(?:en faut|faut en racheter|faudrait en racheter|faut en reprendre) ?(?:une?|des)? ?(?:autres?|nouve\\p{Alpha}+)?|on doit en racheter(?: une?)?|(?:r?achète|prends|commande)s?-en (?:une? )?(?:autres?|nouve\\p{Alpha}+))";

/** A thing that broke, is lost or was eaten, with a request for "a new one" of it or to write it down; and what a recipe needs. */
export const toldSpent: readonly PhraseGroup[] = [
  {
    may: /new ones?|another|replacement/iu,
    in: () => [
      // "the toaster died. We need a new one."
      [
        re(
          `${start}${lead}(?:the|our|my) ${name} (?:(?:just|finally) )?(?:died|broke|gave up|conked out|stopped working|snapped|fell apart|is (?:broken|dead|torn|ruined|lost|gone|kaput))(?: (?:again|today|yesterday|this morning))?${stop}${newEn}${end}`,
        ),
        "we need $1",
      ],
    ],
  },
  {
    may: /neue[nrs]?(?!\p{Cased})/iu,
    in: () => [
      [
        re(
          `${start}${lead}(?:der|die|das|unsere?|meine?) ${name} (?:ist|sind) (?:(?:schon|wieder|leider|jetzt|endgültig|gerade|heute) )*(?:kaputt|hin|im eimer|gerissen|durch|zerbrochen|verschwunden|gestorben)${stop}${newDe}${end}`,
        ),
        "wir brauchen $1",
      ],
    ],
  },
  {
    may: /(?:no (?:encuentro|encontramos)) [^\n]{0,200}(?:otr|nuev)/iu,
    in: () => [
      // "no encuentro la cinta por ningún lado, compra una nueva"
      [
        re(
          `${start}${lead}no (?:encuentro|encontramos) (?:el |la |l[oa]s |mis? )${name}(?: por (?:ningún lado|ninguna parte))?${stop}(?:así que )?(?:compra|trae|coge|pilla)(?:me|nos)? (?:otr[oa]s?|un[oa]s? nuev[oa]s?|nuev[oa]s?)${end}`,
        ),
        "compra $1",
      ],
    ],
  },
  {
    may: /(?:trouve|reste|mort|cassé|foutu|fichu|perdu|morte)[^\n]{0,200}(?:-en|en (?:faut|rachet|repren))/iu,
    in: () => [
      // "je trouve plus le scotch, achètes-en un nouveau"
      [
        re(
          `${start}${lead}(?:je |on )?(?:ne )?(?:trouve|retrouve) (?:plus|pas) (?:le |la |les |l['’]|mon |ma |mes )${name}(?: nulle part)?${stop}(?:donc )?${newFr}${end}`,
        ),
        "prends $1",
      ],
      [
        re(
          `${start}${lead}(?:le |la |les |l['’]|mon |ma |mes |notre )${name} (?:est|sont) (?:(?:encore|complètement) )?(?:mort|cassé|foutu|fichu|perdu|hs)e?s?${stop}(?:donc )?${newFr}${end}`,
        ),
        "il manque $1",
      ],
      // "il reste un oignon, ça suffit pas, prends-en d'autres"
      [
        re(
          `${start}${lead}il (?:nous )?(?:ne )?reste (?:plus )?(?:qu['’])?(?:une? seule?|une?|deux|trois|un peu de|un fond de) ${name},? (?:et |mais )?(?:ça (?:ne )?suffi(?:t|ra) pas|c['’]est pas assez|pas assez)${stop}(?:donc )?(?:r?achète|prends|ramène|reprends)s?-en(?: (?:d['’]autres|plus|encore|une? autre))?${end}`,
        ),
        "prends $1",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:ate|drank|finished|used|j['’]ai|comí|bebí|acabé)(?!\p{Cased})[^\n]{0,200}(?:list|note|ajoute|mets|apúnta|ponlo)/iu,
    in: () => [
      // "I ate your yogurt, put it on the list, my bad"
      [
        re(
          `${start}${lead}(?:i|we|someone) (?:just )?(?:ate|drank|finished|used)(?: up| off)? (?:the|your|my|our|his|her) ${name}${stop}${sorry}(?:put|add) (?:it|them|some|more) (?:on|to) the list(?:,? (?:sorry|my bad|please))?${end}`,
        ),
        "we need $1",
      ],
      [
        re(
          `${start}${lead}j['’]ai (?:mangé|bu|fini|terminé|utilisé|cassé) (?:ton |ta |tes |le |la |les |l['’])${name}${stop}${sorry}(?:mets|note|ajoute|rajoute)-(?:le|la|les|en)(?: sur la liste)?${end}`,
        ),
        "il faut $1",
      ],
    ],
  },
  {
    may: /recipe|rezept|receta|recette/iu,
    in: () => [
      // "the recipe calls for leeks and cream, cream we have"
      [
        re(
          `${start}(?:(?:the|this|my|our) )?recipe (?:calls for|needs|asks for|uses) ${list}[,;.] (?:(?:but|and) )?(?:the )?${name} (?:we|i)(?:['’]ve)? (?:already |still )?(?:have|got)${end}`,
        ),
        "we need $1. we already have $2",
      ],
      [
        re(`${start}(?:(?:the|this|my|our) )?recipe (?:calls for|needs|asks for) (?=\\p{Alpha}|\\d)`),
        "we need ",
      ],
      [
        re(
          `${start}(?:fürs|für das|für mein) rezept (?:braucht man|brauche ich|brauch ich|brauchen wir) ${list}[,;.] (?:(?:aber|und) )?(?:die |den |das )?${name} (?:haben wir|hab(?:e)? ich)(?: (?:noch|schon|ja|da))*${end}`,
        ),
        "wir brauchen $1. wir haben noch $2",
      ],
      [
        re(
          `${start}(?:para )?la receta (?:lleva|necesita|pide|hace falta) ${list}[,;.] (?:(?:pero|y) )?(?:el |la |los |las )?${name} (?:ya )?(?:tengo|tenemos|hay)${end}`,
        ),
        "hace falta $1. ya tenemos $2",
      ],
      [re(`${start}la receta (?:lleva|necesita|pide) (?=\\p{Alpha}|\\d)`), "hace falta "],
      [
        re(
          `${start}(?:dans|pour) la recette,? (?:il y a|y a|il faut|on met) ${list}[,;.] (?:(?:mais|et) )?(?:le |la |les |l['’]|du |de la |des )?${name},? (?:on (?:l['’]a|les a|en a)|j['’]en ai|je (?:l['’]ai|les ai))(?: (?:déjà|encore))?${end}`,
        ),
        "il faut $1. on a déjà $2",
      ],
    ],
  },
  {
    may: /not much|nicht viel|poca cosa|no mucho|pas grand-chose|trop cher/iu,
    in: () => [
      // "not much: just soap and toothpaste"
      [
        re(
          `${start}(?:not much|nicht viel|nur wenig|poca cosa|no mucho|pas grand-chose)(?: (?:today|heute|hoy|aujourd['’]hui))? ?(?:[:–-]|\\.{3}|…) ?(?:(?:just|only|nur|solo|sólo|juste) )?(?=\\p{Alpha}|\\d)`,
        ),
        "",
      ],
      // "si c'est pas trop cher du saumon"
      [
        re(
          `${start}(si (?:c['’]est|ce n['’]est) pas trop cher),? ((?:du |de la |des |de l['’])[^.,;:!?\\n()]{2,30}?)${end}`,
        ),
        "$2 ($1)",
      ],
    ],
  },
];
