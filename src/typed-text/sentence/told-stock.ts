import type { PhraseGroup } from "./phrase-groups.ts";
import { laterMessage, re } from "./phrase-parts.ts";

const lead =
  "(?:(?:and|but|und|aber|y|pero|et|mais|oh|ah|ach|ay|nee|nein|no|non|ne|ok|warte|wait|espera|attends|bueno),? )*";
const end = "\\s*(?:[,;.!]|(?=$|\\n))";

/** A clause at the head of a message or a sentence, or behind a comma, becomes a sentence of its own. */
function told(clause: string, sentence: string): ReturnType<PhraseGroup["in"]> {
  return [
    [re(`(?<=^|[.!?:\\n]\\s*)${lead}${clause}${end}`), `${sentence}.`],
    [re(`[,;]\\s+${lead}${clause}${end}`), `. ${sentence}.`],
  ];
}
/** One to three words; with a capital only where German has one. */
const name =
  "((?!(?:no|nope|nah|yes|yeah|we|i|you|ich|wir|je|on|yo|that|those|them|das|die|den|es|it|lo|los|las|ça) )\\p{Alpha}[\\p{Alpha}'’-]+(?: (?!(?:we|i|have|haben|hab|je|on|tengo) )\\p{Alpha}[\\p{Alpha}'’-]*){0,2}?)";
const someTime =
  "(?: (?:already|yesterday|today|this morning|last night|last week|on \\p{Alpha}+day|earlier|though|too|for you|for us))*";
const eben =
  "(?: (?:gestern|heute|vorhin|eben|gerade|schon|bereits|noch|ja|doch|auch|selbst|selber|dir|uns|euch|dann|mal|früh|letzte woche|am \\p{Alpha}+tag))*";
const ya =
  "(?: (?:ya|yo|ayer|hoy|antes|esta mañana|anoche|también|todavía|aún|en casa|de sobra|el \\p{Alpha}+|la semana pasada))*";
const hier =
  "(?: (?:hier|déjà|encore|ce matin|aussi|tout à l['’]heure|la semaine dernière|un|une|deux|assez|plein|moi|à la maison))*";

