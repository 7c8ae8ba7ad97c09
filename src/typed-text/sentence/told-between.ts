import type { PhraseGroup } from "./phrase-groups.ts";
import { laterMessage, re, start } from "./phrase-parts.ts";

/** Where a clause begins, and where it ends. */
const clause = "(?<=^|[.!?\\n:;]\\s*|(?<=\\p{Alpha}),\\s*)";
const end = "(?=\\s*(?:$|[.!?;,\\n]))";
/** Where a sentence ends. */
const stop = "(?=\\s*(?:$|[.!?;\\n]))";
const and = "(?:(?:and|und|y|et|so|also|but|aber|pero|mais) )?";
const asksAgain =
  "(?![^.!?\\n]{0,60}(?<!\\p{Cased})(?:nimm|bring|kauf|hol (?!ich)|get|buy|grab|need|brauch|prends|achète|compra|trae|coge|necesit)\\p{Alpha}*)";

/** What people say between the things of a list, while they write or dictate it. */
export const toldBetween: readonly PhraseGroup[] = [
  {
    may: /i['’]m back|where was i|wieder da|wo war ich|ya (?:estoy|volví)|dónde iba|me (?:re)?voilà|de retour|en étais/iu,
    in: () => [
      // "hang on the phone's ringing okay I'm back so where was I"
      [
        re(
          `(?:hang on|hold on|wait|one sec(?:ond)?|warte|moment|sekunde|espera|un momento|attends|une seconde)(?:,? (?:a (?:sec|second|minute|moment)|mal|kurz|bitte))?,? (?!(?:[^.;!?\\n]{0,45}(?:need|get|buy|brauch|hol|kauf|necesit|compr|faut|prends|achèt)))[^.;!?\\n]{3,45}? (?=(?:ok(?:ay)?|so|gut|vale|bon),? (?:i['’]m back|(?:bin|ich bin) wieder da|ya (?:estoy|volví)|me (?:re)?voilà|je suis de retour))`,
        ),
        "",
      ],
      [
        re(
          `(?:(?:ok(?:ay)?|so|gut|also|vale|bueno|bon|alors),? )*(?:i['’]m back(?: again)?|(?:ich )?bin wieder da|ya (?:estoy|volví)(?: de vuelta| aquí)?|me (?:re)?voilà|je suis de retour)(?:[,.]? (?:so |also |und |y |et |alors )*(?:where was i|wo war ich(?: (?:noch|stehengeblieben|grad))*|(?:por )?dónde iba|j['’]en étais où|où (?:j['’])?en étais(?:-je)?))?[,.:]?(?= |$)`,
        ),
        ",",
      ],
    ],
  },
  {
    may: /\n[^\n]*(?:parked|walked in|arrived|got here|angekommen|reingekommen|geparkt|llegar|aparcar|arriver|garer)/iu,
    in: () => [
      // "yes just parked"
      [
        re(
          `${laterMessage}(?:(?:yes|yep|yeah|ja|jep|s[ií]|oui|ouais),? )?(?:i )?(?:just|gerade|grad|eben|acabo de|je viens (?:de |d['’]))+ ?(?:parked|walked in|arrived|got here|angekommen|reingekommen|geparkt|llegar|aparcar|arriver|me garer)(?: now| here)?(?=[\\s.!]*(?:$|\\n))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /je disais|saying|i said|decía|diciendo|gesagt|sagte/iu,
    in: () => [
      [
        re(
          `${start}(?:(?:donc|alors|bon|euh|so|also|uh|um|ähm|bueno|pues),? )*(?:je disais(?: donc)?|as i (?:was saying|said)|como (?:decía|iba diciendo)|wie (?:gesagt|ich schon sagte)),? (?=\\p{Alpha}|\\d)`,
        ),
        "",
      ],
    ],
  },
  {
    may: /say a word|mention|tell|gesagt|dijo nada|avis|rien d|used up|finished|drank|ate/iu,
    in: () => [
      // "and didn't say a word"
      [
        re(
          `(?<=\\p{Alpha}{2}),? (?:(?:and|but) (?:didn['’]t|never|did not) (?:even )?(?:say a word|say anything|tell (?:me|us|anyone)|mention it|replace (?:it|them))|und (?:hat )?(?:nichts|kein wort) gesagt|y (?:no dijo nada|ni avisó|no avisó)|(?:et n['’]a |sans )rien (?:dit|dire))${end}`,
        ),
        "",
      ],
      // "He used up the honey last night. So: honey"
      [
        re(
          `${start}[^.,;:!?\\n]{2,30} (?:used up|finished|ate|drank) (?:the last of )?(?:all )?(?:the |our )?(\\p{Alpha}[^.,;:!?\\n]{1,30}?)(?: (?:last night|yesterday|today|this morning|again))*[.!,] so[:,]? (?=(?:please |we need |get )?\\1(?!\\p{Cased}))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /platz|room left|room in|hay sitio|de la place/iu,
    in: () => [
      // "wenn noch Platz im Korb ist, gern auch Saft"
      [
        re(
          `${start}(?:(?:wenn|falls) (?:noch |genug )*platz (?:im|in der|in deinem|auf dem) \\p{Alpha}+ (?:ist|bleibt)|if there(?:['’]s| is) (?:still )?(?:any )?room (?:left )?in (?:the|your) \\p{Alpha}+|si (?:queda|hay) sitio en (?:el|la) \\p{Alpha}+|s['’]il (?:reste|y a) de la place dans (?:le|la|ton) \\p{Alpha}+),? (?=\\p{Alpha})`,
        ),
        "",
      ],
    ],
  },
  {
    may: /help|hilfe|socorro|ayuda|secours|aide/iu,
    in: () => [
      [
        /(?<=(?:^|[.!?,\n]) ?)(?:help|hilfe|socorro|ayuda|au secours|à l['’]aide)(?: me| me!+)?(?=\s*(?:$|[.!?\n]))/giu,
        "",
      ],
    ],
  },
  {
    may: /camping|hiking|road ?trip|zelten|wandern|umzug|excursión|acampada|rando|packing|loading|leaving|driving|moving/iu,
    in: () => [
      // "camping this weekend!"
      [
        re(
          `(?<=^|\\n)(?:(?:going|we['’]re going|we go|wir gehen|nos vamos de|on part en) )?(?:camping|hiking|road ?trip|zelten|wandern|umzug|excursión|acampada|rando) (?:this|next|on|am|dieses|nächstes|este|el|ce|tomorrow|morgen|mañana|demain) ?(?:\\p{Alpha}+)?[!.]+ ?(?=\\p{Alpha})`,
        ),
        "",
      ],
      // "packing the car thursday night so by then we need"
      [
        re(
          `${start}(?:(?:i|we)(?:['’]m|['’]re| am| are) )?(?:packing|loading|leaving|driving|heading off|moving|hosting) [^.,;:!?\\n]{0,40}?,? so (?:by then |then |until then )?(?=(?:we|i)(?:['’]ll)? need|please|get )`,
        ),
        "",
      ],
    ],
  },
  {
    may: /so (?:that )?(?:she|he|they)|, damit|para que|qu['’e]/iu,
    in: () => [
      // "so she feels a bit better"
      [
        re(
          `(?<=\\p{Alpha}{3}),? so (?:that )?(?:she|he|they|the (?:kids?|baby|boys|girls)) (?:can |will |['’]ll )?(?:feels?|gets? (?:better|well)|sleeps?|calms? down|recovers?|cheers? up|stops? \\p{Alpha}+ing|(?:is|are) (?:happy|better|okay|ok)|eats?)(?: [^.,;!?\\n]{2,30})?${end}`,
        ),
        "",
      ],
      [
        re(
          `(?<=\\p{Alpha}{3}), damit (?:es|sie|er|ihm|ihr|ihnen|die kinder|der kleine|die kleine) [^.,;!?\\n]{3,40}${end}`,
        ),
        "",
      ],
      [
        re(
          `(?<=\\p{Alpha}{3}),? para que (?:se|(?:le|les) (?:baje|pase)|(?:el|la) (?:peque|niñ[oa])|duerma|est[eé]) ?[^.,;!?\\n]{2,40}${end}`,
        ),
        "",
      ],
      [
        re(
          `(?<=\\p{Alpha}{3}),? (?:pour|histoire) qu['’](?:elle|il|ils|elles) (?:se|aille|aillent|dorme|soit|guérisse) ?[^.,;!?\\n]{2,40}${end}`,
        ),
        "",
      ],
    ],
  },
  {
    may: /down|schreib|apúnt|apunt|anót|note|zettel|liste?|lista|add it/iu,
    in: () => [
      // "write it down this time", "tu le notes ?"
      [
        re(
          `${clause}${and}(?:please |bitte |can you (?:please )?|could you )?(?:(?:write|put|note|jot) (?:it|that|this|them) down|schreib(?:st)?(?: du)?(?:['’]?s| es| das) (?:dir |bitte |diesmal |gleich )*auf|(?:ap[uú]ntal|an[oó]tal)[oa]s?|(?:l[oa]s?|me l[oa]s?) (?:apuntas|anotas)|note-(?:le|la|les)|(?:tu|vous) (?:peux |pouvez )?(?:le|la|les) not(?:es|er|ez)|tu l['’](?:ajoutes|écris))(?: (?:this time|now|right away|please|before (?:we|i) forget|diesmal|jetzt|bitte|esta vez|ya|porfa|cette fois|stp|sur la liste|en la lista))*(?:[.!]+(?= )|(?=\\s*(?:$|[.!?;,\\n])))`,
        ),
        "",
      ],
      // "bitte auf den Zettel"
      [
        re(
          `(?<=\\p{Alpha}{3}),? (?:bitte |please |porfa |stp |gleich |mit )+(?:auf (?:den|unseren|meinen) (?:einkaufs)?zettel|auf die (?:einkaufs)?liste|on the list|(?:a|en) la lista|sur la liste)(?: damit| schreiben| setzen)?${end}`,
        ),
        "",
      ],
    ],
  },
  {
    may: /at it|if i may|frei sein|dabei sind|ya que estamos|mucho pedir|molestia|qu['’]on y est|permettre|trouble|hassle|bother|ausmachen|embêter|t['’]y pense|y penses/iu,
    in: () => [
      // "while we're at it"
      [
        re(
          `(?:(?<=\\p{Alpha}{2}),? |${clause})(?:while (?:we|you|i)(?:['’]re|['’]m| are| am) at it|if i may(?: be so (?:bold|free|rude)| ask| say so)?|if it['’]s not too much (?:trouble|to ask)|wenn (?:ich so frei sein darf|wir schon dabei sind|du schon dabei bist)|wo wir schon dabei sind|ya que (?:estamos|estás)|si no es (?:mucho pedir|(?:mucha )?molestia)|tant qu['’]on y est|si (?:je peux me permettre|ce n['’]est pas trop demander|c['’]est pas trop demander))(?:,? (?=\\p{Alpha})|${end})`,
        ),
        ", ",
      ],
      // "et si t'y penses du sel"
      [re(`(?:(?<=\\p{Alpha}{2}),? (?:et )?|${clause})si (?:t['’]y|tu y) penses,? (?=\\p{Alpha})`), ", "],
      [
        re(
          `${start}would it be (?:a lot of|too much|much|any) (?:trouble|hassle|bother)(?: for you)? to (?:bring|get|buy|pick up|grab)(?: (?:me|us))? `,
        ),
        "please get ",
      ],
      [
        re(
          `${start}[¿]?(?:(?:sería|es) mucha molestia (?:traer|comprar|coger)(?:me|nos|te)?|ça t['’](?:embêterait|embête|ennuierait|ennuie) (?:de (?:me |nous )?|d['’])(?:prendre|acheter|ramener|rapporter)) `,
        ),
        "compra ",
      ],
    ],
  },
  {
    may: /basta|punto|das war|that['’]s (?:it|all)|c['’]est tout|y ya|voilà/iu,
    in: () => [
      // "und basta"
      [
        re(
          `(?<=\\p{Alpha}{2}|\\)),? (?:und|and|y|et) (?:basta|punto|das war['’]?s|that['’]s (?:it|all)|c['’]est tout|ya(?: está)?|voilà)(?=[\\s.!]*(?:$|\\n))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /macht (?:nix|nichts)|kein (?:problem|ding)|no (?:worries|problem|pasa)|big deal|never mind|tant pis|pas grave|da igual/iu,
    in: () => [
      // "falls du schon an der Kasse warst, macht nix, dann hol ich's morgen"
      [
        re(
          `${start}${and}(?:falls|wenn|if|si) [^.!?;,\\n]{3,50}, (?:macht (?:nix|nichts)|kein (?:problem|ding)|no (?:worries|problem|big deal)|never mind|no pasa nada|da igual|tant pis|(?:c['’]est )?pas grave)${asksAgain}[^.!?;\\n]{0,60}${stop}`,
        ),
        "",
      ],
    ],
  },
  {
    may: /neige|(?:gehen|geht) [^.!?\n]{3,60}(?:aus|zu ende)/iu,
    in: () => [
      // "in der Büroküche gehen Senf und Reis zur Neige"
      [
        re(
          `(?:(?:in|im|auf|bei) [^.,;:!?\\n]{2,25} )?(?:gehen|geht)(?: (?:uns|mir|langsam|bald|hier))* ((?-i:\\p{Upper})[^.,;:!?\\n]{2,60}?)(?: (?:langsam|bald|schon))* (?:zur neige|zu ende)${end}`,
        ),
        "wir brauchen $1",
      ],
    ],
  },
  {
    may: /sofort kaufen|neu|nachkaufen|nachbestellen|racheter|reprendre|hoy mismo|reponer/iu,
    in: () => [
      // "kaufst du neu?", "BITTE SOFORT KAUFEN", "bon bah faut en racheter"
      [
        re(
          `(?:${clause}|(?<=\\p{Alpha}{3}),? )(?:bitte )?(?:(?:kaufst|holst|besorgst|bestellst) du (?:bitte )?(?:neu|nach|neue[ns]?)|bitte (?:(?:ganz )?(?:sofort|gleich|schnell|dringend|beides|alles|neu|nach) ?)+(?:kaufen|holen|besorgen|bestellen)|(?:(?:bon|bah|ben|alors),? )+(?:il )?(?:faut|faudra|faudrait|va falloir) en (?:racheter|reprendre|acheter)|(?:que no vuelva a pasar, )?(?:compra (?:hoy mismo|ya|más)|hay que (?:reponer|comprar más)))(?=\\s*(?:$|[.!?;\\n]))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /car|bike|auto|rad |coche|voiture|vélo|heavy|schwer|pesan?|lourd/iu,
    in: () => [
      // "si tu prends la voiture, prends de l'eau", "Si vas en coche aprovecha y trae agua, que pesa mucho"
      [
        re(
          `${start}(?:if you(?:['’]re| are)? (?:take|taking|have|got|go(?:ing)? by|drive|driving)(?: the| a)? (?:car|bike)|wenn du (?:mit dem (?:auto|rad|fahrrad) (?:fährst|kommst|bist|gehst)|das (?:auto|rad) (?:nimmst|hast))|si (?:vas|vienes|vais|sales) en (?:coche|carro|bici)|si (?:llevas|coges|tienes) el coche|si tu (?:prends|as) la voiture|si tu (?:y )?(?:vas|viens|es) en (?:voiture|vélo)),? (?:aprovecha (?:y|para) )?(?=\\p{Alpha})`,
        ),
        "",
      ],
      [
        re(
          `(?<=\\p{Alpha}{3}), (?:(?:because |since )?(?:it|they)(?:['’]s|['’]re| is| are) (?:so |too |really |quite )?heavy(?: to carry)?|(?:das|die|es) (?:ist|sind) (?:so |zu |ganz schön )?schwer(?: zu tragen)?|(?:que|porque) pesan?(?: (?:mucho|un montón|bastante))?|(?:parce que )?c['’]est (?:trop |super |hyper )?lourd(?: à porter)?)${end}`,
        ),
        "",
      ],
      // "je n'ai plus la voiture"
      [
        re(
          `(?<=\\p{Alpha}{3}), (?:je n['’]ai (?:plus|pas) (?:la|ma|de) voiture|(?:que )?no tengo (?:el )?coche|ich hab(?:e)? kein auto|(?:because )?i don['’]?t have (?:a|the|my) car)(?: [^.,;!?\\n]{2,25})?${end}`,
        ),
        "",
      ],
    ],
  },
  {
    may: /je l|je les|moi-même|selbst|selber|la hago|lo hago|myself/iu,
    in: () => [
      // "le gâteau je le fais moi-même"
      [
        re(
          `(?<=\\p{Alpha}{3}), (?:et )?(?:les? |la |l['’])[^.,;:!?\\n]{2,25}?,? je (?:le |la |les |l['’])(?:fais|prépare|ferai|prends|commande|cuisine)(?: (?:moi-même|déjà))*${end}`,
        ),
        "",
      ],
      [
        re(
          `(?<=\\p{Alpha}{3}), (?:und )?(?:den|die|das) [^.,;:!?\\n]{2,25}? (?:backe?|mache?|koche?|bastle|bereite) ich (?:(?:dann|noch) )*(?:selbst|selber)${end}`,
        ),
        "",
      ],
      [
        re(
          `(?<=\\p{Alpha}{3}), (?:y )?(?:el|la|los|las) [^.,;:!?\\n]{2,25}? l[oa]s? (?:hago|hacemos|preparo|haré) (?:yo|nosotr[oa]s)(?: mism[oa]s?)?${end}`,
        ),
        "",
      ],
      [
        re(
          `(?<=\\p{Alpha}{3}), (?:and )?the [^.,;:!?\\n]{2,25}? i(?:['’]ll| will|['’]m)? (?:make|bake|cook|do|making|baking) myself${end}`,
        ),
        "",
      ],
    ],
  },
  {
    may: /whatever|unglaublich|bisous|lg |vg |glg /iu,
    in: () => [
      [/(?<=[.!?] )(?:whatever|unglaublich|unfassbar|na egal|en fin|n['’]importe quoi)[.!…]+(?= |$)/giu, ""],
      [/(?<=[.!?,\n] ?)gros (?:bisous?|câlins?|becs?)(?:,? \p{Upper}\p{Alpha}+)?[\s.!]*$/giu, ""],
      [
        /(?<=[.!?] )(?:g?lg|vg|mfg|viele grüße|liebe grüße)[, ]+(?:(?:familie|fam\.?|deine?|euer|eure) )?(?-i:\p{Upper})\p{Alpha}+["”“»]?\s*$/giu,
        "",
      ],
    ],
  },
  {
    may: /(?:yeah|yes|yep|ja|s[ií]|eso|oui|voilà|genau|exacto|exactly|right)(?!\p{Cased})/iu,
    in: () => [
      // "maybe tomatoes yeah no definitely tomatoes"
      [
        re(
          `(?<=(?:^|[\\s,]))(?:maybe |perhaps |vielleicht |quizás? |peut-être )?((?:\\p{Alpha}{2,} ){0,2}\\p{Alpha}{3,}),? (?:um |äh |eh |euh )?(?:yeah|yes|yep|ja|s[ií]|eso|oui|voilà|genau|exacto|exactly)(?:,? (?:no|yeah|genau|definitely|exactly|eso|s[ií]|oui|auf jeden fall))*,? \\1(?=\\s*(?:$|[.,;!\\n]| (?:please|bitte|porfa|stp|y|and|und|et|put|ya)(?!\\p{Cased})))`,
        ),
        "$1",
      ],
    ],
  },
  {
    may: /vienen|viennent|llegan|débarquent/iu,
    in: () => [
      // "Vienen los suegros a comer, así que habrá que comprar arroz"
      [
        re(
          `${start}(?:(?:el \\p{Alpha}+|mañana|hoy) )?(?:vienen?|llegan?) (?:los|las|el|la|mis?|tus?|unos|unas) [^.;:!?\\n]{2,50}?,? (?:así que|o sea que|por lo que) (?=(?:habrá|hay|ha[br]r?[áé]?|compra|necesit|trae|nos|hace|faltan?|pon))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /kinder|kids|kleinen|niñ[oa]s|enfants/iu,
    in: () => [
      // "und vergiss die Kinder im Hort nicht"
      [
        re(
          `(?:${clause}|(?<=\\p{Alpha}),? (?:und|and|y|et) )(?:vergiss|vergesst)(?: bitte)? (?:nicht )?(?:die|unsere|deine) (?:kinder|kids|kleinen|jungs|mädels)(?: (?:im|in der|aus dem|vom|von der) \\p{Alpha}+)?(?: (?:nicht|abzuholen))*${end}`,
        ),
        "",
      ],
      [
        re(
          `(?:${clause}|(?<=\\p{Alpha}{2}),? (?:and|y|et) )(?:don['’]?t forget (?:the|our) kids|no (?:olvides|te olvides de) (?:a )?(?:los niños|las niñas|los peques)|n['’]oublie pas (?:les|mes|nos) enfants)(?: (?:at|from|en|de|à|au) [^.,;!?\\n]{2,20})?${end}`,
        ),
        "",
      ],
    ],
  },
];
