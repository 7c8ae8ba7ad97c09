import { compiledAhead } from "../compiled-ahead.ts";
import { withPhrases, type PhraseGroup } from "./phrase-groups.ts";

/** Before what is not needed after all. */
const taken =
  "(?:pas de |pas d['’]|no |not |nicht |kein\\p{Alpha}{0,2} |nada de |(?:we|i)(?:['’]ve)? (?:already |still )?(?:have|got) |(?:wir|ich) hab(?:en|e)? (?:noch |schon )?|(?:ya )?(?:tenemos|hay) |on a (?:déjà |encore )?(?:du |de la |des |de l['’])?)";

/** How things are asked for, joined and taken back, in the words that the other rules read; a stop where another sentence begins. */
const phrases: PhraseGroup[] = [
  {
    may: /ainsi|même qu|oublier|en plus|adem[aá]s|así como|aparte|junto|sowie|wie auch|nebst|zusätzlich|obendrein|as well|addition|on top|mention/iu,
    in: () => [
      // "de la moutarde ainsi qu'une botte de radis", "leche además de pan"
      [/(?<=[\p{Alpha}\d)]),? (?:ainsi que|de même que|sans oublier) (?=\p{Alpha}|\d)/giu, " et "],
      [/(?<=[\p{Alpha}\d)]),? (?:ainsi|de même) qu['’](?=\p{Alpha})/giu, " et "],
      [
        /(?<=\p{Alpha}{3}|\d|\)),? (?:en plus (?:de |d['’])|avec en plus (?:de |d['’])?)(?=\p{Alpha}{3})/giu,
        ", ",
      ],
      [
        /(?<=\p{Alpha}{3}|\d|\)),? (?:además (?:de |del )|así como |aparte de |junto con )(?=\p{Alpha}|\d)/giu,
        ", ",
      ],
      [
        /(?<=\p{Alpha}{3}|\d|\)),? (?:sowie auch|wie auch|nebst|zusätzlich(?: noch)?|obendrein) (?=\p{Alpha}|\d)/giu,
        ", ",
      ],
      [
        /(?<=\p{Alpha}{3}|\d|\)),? (?:as well as|in addition to|on top of that,?|not to mention) (?=\p{Alpha}|\d)/giu,
        ", ",
      ],
    ],
  },
  {
    may: /(?:sac|sachet|paquet|bidon|bo[iî]te|pot|saco|paquete|bolsa|bote|caja|garrafa|bag|sack|box|pack|packet|tub|bottle|beutel|packung|eimer|flasche|kanister) (?:de|of|mit|von|zu) \d/iu,
    in: () => [
      // "kein Katzenfutter mehr da, nimm den Sack mit 10 kg"
      [
        /(?<!\p{Cased})(?:(?:wir|ich) hab(?:en|e)? )?(?:kein\p{Alpha}{0,2} ([^.,;!?\n]{3,30}?) mehr(?: da| im haus)?|no ([^.,;!?\n]{3,30}?) left|there(?:['’]s| is) no (?:more )?([^.,;!?\n]{3,30}?))(?:[\s,.!;]|\p{Extended_Pictographic}\uFE0F?)+(?:bitte |please )?(?:nimm|hol|kauf|bring|get|grab|buy)(?: bitte| please| mir| uns)? (?:de[nr]|die|das|eine?n?|the|an?) (?:groß\p{Alpha}+ |big |large )?(?:Sack|Beutel|Packung|Eimer|Flasche|Kanister|bag|sack|box|pack|tub|bottle) (?:mit|von|zu|of) (\d+(?:[.,]\d+)? ?(?:kg|g|l|ml|kilos?|liter|lbs?|pounds?))(?=\s*(?:$|[.,;!?\n]))/giu,
        "$4 $1$2$3",
      ],
      // "plus de croquettes pour le chien 🐶 prends le sac de 10 kg": so much of what stands before it
      [
        /(?<=\p{Alpha}{3})(?:[\s,.!;]|\p{Extended_Pictographic}\uFE0F?)+(?:alors |donc |also |entonces |so |bitte |please )?(?:prends|prenez|achète|rachète|ramène|compra|coge|pilla|trae|get|grab|buy|nimm|hol|kauf|bring)(?: bitte| please| stp)? (?:le|la|el|the|un|una|an?|de[nr]|die|das|eine?n?) (?:gros(?:se)? |grand |grande |big |large |groß\p{Alpha}+ )?(?:sac|sachet|paquet|bidon|boîte|pot|saco|paquete|bolsa|bote|caja|garrafa|bag|sack|box|pack|packet|tub|bottle|Sack|Beutel|Packung|Eimer|Flasche) (?:de|of|mit|von|zu) (\d+(?:[.,]\d+)? ?(?:kg|g|l|ml|cl|kilos?|lit(?:er|re|ro)s?|lbs?|pounds?))(?=\s*(?:$|[.,;!?\n]))/giu,
        " $1",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:non|no|nein|nee|wait|warte|attends|espera)(?!\p{Cased}).{1,40}?(?<!\p{Cased})(?:pas|no|not|nicht|kein|nada|have|got|hab|haben|hay|tenemos|on (?:en )?a)/iu,
    in: () => [
      // "du pain de mie non attends pas de pain de mie des biscottes", "flour, no wait, we have flour, add baking powder"
      [
        new RegExp(
          `(?<=^|[\\s,'’])(\\p{Alpha}[\\p{Alpha} ]{2,30}?)[,.…]*\\s+(?:(?:ah|oh|euh|uh|um|ay|ach),? )?(?:non|no|nein|nee|wait|warte|attends|espera)(?:,? (?:attends|wait|espera|warte|doch|mejor|pardon|sorry))?,?\\s+(?:${taken}\\1(?: (?:noch|schon|already|ya))?|\\1 (?:no|nicht|haben wir(?: noch| schon)?|we have|(?:ya )?tenemos|on (?:en )?a(?: déjà)?)),?\\s+(?:(?:mais|plutôt|sino|mejor|but|but rather|rather|sondern|lieber|dann|then|alors|entonces),? )?(?=\\p{Alpha})`,
          "giu",
        ),
        "$1, no, ",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:who|wer hat|quién|qui a)(?!\p{Cased})/iu,
    in: () => [
      // "who finished my cereal": it asks, also without its mark
      [
        /(?<=^|[\n:.!]\s*)(who(?:['’]s| has)? (?:finished|ate|eaten|drank|drunk|used|took|taken)|wer hat|quién (?:se )?(?:ha |comió|bebió|acabó|terminó)|qui a (?:fini|mangé|bu|pris|terminé)) ([^,.;:!?\n]{2,40})(?=$|\n)/giu,
        "$1 $2?",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:sors|rentre|reviens|vengo|salgo|llego|komme?|got|came|coming|back|home|just|dead|exhausted|knackered|shattered|beat|wiped|done|drained|bin|muert|reventad|molid|agotad|estoy|suis)/iu,
    in: () => [
      // "je sors de garde ajoute six yaourts", "just finished my shift please put ibuprofen on"
      [
        /(?<=^|[.!?\n]\s*)(?:(?:enfin|uf|puf|ach|oh|so|hey|hi|ok),? )*(?:je (?:sors|rentre|reviens) d(?:e |u |es )|(?:vengo|salgo|llego)(?: \p{Alpha}+)? del? |(?:ich )?(?:komm|komme) (?:\p{Alpha}+ ){0,2}(?:von|vom|aus) |(?:i )?(?:just )?(?:got|came|coming|back|home) (?:off|out of|back from|home from|from) |(?:i )?just (?:finished|ended) (?=(?:my |a |the )?(?:\p{Alpha}+ ){0,3}(?:shift|work|class|workout|run|gym|exams?|meeting|day|night)))[^,.;:!?\n]{2,60}? (?=(?:(?:please |pls |bitte |stp |por favor )?(?:ajoute|rajoute|note|prends|achète|añade|apunta|pon|compra|trae|add|put|get|grab|buy|setz|schreib|bring|kauf|hol)|please|pls|bitte)(?!\p{Cased}))/giu,
        "",
      ],
      [
        /(?<!\p{Cased})(?:(?:i['’]?m|im|we['’]re) (?:so |just |totally |absolutely |completely )?(?:dead|exhausted|knackered|shattered|beat|wiped|done|drained)|(?:ich )?bin (?:total |voll |so |völlig |komplett )?(?:fertig|tot|kaputt|platt|müde|erledigt|im eimer)(?: (?:von|nach) (?:de[rm] )?\p{Alpha}+)?|estoy (?:muert[oa]|reventad[oa]|molid[oa]|agotad[oa])|je suis (?:trop |complètement )?(?:morte?|crevée?|claquée?|épuisée?|ko)),? (?=(?:please|pls|bitte|stp|ajoute|añade|apunta|pon|add|put|get|grab|can|kannst|setz|schreib|puedes|tu peux|prends)(?!\p{Cased}))/giu,
        "",
      ],
    ],
  },
  {
    may: /\?/u,
    in: () => [
      // "wollen wir heute Raclette machen?", "shall we do tacos tonight?": what is planned, not what is to be bought
      [
        /(?<=^|[.!,;\n]\s*)(?:(?:hey|hi|du|sag mal|so|ok|oye|dis|hmm?|und|y|et|and),? )*(?:(?:wollen|sollen|könnten|machen|kochen|grillen|backen) wir(?: [^.,:;!?\n]{2,40})? (?:machen|kochen|grillen|backen|essen|zubereiten)|(?:shall|should|could|can) we (?:make|do|have|cook|bake|grill) [^.,:;!?\n]{2,40}?(?: (?:tonight|today|tomorrow|this week(?:end)?|for (?:dinner|lunch|tea|breakfast)|on \p{Alpha}+day|\p{Alpha}+day))|(?:how|what) about (?:making|doing|having|cooking|baking) [^.,:;!?\n]{2,40}|¿(?:y si )?(?:hacemos|preparamos|cocinamos) [^.,:;!?\n]{2,40}|(?:y si )?(?:hacemos|preparamos|cocinamos) [^.,:;!?\n]{2,40} (?:hoy|mañana|esta noche|el \p{Alpha}+)|(?:et si )?on (?:se )?fai(?:t|sait) (?:une? |des |du |la |le )?[^.,:;!?\n]{2,40}(?: (?:ce soir|demain|samedi|dimanche|vendredi|jeudi|ce week-end|ce midi)))\s?\?+/giu,
        "\n",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:so (?:lieb|nett|gut|freundlich|kind|good|nice|sweet)|tan (?:amable|maj|buen)|gentil|adorable|sympa|importa|dérange|embête|acuerd|acord|souvien)/iu,
    in: () => [
      // "wärst du so lieb und schreibst"
      [
        /(?<!\p{Cased})(?:wärst|wärt|wären|würdest|bist|sei|seid) (?:du |ihr |sie |bitte )*so (?:lieb|nett|gut|freundlich) und (?=\p{Alpha})/giu,
        "bitte ",
      ],
      [
        /(?<!\p{Cased})(?:könntest|würdest|kannst|magst|könnten|würden) (?:du |ihr |sie |bitte )*so (?:lieb|nett|gut|freundlich) sein(?: und|,) (?=\p{Alpha})/giu,
        "bitte ",
      ],
      [
        /(?<!\p{Cased})(?:would|could) you be so (?:kind|good|nice|sweet) (?:as to|and) (?=\p{Alpha})/giu,
        "please ",
      ],
      [
        /(?<!\p{Cased})(?:serías|eres|sería) tan (?:amable|maj[oa]|buen[oa]) (?:de|y) (?=\p{Alpha})/giu,
        "por favor ",
      ],
      [
        /(?<!\p{Cased})(?:(?:serais|pourrais)-tu|tu serais|vous seriez) (?:assez )?(?:gentille?|adorable|sympa) (?:de |d['’])(?=\p{Alpha})/giu,
        "",
      ],
      [
        /(?<!\p{Cased})(?:te importar[íi]a|os importar[íi]a|te importa|le importar[íi]a) (?=\p{Alpha}+[aei]r(?:me|nos)?(?!\p{Cased}))/giu,
        "",
      ],
      // "¿te acuerdas de coger champú?", "tu te souviens de prendre du pain ?"
      [
        /(?<!\p{Cased})(?:(?:te|os) (?:acuerdas|acordáis|acordarás|acordaste)|acu[eé]rdate|acordaos|acordate) de (?=\p{Alpha}+[aei]r(?:me|nos)?(?!\p{Cased}))/giu,
        "",
      ],
      [
        /(?<!\p{Cased})(?:(?:tu )?te souviens(?:-tu)?|souviens-toi|souvenez-vous) (?:de |d['’])(?=\p{Alpha}{3,12}(?:er|ir|re)(?!\p{Cased}))/giu,
        "",
      ],
      [
        /(?<!\p{Cased})(?:ça te (?:dérange|dérangerait|embête|embêterait)|ça vous dérange(?:rait)?) (?:de |d['’])(?=\p{Alpha})/giu,
        "",
      ],
    ],
  },
];
compiledAhead(phrases.map(({ may }) => may));

/** A text with what leads to the things in usual words: "ainsi qu'une botte de radis" becomes "et une botte de radis". */
export function withUsualRequests(text: string): string {
  return withPhrases(text, phrases);
}
