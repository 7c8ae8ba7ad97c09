import type { PhraseGroup } from "./phrase-groups.ts";
import { number, re } from "./phrase-parts.ts";

const head = "(?<=^|[.!?;\\n]\\s*|, )";
const end = "(?=\\s*(?:$|[.!?\\n]))";
const name = "([^,.;:!?\\n]{2,30}?)";
const counted = `(${number}|one|eine?[rs]|uno|½)`;
const store = "(\\p{Upper}[\\p{Alpha}'’]+(?: \\p{Upper}[\\p{Alpha}'’]+)?|dm)";
/** How an amount is asked for without the name. */
const askedEn = `,? (?:(?:so|and|please|then|can you|could you|we) )*(?:get|grab|buy|bring|pick up|need)(?: me| us)? ((?:${number}|another)(?: (?!of |more|please|too)\\p{Alpha}+)?)(?: more| of (?:it|them|those))?(?: please| too)?${end}`;
const askedDe = `,? (?:(?:also|dann|bitte|kannst du) )*(?:bring|nimm|hol|kauf|besorg|bitte)(?: (?:bitte|uns|mal|noch|davon|gleich))* (${number}(?: (?!mit|bitte|davon|holen)\\p{Alpha}+)?)(?: (?:mit|holen|mitbringen|mitnehmen|davon|bitte))*${end}`;
const askedEs = `,? (?:(?:así que|asi que|pues|por favor|porfa) )*(?:coge|compra|trae|pilla|hacen falta|tráeme|traeme)(?: otr[oa]s?)? (${number}(?: (?!más|porfa)\\p{Alpha}+)?)(?: más)?(?: porfa| por favor)?${end}`;
const askedFr = `,? (?:(?:donc|alors|du coup|tu peux en) )*(?:re|ra)?(?:prends|achète|ramène|chète|prendre)(?:-en)? (${number}(?: (?!stp)\\p{Alpha}+)?)(?: stp| svp)?${end}`;

