import type { PhraseGroup } from "./phrase-groups.ts";
import { piece, re } from "./phrase-parts.ts";

const polite =
  "(?:(?:ok|oh|ah|ay|eh|and|but|also|so|und|aber|ach|ja|y|pero|oye|bueno|et|mais|bon|sinon|[Ww]ie besprochen|as agreed|os recuerdo que|te recuerdo que),? ){0,3}";
/** Behind "and" a name may be the second of two: "sugar and lemons we have". */
export const begin = `(?<=^|[.!?\\n:;,]\\s*)${polite}`;
const beginOrAnd = `${piece}${polite}`;
/** One to four words, without what tells something already. */
export const name =
  "((?!(?:it|that|this|those|i|we|you|es|das|ich|wir|du|lo|eso|yo|ya|me|te|se|nos|no|si|que|ça|je|on|tu|nichts|nada|rien|nothing|nadie|bitte|dann|heute|morgen|gestern|ayer|hoy|hier|please|de|del|todo|kinder|jungs|mädels|leute|freunde|wer|who|qui|quién)(?!\\p{Cased}))\\p{Alpha}[\\p{Alpha}'’-]+(?: (?!(?:no|que|nicht|not|pas|et|and|und|y|si|le|la|les|du|des|un|une|el|los|las|die|der|das|den|the|is|are|ist|sind|es|son|est|sont|need|needs|brauch\\p{Alpha}*|fehl\\p{Alpha}*|falta\\p{Alpha}*|necesit\\p{Alpha}*|manque\\p{Alpha}*|faut|queda\\p{Alpha}*|hay)(?!\\p{Cased}))[\\p{Alpha}'’-]+){0,4}?)";
export const der = "(?:de[nr] |die |das )?";
export const el = "(?:el |l[oa]s? )?";
export const le = "(?:les? |la |l['’]|du |des |de la |de l['’])?";
export const end =
  "(?:\\s*[.,;!]|(?=\\s*(?:$|\\n|\\()| (?:and|but|because|since|so|und|aber|weil|da|denn|y|pero|porque|así que|et|mais|donc|car|parce) ))";

/** Relatives and neighbours; a pattern with them ignores case, so that a name can't be told from a noun. */
export const kin = {
  de: "(?:(?:die|der|meine?|deine?|unsere?|eure?|seine?|ihre?) )?(?:\\p{Alpha}{0,8}(?:oma|opa|tante|onkel|mutter|mama|mutti|vater|papa|vati|schwester|bruder|cousine?|nachbarn?|nachbarin|freund(?:e|in)?|kolleg(?:e|en|in)|patin|pate|eltern|tochter|sohn|neffe|nichte|chefin|chef|gäste|verwandten?|schwager|schwägerin)|anderen?|übrigen|(?:familie|frau|herr|tante|onkel|oma|opa) \\p{Alpha}+)",
  es: "(?:ell[oa]s|él|ella|(?:mi|tu|su|la|el|los|las|mis|tus) (?:\\p{Alpha}+ )?\\p{Alpha}{3,}|la familia \\p{Alpha}+|(?:los|las) (?:demás|otros|otras|vecinos|suegros|primos|padres))",
  fr: "(?:eux|elles?|ils?|(?:ma|mon|ta|ton|sa|son|la|le|les|mes|tes|ses|nos) (?:\\p{Alpha}+ )?\\p{Alpha}{3,})",
};
export const somebody = "\\p{Upper}\\p{Lower}+";
const when =
  "(?: (?:ya|yo|ayer|hoy|antes|esta mañana|esta tarde|anoche|mañana|también|de casa|el \\p{Alpha}+|hier|déjà|ce matin|à midi|ce soir|demain|aussi|tout à l['’]heure|samedi|dimanche|schon|auch|selbst|dann|am \\p{Alpha}+tag|morgen|already|too|on \\p{Alpha}+day|tomorrow|this time)){0,2}";

