import type { PhraseGroup } from "./phrase-groups.ts";
import { re, start } from "./phrase-parts.ts";

const lead = "(?:(?:and|but|so|oh|ok|und|aber|also|ach|y|pero|ay|et|mais|bon|ah|sorry|oops|ups|oups),? )*";
const name = "([^.,;:!?\\n]{2,40}?)";
const end = "(?=\\s*(?:$|[.!?\\n;,]))";
/** No things to buy of which there is a last one. */
const noGoods =
  "(?!(?:times?|bus|train|tram|metro|flight|one|ones|day|page|episode|chapter|call|word|minute|chance|turn|exit|mal|bahn|zug|folge|seite|tag|autobús|tren|vez|vuelo|capítulo|día|página|métro|tramway|vol|fois|jour|virage|épisode|chapitre|page|mot|minute)(?!\\p{Cased}))";
const when =
  "(?: (?:this morning|last night|yesterday|today|just now|already|earlier|gestern|heute|vorhin|gerade|eben|schon|hoy|ayer|anoche|esta mañana|ya|hier|ce matin|aujourd['’]hui|hier soir|tout à l['’]heure|déjà))*";
const vesselEn =
  "(?:(?:bit|drop|pack|packet|bag|box|bottle|jar|can|tin|tube|roll|carton|piece|slice)s? of )?";
const vesselEs =
  "(?:(?:paquete|bolsa|caja|botella|bote|lata|tubo|rollo|cartón|frasco|trozo|gota|poco)s? de )?";
const vesselFr =
  "(?:(?:paquet|sachet|boîte|bouteille|pot|flacon|tube|rouleau|brique|morceau|tranche|goutte|bout)s? (?:de |d['’]))?";