/** The thing is told in one clause and its amount asked for in the next: "Butter ist im Angebot, bring zwei mit". */
export const toldAmounts: readonly PhraseGroup[] = [
  {
    may: re(`(?:get|grab|buy|bring|pick up|need)(?: me| us)? (?:${number}|another)`),
    in: () => [
      [
        re(
          `${head}(?:the |our )?(?!(?:it|that|this|they|there|we|i) )${name}(?:['’]s| is| are) (?:on (?:sale|offer|special|promo)|half price|reduced|(?:so |really )?cheap|running low|low|nearly out|almost gone|nearly gone|nearly finished) (?:at|in) ${store}${askedEn}`,
        ),
        "get $3 $1 at $2",
      ],
      [
        re(
          `${head}(?:the |our )?(?!(?:it|that|this|they|there|we|i) )${name}(?:['’]s| is| are) (?:on (?:sale|offer|special|promo)|half price|reduced|(?:so |really )?cheap|running low|low|nearly out|almost gone|nearly gone|nearly finished)${askedEn}`,
        ),
        "get $2 $1",
      ],
      // "onions: one left, need four more", "eggs we have only two, get a dozen"
      [
        re(
          `${head}(?:the |our )?${name}(?::|,| -|,? (?:we|i)(?:['’]ve)?(?: only| just)?(?: have| got)?)?(?: only| just)? ${counted}(?: left)?${askedEn}`,
        ),
        "get $3 $1",
      ],
      // "we only have two eggs, get a dozen"
      [
        re(
          `${head}(?:(?:we|i)(?:['’]ve)? (?:only|just) (?:have|got)|(?:there(?:['’]s| is| are) )?only) ${counted} ${name}(?: left)?${askedEn}`,
        ),
        "get $3 $2",
      ],
      // "Sarah isn't bringing wine after all, so get two bottles"
      [
        re(
          `${head}\\p{Alpha}+(?: isn['’]t| is not|['’]s not) bringing (?:the |any )?${name}(?: after all| any ?more)?${askedEn}`,
        ),
        "get $2 $1",
      ],
    ],
  },
  {
    may: re(`(?:bring|nimm|hol|kauf|besorg|bitte)(?: \\p{Alpha}+)* ${number}`),
    in: () => [
      [
        re(
          `${head}(?:die |der |das )?${name} (?:ist|sind)(?: (?:grad|gerade|heute|diese woche))* (?:bei|beim) ${store} im angebot${askedDe}`,
        ),
        "hol $3 $1 bei $2",
      ],
      [
        re(
          `${head}(?:die |der |das )?${name} (?:ist|sind)(?: (?:grad|gerade|heute|diese woche))* (?:im angebot|reduziert|billig|günstig)${askedDe}`,
        ),
        "hol $2 $1",
      ],
      // "Eier sind nur noch zwei da, bring bitte zehn mit"
      [
        re(
          `${head}(?:von den |die |der |das )?${name} (?:sind|ist|haben wir|hab ich|gibt['’]?s) (?:nur|bloß) noch (?:${number} ?)(?:\\p{Alpha}+ )?(?:da|übrig)?${askedDe}`,
        ),
        "hol $2 $1",
      ],
      [
        re(
          `${head}(?:(?:wir haben|ich hab(?:e)?|es sind|es ist) )?(?:nur|bloß) noch ${counted} ${name}(?: da| übrig)?${askedDe}`,
        ),
        "hol $3 $2",
      ],
      // "Hackfleisch ist im Gefrierfach, aber das ist zu wenig, bitte noch 500 g"
      [
        re(
          `${head}(?:die |der |das )?${name} (?:ist|sind|haben wir|liegt|steht)(?: [^.,;!?\\n]{2,25})?, aber (?:(?:das|die|es) (?:ist|sind|reicht|reichen) (?:zu wenig|nicht)(?: mehr)?|nicht (?:mehr )?(?:genug|viel)|zu wenig)${askedDe}`,
        ),
        "hol $2 $1",
      ],
      // "Paul bringt doch kein Bier mit, also bitte einen Kasten holen"
      [re(`${head}\\p{Alpha}+ bringt (?:doch )?keine?n? ${name} mit${askedDe}`), "hol $2 $1"],
    ],
  },
  {
    may: re(`(?:coge|compra|trae|pilla|falta|tráeme|traeme)(?: otr[oa]s?)? ${number}`),
    in: () => [
      [
        re(`${head}(?:el |la |los |las )?${name} (?:está|están) (?:en|de) oferta en ${store}${askedEs}`),
        "compra $3 $1 en $2",
      ],
      [
        re(
          `${head}(?:el |la |los |las )?${name} (?:está|están) (?:en oferta|de oferta|a mitad de precio|barat[oa]s?)${askedEs}`,
        ),
        "compra $2 $1",
      ],
      // "huevos solo quedan dos, compra diez", "aceite tenemos muy poco, trae una garrafa"
      [
        re(
          `${head}(?:el |la |los |las )?${name} (?:(?:solo|sólo) (?:quedan?|hay|tenemos) ${number}|(?:tenemos|hay|queda|quedan) (?:muy )?poc[oa]s?)${askedEs}`,
        ),
        "compra $2 $1",
      ],
      [
        re(`${head}(?:solo|sólo) (?:nos )?(?:quedan?|hay|tenemos) ${counted} ${name}${askedEs}`),
        "compra $3 $2",
      ],
      // "el hielo no lo trae nadie, compra dos bolsas"
      [
        re(`${head}(?:el |la |los |las )?${name} no l[oa]s? (?:trae|pone|compra|lleva) nadie${askedEs}`),
        "compra $2 $1",
      ],
    ],
  },
  {
    may: re(`(?:prends|achète|ramène|chète|prendre)(?:-en)? ${number}`),
    in: () => [
      [
        re(
          `${head}(?:les? |la |l['’])${name}(?: (?:elle|il)s?)? (?:est|sont) en promo(?:tion)? (?:chez|à) ${store}${askedFr}`,
        ),
        "prends $3 $1 chez $2",
      ],
      [
        re(
          `${head}(?:les? |la |l['’])${name}(?: (?:elle|il)s?)? (?:est|sont) (?:en promo(?:tion)?|en solde|moins chère?s?)${askedFr}`,
        ),
        "prends $2 $1",
      ],
      // "les piles, je n'en ai plus, prends-en un paquet"
      [
        re(
          `${head}(?:les? |la |l['’])${name},? (?:je n['’]en ai|on n['’]en a|il n['’]y en a|y en a) (?:presque )?plus${askedFr}`,
        ),
        "prends $2 $1",
      ],
      // "j'ai acheté du jambon hier mais il est déjà fini, reprends-en quatre tranches"
      [
        re(
          `${head}(?:j['’]ai|on a) (?:acheté|pris) (?:du |de la |des |de l['’])${name}(?: hier| ce matin| lundi)? mais (?:il|elle|ils|elles|c['’]) ?(?:est|sont) déjà finie?s?${askedFr}`,
        ),
        "prends $2 $1",
      ],
      // "il reste du riz dans le placard mais pas assez, prends 1 kg"
      [
        re(
          `${head}il reste (?:du |de la |des |de l['’])${name}(?: (?:dans|au|à la) [^.,;!?\\n]{2,20}?)?,? mais (?:pas (?:assez|beaucoup)|pas grand-chose)${askedFr}`,
        ),
        "prends $2 $1",
      ],
      [
        re(`${head}il (?:n['’]|ne )(?:en |nous )?reste (?:plus )?qu(?:e |['’])${counted} ${name}${askedFr}`),
        "prends $3 $2",
      ],
      // "les couches c'est bon, les lingettes non, prends-en 2 paquets"
      [
        re(
          `${head}(?:(?:les? |la |l['’])[^.,;!?\\n]{2,25} (?:c['’]est bon|oui|on en a|on a), )?(?:les? |la |l['’])${name} non${askedFr}`,
        ),
        "prends $2 $1",
      ],
    ],
  },
  {
    may: /(?:so|donc|así que|asi que|also|deshalb) (?:du |de la |des )?\p{Alpha}/iu,
    in: () => [
      // "we're out of dog food, so dog food and treats please"
      [
        re(
          `(?<=^|[.!?;,\\n]\\s*)(?:(?:we|i)(?:['’]re|['’]m| are| have)? )?(?:out of|got no|no|no more) (\\p{Alpha}[\\p{Alpha} ]{2,25}?)(?: left)?, so (?=(?:get |please |some )*\\1(?!\\p{Cased}))`,
        ),
        "",
      ],
      [
        re(
          `(?<=^|[.!?;,\\n]\\s*)(?:(?:il n['’]y a |on n['’]a |y a |j['’]ai [^,;.]{2,20} mais )?(?:plus|pas) (?:de |d['’]))(\\p{Alpha}[\\p{Alpha} ]{2,25}?),? donc (?=(?:du |de la |des |de l['’])?\\1(?!\\p{Cased}))`,
        ),
        "",
      ],
      [
        re(
          `(?<=^|[.!?;,\\n]\\s*)(?:(?:les? |la |l['’])[^.,;!?\\n]{2,25} on (?:l['’]a|les a|en a), )?(?:les? |la |l['’])(\\p{Alpha}[\\p{Alpha} ]{2,25}?),? non,? donc (?=(?:du |de la |des |de l['’])?\\1(?!\\p{Cased}))`,
        ),
        "",
      ],
      [
        re(
          `(?<=^|[.!?;,\\n]\\s*)(?:ya )?no (?:nos )?(?:quedan?|hay|tenemos) (\\p{Alpha}[\\p{Alpha} ]{2,25}?), así que (?=\\1(?!\\p{Cased}))`,
        ),
        "",
      ],
      [
        re(
          `(?<=^|[.!?;,\\n]\\s*)(?:wir haben |ich hab )?keine?n? (\\p{Alpha}[\\p{Alpha} ]{2,25}?)(?: mehr)?, (?:also|deshalb) (?=\\1(?!\\p{Cased}))`,
        ),
        "",
      ],
    ],
  },
];
