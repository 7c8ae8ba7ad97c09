import type { PhraseGroup } from "./phrase-groups.ts";
import { re } from "./phrase-parts.ts";

const begin =
  "(?<=^|[.!?;,\\n]\\s*|[.!?;,\\n][^:\\n]{1,20}: )(?:(?:please|pls|hey|ok|oh|and|but|also|you know what|ya know what|actually|bitte|und|aber|ach|doch|por favor|porfa|y|pero|oye|mejor|stp|svp|et|mais|bon|finalement),? )*" +
  "(?:(?:can|could|would) (?:you|u) (?:please )?|you can |(?:kannst|könntest) du (?:bitte )?|puedes |podrías |tu peux |peux-tu )?";
/** What is removed: to the end of the clause, or up to a further request. */
const name =
  "((?!(?:it|them|that|those|this|one|everything|all|pas|es|alles|todo|tout)(?!\\p{Cased}))[^.,;:!?\\n]{2,40}?)";
const the = "(?:the |that |those |our |my )";
const fromList =
  "(?: (?:from|off(?: of)?|on) (?:the |our |my )?(?:shopping |grocery )?list| von (?:der|meiner|unserer) (?:einkaufs)?liste| vom (?:einkaufs)?zettel| de (?:la|mi|nuestra) lista| de la liste)?";
const please =
  "(?: (?:please|pls|for me|again|bitte|wieder|por favor|porfa|porfi|stp|svp|s['’]il te plaît))*";
const end =
  "(?:\\s*[.,;!]|(?=\\s*(?:$|[?\\n])| (?:and|but|und|aber|y|pero|et|mais|because|since|cause|weil|da|denn|porque|que|car|parce) |,? (?:they|it|we|i)(?:['’]re|['’]s|['’]ve| are| is| have) ))";
/** Where what is told ends: "no falta leche?" is a question. */
const endOfTold =
  "(?:\\s*[.,;!]|(?=\\s*(?:$|\\n)| (?:and|but|und|aber|y|pero|et|mais|because|since|cause|weil|da|denn|porque|que|car|parce) |,? (?:they|it|we|i)(?:['’]re|['’]s|['’]ve| are| is| have) ))";
/** Not "vergiss den Kaffee nicht", "oublie surtout pas la farine". */
const notNegated =
  "(?!(?:[^.,;:!?\\n]|(?<=\\d)[.,](?=\\d))* (?:nicht|nich|net|nit|ned|nie|pas|not)(?!\\p{Cased}))";

const kin =
  "[Mm](?:om|um|ummy|ama|utti)|[Dd]ad(?:dy)?|[Pp]ap(?:a|i)|[Gg]ran(?:ny|dma|dpa)?|[Oo]ma|[Oo]pa|[Tt]ante|[Oo]nkel|[Nn]achbarin|my (?:sister|brother|wife|husband|boss|aunt)|the neighbou?rs?|he|she";
const noun =
  "((?!(?:it|that|this|those|i|we|you|es|das|ich|wir|lo|eso|yo|ça|je|on|tu|nichts|nada|rien|nothing)(?!\\p{Cased}))[\\p{Alpha}'’-]{2,}(?: (?!(?:i|we|you|ich|wir|yo|je|on|tu)(?!\\p{Cased}))[\\p{Alpha}'’-]+){0,3}?)";

