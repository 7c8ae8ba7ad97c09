import type { PhraseGroup } from "./phrase-groups.ts";
import { re, start } from "./phrase-parts.ts";
import { begin, der, el, end, le, name, somebody } from "./told-brought.ts";

const good =
  "(?:so |really |very |super |muy |tan |absolutely |pretty |quite |vraiment |trop |très |echt |richtig |sehr |mega )*(?:good|great|nice|lovely|delicious|amazing|fantastic|perfect(?:ly)?|well|yummy|a (?:hit|treat|success)|bien|genial|bueno|buena|buenísim[oa]s?|ric[oa]s?|riquísim[oa]s?|espectacular(?:es)?|perfect[oa]s?|de maravilla|de lujo|de muerte|bons?|bonnes?|délicieu(?:x|ses?)|excellente?s?|réussie?s?|parfaite?s?|top|lecker|toll|super|gut|perfekt|klasse|köstlich|gelungen)";
const soEnds = "(?: [^.,!?\\n]{0,30})?[^\\S\\n]*(?:[.!…]+|(?=$|\\n))[^\\S\\n]*";

/**
 * Who takes care of what, how something turned out, and what somebody is to look at: none of it is to be bought.
 * Other groups drop the words around a thing to buy that say where, why or on which visit it is bought.
 */
