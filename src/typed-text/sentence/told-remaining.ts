import type { PhraseGroup } from "./phrase-groups.ts";
import { re, start } from "./phrase-parts.ts";

const name =
  "((?!(?:it|that|this|them|das|es|lo|la|ça|ce|eso|any)(?!\\p{Cased}))\\p{Alpha}[^.,;:!?\\n]{1,39}?)";
const end = "(?=\\s*(?:$|[.,;!?\\n]))";
/** Before a conclusion, which becomes a sentence of its own. */
const stop = "(?<=[\\p{Alpha}\\p{N})]),?\\s+(?:[-–—]\\s+)?";
const sounds =
  "(?:(?:no|nope|oh|ah|uh|um|er|wait|sorry|nein|nee|ach|äh|ähm|halt|warte|espera|perdón|ay|eh|non|euh|attends|pardon),?\\s+)";

/** What is left to buy beside what is there, asked back or named wrongly. */
export const toldRemaining: readonly PhraseGroup[] = [
  {
    may: /so (?:we|i|all|the only|what)|which means|that means/iu,
    in: () => [
      // "I already got rice, so all that's left is pasta"
      [
        re(
          `${stop}so (?:all (?:that['’]s |we )?(?:left|missing|need)(?: now)?|the only thing (?:left|missing|we need)|what['’]s (?:left|missing)|(?:we|i) (?:now |just |only |still ){1,2}need)(?: to (?:get|buy))?(?: is| are)? (?=\\p{Alpha}|\\d)`,
        ),
        ". we need ",
      ],
    ],
  },
  {
    may: /das heißt|d\. ?h\.|(?:also|daher|deshalb|somit) (?:fehl|brauch)/iu,
    in: () => [
      [
        re(
          `${stop}(?:also|daher|deshalb|somit) (?:fehl(?:t|en)|brauchen wir|brauche? ich)(?: (?:jetzt|nur|noch|bloß))+ (?=\\p{Alpha}|\\d)`,
        ),
        ". wir brauchen ",
      ],
      // "Wir grillen, das heißt Würstchen, Brot und Senf"
      [
        re(
          `${stop}(?:das heißt|d\\. ?h\\.),? (?=(?-i:\\p{Upper})\\p{Alpha}{2}|\\d)(?!(?:ich|wir|du|es|er|sie) )`,
        ),
        ". ",
      ],
    ],
  },
  {
    may: /(?:o sea|así que|asi que|por lo que|de modo que)[^\n]*(?:falta|queda)|es decir/iu,
    in: () => [
      // "ya compré arroz esta mañana, o sea que solo falta agua"
      [
        re(
          `${stop}(?:o sea(?: que)?|as[ií] que|por lo que|de modo que),? (?:(?:ya|ahora|solo|sólo|solamente|únicamente|nos|me) )*(?:faltan?|quedan? (?:por comprar)?) ?(?=\\p{Alpha}|\\d)`,
        ),
        ". falta ",
      ],
    ],
  },
  {
    may: /rest(?:e|ent) |(?:manque|faut) (?:plus|juste)/iu,
    in: () => [
      // "j'ai déjà pris le riz, reste des pâtes à acheter"
      [
        re(
          `${stop}(?:(?:donc|alors|du coup|et|mais),? )*(?:il (?:nous |me |ne )*)?rest(?:e|ent) (?:(?:encore|juste|plus que|plus qu['’]à acheter) )?${name}((?:(?:,| et) [^.,;:!?\\n]{2,40}?){0,4}) à (?:acheter|prendre|trouver|ramener)${end}`,
        ),
        ". il faut $1$2",
      ],
      [
        re(
          `${stop}(?:(?:donc|alors|du coup|et|mais),? )*(?:il (?:nous |me |ne )*)?(?:(?:reste|restent)(?: donc| encore| juste| plus)*(?: qu['’])? ?à (?:acheter|prendre|trouver|ramener)|(?:manque|faut) (?:plus que|juste|seulement)) (?=\\p{Alpha}|\\d)`,
        ),
        ". il faut ",
      ],
    ],
  },
  {
    may: /(?:not|nicht|kein\p{Alpha}*|no|pas)(?!\p{Cased})[^\n]*(?:mean|meant|rather|but|mein|sondern|lieber|sino|mejor|plutôt|mais)/iu,
    in: () => [
      // "milk, no wait, not milk, I meant rice", "épinards ah non pas épinards plutôt riz"
      [
        re(
          `(?<!\\p{Alpha})(\\p{Alpha}[\\p{Alpha} ]{2,25}?),?\\s+${sounds}{1,3}(?:not|nicht|kein(?:e[nrs]?)?|no|pas(?: de| d['’])?) (?:the |die |den |das |el |la |los |las |les? )?\\1,? (?:i (?:mean|meant)|but|rather|ich mein(?:t)?e|sondern|lieber|sino|mejor|plutôt|mais) (?=\\p{Alpha}|\\d)`,
        ),
        "",
      ],
    ],
  },
  {
    may: /\?\s+(?:falls nicht|wenn nicht|sonst|ansonsten|if not|otherwise|si no|sino|sinon)(?!\p{Cased})/iu,
    in: () => [
      // "Ist noch Reis da? Falls nicht, bring bitte welchen mit"
      [
        re(
          `${start}(?:ist|sind|haben wir|gibt['’]?s|gibt es)(?: (?:eigentlich|denn|überhaupt))? noch ${name}(?: (?:da|übrig|im haus|zu hause))?\\? (?:falls nicht|wenn nicht|sonst|ansonsten),? (?:bitte )?(?:bring|kauf|hol|nimm|besorg)e?(?: (?:bitte|doch|mal|uns|mir))* (?:welche[ns]?|eine?[ns]?|was)(?: (?:mit|bitte))*${end}`,
        ),
        "wir brauchen $1",
      ],
      [
        re(
          `${start}(?:is there|are there|do we(?: still)? have|have we(?: still)? got) (?:still )?(?:any |some |enough )?${name}(?: (?:left|at home|in the house))?\\? (?:if not|otherwise),? (?:please |can you |could you )*(?:get|bring|buy|grab|pick up) (?:some|it|them|one)(?: please)?${end}`,
        ),
        "we need $1",
      ],
      [
        re(
          `${start}¿?(?:(?:todavía|aún) )?(?:quedan?|hay|tenemos)(?: (?:algo de|todavía|aún))? ${name}(?: (?:en casa|todavía))?\\? (?:si no|sino),? (?:por favor )?(?:trae|compra|coge|pilla)(?:l[oa]s?)?(?: (?:por favor|porfa|un poco|algo|uno|una))*${end}`,
        ),
        "hace falta $1",
      ],
      [
        re(
          `${start}(?:est-ce qu['’])?(?:il |on )?(?:reste|a)(?: encore)?(?: (?:du|de la|des|de)| de l['’]| d['’])? ?${name} ?\\? (?:sinon|si non),? (?:tu peux )?(?:prends|achète|ramène|rapporte)s?-en${end}`,
        ),
        "il faut $1",
      ],
    ],
  },
  {
    may: /missing is|missing are|fehlt|es (?:el|la|los|las|\p{Alpha})|son|ce qui|ce qu['’]/iu,
    in: () => [
      // "Don't bother with cheese. What's really missing is rice"
      [
        re(
          `${start}(?:but |and )?what(?:['’]s| is) (?:(?:really|still|actually|sorely) )*missing,? (?:is|are) (?=\\p{Alpha}|\\d)`,
        ),
        "we need ",
      ],
      [
        re(
          `${start}(?:aber |und )?was (?:(?:wirklich|noch|uns|mir|aber|tatsächlich|dringend) )*(?:fehlt|alle ist|leer ist)(?:,? (?:ist|sind)|:) (?=\\p{Alpha}|\\d)`,
        ),
        "wir brauchen ",
      ],
      [
        re(
          `${start}(?:pero |y )?lo que (?:(?:sí|de verdad|realmente|nos|me) )*(?:falta|se (?:nos |me )?ha (?:acabado|terminado|gastado)|se acabó|se terminó) (?:es|son) (?=\\p{Alpha}|\\d)`,
        ),
        "hace falta ",
      ],
      [
        re(
          `${start}(?:mais |et )?ce qui (?:(?:nous|me) )?manque(?: (?:vraiment|surtout|encore))*,? (?:c['’]est|ce sont) (?=\\p{Alpha}|\\d)`,
        ),
        "il faut ",
      ],
    ],
  },
  {
    may: /(?:ist|sind)(?: (?:noch|schon|ja|alle|beide))* (?:da|vorhanden)|(?:is|are)(?: (?:still|already|all|both))* (?:there|here|in stock)/iu,
    in: () => [
      // "Honig und Salz sind da, Butter auch"
      [
        re(
          `${start}(?:der |die |das )?(?!(?:wir|ich|es|sie|er|das|alle|was|wer|du)(?!\\p{Cased}))\\p{Alpha}[^.;:!?\\n]{1,60}? (?:ist|sind)(?: (?:noch|schon|ja|alle|beide))* (?:da|vorhanden)(?:(?:,| und) (?:der |die |das )?\\p{Alpha}[^,.;:!?\\n]{1,30} (?:auch|ebenfalls))+(?:, (?:aber |nur |bloß )?|(?=\\s*(?:$|[.;!\\n])))`,
        ),
        "",
      ],
      [
        re(
          `${start}(?:the )?(?!(?:we|i|it|they|he|she|you|that|all|kids|everybody|everyone)(?!\\p{Cased}))\\p{Alpha}[^.;:!?\\n]{1,60}? (?:is|are)(?: (?:still|already|all|both))* (?:there|here|in stock)(?:(?:,| and) (?:the )?\\p{Alpha}[^,.;:!?\\n]{1,30} (?:too|as well))+(?:, (?:but |only |just )?|(?=\\s*(?:$|[.;!\\n])))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /keiner|niemand|nobody|no one|nadie|personne/iu,
    in: () => [
      // "nur Croissants hat keiner besorgt"
      [
        re(
          `${start}(?:(?:aber|und|nur|bloß) )*(?:die |den |das )?${name} (?:hat|haben) (?:(?:noch|bisher|aber|leider) )*(?:keiner|niemand) (?:besorgt|gekauft|geholt|mitgebracht|eingekauft)${end}`,
        ),
        "wir brauchen $1",
      ],
      [
        re(
          `${start}(?:(?:but|and|only) )*(?:nobody|no one) (?:has )?(?:got|bought|brought|remembered)(?: (?:any|the|us))? ${name}${end}`,
        ),
        "we need $1",
      ],
      [
        re(
          `${start}(?:(?:pero|y|solo) )*(?:el |la |l[oa]s )?${name} no l[oa]s? (?:ha comprado|compró|ha traído|trajo|cogió) nadie${end}`,
        ),
        "hace falta $1",
      ],
      [
        re(
          `${start}(?:(?:mais|et) )*personne n['’]a (?:acheté|pris|ramené|rapporté|pensé à)(?: (?:du|de la|des|les?|la|de))? ?${name}${end}`,
        ),
        "il faut $1",
      ],
    ],
  },
  {
    may: /hacer [^\n]*(?:así|asi) que|(?:bbq|barbecue|grill|bake|cook)[^\n]* so /iu,
    in: () => [
      // "quiero hacer barbacoa, así que leche, pan y uvas"
      [
        re(
          `${start}(?:[^.,;:!?\\n]{1,40} y )?(?:quiero|queremos|voy a|vamos a|toca) hacer [^.,;:!?\\n]{3,30}, as[ií] que (?=\\p{Alpha}|\\d)`,
        ),
        "",
      ],
      [
        re(
          `${start}(?:[^.,;:!?\\n]{1,40} and )?(?:i|we)(?:['’]re| are|['’]m| am)? (?:want to|going to|gonna|planning to|will) (?:bbq|barbecue|grill|bake|cook)(?: [^.,;:!?\\n]{1,25}?)?,? so (?=\\p{Alpha}|\\d)(?!(?:that|much|many|it|we|i) )`,
        ),
        "",
      ],
    ],
  },
  {
    may: /on prend/iu,
    in: () => [
      // "Finalement pas de quinoa, on prendra de la semoule"
      [
        re(
          `(?<=\\p{Alpha}),\\s+on prend(?:ra)?(?: plutôt)? (?=(?:du|de la|des|une?|deux|trois) |de l['’]|\\d)`,
        ),
        ". prends ",
      ],
      // "dimanche au marché on prendra des radis"
      [
        re(
          `(?<=(?:^|[.!?\\n]\\s*)(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir) (?:[^,.;!?\\n]{3,25} )?)on prend(?:ra)? (?=(?:du|de la|des|une?|deux|trois) |de l['’]|\\d)`,
        ),
        "prends ",
      ],
    ],
  },
  {
    may: /need [^\n]* need /iu,
    in: () => [
      // "need bananas need spinach"
      [
        re(
          "(?<=(?:^|[.!?,\\n] ?|(?<!\\p{Cased})(?:we|i) )need \\p{Alpha}[^,.;:!?\\n]{1,60}?)(?<!(?<!\\p{Cased})(?:we|i|you|they|kids|dog|cat)) need (?!(?:to|a|it|them|some)(?!\\p{Cased}))(?=\\p{Alpha}|\\d)",
        ),
        ", ",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:time|zeit|hora|temps|bis dahin)(?!\p{Cased})/iu,
    in: () => [
      // "I think it's time we bought a shower curtain"
      [
        re(
          `${start}(?:i (?:think|guess|believe) )?(?:it['’]s|it is) (?:(?:high|about) )?time (?:(?:that )?(?:we|i|you) (?:bought|got|ordered)|(?:for us |for me )?to (?:buy|get|order)) (?=(?:an?|some|new|another|the|more|two|three) |\\d)`,
        ),
        "we need ",
      ],
      [
        re(
          `${start}(?:ich (?:glaube|denke),? )?(?:es )?(?:wird|ist|wäre) (?:(?:mal|langsam|höchste|wieder|auch) )*zeit,? (?:dass (?:wir|ich) )?(?:mal |wieder )?([^.,;!?\\n]{3,60}?) (?:zu )?(?:kaufen|kaufe|besorgen|holen|bestellen)${end}`,
        ),
        "wir brauchen $1",
      ],
      [
        re(
          `${start}(?:creo que )?(?:ya )?(?:es|va siendo|sería) hora de (?:comprar|que compremos) (?=\\p{Alpha}|\\d)`,
        ),
        "necesitamos ",
      ],
      [
        re(
          `${start}(?:je (?:crois|pense) qu['’])?il (?:est|serait) (?:grand )?temps (?:d['’]acheter|de (?:racheter|prendre|commander)|qu['’]on (?:achète|rachète)) (?=\\p{Alpha}|\\d)`,
        ),
        "il faut ",
      ],
      // "wir brauchen bis dahin Mörtel"
      [re("(?<=brauch\\p{Alpha}* (?:wir |ich )?)bis dahin (?=\\p{Upper}|\\d|eine?n? |noch )", "gu"), ""],
    ],
  },
  {
    may: /my bad/iu,
    in: () => [[re(",? my bad(?=\\s*(?:$|[.,;!?\\n]))"), ""]],
  },
];