/** What is to come off the list becomes what is not needed: "take the syrup off the list", "Lösch den Gouda", "borra la lejía". */
export const removals: readonly PhraseGroup[] = [
  {
    // "milk and remove tofu": a removal is a clause of its own.
    may: / (?:and|then|und|y|et) .*(?:remove|delete|cross|scratch|take|lösch|streich|borra|quita|elimina|supprime|enlève|raye)/iu,
    in: () => [
      [
        re(
          "(?<=\\p{Alpha}),? (?:and|then|und|y|et) (?=(?:then |also |please |dann |bitte |auch |luego |puis )*(?:(?:remove|delete|cross (?:off|out)|scratch the) |take [^.,;:!?\\n]{2,40} off (?:the|our|my) |(?:lösch|streich)e? |(?:borra|quita|elimina) (?:el|l[oa]s?) |(?:supprime|enlève|raye) (?:les? |la |l['’])))",
        ),
        ", ",
      ],
    ],
  },
  {
    may: /remove|delete|(?:take|cross|scratch|knock|strike|kick) .*off|(?:cross|tick|strike) o(?:ff|ut)|(?:scratch|strike|scrap) (?:the|that|those|our|my)/iu,
    in: () => [
      [
        re(
          `${begin}(?:take|cross|scratch|knock|strike|kick) ${the}?${name} off(?: of)? (?:the|our|my) (?:shopping |grocery )?list${please}${end}`,
        ),
        "we don't need $1. ",
      ],
      [
        re(
          `${begin}(?:(?:remove|delete|(?:cross|tick) (?:off|out)) ${the}?|(?:scratch|strike|scrap) ${the})${name}${fromList}${please}${end}`,
        ),
        "we don't need $1. ",
      ],
    ],
  },
  {
    may: /lösch|entfern|streich|vergiss|(?:nimm|nehmt|tu) .* (?:raus|runter|weg|von|vom)/iu,
    in: () => [
      [
        re(
          `${begin}(?:lösche?|entferne?|streiche?|vergiss)${notNegated} (?:den |die |das )?${name}${fromList}(?: (?:raus|weg|wieder))?${please}${end}`,
        ),
        "wir brauchen kein $1. ",
      ],
      [
        re(
          `${begin}(?:nimm|nehmt|tu|tut) (?:(?:bitte|doch|mal) )*(?:den |die |das )${name} (?:(?:wieder )?(?:raus|runter|weg)|von (?:der|unserer) (?:einkaufs)?liste(?: runter)?|vom zettel)${please}${end}`,
        ),
        "wir brauchen kein $1. ",
      ],
      [
        re(
          `${begin}(?:den |die |das )${name},? (?:(?:bitte|wieder|doch) )*(?:löschen|streichen|entfernen)${please}${end}`,
        ),
        "wir brauchen kein $1. ",
      ],
    ],
  },
  {
    may: /borra|elimin|cancela|anula|quita|tacha|olv[ií]da/iu,
    in: () => [
      [
        re(
          `${begin}(?:borra|elimina|cancela|anula|quita|tacha|olvida)[dr]? (?:lo de(?:l| la| los| las)?|el|l[oa]s?) ${name}${fromList}${please}${end}`,
        ),
        "no necesitamos $1. ",
      ],
      [re(`${begin}olv[ií]da(?:te|os)? de(?:l| la| los| las) ${name}${please}${end}`), "no necesitamos $1. "],
    ],
  },
  {
    may: /supprime|enlève|raye|annule|retire|barre|efface|oubli(?:e|ez) l|laisse(?:z)? tomber/iu,
    in: () => [
      [
        re(
          `${begin}(?:supprimer?|enlève|enlever|raye|rayer|annuler?|retirer?|barre|efface|oubliez?)${notNegated} (?:les? |la |l['’])${name}${fromList}${please}${end}`,
        ),
        "on n'a pas besoin de $1. ",
      ],
      [
        re(`${begin}(?:les? |la |l['’])${name},? (?:laisse|laissez) tomber${end}`),
        "on n'a pas besoin de $1. ",
      ],
    ],
  },
  {
    may: /(?:is|['’]s) (?:bringing|getting|buying)|not (?:yet )?(?:out of|low on|short on)|already (?:bought|got|grabbed|ordered|picked up|sorted)|(?:nobody|no ?one) /iu,
    in: () => [
      [
        re(
          `${begin}(?:we|i)(?:['’]re|['’]m| are| am) not (?:yet )?(?:out of|low on|short on) ${name}(?: yet| just yet)?${endOfTold}`,
        ),
        "we still have $1. ",
      ],
      [
        re(
          `${begin}(?:${kin}|\\p{Upper}\\p{Lower}+)(?:['’]s|['’]ve| has)? already (?:bought|got|ordered|picked up|grabbed) (?:the |some |an? )?${noun}${endOfTold}`,
          "gu",
        ),
        "we already have $1. ",
      ],
      [
        re(
          `${begin}${the}?${noun} (?:is |are |was |were )?already (?:bought|ordered|picked up|sorted)${please}${endOfTold}`,
        ),
        "we already have $1. ",
      ],
      [
        re(
          `${begin}(?:nobody|no ?one) (?:here |really |ever )*(?:eats|drinks|likes|uses|wants) ${the}?${name}(?: anyway| anymore| any more)?${endOfTold}`,
        ),
        "we don't need $1. ",
      ],
      [
        re(
          `${begin}(?:${kin}|(?!(?:Who|What|It|That|There|Here|Let|Nobody|Someone|Somebody|Anyone|Everyone)(?!\\p{Cased}))\\p{Upper}\\p{Lower}+)(?:['’]s| is) (?:bringing|getting|buying) the ${name}(?: (?:today|tomorrow|tonight|later|on \\p{Alpha}+day|for us))*${endOfTold}`,
          "gu",
        ),
        "we already have $1. ",
      ],
    ],
  },
  {
    may: /bringt .* mit|hat .*(?:schon|bereits)|noch nicht|kein.* mehr|niemand|keiner|hab(?:e)? ich|reich(?:t|en) noch|bestellt/iu,
    in: () => [
      [
        re(
          `${begin}(?:(?:[Dd]ie |[Dd]er |[Mm]eine? )?(?:${kin})) bringt (?:(?:uns|schon|doch|ja|morgen|heute) )*(?:den|die|das) ([\\p{Alpha}-]+(?: [\\p{Alpha}-]+)?) mit${endOfTold}`,
          "gu",
        ),
        "wir haben noch $1. ",
      ],
      [
        re(
          `${begin}(?:der |die |das )?${noun} (?:ist|sind) noch (?:lange )?nicht (?:leer|alle|aus|verbraucht)${endOfTold}`,
        ),
        "wir haben noch $1. ",
      ],
      [
        re(
          `${begin}(?:(?:[Dd]ie |[Dd]er |[Mm]eine? )?(?:${kin})|(?!(?:Wer|Niemand|Keiner|Jemand|Wann|Wo|Dann|Heute|Gestern)(?!\\p{Cased}))\\p{Upper}\\p{Lower}+) hat (?:(?:uns|gestern|heute|vorhin|ja|doch) )*(?:schon|bereits) (?:(?:die|den|das|ein|eine|einen|zwei) )?([\\p{Alpha}-]+(?: [\\p{Alpha}-]+)?) (?:gekauft|besorgt|geholt|mitgebracht|bestellt)${endOfTold}`,
          "gu",
        ),
        "wir haben noch $1. ",
      ],
      [
        re(
          `${begin}(?:kauf(?:e|t|en)?|hol(?:e|t)?|bring(?:e|t)?|nimm) (?:(?:bitte|bloß|ja|jetzt) )*keine?n? ${noun} mehr(?: mit)?${endOfTold}`,
        ),
        "wir brauchen kein $1. ",
      ],
      [
        re(
          `${begin}(?:niemand|keiner) (?:isst|trinkt|mag|will|benutzt|braucht) (?:(?:eh|mehr|ja) )*(?:den |die |das )?${noun}(?: mehr)?${endOfTold}`,
        ),
        "wir brauchen kein $1. ",
      ],
      [
        re(
          `${begin}(?:den |die |das )?${noun} hab(?:e)? ich (?:(?:schon|noch|gestern|heute) )*(?:vom|von der|beim|aus dem|aus der) \\p{Alpha}+${endOfTold}`,
        ),
        "wir haben noch $1. ",
      ],
      [
        re(
          `${begin}(?:der |die |das )?${noun} (?:reich(?:t|en) noch|(?:ist|sind) (?:(?:schon|bereits|auch) )*bestellt)(?: (?:für|bis) [^.,;:!?\\n]{2,20})?${endOfTold}`,
        ),
        "wir haben noch $1. ",
      ],
    ],
  },
  {
    may: /no (?:se ha|(?:nos |me )?falta)|nadie|sobran?(?!\p{Cased})/iu,
    in: () => [
      [
        re(
          `${begin}(?:aún|aun|todavía|todavia) no se (?:me |nos )?(?:ha|han) (?:acabado|terminado|gastado) (?:el|l[oa]s?) ${noun}${endOfTold}`,
        ),
        "ya tenemos $1. ",
      ],
      [re(`${begin}no (?:nos |me )?faltan? (?!nada|más|mucho|de)${noun}${endOfTold}`), "ya tenemos $1. "],
      [
        re(`${begin}nadie (?:se )?(?:come|bebe|usa|quiere|gasta) (?:el |l[oa]s? )?${noun}${endOfTold}`),
        "no necesitamos $1. ",
      ],
      [re(`${begin}(?:el |l[oa]s? )?${noun}(?<! de) sobran?${endOfTold}`), "ya tenemos $1. "],
      [re(`${begin}(?:que )?a nadie (?:le|les) gustan?${endOfTold}`), ""],
    ],
  },
  {
    may: /(?:prends|achète|prenez|achetez|ramène) (?:surtout )?pas|à court|commandé|c['’]est \p{Alpha}+ qui|j['’]ai l|personne n/iu,
    in: () => [
      [
        re(
          `${begin}(?:prends|achète|prenez|achetez|ramène) (?:surtout )?pas (?:du |de la |des |de l['’]|d['’]|de |les? |la |l['’])${noun}(?: stp| svp)?${endOfTold}`,
        ),
        "on n'a pas besoin de $1. ",
      ],
      [
        re(`${begin}on (?:n['’])?est pas (?:encore )?à court (?:de |d['’])${noun}${endOfTold}`),
        "on a encore du $1. ",
      ],
      [
        re(`${begin}(?:les? |la |l['’])?${noun} (?:(?:est|sont) )?(?:déjà )?commandée?s?${endOfTold}`),
        "on a déjà $1. ",
      ],
      [
        re(
          `${begin}c['’]est (?:\\p{Upper}?\\p{Alpha}+|(?:ma|mon) \\p{Alpha}+) qui (?:ramène|rapporte|apporte|prend|achète|s['’]occupe de) (?:les? |la |l['’]|du |des |de la )${noun}(?=[.,;!?\\n]| donc |$)`,
        ),
        "on a déjà $1. ",
      ],
      [re(`${begin}j['’]ai (?:déjà )?(?:les? |la |l['’])${noun}${endOfTold}`), "on a déjà $1. "],
      [re(`${begin}personne n(?:e |['’])(?:en )?(?:mange|boit|veut|aime)(?: plus)?${endOfTold}`), ""],
    ],
  },
];
