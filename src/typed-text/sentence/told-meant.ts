import type { PhraseGroup } from "./phrase-groups.ts";
import { re, start } from "./phrase-parts.ts";

const name =
  "((?!(?:it|that|them|das|es|lo|la|ça|ce|this|something|etwas|was|algo|quelque chose)(?!\\p{Cased}))[^.,;:!?\\n]{2,40}?)";
const list = "([^.;:!?\\n]{2,80}?)";
const end = "(?=\\s*(?:$|[.!?\\n;,]))";
const shop = "(dm|\\p{Upper}[\\p{Alpha}'’]*(?: \\p{Upper}[\\p{Alpha}'’]*){0,2})";
/** Behind an answered question about the shopping: "did you get milk? great. then" */
const answered = (verbs: string) =>
  `(?<=(?<!\\p{Cased})(?:${verbs})[^?\\n]{2,60}\\?+[^?\\n]{0,30}(?:^|[\\s.,;!]))`;

/** What is wanted behind an answer, a search that found nothing, an offer or a proposal. */
export const toldMeant: readonly PhraseGroup[] = [
  {
    may: /\?[^?\n]{0,40}(?:just|only|leaves|nur|bleib|fehl|solo|queda|juste|que)/iu,
    in: () => [
      // "did you get juice yesterday? great. then it's just beef and yogurt today"
      [
        re(
          `${answered("get|got|buy|bought|have|find|found|pick up|picked up|grab|need")}(?:(?:then|so|ok|okay|that means),? )*(?:(?:today|tonight|tomorrow|now) )?(?:(?:it['’]s|it is|that['’]s)(?: (?:just|only|really))+|that (?:just |only )?leaves(?: us with)?(?: just| only)?) (?!(?:me|us|you|him|her|them|to|for|because|about|no|nothing|fair|like|what|how|the (?:kids|two|three|four|boys|girls|garage|car|house)|a (?:few|couple) \\p{Alpha}+s? (?:away|late))(?!\\p{Cased}))(?=\\p{Alpha}|\\d)`,
        ),
        "we need ",
      ],
      [
        re(
          `${answered("hast|habt|haben|gab|bekommen|gekauft|geholt|brauchen")}(?:(?:dann|also|ok|gut),? )*(?:sind|ist|wär(?:e|en)|bleib(?:t|en))(?: (?:es|das))?(?: (?:ja|heute|jetzt|also|dann))* nur(?: noch)?(?: (?:heute|morgen))? (?=\\p{Alpha}|\\d)`,
        ),
        "wir brauchen ",
      ],
      [
        re(
          `${answered("as|tu|reste|avez|avons|fallait|faut")}(?:(?:alors|donc|du coup|bon|ok),? )*(?:c['’]est (?:juste|plus que)|(?:il )?(?:ne )?reste (?:juste|plus que)) (?=\\p{Alpha}|\\d)`,
        ),
        "il faut ",
      ],
    ],
  },
  {
    may: /(?:same|genauso|dasselbe|das gleiche|gleiches|lo mismo|ídem|igual|pareil|idem|de même)/iu,
    in: () => [
      // "put it on the list. same for chicken"
      [
        re(
          "(?<=(?<!\\p{Cased})(?:put|add|get|grab|buy|write|jot) (?:it|them|that|those|some|more|one)(?: down)?(?: (?:on|to) (?:the|our|my) list)?(?: please| too)?\\s*[.,;!] ?(?:(?:and|also|oh|ah),? )*|(?:out of|low on) [^.,;!?\\n]{2,30}[.,;!] ?(?:(?:and|also),? )*)(?:the )?same (?:goes |thing )?(?:for|with) (?=\\p{Alpha}|\\d)",
        ),
        "we need ",
      ],
      [
        re(
          "(?<=(?<!\\p{Cased})(?:schreib|setz|pack|nimm|hol|kauf)[^.!?\\n]{1,40}[.,;!] ?(?:(?:und|auch|ach),? )*)(?:genauso|dasselbe (?:gilt )?(?:für|mit)|das gleiche (?:gilt )?(?:für|mit)|gleiches gilt für|ebenso) (?=\\p{Alpha}|\\d)",
        ),
        "wir brauchen ",
      ],
      [
        re(
          "(?<=(?<!\\p{Cased})(?<!no )(?:ap[úu]nta|p[oó]n|añ[áa]de|c[oó]mpra|tr[áa]e)l?[oa]?s?(?: (?:en|a) la lista)?\\s*[.,;!] ?(?:(?:y|ah|también),? )*)(?:lo mismo|ídem|igual)(?: (?:con|para|digo de))?,? (?=\\p{Alpha}|\\d)",
        ),
        "hace falta ",
      ],
      [
        re(
          "(?<=(?<!\\p{Cased})(?<!pas )(?:mets|note|ajoute|rajoute|prends)(?:-(?:le|la|les|en))?(?: (?:sur|à) la liste)?(?: stp| aussi)?(?: au cas où)?\\s*[.,;!] ?(?:(?:et|ah|aussi),? )*|(?:plus (?:de |d['’])|(?:manque|faut) (?!pas |plus ))[^.,;!?\\n]{2,30}[.,;!] ?(?:(?:et|ah|aussi),? )*)(?:pareil|idem|de même|la même(?: chose)?) (?:pour|avec) (?=\\p{Alpha}|\\d)",
        ),
        "il faut ",
      ],
    ],
  },
  {
    may: /find any|found|trouvé|sale|deal|offer|special|promo|oferta/iu,
    in: () => [
      // "couldn't find any basil, could you check at Aldi and get some?"
      [
        re(
          `${start}(?:(?:[Bb]ut|[Ss]orry|[Ss]o),? )*(?:[Ii] |[Ww]e )?(?:[Cc]ouldn['’]?t|could not|can['’]?t|didn['’]?t) find (?:any |the |our )?${name}[,.;]? (?:so )?(?:please |maybe )?(?:can|could|would) you (?:please |maybe )?(?:check|look|try|have a look|see)(?: (?:in|at))? ${shop}(?: (?:and|to) (?:get|grab|pick|buy|bring) (?:some|it|them|one)(?: up)?| for (?:it|them|some))?(?: please)?${end}`,
          "gu",
        ),
        "get $1 from $2",
      ],
      [
        re(
          `${start}(?:(?:[Mm]ais|[Ee]n revanche|[Pp]ar contre|[Ss]inon|[Bb]on),? )*(?:[Jj]e n['’]ai|[Jj]['’]ai|[Oo]n n['’]a|[Oo]n a) pas trouvé (?:le |la |les |l['’]|de |d['’])?${name}[,.;]? (?:tu peux|peux-tu|tu pourrais|pourrais-tu|tu veux bien) (?:regarder|voir|aller voir|essayer|passer) (?:chez|à|au) ${shop}(?: et en (?:prendre|acheter|ramener|rapporter)| et prendre ça| si (?:ils|y) en (?:ont|a))?${end}`,
          "gu",
        ),
        "prends $1 chez $2",
      ],
      // "the Aldi near the office has a sale on nappies, let's stock up"
      [
        re(
          `${start}(?:[Tt]he |[Oo]ur )?${shop}(?: (?:near|by|next to|around|close to|across from|on|at|in) [^.,;!?\\n]{2,25}?)?(?:['’]s (?:got|having|running|doing)| (?:has|have|is having|is doing|is running|are doing))(?: got)? (?:an? )?(?:(?:big|great|good|huge|amazing|super|massive|really good) )*(?:sale|deals?|offers?|specials?|promo|promotion|discount)(?: going| running)? (?:on|for) (?:the )?${name}(?: (?:right now|at the moment|this week|today|now))*,? (?:so )?(?:(?:let['’]?s|let us|we should|we could|we might as well|please|can you|could you|you should) )+(?:(?:maybe|really|definitely|please) )*(?:stock up(?: on (?:it|them|that|some))?|(?:get|grab|buy) (?:some|it|them|a few|plenty|loads)|pick (?:some|it|them) up)${end}`,
          "gu",
        ),
        "get $2 from $1",
      ],
      [
        re(
          `${start}[Ee]n (?:el )?${shop} (?:hay|tienen|está[n]?|han puesto|ponen)(?: (?:una?|la|de|en|buen[oa]s?))* (?:oferta|ofertas|promo|promoción|descuento|rebaja)(?: (?:de|en|del|con))? (?:la |el |las |los )?${name},? (?:(?:así que|y) )?(?:aprovech(?:emos|a|ad|amos)|(?:compra|pilla|coge|trae)(?:mos|d)?)(?: (?:allí|ahí|unos|unas|un par|algo))?${end}`,
          "gu",
        ),
        "compra $2 en $1",
      ],
      [
        re(
          `${start}(?:(?:[Cc]hez|[Àà]|[Aa]u) ${shop} (?:il )?y ['’]?a|${shop} (?:fait|a|font|ont)) (?:une |des )?(?:promos?|promotions?|réducs?|réductions?|offres?) sur (?:le |la |les |l['’])?${name}, (?:profit(?:ons|es|ez)?-en|(?:prends|prenez|achète|achetons)-en|on en profite|(?:il )?faut en profiter)(?: là-bas)?${end}`,
          "gu",
        ),
        "prends $3 chez $1$2",
      ],
    ],
  },
  {
    may: /to have|zu haben|part |share|contribution|beitrag|anteil|notre part|nuestra parte/iu,
    in: () => [
      // "would be awesome to have yogurt again for breakfast, so please grab some"
      [
        re(
          `${start}(?:it['’]d |it would |that['’]d |that would |would )be (?:so |really )?(?:awesome|great|nice|lovely|good|cool|amazing|wonderful|fab|ideal) to have (?:some |any )?${name}(?: (?:again|back|around|in the house|on the table|in the morning|for [^,.;!?\\n]{3,20}))*,? (?:so )?(?:(?:can|could|would) you )?(?:please )?(?:grab|get|buy|pick up|bring) (?:some|it|them|a few|one)(?: please)?\\??${end}`,
        ),
        "we need $1",
      ],
      [
        re(
          `${start}(?:es )?wäre? (?:(?:auch|echt|so|total|ja) )*(?:schön|toll|super|cool|nett|klasse|gut),? (?:(?:mal|wieder) )*${name}(?: (?:auf dem|aufm|auf'm|im|zum|fürs) \\p{Alpha}+)? (?:zu haben|da ?zu ?haben)[,.;] (?:(?:bitte|also) )*(?:nimm|bring|hol|kauf)(?:st)?(?: du)?(?: bitte)? (?:welche[ns]?|eine[ns]?|das)(?: bitte)?(?: mit)?\\??${end}`,
        ),
        "wir brauchen $1",
      ],
      // "our part for the potluck is cheese and butter, so that's what we have to buy"
      [
        re(
          `${start}(?:our|my) (?:part|share|contribution)(?: for [^.,;:!?\\n]{2,30}?) (?:is|are|will be) ${list}(?:, so (?:that['’]s|this is) what (?:we|i)(?:['’]ll)? (?:have to|need to|must|should|still need to)? ?(?:buy|get|bring))?(?=\\s*(?:$|[.!?\\n;]))`,
        ),
        "we need $1",
      ],
      [
        re(
          `${start}unser (?:beitrag|anteil)(?: (?:zum|zur|für|fürs) [^.,;:!?\\n]{2,30}?) (?:ist|sind|wären?) `,
        ),
        "wir brauchen ",
      ],
    ],
  },
  {
    may: /(?:what if|how about|what about|wie w[äa]r|wollen wir|y si|si on)[^?\n]{3,60}\?/iu,
    in: () => [
      // "et si on prenait du pain pour l'apéro ? Allez, je le mets sur la liste"
      [
        re(
          `${start}(?:et )?si on (?:prenait|achetait) ([^.;:!?\\n]{2,60}?) ?\\?+ (?:(?:allez|bon|ok|oui|vas-y|hop|go),? )*(?:je (?:le |la |les |l['’]|te le )?(?:mets|ajoute|note|rajoute)|on (?:le |la |les |l['’])?(?:met|ajoute|note))(?: sur la liste)?${end}`,
        ),
        "prends $1",
      ],
      [
        re(
          `${start}(?:what if we (?:got|bought|had)|how about|what about) ([^.;:!?\\n]{2,60}?)\\?+ (?:(?:ok|okay|yes|yeah|sure|right),? )*(?:(?:i['’]?ll|let me|let['’]s|please) )?(?:put|add) (?:it|them)(?: (?:on|to) the list)?${end}`,
        ),
        "get $1",
      ],
      [
        re(
          `${start}(?:wie wär(?:e)?['’]?s mit|wollen wir (?:mal )?) ?([^.;:!?\\n]{2,60}?)(?: (?:nehmen|kaufen|holen|machen))?\\?+ (?:(?:ok|okay|ja|komm|gut),? )*(?:ich )?(?:schreib|setz|pack)e?(?: ich)? (?:das|es|sie|ihn) (?:auf|drauf|dazu|mal auf|auf die liste)${end}`,
        ),
        "bitte $1",
      ],
      [
        re(
          `${start}¿?y si (?:compramos|cogemos|pillamos|compráramos) ([^.;:!?\\n]{2,60}?)\\?+ (?:(?:vale|venga|sí|ok|pues),? )*(?:l[oa]s? )?(?:apunto|pongo|añado)(?: en la lista| a la lista)?${end}`,
        ),
        "compra $1",
      ],
    ],
  },
  {
    may: /did i say|hab ich|habe ich|dije|ai dit/iu,
    in: () => [
      // "wait, did I say cucumbers? I meant zucchini"
      [
        re(
          `${start}(?:(?:wait|sorry|oh|oops|hang on),? )*(?:did i (?:say|write|put)|i said) ${name}[?,] (?:(?:oh|no|sorry),? )*i meant? (?:the )?(?=\\p{Alpha}|\\d)`,
        ),
        "we don't need $1. we need ",
      ],
      [
        re(
          `${start}(?:(?:warte|sorry|oh|ups|moment),? )*hab(?:e)? ich ${name} (?:gesagt|geschrieben)\\? (?:(?:oh|nein|sorry),? )*ich meinte (?=\\p{Alpha}|\\d)`,
        ),
        "wir brauchen kein $1. wir brauchen ",
      ],
      [
        re(
          `${start}(?:(?:espera|perdón|ay|uy),? )*¿?(?:he dicho|dije) ${name}\\? (?:(?:no|perdón),? )*(?:quería|quise) decir (?=\\p{Alpha}|\\d)`,
        ),
        "no hace falta $1. hace falta ",
      ],
      [
        re(
          `${start}(?:(?:attends|pardon|oh|oups),? )*j['’]ai dit (?:du |de la |des |de l['’])?${name} ?\\? (?:(?:non|pardon),? )*je voulais dire (?=\\p{Alpha}|\\d)`,
        ),
        "pas besoin de $1. il faut ",
      ],
    ],
  },
];