/** What is lacking, told by what happened to the last of it or as the answer to a question, becomes a plain need. */
export const toldLacks: readonly PhraseGroup[] = [
  {
    may: /the last|derni|últim|ultim|letzte|le fond|l[oa] que quedaba/iu,
    in: () => [
      // "used the last battery"
      [
        re(
          `${start}${lead}(?:(?:i|we|he|she|they|someone|somebody|\\p{Alpha}+)(?:['’]ve|['’]s| have| has)? )?(?:just )?(?:used|took|opened|finished|ate|drank|had|emptied|threw out|broke)(?: up)? the (?:very )?last (?:of (?:the |our )?)?${vesselEn}${noGoods}${name}${when}(?:,? (?:my bad|sorry|oops|(?:so |and )?(?:(?:we|i) )?(?:need|buy|get) (?:some )?(?:more|a new one|new ones?|new|another)))*${end}`,
        ),
        "we need $1",
      ],
      // "das letzte Ei ist weg", "hab gerade den letzten Joghurt gegessen"
      [
        re(
          `${start}${lead}(?:der|die|das) letzten? ${noGoods}${name} (?:ist|sind)(?: (?:jetzt|auch|nun|schon))* (?:weg|alle|leer|aus|verbraucht|gegessen|aufgegessen|getrunken|kaputt|offen|angebrochen)${end}`,
        ),
        "wir brauchen $1",
      ],
      [
        re(
          `${start}${lead}(?:(?:ich|wir|\\p{Alpha}+) )?(?:hab|habe|haben|hat)(?: (?:ich|wir|eben|gerade|grad|heute|gestern|vorhin|schon))* (?:den|die|das) letzten? (?:(?:rest|packung|flasche|dose|tüte|tube|rolle|becher|glas|beutel|stück|schluck) )?${noGoods}${name} (?:genommen|aufgemacht|verbraucht|gegessen|aufgegessen|ausgetrunken|getrunken|benutzt|aufgebraucht|geöffnet|angebrochen|leer ?gemacht)${end}`,
        ),
        "wir brauchen $1",
      ],
      // "he abierto el último paquete de Dodotis", "usé la última pila", "gasté lo que quedaba de gofio"
      [
        re(
          `${start}${lead}(?:yo )?(?:(?:me |nos |se )?(?:he|hemos|ha|han|acabo de|acabamos de) )?(?:us|gast|termin|acab|abr|abiert|com|beb|tom|cog|agarr|tir|llev)\\p{Alpha}* (?:(?:el|l[oa]s?) últim[oa]s?(?: de(?:l| la)?)? |lo que quedaba de(?:l| la)? )${vesselEs}${noGoods}${name}${when}${end}`,
        ),
        "falta $1",
      ],
      // "j'ai pris le dernier Doliprane", "je viens de finir le fond de farine"
      [
        re(
          `${start}${lead}(?:j['’]ai|on a|nous avons|il a|elle a|je viens de|on vient de|\\p{Upper}\\p{Alpha}+ a)(?: (?:juste|tout juste|déjà))* (?:pris|prendre|fini|finir|terminé?|terminer|utilisé|utiliser|ouvert|ouvrir|entamé|entamer|bu|boire|mangé|manger|vidé|vider|jeté|jeter|cassé|consommé|mis|mettre) (?:(?:l[ea]s? dern(?:ier|i[èe]re)s?) |le (?:fond|reste) d(?:e la |e l['’]|u |es |e ))${vesselFr}${noGoods}${name}${when}${end}`,
        ),
        "il manque $1",
      ],
      // "les derniers petits-suisses sont partis ce matin"
      [
        re(
          `${start}${lead}(?:l[ea]s?) dern(?:ier|i[èe]re)s? ${vesselFr}${noGoods}${name} (?:est|sont) (?:partie?s?|finie?s?|vides?|parti|morte?s?|cassée?s?)${when}${end}`,
        ),
        "il manque $1",
      ],
      // "who took the last Advil?", "quién cogió la última tirita?"
      [
        re(
          `${start}${lead}who (?:ate|took|used|drank|finished|had)(?: up)? (?:all )?the last (?:of the )?${vesselEn}${noGoods}${name}${end}`,
        ),
        "we need $1",
      ],
      [
        re(
          `${start}${lead}[¿]?qui[eé]n (?:se )?(?:ha )?(?:com|cog|us|gast|beb|acab|termin|tom)\\p{Alpha}* (?:el|l[oa]s?) últim[oa]s? ${vesselEs}${noGoods}${name}${end}`,
        ),
        "falta $1",
      ],
      [
        re(
          `${start}${lead}qui a (?:mangé|pris|fini|bu|utilisé|terminé) (?:l[ea]s? dern(?:ier|i[èe]re)s? )${vesselFr}${noGoods}${name}${end}`,
        ),
        "il manque $1",
      ],
      // "c'était le dernier Doliprane"
      [
        re(`${start}${lead}c['’]était l[ea] dern(?:ier|i[èe]re) ${vesselFr}${noGoods}${name}${end}`),
        "il manque $1",
      ],
    ],
  },
  {
    may: /vac[ií][oa]|pensé [aà]|last (?:one )?of/iu,
    in: () => [
      // "está vacío el bote de orégano"
      [
        re(
          `${start}${lead}(?:ya )?est[áa]n? (?:ya |casi )?vac[ií][oa]s? (?:el|l[oa]s?) (?:bote|paquete|caja|bolsa|botella|lata|tarro|frasco|tubo|cartón|bidón)s? de(?:l| la| los| las)? ${name}${end}`,
        ),
        "falta $1",
      ],
      // "personne n'a pensé aux filtres à café"
      [
        re(
          `${start}${lead}(?:personne n['’]a|on n['’]a pas|j['’]ai pas|je n['’]ai pas) pensé (?:aux? |à (?:la |l['’])?)${name}${end}`,
        ),
        "il manque $1",
      ],
      // "last one of the vacuum bags is in now"
      [
        re(
          `${start}${lead}(?:the )?last (?:one )?of (?:the |our )?${name} (?:is|are|was|were) (?:in now|in|gone|used|used up|eaten|open|finished|empty)(?: now)?${end}`,
        ),
        "we need $1",
      ],
    ],
  },
  {
    may: /missing|what we|all we|only thing|einzige|was (?:noch |uns )*fehlt|was wir|lo que|lo único|ce qui|ce qu['’]|seule chose/iu,
    in: () => [
      // "what we don't have is baking powder", "only thing missing is band-aids"
      [
        re(
          "(?<=^|[.!?;,\\n]\\s*)(?:(?:and|but|so),? )*(?:the )?(?:(?:(?:only|one|last) things?|all)(?: that(?:['’]s| is| are)?)?(?: (?:we|i)(?:['’]re)?)?(?: (?:still|really|actually))*(?: (?:missing|left|need(?:ed)?|lack|don['’]?t have|to (?:get|buy)|left to (?:get|buy)|out of))|what(?:['’]s| is) (?:still )?missing|what (?:we|i)(?:['’]re)?(?: (?:still|really|actually|do))* (?:don['’]?t have|haven['’]?t got|need|lack|missing|out of|are (?:missing|out of)))(?: (?:is|are)|:) ",
        ),
        "we need ",
      ],
      [
        re(
          "(?<=^|[.!?;,\\n]\\s*)(?:(?:und|aber),? )*(?:(?:das einzige|alles),? )?was(?: (?:noch|uns|jetzt|wirklich|wir|mir|aktuell))* (?:fehlt|brauchen|nicht (?:haben|da ?haben|mehr haben)),? (?:ist|sind|wär(?:e|en)) ",
        ),
        "wir brauchen ",
      ],
      [
        re(
          "(?<=^|[.!?;,\\n]\\s*)(?:(?:y|pero),? )*(?:lo(?: único)? que(?: (?:sí|nos|me|todavía|aún|ya))*) (?:falta|no hay|no tenemos|no tengo|no queda|no encontré|no encontramos|no había|no tenían|se acaba|se está acabando|necesitamos|hace falta|hay que comprar) (?:es|son|fue|fueron|era|eran) ",
        ),
        "falta ",
      ],
      [
        re(
          "(?<=^|[.!?;,\\n]\\s*)(?:(?:et|mais),? )*(?:la seule chose qui (?:nous |me )?manque|ce qui (?:nous |me )?manque|ce qu['’](?:on|il) n['’](?:a|y a)(?: pas| plus)|ce qu['’]il (?:nous |me )?faut),? (?:c['’]est|ce sont|est|sont) ",
        ),
        "il manque ",
      ],
    ],
  },
  {
    may: /on en a (?:presque |bientôt )?plus|(?:ai|a) pas l/iu,
    in: () => [
      // "j'ai pas le curry"
      [
        re(
          `(?<=^|[.!?;,\\n]\\s*)(?:(?:et|mais),? )*(?:j['’]ai|je n['’]ai|on a|on n['’]a) pas (?:les? |la |l['’])(?!temps|droit|choix|énergie|courage|force|argent|impression|habitude|moral|clé)${name}${end}`,
        ),
        "il manque $1",
      ],
      // "de la mousse à raser on en a plus"
      [
        re(
          `(?<=^|[.!?;,\\n]\\s*)(?:(?:et|mais),? )*(?:du |de la |des |de l['’]|les? |la |l['’])${name},? on en a (?:presque |bientôt )?plus${end}`,
        ),
        "il manque $1",
      ],
    ],
  },
  {
    may: /any(?: more)? [^?\n]{2,40} left|achètes-en/iu,
    in: () => [
      // "any Imodium left? if not get some"
      [
        re(
          `${start}${lead}(?:(?:is|are) there |do we have |have we got |(?:we )?got )?any(?: more)? ${name} left ?\\?+(?=,? (?:if not|otherwise|if no)(?!\\p{Cased}))`,
        ),
        "do we have any $1?",
      ],
      [/(?<!\p{Cased})achètes-en(?!\p{Cased})/giu, "achète-en"],
    ],
  },
  {
    may: /(?:est|sont) (?:\p{Alpha}+ )?(?:mort|cass|foutu|fichu|hs|pété|usé|nase|naze|périm)/iu,
    in: () => [
      // "le flotteur WC est mort, faut en racheter"
      [
        re(
          `${start}${lead}(?:les? |la |l['’]|mon |ma |mes |nos |notre )${name} (?:est|sont) (?:(?:encore|carrément|complètement|définitivement|tout) )*(?:mort|cassé|foutu|fichu|hs|pété|usé|nase|naze|périmé)e?s?,? (?:(?:donc|alors|et) )*(?:(?:il )?(?:faut|faudrait|faudra)|on doit|pense(?:z)? à|à) (?:(?:en|le|la|les|l['’]) ?)?(?:racheter|remplacer|acheter|reprendre|changer)(?: une?(?: (?:autre|neuf|neuve))?| d['’]autres)?${end}`,
        ),
        "il manque $1",
      ],
    ],
  },
];