export const toldCaredFor: readonly PhraseGroup[] = [
  {
    may: /(?<!\p{Cased})(?:occupe|kümmer|encarg|charge|take care|takes care|see to|sees to|in charge)/iu,
    in: () => [
      [
        re(
          `${begin}(?:i['’]?(?:m|ll)?|i (?:will|can)|${somebody}|mum|mom|dad)(?: will|['’]ll| is|['’]s)? (?:takes? care of|taking care of|sees? to|in charge of) (?:the |our |my )?${name}${end}`,
        ),
        "we have $1. ",
      ],
      [
        re(
          `${begin}(?:je m['’]|on s['’]|maman s['’]|papa s['’]|\\p{Alpha}{3,} s['’])occupe ${le}${name}${end}`,
        ),
        "on a déjà $1. ",
      ],
      [re(`${begin}je me charge ${le}${name}${end}`), "on a déjà $1. "],
      [
        re(`${begin}(?:ich kümmere? mich|\\p{Alpha}{3,} kümmert sich) um ${der}${name}${end}`),
        "wir haben noch $1. ",
      ],
      [
        re(
          `${begin}(?:de(?:l| la| los| las)) ([\\p{Alpha} ]{3,25}) (?:ya )?(?:me encargo yo|se encarga \\p{Alpha}+)${end}`,
        ),
        "ya tenemos $1. ",
      ],
      [
        re(
          `${begin}(?:(?:yo )?me encargo|(?:mi )?\\p{Alpha}{3,} se encarga(?:rá)?) de(?:l| ${el})${name}${end}`,
        ),
        "ya tenemos $1. ",
      ],
    ],
  },
  {
    may: /turned out|came out|went down|sali[óe]|qued[óa]|estuvo|estaba|était|gelungen|geschmeckt/iu,
    in: () => [
      [
        re(
          `${start}(?:(?:hey|wow|btw|oh),? )?(?:the|our|my|your|that|those) (?:[\\p{Alpha}'’]+ ){1,4}(?:turned out|came out|went down|was|were) ${good}${soEnds}`,
        ),
        "",
      ],
      [
        re(
          `${start}(?:la|el|los|las|mi|tu|vuestr[oa]) (?:\\p{Alpha}+ ){1,4}?(?:(?:me|nos|te|os) )?(?:sali[óe]|salieron|qued[óa]|quedaron|estuvo|estuvieron|estaba|estaban) ${good}${soEnds}`,
        ),
        "",
      ],
      [
        re(
          `${start}(?:le|la|les|ton|ta|tes|mon|ma|mes) (?:[\\p{Alpha}'’]+ ){1,4}?(?:était|étaient) ${good}${soEnds}`,
        ),
        "",
      ],
      [
        re(
          `${start}(?:der|die|das|dein|deine|euer|eure|unser|unsere) (?:\\p{Alpha}+ ){1,4}?(?:ist|sind|war|waren|hat|haben) (?:\\p{Alpha}+ ){0,3}?(?:gelungen|geschmeckt|gut angekommen)${soEnds}`,
        ),
        "",
      ],
    ],
  },
  {
    may: /look at|check out|schau|guck|mira|regarde/iu,
    in: () => [
      // "Regarde mes tulipes 🌷"
      [
        re(
          `${start}(?:(?:hey|oh|oye|hé|wow),? )?(?:(?:come |just )?(?:look at|check out|have a look at)|(?:schau|schaut|guck|guckt) (?:mal|dir|euch|dir mal|euch mal)(?: an)?|mirad?|miren|regarde[sz]?) (?:my|our|this|these|those|meine?n?|unsere?n?|diese?n?|mis?|nuestr[oa]s?|est[aeo]s?|mes|mon|ma|nos|notre|ces?|cette) (?:[\\p{Alpha}'’]+ ?){1,3}?(?: an)?[^\\S\\n]*(?:[.!…]+|\\p{Extended_Pictographic}\\uFE0F?|(?=$|\\n))[^\\S\\n]*`,
        ),
        "",
      ],
    ],
  },
  {
    may: /, que (?:quiero|queremos|voy|vamos)/iu,
    in: () => [
      // "apunta huevos, que quiero repetir": why
      [
        re(
          `, que (?:quiero|queremos|voy a|vamos a) \\p{Alpha}+[aei]r(?:l[oae]s?)?(?: (?!y )[^.,;!?\\n]{1,30})?(?=\\s*(?:$|[.!\\n]))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /(?:pasar(?:te)?|acercarte|ir) (?:por|a)/iu,
    in: () => [
      // "podés pasar por la verdulería?": where it is to be bought says what follows
      [
        re(
          `${start}[¿]?(?:(?:hola|oye|che|porfa|nena|amor),? )*(?:me )?(?:puedes|pod[eé]s|pod[ée]is|podr[ií]as?|podr[ií]ais) (?:pasar(?:te)?|acercarte|ir) (?:por|a) (?:la|el|lo de) (?:panader[íi]a|carnicer[íi]a|pescader[íi]a|fruter[íi]a|verduler[íi]a|farmacia|mercado|mercadito|súper|super|supermercado|ferreter[íi]a|kiosco|quiosco|tienda|almacén|chino|papeler[íi]a|pastelería|pollería)(?: [^?.!,\\n]{0,30})?[^\\S\\n]*\\?[^\\S\\n]+(?=\\S)`,
        ),
        "",
      ],
    ],
  },
  {
    may: / l[oa]s? (?:compr|coj|cog|pill|trai)|c[óo]mpral|tr[áa]el|c[óo]gel|p[íi]llal|ach[èe]te-l|prends-l|ramène-l/iu,
    in: () => [
      // "las lentillas las compro en Lidl"
      [
        re(
          `(?<=(?:^|[.!?,\\n]\\s*)(?:el|l[oa]s?) (?:\\p{Alpha}+ ){0,2}\\p{Alpha}{3,}),? l[oa]s? (?:compro|compramos|cojo|cogemos|pillo|pillamos|traigo)(?: siempre)? (?=(?:en|de|del|al?) )`,
        ),
        " ",
      ],
      // "los tomates cómpralos en la frutería"
      [
        re(
          `(?<=\\p{Alpha}{3}) (?:c[óo]mpral[oa]s?|tr[áa]el[oa]s?|c[óo]gel[oa]s?|p[íi]llal[oa]s?|achète-(?:le|la|les)|prends-(?:le|la|les)|ramène-(?:le|la|les)|rapporte-(?:le|la|les)) (?=(?:en|de|del|al?|chez|à|au) )`,
        ),
        " ",
      ],
    ],
  },
  {
    may: /rec(?:ette|ipe|eta)|rezept/iu,
    in: () => [
      // "Voilà ma recette de ratatouille comme promis !"
      [
        re(
          `${start}(?:(?:so|ok|alors|also|bueno),? )?(?:voil[àa]|voici|here(?:['’]s| is)|te (?:paso|mando|dejo)|aqu[íi] (?:va|tienes|está)|hier (?:ist|kommt)) (?:ma|la|mon|my|the|our|mein|das|unser|mi) (?:\\p{Alpha}+ )?(?:recette|recipe|receta|rezept) (?:d['’]|(?:de|du|of|for|für|von|pour|para) )[^.!?:,\\n]{2,40}[^\\S\\n]*[.!]+[^\\S\\n]*`,
        ),
        "",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})if (?:you|u)|still (?:\d|some|plenty|loads|enough|a few)/iu,
    in: () => [
      // "If you come by Sunday please bring cat litter"
      [
        re(
          `${start}if (?:you|u)(?:['’]re)? (?:come|coming|stop|stopping|drop|dropping|swing|pop|popping) (?:by|over|round|in)(?: (?:on |this |next )?(?:\\p{Alpha}+day|tomorrow|tonight|today|later|weekend|the weekend))?,? (?=(?:please|pls|can|could|bring|get|grab|pick) )`,
        ),
        "",
      ],
      // "no still 8 left"
      [
        re(
          `(?<=(?<!\\p{Cased})(?:no|nope|nah),? )(?:we )?still (\\d{1,3}|some|plenty|loads|enough|a few) left`,
        ),
        "we still have $1",
      ],
    ],
  },
];
