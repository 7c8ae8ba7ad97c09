import { countWords } from "./count-words.ts";
import type { PhraseGroup } from "./phrase-groups.ts";
import { laterMessage, message, re, sender, start } from "./phrase-parts.ts";

const figure = `(?:\\d{1,3}|${countWords}|twenty|thirty|forty|zwanzig|dreißig|veinte|treinta|vingt|trente)`;
const event =
  "(?:party|bbq|barbecue|picnic|birthday|wedding|guests?|visitors?|company|people|friends|family|sleepover|playdate|dinner|brunch|cookout|potluck|house ?guests?)";

/** What leads to a list or ends it without being of it, and figures that correct another. */
export const toldAroundLists: readonly PhraseGroup[] = [
  {
    may: /(?<!\p{Cased})(?:we|i)(?:['’]ve got| have| are having|['’]re having|['’]m having)(?!\p{Cased})[^.\n]*:/iu,
    in: () => [
      // "we have a party on saturday: chips, beer"
      [
        re(
          `${start}(?:(?:so|hey|ok|also),? )?(?:we|i)(?:['’]ve got| have(?: got)?| are having|['’]re having|['’]m having) (?:an? |some |\\d+ |the )?(?:\\p{Alpha}+(?:['’]s)? )?${event}(?: [^.,;:!?\\n]{2,40})?: ?(?=\\S)`,
        ),
        "",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:no|nein|nee|non|ach|hmm?),? (?:let|make|better|say|lieber|besser|sagen|mejor|pon|que sean|plutôt|mets|disons)/iu,
    in: () => [
      // "six beers, hmm no let's do twelve"
      [
        re(
          `[,.]? (?:hmm?,? |oh,? |ach,? |ay,? )?(?:no|nope|nein|nee|non),? (?:let['’]?s (?:do|make (?:it|that)|say|get|go (?:with|for)|have)|make (?:it|that|them)|better|say|lieber|besser|sagen wir|mach(?:en wir)?|mejor|pon|que sean|plutôt|mets-en|disons) (${figure})(?=\\s*(?:$|[.,;!\\n]))`,
        ),
        ", no, make it $1",
      ],
    ],
  },
  {
    may: /(?:\d|\p{Alpha}) (?:not|instead of|nicht|statt|no|en vez de|pas|et non|au lieu de) \S/iu,
    in: () => [
      // "it's 8 eggs not 4"
      [
        re(
          `(?:(?<!\\p{Cased})(?:it['’]s|that['’]s|es sind|das sind|son|ce sont|c['’]est) )?((?<!\\p{Cased})(?:\\d{1,3}|${countWords}) [\\p{Alpha} -]{3,30}?),? (?:not|and not|nicht|und nicht|no|y no|pas|et (?:non|pas)|(?:instead|rather) (?:of|than)|statt|en vez de|en lugar de|au lieu de) ${figure}(?=\\s*(?:$|[.,;!?\\n]))`,
        ),
        "$1",
      ],
    ],
  },
  {
    may: /(?:got|just|am|['’]m) (?:back|home)|(?:put|are) away|all set|tout (?:trouvé|pris|acheté|eu)|(?:found|got|bought) everything|todo (?:comprado|conseguido)|alles (?:bekommen|gekauft|gefunden|besorgt)/iu,
    in: () => [
      // "Just got back from Costco, got the eggs and everything else that was on there"
      [
        re(
          `${start}(?:ok(?:ay)?,? )?(?:i(?:['’]?m| am|['’]ve)?|we(?:['’]?re| are|['’]ve)?)? ?(?:just )?(?:got |am |are )?(?:back|home)(?: (?:from|now)(?: [\\p{Alpha}'’ -]{2,30}?)?)?,? (?:(?:the )?groceries are (?:put )?away,? )?(?:and )?(?:i |we )?got (?:the|all|everything)[^.;!?\\n]*?(?=\\s*(?:$|[.;!?\\n]|,? so (?:we|i)))`,
        ),
        "",
      ],
      [
        re(
          `(?<=^|[.!?\\n;,] ?)(?:ok(?:ay)?,? )?(?:i['’]?m (?:home|back),? )?(?:the )?groceries are (?:all )?(?:put )?away,? (?:and )?(?:i |we )?got (?:the|all|everything)[^.;!?\\n]*?(?=,? so (?:we|i)|\\s*(?:$|[.;!?\\n]))`,
        ),
        "",
      ],
      // "C'est bon, j'ai tout trouvé au marché, même les clémentines"
      [
        re(
          `${start}(?:(?:c['’]est bon|ok|parfait|super|alles klar|ya está|all good|done),? )?(?:j['’]ai tout (?:trouvé|pris|acheté|eu)|(?:i|we) (?:found|got|bought) everything|(?:lo )?(?:he|hemos) (?:comprado|conseguido|encontrado) todo|(?:ich )?habe? alles (?:bekommen|gekauft|gefunden|besorgt))(?! (?:except|but|sauf|außer|bis auf|menos|excepto)(?!\\p{Cased}))(?:(?! (?:except|but|sauf|außer|bis auf|menos|excepto) )[^.;!?\\n])*(?=\\s*(?:$|[.;!?\\n]))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /rien (?:d['’]autre )?à acheter|nothing (?:else |more )?to (?:buy|get)|nichts (?:mehr )?zu (?:kaufen|besorgen)|nada (?:más )?que comprar/iu,
    in: () => [
      // "Rien à acheter demain !"
      [
        re(
          `${start}(?:(?:so|donc|also|así que|we have|wir haben|no hay|(?:il )?n['’]y a|there['’]s|hay),? )*(?:rien (?:d['’]autre )?à acheter|nothing (?:else |more )?to (?:buy|get)|nichts (?:mehr )?zu (?:kaufen|besorgen)|nada (?:más )?que comprar)(?: (?:today|tomorrow|this week|heute|morgen|diese Woche|hoy|mañana|esta semana|aujourd['’]hui|demain|cette semaine))?(?=\\s*(?:$|[.,;!?\\n]))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /^(?:wg[- ]?)?(?:wochen|groß|wochenend)?einkauf/iu,
    in: () => [
      // "WG Einkauf diese Woche nudeln tomaten"
      [
        re(
          "^(?:wg[- ]?)?(?:wochen|groß|wochenend)?einkauf(?:sliste|szettel)? (?:(?:für )?(?:diese|nächste) woche|(?:für )?(?:heute|morgen)|am \\p{Alpha}+tag) (?=\\p{Alpha}|\\d)",
        ),
        "",
      ],
    ],
  },
  {
    may: /^(?:st|sankt)\. ?\p{Alpha}+[^:\n]{0,12}:/iu,
    in: () => [
      // "St. Martin: LED lights"
      [re("^(?:st|sankt)\\. ?\\p{Alpha}+(?:['’]s)?(?: (?:day|party))?: ?(?=\\S)"), ""],
    ],
  },
  {
    may: /^(?:für d|for the|para |pour l)/iu,
    in: () => [
      // "für den balkon blumenerde 40 l"
      [
        re(
          "^(für (?:den|die|das) (?:balkon|garten|hund|katzen?|kinder|baby|schule|büro|kita|terrasse|küche|bad|keller|auto|urlaub|kaninchen|hasen|pferde?|wg|werkstatt|hühner)) (?!(?:wir|ich|brauch\\p{Alpha}*|bitte|hol\\p{Alpha}*|kauf\\p{Alpha}*|ist|sind|noch|auch|bis|am|und)(?!\\p{Cased}))(?=(?:\\p{Alpha}|\\d)(?![^.;!?\\n]*(?::| für )))",
        ),
        "$1: ",
      ],
      [
        re(
          "^(for the (?:balcony|garden|dogs?|cats?|kids|baby|school|office|patio|kitchen|bathroom|garage|car|rabbits?|hamsters?|chickens|fish|shed|cottage|cabin|boat|camper|yard)) (?!(?:food|shower|wash|seat|bowl|sink|show|party|tank|lunch(?:es)?|lunch ?box(?:es)?|birthday|rooms?|club|fair|trip|play|tea|dinners?|snacks?|we|i|get|buy|need|please|can|could|is|are|and|on|this|next|tomorrow|today)(?!\\p{Cased}))(?=(?:\\p{Alpha}|\\d)(?![^.;!?\\n]*(?::| for )))",
        ),
        "$1: ",
      ],
      [
        re(
          "^(para (?:el|la|los|las) (?:balcón|jardín|perr[oa]s?|gat[oa]s?|niñ[oa]s?|peques|bebé|cole|oficina|terraza|cocina|baño|coche|conejos?|gallinas)) (?!(?:de|del|necesit\\p{Alpha}*|hay|faltan?|compra\\p{Alpha}*|quiero|me|nos|se|es|son|y|por|hace)(?!\\p{Cased}))(?=(?:\\p{Alpha}|\\d)(?![^.;!?\\n]*(?::| para )))",
        ),
        "$1: ",
      ],
      [
        re(
          "^(pour (?:(?:le|la|les) |l['’])(?:balcon|jardin|chiens?|chats?|enfants|bébé|école|bureau|terrasse|cuisine|salle de bain|voiture|lapins?|poules)) (?!d['’]|(?:de|du|des|il|on|je|prends|achète\\p{Alpha}*|faut|et|ce|tu)(?!\\p{Cased}))(?=(?:\\p{Alpha}|\\d)(?![^.;!?\\n]*(?::| pour )))",
        ),
        "$1 : ",
      ],
    ],
  },
  {
    may: /, (?:para (?:hacer|preparar|cocinar|rellenar)|to make |for making |um \p{Alpha}+ zu (?:machen|backen|kochen)|pour (?:(?:lui|leur|nous|me) )?(?:faire|préparer))/iu,
    in: () => [
      // "manzanas, para hacerle compota al peque"
      [
        re(
          "(?<=\\p{Alpha}{3}), ((?:para (?:hacer|preparar|cocinar|rellenar)(?:le|les|me|nos)?|to make|for making|um|pour (?:(?:lui|leur|nous|me) )?(?:faire|préparer)) [^.,;:!?()\\n]{2,40})(?=\\s*(?:$|[.;!?\\n]))",
        ),
        " ($1)",
      ],
    ],
  },
  {
    may: /: (?:get|buy|take|grab|nimm|kauf|hol|coge|compra|trae|prends|achète) (?:\d|\p{Alpha})/iu,
    in: () => [
      // "Tinned tuna: get 4."
      [
        re(
          `${start}(\\p{Alpha}[\\p{Alpha} '’-]{2,25}): (?:get|buy|take|grab|nimm|kauf|hol|coge|compra|trae|prends|achète) (${figure})(?: (?:of (?:them|those)|please|bitte|por favor|stp))?(?=\\s*(?:$|[.;!\\n]))`,
        ),
        "$2 $1",
      ],
    ],
  },
  {
    may: /packed|gepackt|cogido|empacado|emballé|dans la valise/iu,
    in: () => [
      // "Packed already: tent, stove"
      [
        re(
          `${start}(?:(?:already packed|packed already|schon (?:ein)?gepackt|bereits (?:ein)?gepackt|ya (?:cogido|empacado|metido)|déjà (?:emballé|pris|dans la valise))):[^\\n.!?]*`,
        ),
        "",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:no|any|little|much) [^.,;!?\n]{2,30} left(?: at all)?,? (?:and|or) no /iu,
    in: () => [
      // "no cornflakes left at all, and no tea bags"
      [
        re(
          `${start}(?:(?:we(?:['’]ve| have)(?: got)?|there(?:['’]s| is| are)|and|oh),? )?((?:no|hardly any|barely any|almost no|not much|very little) [^.,;!?\\n]{2,30} left)(?: at all)?,? (?:and|or) no (?!(?:more|need|rush|one|time|way|problem|idea)(?!\\p{Cased}))(?=\\p{Alpha})`,
        ),
        "$1 and no more ",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:can|could) wait(?!\p{Cased})|warten|puede[n]? esperar|peu(?:t|vent) attendre/iu,
    in: () => [
      // "The jam can wait till next month."
      [
        re(
          `(?<=^|[.!?\\n;,]\\s*)(?:(?:and|but|so|und|aber|y|pero|et|mais) )?(?:(?:the|our|der|die|das|el|la|los|las|le|les) |l['’])?([\\p{Alpha} '’-]{2,25}?) (?:(?:can|could) wait(?: (?:till|until|for) [^.,;!?\\n]{2,30})?|(?:kann|können)(?: (?:noch|auch|bis [^.,;!?\\n]{2,25}))* warten|pueden? esperar(?: (?:a|hasta) [^.,;!?\\n]{2,30})?|peu(?:t|vent) attendre(?: [^.,;!?\\n]{2,30})?)(?=\\s*(?:$|[.,;!\\n]))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /every(?:one|body)['’]s got|todos (?:tenemos|tienen)|alle haben|tout le monde a/iu,
    in: () => [
      // "everyone's got hayfever."
      [
        re(
          `${start}(?:every(?:one|body)['’]s got|we(?:['’]ve)? all (?:have|got)|(?:hier )?haben alle|alle haben|todos (?:tenemos|tienen)|tout le monde a)(?: [\\p{Alpha}'’-]+){1,3}(?:[.!:;]\\s*|, (?:so )?(?=\\p{Alpha}))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /kaum (?:noch|mehr) /iu,
    in: () => [
      // "kaum noch Milch da"
      [
        re(
          `${start}(?:(?:es ist|es sind|wir haben|ich habe?) )?kaum (?:noch|mehr) ([^.,;!?\\n]{2,25}?)(?: (?:da|übrig|im haus|im kühlschrank|im schrank))(?=\\s*(?:$|[.,;!\\n]))`,
        ),
        "wir brauchen $1",
      ],
    ],
  },
  {
    may: /(?:how many|wie viele?|cuánt[oa]s|combien d)[^\n]*\n|(?:want|eat|cook|make|have|essen|kochen|cenamos|comemos|cenar|comer|mange|dîner|dinner|lunch)[^\n]*\n|\n[^\n]*(?:nah|naw)/iu,
    in: () => [
      // "Wie viele Eier?" and another message "10"
      [
        re(
          `(?<=^|\\n)(${sender})(?:(?:und|and|y|et),? )?(?:how many|wie viele|cuánt[oa]s|combien (?:de |d['’]))\\s?([\\p{Alpha} -]{3,25}?)(?: (?:do (?:we|you) (?:need|want)|should i get|brauchen wir|brauchst du|soll ich (?:holen|kaufen|mitbringen)|hacen falta|compro|cojo|il faut|je prends))?\\s?\\?\\n(${sender})(?:(?:about|so|etwa|unos|unas|environ) )?(\\d{1,3})(?=\\s*(?:$|[.!\\n]))`,
        ),
        "$3$4 $2",
      ],
      // "what do you want for dinner" and another message "tacos"
      [
        re(
          `(?<=(?:^|\\n)${sender}(?:what (?:do (?:you|we)|should we|shall we|are we) (?:want|have|having|eat|eating|cook|make)[^\\n]{0,30}|what['’]?s for (?:dinner|lunch|tea)[^\\n]{0,20}|was (?:willst du|wollt ihr|wollen wir|sollen wir|gibt['’]?s|gibt es|essen wir|kochen wir)[^\\n]{0,30}(?:essen|kochen|abend|mittag)[^\\n]{0,15}|qué (?:cenamos|comemos|quieres (?:de|para) (?:cenar|comer)|hacemos de (?:cenar|comer|cena|comida))[^\\n]{0,20}|(?:on mange quoi|qu['’]est-ce qu['’]on mange|tu veux manger quoi)[^\\n]{0,20})\\n${sender})\\p{Alpha}[\\p{Alpha} '’-]{2,24}[!?.]?(?=\\n)`,
        ),
        "ok",
      ],
      [re(`${laterMessage}(?:nah|naw)(?=[\\s.!]*(?:$|\\n))`), "no"],
    ],
  },
  {
    may: /checked the|im schrank geschaut|(?:he |acabo de )mirado|regardé dans/iu,
    in: () => [
      // "Checked the cupboards."
      [
        re(
          `${start}(?:(?:i|we)(?:['’]ve| have)? )?(?:just )?(?:checked|looked (?:in|through|at)|gone through) (?:the|all the|our|my) (?:\\p{Alpha}+ )?(?:cupboards?|fridge|freezer|pantry|kitchen|bathroom|cabinets?|shelves|larder)[.!:;]\\s*`,
        ),
        "",
      ],
    ],
  },
  {
    may: /(?:^|\n)[^\n]*(?:mach|make it|pon|mets)(?!\p{Cased}) /iu,
    in: () => [
      // "mach 6 Packungen Haferdrink" behind another message
      [
        re(`${message}(?:mach(?: (?:lieber|mal|bitte|doch))?|nimm lieber) (?=\\d+ \\p{Alpha}+ \\p{Upper})`),
        "doch lieber ",
      ],
    ],
  },
  {
    may: /(?:cette semaine|this week|diese woche|esta semana|aujourd['’]hui|today|heute|hoy), (?:il |on |we |wir |necesit|hac)/iu,
    in: () => [
      // "gastro à la crèche cette semaine, il nous faut du riz"
      [
        re(
          `${start}(?:\\p{Alpha}+ ){2,6}(?:cette semaine|this week|diese woche|esta semana|aujourd['’]hui|today|heute|hoy), (?=(?:il (?:nous |me )?faut|on a besoin|we need|wir brauchen|necesit(?:o|amos)|hacen? falta) )`,
        ),
        "",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:i mean|meine ich|quiero decir|je veux dire)(?!\p{Cased})/iu,
    in: () => [
      // "juice, apple juice I mean, and carrots"
      [
        re(
          `(?<=\\p{Alpha}), (?!(?:tu|vous|you|if|du|wenn|sabes|ya sabes|was|what|si)(?!\\p{Cased})|\\d)([^.,;:!?\\n]{2,30}?),? (?:i mean|meine? ich|quiero decir|digo|je veux dire)(?=\\s*(?:$|[.,;!?\\n]| (?:and|und|y|et) ))`,
        ),
        ", I mean $1",
      ],
    ],
  },
];
