import type { PhraseGroup } from "./phrase-groups.ts";
import { message } from "./phrase-parts.ts";

const re = (pattern: string) => new RegExp(message + pattern, "giu");
/** A store's name in somebody's words. */
const shop = String.raw`(\p{Alpha}[\p{Alpha}'’]*(?: \p{Alpha}[\p{Alpha}'’]*){0,2}?)`;
const when = String.raw`(?:,? (?:today|later|now|soon|tonight|tomorrow|after work|this (?:morning|afternoon|evening)|around \d[\d:]*|at \d[\d:]*(?: ?[ap]m)?|in (?:a bit|an hour|\d+(?: min\p{Alpha}*)?|half an hour)|heute|morgen|nachher|später|gleich|heute abend|hoy|luego|esta tarde|mañana|aujourd['’]hui|ce soir|demain|tout à l['’]heure|dans la journée))*`;

/** In these words the other rules take the store for what is answered, in each language. */
const asked = "I'm at $1, need anything?";

/** Who is at a store or goes there: what others answer is from that store, as behind "I'm at Costco, need anything?". */
export const toldVisits: readonly PhraseGroup[] = [
  {
    may: /(?<!\p{Cased})(?:at|near|by|to|past|anyone|who|what)(?!\p{Cased})[^\n]*(?:\?|\n)/iu,
    in: () => [
      // "At Costco, anyone want something from here?", "heading to Whole Foods at 10. Requests?"
      [
        re(
          String.raw`(?:(?:hey|hi|morning|ok|so)(?: all| everyone| guys)?,? )?(?:i['’]?m |we['’]re )?(?:at|in|going to|heading to|off to|popping to|on my way to) ${shop}${when}[,.!]? (?:(?:does |do )?(?:anyone|anybody|you|u|y['’]all|we)? ?(?:want|need|fancy|after) (?:anything|something|stuff)[^?\n]{0,30}|(?:any )?(?:requests|wishes|orders)|anything)(?: from here)?\?`,
        ),
        asked,
      ],
      // "going lidl now who needs what"
      [
        re(
          String.raw`(?:i['’]?m |im )?(?:going|heading|off|popping)(?: to)? ${shop}${when}[,.!]? (?:who (?:needs|wants) (?:what|anything|something)|what do (?:we|you|you guys|u) need|anyone need anything)\??(?=\s*(?:$|\n))`,
        ),
        asked,
      ],
      // "who's near a Target today?"
      [
        re(
          String.raw`(?:who['’]?s|who is|is anyone|anyone|is anybody|anybody) (?:near|passing(?: by)?|going (?:by|past|to)|close to|at|stopping (?:by|at)) (?:an? |the )?${shop}${when}\?`,
        ),
        asked,
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:wer|kommt|geht|fährt|wollt?)(?!\p{Cased})[^\n]*\?/iu,
    in: () => [
      // "Wer kommt heute bei dm vorbei?", "Wer will was vom Aldi?"
      [
        re(
          String.raw`(?:wer (?:von euch )?|(?:kommt|geht|fährt) (?:jemand|wer|einer|einer von euch) )(?:(?:kommt|geht|fährt|ist) )?(?:(?:heute|morgen|nachher|noch|gleich|später|zufällig|eh) )*(?:bei|beim|zu|zum|am|in den|an) ${shop}(?: (?:vorbei|einkaufen|hin))?${when}\s*\?`,
        ),
        asked,
      ],
      [
        re(
          String.raw`(?:wer (?:will|möchte|braucht)|(?:wollt ihr|willst du|möchte jemand|will jemand|brauchst du|braucht ihr|braucht jemand)) (?:noch )?(?:was|etwas) (?:vom|von|aus dem|aus|bei|beim) ${shop}${when}\s*\?`,
        ),
        asked,
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:pasa|va|pasas|vas|pasáis|vais)(?!\p{Cased})[^\n]*\?/iu,
    in: () => [
      // "¿alguien pasa por Carrefour?"
      [
        re(
          String.raw`[¿]?(?:alguien|quién|quien|alguno)(?: de vosotros)? (?:pasa|va|se pasa|está)(?: hoy| luego| mañana)? (?:por|a|al|cerca de|en) ${shop}${when}\s*\?`,
        ),
        asked,
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:qui|quelqu['’]un)(?!\p{Cased})[^\n]*\?/iu,
    in: () => [
      // "qui passe chez Monoprix ?"
      [
        re(
          String.raw`(?:est-ce que )?(?:qui|quelqu['’]un) (?:passe|va|est)(?: (?:aujourd['’]hui|ce soir|demain))? (?:chez|à|au|devant|par|près de) ${shop}${when}\s*\?`,
        ),
        asked,
      ],
    ],
  },
  {
    may: /(?:algo|alguna cosa)[^?\n]{0,20}\?/iu,
    in: () => [
      // "Estoy en Mercadona, ¿queréis algo?", "¿necesitas algo de Lidl?"
      [
        re(
          String.raw`(?:(?:oye|hola|ey|chic[oa]s|familia),? )?(?:(?:ya )?estoy en|voy (?:a|al)|(?:me )?paso por|ando en) (?:el )?(?!(?:súper|super|mercado|tienda)(?!\p{Cased}))${shop}${when}[,.]? [¿]?(?:quer[ée]is|quieres|necesit[aá]i?s|falta|os traigo|te traigo|hace falta|compro) (?:que os traiga )?(?:algo|alguna cosa)[^?\n]{0,20}\?`,
        ),
        asked,
      ],
      [
        re(
          String.raw`(?:(?:oye|hola|ey),? )?[¿]?(?:necesit[aá]i?s|quieres|quer[ée]is) (?:algo|alguna cosa) (?:del?|en) ${shop}${when}\?`,
        ),
        asked,
      ],
    ],
  },
  {
    may: /wünsche|brauch|soll ich/iu,
    in: () => [
      // "Geh gleich zu dm, noch Wünsche?"
      [
        re(
          String.raw`(?:(?:hey|hi|hallo|so),? )?(?:ich )?(?:bin|geh|fahr|lauf|steh)e? (?:(?:grad|gerade|jetzt|gleich|nachher|mal|kurz|noch|eben) )*(?:bei|beim|im|zu|zum|in den|vor) (?!(?:laden|markt|supermarkt)(?!\p{Cased}))${shop}[,.]? (?:(?:noch |irgendwelche |gibt['’]s )?wünsche|(?:noch )?was brauch[^?\n]{0,20}|(?:braucht (?:ihr|wer|jemand|einer)|brauchst du|soll ich)(?: (?:euch|dir|noch))* (?:was|etwas|irgendwas)[^?\n]{0,20})\?`,
        ),
        asked,
      ],
      [
        re(
          String.raw`(?:brauchst du|braucht ihr|braucht jemand|braucht wer) (?:noch )?(?:was|etwas) (?:von|vom|aus dem|bei|beim) ${shop}${when}\s*\?`,
        ),
        asked,
      ],
    ],
  },
  {
    may: /besoin|truc|quelque chose|envies|voulez|veux/iu,
    in: () => [
      // "je passe chez Monoprix, il te faut un truc ?"
      [
        re(
          String.raw`(?:(?:coucou|salut|hello),? )?(?:je suis|je passe|je vais|je file|suis) (?:chez|à|au|devant) ${shop}${when}[,.]? (?:(?:vous |tu )?(?:avez |as )?besoin (?:de (?:quelque chose|quoi)|d['’]un truc)[^?\n]{0,15}|(?:vous |tu )(?:veux|voulez) (?:quelque chose|un truc|quoi)[^?\n]{0,15}|il (?:te|vous|nous) faut (?:quelque chose|un truc|quoi)[^?\n]{0,15}|(?:un truc|quelque chose)[^?\n]{0,15}|des envies)\s*\?`,
        ),
        asked,
      ],
    ],
  },
  {
    may: /(?:anything|something|stuff) from/iu,
    in: () => [
      [
        re(
          String.raw`(?:does |do )?(?:anyone|anybody|you|y['’]all|who) (?:need|want)s? (?:anything|something|stuff) from ${shop}${when}\?`,
        ),
        asked,
      ],
    ],
  },
];