/** What somebody else brings or has bought, so that it is not needed. */
export const toldBrought: readonly PhraseGroup[] = [
  {
    may: /auch|jede[rs]?|macht|backt|bäckt|kocht|mixt|kümmer|übernehm|übernimmt|bring|besorg|sorgt|spendier|berge|massen|sogar/iu,
    in: () => [
      // "Um Saft kümmert sich meine Schwester"
      [
        re(
          `${begin}um ${der}${name} (?:kümmer(?:t|n|e) (?:sich|ich mich|wir uns)(?: [^.,;:!?\\n]{2,30}?)?|hat sich [^.,;:!?\\n]{2,25} gekümmert)${when}${end}`,
        ),
        "wir haben noch $1. ",
      ],
      [re(`${begin}für ${der}${name} (?:sorgt|sorgen) ${kin.de}${when}${end}`), "wir haben noch $1. "],
      [
        re(`${begin}für ${der}${name} (?:sorgt|sorgen) ${somebody}${when}${end}`, "gu"),
        "wir haben noch $1. ",
      ],
      // "Saft bringt die Tante mit", unlike "Kinder bringt den Saft mit"
      [
        re(
          `${begin}(?:${der}|eine?n? )${name} (?:bringt|bringen|besorgt|besorgen|übernimmt|übernehmen|spendiert|spendieren|liefert|liefern|backt|bäckt|backen|macht|machen|kocht|kauft|holt) (?:(?:uns|wieder|immer|schon|diesmal) ){0,2}${kin.de}${when}(?: mit)?${end}`,
        ),
        "wir haben noch $1. ",
      ],
      [
        re(
          `${begin}(?:${der}|eine?n? )${name} (?:bringt|besorgt|hat) (?:er|sie)(?: (?:selbst|selber|auch|schon|noch|dabei))+(?: mit)?${end}`,
        ),
        "wir haben noch $1. ",
      ],
      // "Reis haben wir genug, und Lena bringt den Saft mit"
      [
        re(
          `(?<=, |(?<!\\p{Cased})und )(?:und )?(?!(?:Wer|Bitte|Dann|Kinder|Jungs|Mädels|Leute)(?!\\p{Cased}))${somebody} (?:bringt|besorgt|kauft|holt) (?:den|die|das) ${name}${when}(?: mit)?${end}`,
          "gu",
        ),
        "wir haben noch $1. ",
      ],
      // "Salat macht Anke"
      [
        /(?<=^|[.!?\n:;,]\s*)(?!(?:Bitte|Dann|Heute|Morgen|Wer|Was|Wir|Ihr|Du|Das|Es|Und)(?!\p{Cased}))(\p{Upper}\p{Alpha}{2,}) (?:macht|backt|bäckt|kocht|mixt) (?!Bitte)\p{Upper}\p{Lower}+(?=\s*(?:$|[.!?\n;,]))/gu,
        "wir haben noch $1",
      ],
      // "Saft kauft jeder selbst"
      [
        re(
          `${begin}${der}${name} (?:kauft|zahlt|bezahlt|bringt|besorgt|holt) (?:sich )?jede[rs]? (?:sich )?(?:selbst|selber|für sich)(?: mit)?${end}`,
        ),
        "wir brauchen kein $1. ",
      ],
      // "Saft haben wir noch, Brot auch"
      [
        re(
          `${begin}${der}${name} (?:haben wir|hab(?:e)? ich)(?: (?:noch|schon|ja|genug|da|zu ?hause)){1,3}, (?:und )?${der}${name} auch(?: noch)?${end}`,
        ),
        "wir haben noch $1. wir haben noch $2. ",
      ],
      // "ihr besorgt Brot, wir bringen Saft mit"
      [
        re(
          `(?<=(?<!\\p{Cased})(?:ihr|du)(?!\\p{Cased})[^.;!?\\n]{3,60}, )(?:und )?wir (?:bringen|besorgen|übernehmen) ${der}${name}(?: mit)?${end}`,
        ),
        "wir haben noch $1. ",
      ],
      // "Von Saft haben wir noch Berge im Keller"
      [
        re(
          `${begin}von ${der}${name} (?:haben wir|hab(?:e)? ich|gibt es|gibt['’]?s|liegen|stehen|sind)(?: (?:ja|noch|eh|immer)){0,3} (?:(?:ganze )?berge|massen|tonnen|unmengen|massenhaft|jede menge|reichlich|genug|mehr als genug|viel zu viel|haufenweise)(?: (?:da|übrig))?(?: (?:im|in der|auf dem|unterm) \\p{Alpha}+)?${end}`,
        ),
        "wir haben noch $1. ",
      ],
      // "Alles andere haben wir da, sogar Saft"
      [
        re(
          `(?<=(?<!\\p{Cased})(?:alles (?:andere|übrige)|den rest) (?:haben wir|hab(?:e)? ich|ist)(?: (?:da|noch|schon|zu ?hause|daheim)){0,2}), (?:sogar|auch) ${der}${name}${end}`,
        ),
        ". Wir haben noch $1.",
      ],
    ],
  },
  {
    may: /cada |encarg|ocup|a nosotr|ya (?:compr|cog|traj|ped|pill|he )|ya hemos|(?:tengo|tenemos|quedan?|hay)(?!\p{Cased})|(?:trae|traer|pone|lleva)n? |l[oa]s? (?:trae|trai|llevo|pong|coj|hag|pone|lleva|compr|aport|regal|consig|cog|pill|ped|he )|ell[oa]s (?:traen|ponen|llevan)|hasta/iu,
    in: () => [
      // "De zumo se encarga Elena", "del pan ya me encargué yo"
      [
        re(
          `${begin}de(?:l| la| los| las)? ${name} (?:ya )?(?:se|me|nos) (?:encargan?|ocupan?|encargó|ocupó|encargo|ocupo|encargamos|encargué|ocupé|he encargado|ha encargado)(?: (?:yo|ya|mi|tu|la|el|los)(?!\\p{Cased}))?(?: \\p{Alpha}+)?${when}${end}`,
        ),
        "ya tenemos $1. ",
      ],
      [
        re(
          `${beginOrAnd}(?:${kin.es}|yo) (?:ya )?(?:se|me) (?:encargan?|ocupan?|encargué|ocupé|he encargado) de(?:l| la| los| las)? ${name}${when}${end}`,
        ),
        "ya tenemos $1. ",
      ],
      [
        re(
          `${beginOrAnd}${somebody} (?:ya )?se (?:encarga|ocupa) de(?:l| la| los| las)? ${name}${when}${end}`,
          "gu",
        ),
        "ya tenemos $1. ",
      ],
      // "zumo lo trae mi hermana", "pan lo ponen ellos"
      [
        re(
          `${begin}(?:lo de(?:l| la| los| las)? |${el})${name} (?:ya )?(?:(?:nos|me) )?l[oa]s? (?:traen?|ponen?|llevan?|compran?|aportan?|regalan?|consiguen?) ${kin.es}${when}${end}`,
        ),
        "ya tenemos $1. ",
      ],
      [
        re(
          `${begin}(?:lo de(?:l| la| los| las)? |${el})${name} (?:ya )?(?:(?:nos|me) )?l[oa]s? (?:trae|pone|lleva|compra|aporta|regala|consigue) (?!Bitte)${somebody}${when}${end}`,
          "gu",
        ),
        "ya tenemos $1. ",
      ],
      // "Marta se encarga del zumo, a nosotros nos falta pan"
      [
        /(?<=(?:^|[.!?\n,]\s*)(?:(?:entonces|pues|bueno|y),? )?)a nosotr[oa]s (?=nos (?:falta|toca|hace))/giu,
        "",
      ],
      [
        re(`${beginOrAnd}ell[oa]s (?:traen|ponen|llevan|compran) ${el}${name}${when}${end}`),
        "ya tenemos $1. ",
      ],
      [
        re(
          `${begin}${el}${name} (?:ya )?l[oa]s? (?:compro|traigo|llevo|pongo|cojo|pillo|hago) yo${when}${end}`,
        ),
        "ya tenemos $1. ",
      ],
      // "mi suegra trae zumo", unlike "mi vida trae zumo"
      [
        re(
          `${beginOrAnd}(?:mi|mis|tu|tus|su|sus|la|los|las) (?:madre|padres?|suegr[oa]s?|herman[oa]s?|cuñad[oa]s?|prim[oa]s?|tí[oa]s?|abuel[oa]s|vecin[oa]s?|amig[oa]s?|invitad[oa]s) (?:(?:nos|me|ya) ){0,2}(?:traen?|traerán?|van? a traer|ponen?|llevan?) ${el}${name}${when}${end}`,
        ),
        "ya tenemos $1. ",
      ],
      // "lo de pan ya lo pillé yo ayer", "zumo lo cogí esta mañana"
      [
        re(
          `${begin}(?:lo de(?:l| la| los| las)? |${el})${name} (?:ya )?l[oa]s? (?:compré|cogí|traje|pillé|pedí|compramos|cogimos|trajimos|pillamos|he (?:comprado|cogido|pillado|traído)|hemos (?:comprado|cogido|pillado|traído))${when}${end}`,
        ),
        "ya tenemos $1. ",
      ],
      // "De zumo quedan dos botellas, no traigas más", unlike "de zumo queda poco"
      [
        re(
          `${begin}(?:ojo,? )?(?:que )?de(?:l| la| los| las)? ${name} (?:(?:ya|todavía|aún|nos|me) ){0,2}(?:quedan?|hay|tenemos|tengo) (?!(?:muy )?poc|casi|apenas|s[oó]lo|nada|un solo|una sola)[^.,;:!?\\n]{2,25}(?:, (?:así que )?no (?:traigas|compres|cojas|hace falta|hacen falta)(?: más)?|(?<=de sobra|un montón|bastantes?|suficientes?))${end}`,
        ),
        "ya tenemos $1. ",
      ],
      // "El zumo cada uno se compra lo suyo"
      [
        re(
          `${begin}${el}${name},? cada (?:uno|cual|quien) (?:se )?(?:paga|compra|trae|lleva) (?:el|la|l[oa]s?) suy[oa]s?(?:, (?:así que )?no va en [^.,;!?\\n]{3,30})?${end}`,
        ),
        "no necesitamos $1. ",
      ],
      // "zumo tengo, pan también"
      [
        re(
          `${begin}${el}${name} (?:(?:ya|todavía|aún|sí) )?(?:tengo|tenemos)(?: (?:ya|todavía|aún|en casa|de sobra|suficiente|bastante)){0,2}, (?:y )?${el}${name} también${end}`,
        ),
        "ya tenemos $1. ya tenemos $2. ",
      ],
      [
        re(
          `${begin}${el}${name} (?:(?:ya|todavía|aún|sí) )?(?:tengo|tenemos)(?: (?:ya|todavía|aún|en casa|de sobra|suficiente|bastante)){0,2}${end}`,
        ),
        "ya tenemos $1. ",
      ],
      // "arroz hay de sobra y pasta también"
      [
        re(
          `${begin}${el}${name} (?:hay|quedan?) (?:de sobra|un montón|bastantes?|suficientes?|much[oa]s?) y (?:de )?${el}${name} también${end}`,
        ),
        "ya tenemos $1. ya tenemos $2. ",
      ],
      // "bombillas ya compré ayer", "fregona tenemos la de mi madre", "gel hay de sobra"
      [
        re(
          `${begin}${el}${name} ya (?:compré|cogí|traje|pedí|pillé|compramos|cogimos|trajimos|he (?:comprado|cogido|traído)|hemos (?:comprado|cogido|traído))${when}${end}`,
        ),
        "ya tenemos $1. ",
      ],
      [
        re(
          `${begin}${el}${name} (?:(?:tengo|tenemos) (?:la|el|los|las) (?:de|que) [^.,;:!?\\n]{2,30}|(?:hay|quedan?) (?:de sobra|un montón|montones|para rato|bastantes?|suficientes?|much[oa]s?|mogollón)${when})${end}`,
        ),
        "ya tenemos $1. ",
      ],
      // "lo demás lo tengo, hasta el zumo"
      [
        re(
          `(?<=(?<!\\p{Cased})(?:lo demás|el resto|todo lo demás) (?:ya )?(?:lo )?(?:tengo|tenemos|hay)(?: ya)?), (?:hasta|incluso|incluido) ${el}${name}${end}`,
        ),
        ". Ya tenemos $1.",
      ],
    ],
  },
  {
    may: /c['’]est (?:bon|réglé|fait)|qui (?:l|s['’]en|nous|en|va)|(?:occup|charg)|chacun|(?:l['’]ai?|les ai?|en a|en ont|en reste) |fourni|apport|ramèn|amèn/iu,
    in: () => [
      // "jus c'est bon, le pain aussi"
      [
        re(`${begin}${le}${name},? c['’]est (?:bon|réglé|fait), (?:et )?${le}${name} aussi${end}`),
        "on a déjà $1. on a déjà $2. ",
      ],
      [
        re(`${begin}${le}${name},? c['’]est (?:bon|réglé|fait)(?: aussi| également| déjà)?${end}`),
        "on a déjà $1. ",
      ],
      // "jus, c'est mamie qui l'apporte"
      [
        re(
          `${begin}${le}${name},? c['’]est (?:(?:ma|mon|la|le|ta|ton|notre) )?\\p{Alpha}+ qui (?:(?:nous )?(?:l['’]|les |la |le )\\p{Alpha}+|(?:nous |m['’])?en \\p{Alpha}+|s['’]en (?:occupe|charge|est occupée?|est chargée?)|va (?:les? |l['’]|la )\\p{Alpha}+er)${when}${end}`,
        ),
        "on a déjà $1. ",
      ],
      // "jus, je m'en suis occupé à midi", "le pain, Paul s'en charge"
      [
        re(
          `${begin}${le}${name},? (?:je m['’]en suis (?:déjà )?(?:occupée?|chargée?)|on s['’]en est (?:déjà )?(?:occupés?|chargés?)|(?:il|elle|(?:ma|mon|ta|ton|la|le) \\p{Alpha}+|mamie|papi|papy|maman|papa) s['’]en (?:occupe|charge|est (?:déjà )?(?:occupée?|chargée?)))${when}${end}`,
        ),
        "on a déjà $1. ",
      ],
      [
        re(
          `${begin}${le}${name}, ${somebody} s['’]en (?:occupe|charge|est (?:occupée?|chargée?))${when}${end}`,
          "gu",
        ),
        "on a déjà $1. ",
      ],
      // "le jus, chacun paie le sien"
      [
        re(
          `${begin}${le}${name},? chacun (?:paie|paye|achète|prend|apporte|ramène) (?:le|la|les) sien(?:ne)?s?(?:, donc pas sur la liste)?${end}`,
        ),
        "on n'a pas besoin de $1. ",
      ],
      // "du riz, il y en a encore plein", "les boules, maman en a déjà"
      [
        re(
          `${begin}(?:du |de la |de l['’]|des |d['’]|les? |la |l['’])${name},? (?:(?:il )?(?:y en a|en reste|y['’]en a)|\\p{Alpha}{3,} en (?:a|ont))(?: (?:encore|toujours|déjà|bien|largement|plein|assez|beaucoup|suffisamment|un paquet|des tonnes|de reste|à la maison)){1,4}${end}`,
        ),
        "on a déjà $1. ",
      ],
      // "les compotes, je les ai commandées", unlike "je les ai oubliées"
      [
        re(
          `${begin}${le}${name},? (?:je|on|nous) (?:l['’]ai|les ai|l['’]a|les a|l['’]avons|les avons) (?:déjà )?(?!(?:oubli|perdu|fini|cass|mang|bu(?:e?s?)(?!\\p{Cased})|jet|rat|vu|pas|toute?s?|notée?s?|mis|ajout|vid))\\p{Alpha}+(?:ée?s?|ise?s?|ue?s?)${when}${end}`,
        ),
        "on a déjà $1. ",
      ],
      // "le jus, Paul l'a déjà acheté"
      [
        re(
          `${begin}${le}${name},? (?:(?:ma |mon |ta |ton |la |le )?\\p{Alpha}{3,}) (?:l['’]a|les a|nous l['’]a|en a|nous en a) (?:déjà )?(?:acheté|pris|ramené|rapporté|apporté|donné)e?s?${when}${end}`,
        ),
        "on a déjà $1. ",
      ],
      // "eux fournissent le pain et nous on achète le jus"
      [
        re(
          `${beginOrAnd}${kin.fr},? (?:ils |elles )?(?:fournit|fournissent|apporte|apportent|amène|amènent|ramène|ramènent|s['’]occupent? d[eu]s?) ${le}${name}${when}${end}`,
        ),
        "on a déjà $1. ",
      ],
    ],
  },
  {
    may: /own|found|looks?|seems?|smells?|fine|gave|brought|bought|got|lent|myself|from home|borrow|['’]s |too|as well|bring|provid|supply|taking care|tak(?:es|e) care|handl|cover/iu,
    in: () => [
      // "my mom will bring the juice", "the neighbors gave us juice"
      [
        re(
          `${beginOrAnd}(?:(?:my|our|your|his|her|the) (?!(?:kids?|boys|girls|children)(?!\\p{Cased}))\\p{Alpha}+(?: \\p{Alpha}+)?|grand(?:ma|pa)|mom|mum|dad) (?:(?:will|['’]ll|is going to|are going to|wants to) (?:bring|provide|take care of|get us)|(?:gave|brought|bought|got|lent) (?:me|us)) (?:the |some |an? )?${name}${when}${end}`,
        ),
        "we already have $1. ",
      ],
      [
        re(
          `${begin}i(?:['’]ll| will) (?:bring|make|take care of|handle) (?:the |some )?${name} (?:myself|from home)${when}${end}`,
        ),
        "we already have $1. ",
      ],
      // "Yay! I'm bringing the juice" of somebody else
      [
        re(
          `(?<=^|[.!?\\n]\\s*)(?:(?:yay|great|ok|cool|perfect),? )?i(?:['’]m| am) (?:bringing|making|baking) (?:the|some|my) ${name}${when}${end}`,
        ),
        "we already have $1. ",
      ],
      [
        re(`${begin}(?:the )?${name} (?:we|i) can borrow(?: from [^.,;:!?\\n]{2,20})?${end}`),
        "we already have $1. ",
      ],
      // "juice's fine, get bread"
      [
        re(
          `${begin}(?:the )?(?!(?:what|who|let|here|there|he|she|how|where|when|all|everything|today|tomorrow|time|price|everyone|life)['’])([\\p{Alpha}]{3,}(?: \\p{Alpha}{3,})?)['’]s (?:fine|good|okay|ok|sorted|covered)${end}`,
        ),
        "we already have $1. ",
      ],
      // "the salad looks fine", "found my charger so I don't need that anymore"
      [
        re(
          `${begin}the ${name} (?:(?:still )?(?:looks?|seems?|smells?|tastes?)(?: still)? (?:perfectly |totally )?(?:fine|good|okay|ok|alright)|(?:is|are)(?: still)? (?:perfectly |totally )?(?:fine|okay|ok|alright))${end}`,
        ),
        "we already have $1. ",
      ],
      [
        re(
          `${begin}(?:i(?:['’]ve)? |we(?:['’]ve)? )?(?:just |actually )?found (?:my|our|the|some|another|an?) ${name},? so (?:(?:i|we|you) )?(?:don['’]?t|do not|won['’]?t) (?:actually )?need (?:that|it|one|them|any|those|to (?:buy|get) (?:it|one|any|them))(?: (?:anymore|any more|now|after all))?(?: x+)?${end}`,
        ),
        "we already have $1. ",
      ],
      // "everyone brings their own juice"
      [
        re(
          `${beginOrAnd}(?:everyone|everybody|each of us) (?:buys|brings|gets|pays for) (?:their|his|her|his or her) own ${name}${end}`,
        ),
        "we don't need $1. ",
      ],
      // "juice we have, bread too"
      [
        re(
          `${begin}(?:the )?${name} (?:we|i)(?:['’]ve)?(?: still| already)? (?:have|got)(?: (?:already|enough|plenty|some))?, (?:and )?(?:the )?${name} (?:too|as well)${end}`,
        ),
        "we already have $1. we already have $2. ",
      ],
      // "the Bakers bring juice and the Hills bring bread"
      [
        re(
          `${beginOrAnd}(?:(?:[Tt]he \\p{Upper}\\p{Alpha}+s|[Tt]hey|[Tt]he neighbou?rs)(?:['’]re|['’]ll| are| will)? (?:bring|bringing|provide|providing|supply|supplying)|(?!(?:Who|What|It|That|There|Please|Can|Could|You|We)(?!\\p{Cased}))${somebody}(?:['’]s| is) (?:taking care of|handling|in charge of)|${somebody} (?:takes care of|handles)) (?:the |some )?(?!(?:us|me|them|him|her|you|home|back)(?!\\p{Cased}))${name}${when}${end}`,
          "gu",
        ),
        "we already have $1. ",
      ],
      [
        re(`${begin}${somebody} has (?:the |got the )?${name} (?:covered|sorted)${when}${end}`, "gu"),
        "we already have $1. ",
      ],
    ],
  },
];