/** What is there or was bought, with the thing ahead: "Tomaten hab ich gestern schon gekauft" is "Wir haben noch Tomaten". */
export const toldStock: readonly PhraseGroup[] = [
  {
    may: /hab(?:e|en)? (?:ich|wir)|hat \p{Upper}|liegt|liegen|steht|stehen|wächst|wachsen|(?:ist|sind) (?:noch|ja|eh|doch|im|auf)/iu,
    in: () => [
      // "Filterkaffee habe ich dir gestern schon gekauft"
      ...told(
        `(?:(?:die|den|das) )?(?!bitte |dann |nur )(\\p{Alpha}[\\p{Alpha}-]+) und (\\p{Alpha}[\\p{Alpha}-]+) (?:hab(?:e)? ich|haben wir|hat \\p{Upper}\\p{Alpha}+)${eben} (?:gekauft|geholt|besorgt|mitgebracht|mitgenommen|bestellt|gefunden)`,
        "Wir haben noch $1. Wir haben noch $2",
      ),
      ...told(
        `(?:(?:die|den|das) )?(?!bitte |dann |nur )${name} (?:hab(?:e)? ich|haben wir|hat \\p{Upper}\\p{Alpha}+)${eben} (?:gekauft|geholt|besorgt|mitgebracht|mitgenommen|bestellt|gefunden)`,
        "Wir haben noch $1",
      ),
      ...told(
        "(?:(?:die|den|das) )?(\\p{Alpha}[\\p{Alpha}-]+ und \\p{Alpha}[\\p{Alpha}-]+) (?:haben wir|hab(?:e)? ich)(?: (?:noch|schon|ja|genug|da|eh|hier|zu hause|daheim))+",
        "Wir haben noch $1",
      ),
      // "Spülmittel steht noch eins unterm Waschbecken"
      ...told(
        `(?:(?:die|der|das) )?${name} (?:liegt|steht|ist) noch (?:eins|eine[rs]?|welche[s]?|was) (?:im |in der |unterm |unter der |auf dem )\\p{Alpha}+`,
        "Wir haben noch $1",
      ),
      // "Alufolie liegt noch im Schrank, brauchst du nicht holen", "Rucola wächst im Garten"
      ...told(
        `(?:(?:die|der|das|von \\p{Alpha}+) )?${name} (?:liegt|liegen|steht|stehen|wächst|wachsen|ist|sind)(?: (?:noch|ja|eh|doch|auch|schon|genug))* (?:im (?!angebot|sonderangebot|ausverkauf|urlaub|eimer)|in der |auf dem (?!zettel|einkaufs)|auf der (?!liste|einkaufs)|am (?=balkon|fenster))\\p{Alpha}+(?:, (?:(?:den|die|das|es) )?(?:brauchst|brauchen|musst|müssen) (?:du|wir|ihr) (?:also )?nicht (?:mehr )?(?:zu )?(?:holen|kaufen|mitbringen))?`,
        "Wir haben noch $1",
      ),
    ],
  },
  {
    may: /(?<!\p{Cased})l[oa]s? (?:compr|he|cog|traj|ten|tien|ped|pill)|(?:quedan?|hay|tengo|tenemos)(?!\p{Cased})/iu,
    in: () => [
      // "el azúcar lo compré ayer", "las tijeras ya las tiene"
      ...told(
        `(?:el|la|los|las) ${name}(?: ya)? (?<!(?<!\\p{Cased})no )l[oa]s? (?:compr[ée]|compramos|compró|he comprado|hemos comprado|cog[íi]|traje|tengo|tenemos|tiene|tienen|ped[íi]|pill[ée])${ya}`,
        "Ya tenemos $1",
      ),
      // "arroz todavía tengo", "ah no, esponjas quedan"
      [
        re(
          `[,;]\\s+(?:(?:el|la|los|las) )?(?!(?:ya|no|nos|me|que|y|casi|solo|sólo) )(\\p{Alpha}{3,}(?: de \\p{Alpha}+)?) (?:todavía|aún|ya|sí|aun|todavia) (?:tengo|tenemos|hay|quedan?)${ya}${end}(?!\\s*\\?)`,
        ),
        ". Ya tenemos $1.",
      ],
      [
        re(
          `${laterMessage}(?:ah |ay |uy )?no,? (?:(?:el|la|los|las) )?(\\p{Alpha}{3,}(?: de \\p{Alpha}+)?) (?:(?:todavía|aún|ya|sí) )*(?:tengo|tenemos|hay|quedan?)${ya}${end}(?!\\s*\\?)`,
        ),
        "Ya tenemos $1.",
      ],
      // "espera, hay suavizante en el trastero, ese no hace falta"
      ...told(
        `(?<!no )(?:todavía |aún |ya )?(?:hay|quedan?) (?:un |una |unos |unas |dos |algo de )?(\\p{Alpha}{3,}(?: de \\p{Alpha}+)?) en (?!oferta|promoción|la lista|el mercado|el súper|el super|mercadona|lidl|rebajas)(?:el|la|los|las|casa|mi|tu)(?: [^.,;!?\\n]{0,20})?(?:, (?:(?:así que |entonces )?(?:es[eoa]s? )?no (?:hace|hacen) falta|no (?:l[oa]s? )?compres))?`,
        "Ya tenemos $1",
      ),
    ],
  },
  {
    may: /je l|j['’]en|on en|on l|ils? en|elles? en|en apporte|en ramène|laisse(?:z)? tomber|finalement/iu,
    in: () => [
      // "l'ail c'est bon j'en ai acheté hier"
      ...told(
        `(?:les? |la |l['’]|des |du |de la |de l['’])${name},? c['’]est bon(?:,? (?:j['’]en ai|on en a|il (?:y )?en (?:a|reste)|il en reste|je les ai|je l['’]ai)[^.;!?\\n]{0,40})?`,
        "On a déjà $1",
      ),
      // "les ampoules LED, je les ai déjà achetées", "des piles, j'en ai acheté hier", "la confiture, maman en apporte"
      ...told(
        `(?:les? |la |l['’]|des |du |de la |de l['’])${name},? (?:je l(?:es |['’])ai|j['’]en ai|on en a|nous en avons|on l(?:es |['’])a|(?:ils?|elles?) en (?:a|ont)|\\p{Alpha}+ en (?:apporte|ramène|a))${hier}(?: (?:achetée?s?|prise?s?|retrouvée?s?|trouvée?s?|rachetée?s?|ramenée?s?))?${hier}(?:, (?:donc )?pas besoin d['’]en (?:acheter|prendre|racheter))?`,
        "On a déjà $1",
      ),
      // "laisse tomber les éponges, j'en ai retrouvé sous l'évier", "et pas de riz finalement, on en a encore"
      ...told(
        `laisse(?:z)? tomber (?:les? |la |l['’])([^.,;!?\\n]{2,25}?)(?:,? (?:j['’]en ai|on en a|il en reste|il y en a)[^.;!?\\n]{0,40})?`,
        "On a déjà $1",
      ),
      ...told(
        `pas de ([^.,;!?\\n]{2,25}?) finalement(?:,? (?:j['’]en ai|on en a|il en reste|il y en a)[^.;!?\\n]{0,40})?`,
        "On a déjà $1",
      ),
    ],
  },
  {
    may: /got (?:that|those|them)|found|there(?:['’]s| is| are)|don['’]?t (?:buy|get)|(?:we|i)(?:['’]ve)? (?:still )?(?:have|got)|(?:bought|got|ordered) |already (?:bought|got|picked|ordered|grabbed|found)/iu,
    in: () => [
      // "mustard, got that, pickles, got that"
      ...told(
        `(\\p{Alpha}[\\p{Alpha} ]{2,25}),? (?:we(?:['’]ve)? )?got (?:that|those|them)(?!\\s*\\?)`,
        "We already have $1",
      ),
      // "oh wait we still have taco shells"
      ...told(
        `(?:we|i)(?:['’]ve)? (?:still|already|actually) (?:have|got) (?!(?:to|no|not|nothing|it|them|that|those|these|one|any)(?!\\p{Cased})|(?:some|enough|plenty|loads|lots)(?: left| here| at home)?(?:[,.!;]|$|\\n))(?:some |plenty of |loads of |enough |lots of |the |an? )?([^.,;!?\\n]{2,25}?)(?: left| at home| here)?(?:, (?:so )?(?:skip|leave|forget|drop|scratch) (?:that|it|those|them))?`,
        "We already have $1",
      ),
      // "there's still ice in the garage freezer"
      ...told(
        `(?:i think )?there(?:['’]s|s| is| are) (?:(?:still|already) (?:some |plenty of |loads of |enough |a (?:bag|box|pack|bottle|can|jar) of |an? )?([^.,;!?\\n]{2,25}?)(?: left)?|(?:some |plenty of |loads of |enough )?([^.,;!?\\n]{2,25}?) left) (?:in|at|under|on|behind) (?!sale|offer|the (?:store|shop|list|market|supermarket))(?:the |my |our |home)[^.,;!?\\n]{0,25}?`,
        "We already have $1$2",
      ),
      // "just found a toothpaste in the cupboard, so only shampoo"
      ...told(
        `(?:i(?:['’]ve)? )?just found (?:an? |some |another |the |two |more )?(?:\\p{Alpha}+ of )?([^.,;!?\\n]{2,25}?) (?:in|under|behind|at the back of) (?:the |my |our |a )[^.,;!?\\n]{2,20}?(?:, (?:so )?(?:no need|(?:you )?don['’]?t (?:need to )?(?:buy|get) (?:any|it|one|more)))?`,
        "We already have $1",
      ),
      // "I'm bringing ketchup from mum's, don't buy any"
      ...told(
        `i(?:['’]m|['’]ll|['’]ve)? (?:bringing|bring|have|got|found)(?: got)? (?:an? |some |the |plenty of |loads of )?([^.,;!?\\n]{2,25}?)(?: (?:from|in|at|under) [^.,;!?\\n]{2,20}?)?, (?:so )?(?:you )?don['’]?t (?:need to )?(?:buy|get|bring) (?:any|it|one|more|them|some)`,
        "We already have $1",
      ),
      // "eggs we have, I bought some yesterday"
      ...told(
        `${name} (?:we|i)(?:['’]ve)? (?:still )?(?:have|got)(?: (?:some|enough|plenty|already|left|those))*(?:, (?:i|we) (?:just )?(?:bought|got) (?:some|them|it|more|a lot)${someTime})?`,
        "We already have $1",
      ),
      // "bread I've already got", "the bread I already picked up this morning"
      ...told(
        `(?:the )?${name},? (?:i|we)(?:['’]ve| have)? (?:already|just) (?:bought|got|picked up|ordered|grabbed|found)(?: (?:it|that|them|those|some))?${someTime}`,
        "We already have $1",
      ),
      // "the toothpaste I bought yesterday"
      [
        re(
          `${laterMessage}(?:the )?${name},? i(?:['’]ve)?(?: already)? (?:bought|got|picked up|ordered)(?: (?:it|that|them|those|some))?${someTime}${end}`,
        ),
        "We already have $1.",
      ],
    ],
  },
  {
    may: /borrowed|lend|lent|i have(?!\p{Cased})|leiht|borgt|presta|sube|trae|prête|apporte|apporté|besoin|y en a|à l['’]école|commandée|ordered/iu,
    in: () => [
      // "Screws I have.", "Scissors I borrowed from Jane."
      [
        re(
          `(?<=[.!?]\\s)(?:the )?\\p{Alpha}[\\p{Alpha} -]{2,25} i(?:['’]ve)?(?: already| still)? (?:have|got|borrowed|ordered)(?: (?:from|off) \\p{Alpha}+| already| plenty of| some| enough)*(?=\\s*(?:$|[.!\\n]))`,
        ),
        "",
      ],
      // "Die Isomatten leiht uns Ralf."
      [
        re(
          `(?<=[.!?]\\s)(?:die|den|das) [^.,;!?\\n]{2,25} (?:leiht|borgt|schenkt|gibt|besorgt) (?:uns|mir) [^.,;!?\\n]{2,20}(?=\\s*(?:$|[.!\\n]))`,
        ),
        "",
      ],
      // "Las esterillas nos las presta Luis."
      [
        re(
          `(?<=[.!?]\\s)(?:el|la|los|las) [^.,;!?\\n]{2,25} (?:nos|me) l[oa]s? (?:presta|prestan|sube|trae|deja|da|regala|consigue) [^.,;!?\\n]{2,20}(?=\\s*(?:$|[.!\\n]))`,
        ),
        "",
      ],
      // "La cage, ma cousine nous la prête.", "Le journal, c'est Michel qui nous l'apporte.", "Le riz, y en a encore."
      [
        re(
          `(?<=[.!?]\\s)(?:les? |la |l['’]|des )[^.,;!?\\n]{2,25}, (?:c['’]est )?(?:(?:ma |mon |la |le )?\\p{Alpha}+(?: qui)? (?:(?:nous |m['’]|me )?(?:les? |la |l['’]|en (?:a )?)(?:prête|apporte|apporté|donne|donné|ramène|fournit)|nous (?:les?|la) \\p{Alpha}+)|(?:il )?y en a(?: encore| déjà)?|(?:je n['’]en ai|on n['’]en a) pas besoin)(?=\\s*(?:$|[.!\\n]))`,
        ),
        "",
      ],
      // "Les ciseaux sont à l'école.", "Les coupes sont déjà commandées."
      [
        re(
          `(?<=[.!?]\\s)(?:les? |la |l['’])[^.,;!?\\n]{2,25} (?:est|sont) (?:déjà (?:commandée?s?|achetée?s?|prise?s?|là)|à l['’]école|à la maison|chez (?:nous|moi))(?=\\s*(?:$|[.!\\n]))`,
        ),
        "",
      ],
    ],
  },
];
