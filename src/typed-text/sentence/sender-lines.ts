import { Alternatives } from "../alternatives.ts";
import { bulletless } from "../parse-many.ts";
import { isNotice } from "./chat-notices.ts";
import { isChatter } from "./talk.ts";
import { months } from "./time-words.ts";

const time =
  "\\d{1,2}(?:[:.h]| h )\\d{2}(?:[:.]\\d{2})?(?:[\\s\\u202F\\u00A0]?[ap]\\.?[\\s\\u202F\\u00A0]?m\\.?)?(?: Uhr)?(?: (?:UTC|GMT|[CEMP][SD]T))?";
const weekday = "(?:\\p{Alpha}{2,10}\\.?,? )?";
const date = `(?:\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}|\\d{1,2}[./]\\d{1,2}\\.?|\\d{1,2}\\.? (?:de )?(?:${months})\\.?,?(?: (?:de )?\\d{2,4})?|(?:${months})\\.? \\d{1,2}(?:,? \\d{2,4})?|today|yesterday|heute|gestern|hoy|ayer|aujourd['’]hui|hier)`;
const between = "(?:,| at| um| à| a las| alle)*,?\\s+";
const moment = `${weekday}(?:${date}${between}${time}|${time},?\\s+${date})`;
const sender = "[^:\\n]{1,40}?";
const plainSender = "[\\p{Alpha}\\p{M} .'’]{1,30}";

/** How chat programs and mail programs begin a line that somebody wrote: the rest of the line is the text. */
const prefixes = [
  new RegExp(`^\\[(?:${moment}|\\p{Alpha}{2,10}\\.? ${time})\\]\\s*${sender}\\s?:\\s*`, "iu"),
  new RegExp(`^${moment}\\s*[-–—]\\s+${sender}\\s?:\\s*`, "iu"),
  new RegExp(`^${sender},?\\s*\\[(?:${moment}|${time})\\]:?\\s*`, "iu"),
  new RegExp(`^${plainSender},?\\s${time}\\s?:\\s+`, "iu"),
  new RegExp(`^[[(]?${time}[\\])]?\\s*[-–]?\\s*${plainSender}:\\s+`, "iu"),
  new RegExp(`^${sender}\\s*\\((?:${moment}|${time})\\)\\s?:\\s*`, "iu"),
  new RegExp(`^${moment}\\s+${plainSender}:\\s+`, "iu"),
  new RegExp(
    `^(?:sms|message|nachricht|mensaje|text) (?:from|de|von) ${plainSender}(?: ?\\([^)\\n]{5,25}\\))?(?:[,\\s]+(?:${moment}|${time}))?\\s?:\\s+`,
    "iu",
  ),
  // "De: Cocina (9:10): ", "2024-06-11 09:02 | Received | Marco (kitchen): "
  new RegExp(
    `^(?:from|to|von|an|de|para|à|a)\\s?:\\s?${plainSender}\\((?:${moment}|${time})\\)\\s?:\\s+`,
    "iu",
  ),
  new RegExp(
    `^(?:${moment}|${date}|${time})\\s*[|;]\\s*(?:received|sent|incoming|outgoing|empfangen|gesendet|recibido|enviado|reçu|envoyé)\\s*[|;]\\s*${sender}\\s?:\\s+`,
    "iu",
  ),
  new RegExp(
    `^(?:sms|message|nachricht|mensaje|texto) (?:received|sent|empfangen|gesendet|recibido|enviado|reçue?|envoyée?)(?: (?:from|to|von|an|de|a|à|para) ${plainSender})?(?:,? (?:at|um|a las|à) ${time})?\\s?:\\s+`,
    "iu",
  ),
  /^(?:\+\d[\d ()-]{6,20}\d|\p{Alpha}[\p{Alpha} .]{0,30} \(\+?\d[\d ()-]{6,20}\))\s?:\s*/u,
];

/** "Friday, June 13, 2025 · 7:00 – 10:00 PM", in an invitation */
const eventTime = new RegExp(
  `^${weekday}${date}(?:\\s*[,·|•–—-]\\s*|\\s+)(?:${time}|\\d{1,2})(?:\\s*(?:[–—-]|to|bis|a|à)\\s*${time})$`,
  "iu",
);
/** A quick look for what the patterns of times need. */
const hasTime = /\d(?:[:.h]| h )\d{2}/iu;
const hasDate =
  /\d[./-]\d|jan|feb|m[aä]r|a[pbv]r|ma[iy]|ju[nil]|aug|ago|ao[uû]t|sep|o[ck]t|nov|d[ieé][cz]|ene|fév/iu;
const onlyWhen = new RegExp(`^(?:${moment}|${date}|${time})(?:\\s*[-–—:,])?$`, "iu");
/** Lines that hold nothing but who and when. */
const datedAsides = [
  new RegExp(`^${moment}\\s+[-–—]\\s+.*$`, "iu"),
  new RegExp(`^${plainSender}(?:\\s*[,·•|—–-]\\s*|\\s+)(?:${moment}|${time})$`, "iu"),
];
/** "On Mon, Karen Holt wrote:", above a quoted mail */
const attribution = /^(?:on|am|el|le) .{5,80}(?:wrote|schrieb.*|escribió|a écrit)\s?:$/iu;
/** "Where: our place", in an invitation */
const eventDetail =
  /^(?:where|when|location|organi[sz]er|host(?:ed by)?|rsvp|wo|wann|ort|uhrzeit|veranstalter|gastgeber|lugar|d[óo]nde|cu[áa]ndo|organizador|organiza|hora|lieu|où|quand|organisateur|organise|horaires?|ubicación|treffpunkt|meeting point|rendez-vous|zoom|meet|link)\s?:\s.+$/iu;
/** Lines that hold nothing but who and how, or the name of a day. */
const asides = [
  /^(?:today|yesterday|heute|gestern|hoy|ayer|aujourd['’]hui|hier)$/iu,
  /^(?:from|to|cc|subject|date|sent|von|an|betreff|datum|gesendet|de|para|asunto|fecha|enviado|à|objet|envoyé|sms from|message from)\s?:\s.*(?:@|\d|re:|fwd:|aw:|wg:).*$/iu,
  /^(?:subject|betreff|asunto|objet)\s?:.*$/iu,
  /^(?:signed|gezeichnet|gez\.|firmado|fdo\.|signé)\s?:.*$/iu,
  /^(?:received|empfangen|erhalten|recibido|reçu)(?: le| at| um)?\s?:\s.*\d.*$/iu,
  attribution,
  eventDetail,
  /^(?:sent (?:from|via) .*|get outlook for .*|von meinem .* gesendet|gesendet (?:von|mit) .*|enviado (?:desde|con) .*|envoyé (?:de(?:puis)?|avec) .*)$/iu,
  /^-+ ?(?:original message|forwarded message|ursprüngliche nachricht|mensaje original|message d['’]origine|message transféré) ?-+$/iu,
  /end-to-end encrypted|ende-zu-ende-verschlüsselt|cifrados de extremo a extremo|chiffrés de bout en bout/iu,
  /^(?:fwd?|wg|aw|re|rv|tr)\s?:/iu,
  // the end of a receipt
  /^(?:sub-?total|total|summe|gesamt(?:betrag)?|zwischensumme|geg\.?|gegeben|girocard|ec-?karte|rückgeld|efectivo|tarjeta|espèces|carte bancaire|cb|rendu|visa|mastercard|suma|importe|somme|à payer|iva|tva|mwst|vat|tax)(?: .*)?\s[£€$]?\d+[.,]\d{2}\s?[£€$]?$/iu,
  /^[-–—_*=~.]{2,}$/u,
];
const subject = /^(?:subject|betreff|asunto|objet)\s?:/iu;
const mailHead =
  /^(?:from|to|cc|date|sent|von|an|datum|gesendet|de|para|fecha|enviado|à|envoyé|reply-to)\s?:\s.*$/iu;
const onlyTime = new RegExp(`^(?:${moment}|${time})$`, "iu");

/** A name may follow on the next line: "Thanks,", "Liebe Grüße". */
const farewells =
  "k thx|kthx(?:bye)?|k bye|kuss|küss(?:e|chen)|bussi|je (?:t['’]|vous )embrasse|(?:many )?thanks(?: (?:a lot|so much|again))?|thank you|thx|cheers|best(?: wishes| regards)?|(?:kind |warm )?regards|sincerely|love|(?:lots of|all my|with|with all my|all our|much|big) love|(?:lots of |big )?(?:hugs|kisses)(?: and (?:hugs|kisses))?|alles liebe|(?:un )?besitos?|see you|danke(?: (?:dir|euch|schön))?|vielen dank|(?:liebe|viele|beste|schöne|herzliche|freundliche|sportliche|sonnige|kollegiale|nette|ganz liebe) grü(?:ß|ss)e|mit freundlichen grü(?:ß|ss)en|grü(?:ß|ss)e|gru(?:ß|ss)|lg|vg|mfg|gracias|muchas gracias|saludos|un (?:saludo|abrazo|beso)|besos|abrazos|merci(?: (?:beaucoup|d['’]avance))?|bisous?|bises|cordialement|à bientôt|amitiés|" +
  "see you (?:later|soon|tonight|tomorrow|there|then)|thank you (?:so|very) much|thanks so much|hasta (?:luego|pronto|mañana|ahora)|nos vemos|ta(?: very much)?|much love|all the best|warmly|yours(?: truly)?|xoxo|have a (?:nice|good|great) (?:day|evening|weekend|one)|" +
  "mit (?:freundlichen|besten|lieben|herzlichen) grü(?:ß|ss)en|bis (?:dann|bald|später|nachher)|schönen (?:tag|abend|gruß)(?: noch)?|dankeschön|" +
  "un (?:cordial |fuerte )?(?:saludo|abrazo|beso)|mil gracias|(?:muchos )?besos|atentamente|que tengas? (?:un )?buen \\p{Alpha}+|" +
  "(?:à|bis|hasta el|see you(?: on)?) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miércoles|jueves|viernes|sábado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|" +
  "bonne (?:journée|soirée|nuit)|gut (?:pfad|holz|schlauch|ton|ziel|kick|schuss|wurf|licht|spiel)|sport frei|berg (?:frei|heil)|glück (?:auf|ab)|(?:ski|gut) heil|(?:petri|waidmanns?|weidmanns?) ?(?:heil|dank)|ahoi|allzeit bereit|helau|alaaf|(?:yours )?in scouting|saludos cordiales|yours in (?:sport|scouting|christ)|be prepared|buena caza|siempre list[oa]s?|un saludo (?:scout|deportivo)|saludos (?:scouts?|deportivos)|(?:amitiés|salutations) (?:sportives|scoutes|associatives)|(?:bien )?sportivement|scoutement|fraternellement|associativement|solidairement|toujours prêts?|bien (?:à vous|à toi|cordialement)|(?:gros )?bisous|je t['’]embrasse|à (?:plus(?: tard)?|ce soir)|merci (?:bien|encore|par avance)";
const farewell = new Alternatives({ alternatives: farewells, behind: "[,.! ]*$" });
const twoFarewells = new Alternatives({
  alternatives: farewells,
  behind: `,? (?:and|und|y|et) (?:${farewells})[,.! ]*$`,
});
const hasAnd = / (?:and|und|y|et) /iu;
/** "Ben", "Oma & Opa", "la abuela Carmen" */
const signature =
  /^(?:(?:la|el|tu|dein|deine|eure?|ta|ton|your) (?:abuel[ao]|yay[ao]|tí[ao]|mam[áa]|pap[áa]|[oO]m[ai]|[oO]p[ai]|[tT]ante|[oO]nkel|mam(?:an|ie|y)|pap(?:i|ie|y)|tata|tonton|[mM][ou]m|[dD]ad|[gG]ran(?:dma|dpa|ny)?|[aA]unt(?:ie)?|[uU]ncle) )?[\p{Upper}][\p{Alpha}.'’-]*(?: (?:& |and |und |y |et )?[\p{Alpha}\p{N}.'’-]+){0,2}(?: x+)?(?: \([\p{Alpha}\p{N}º. ]{1,12}\))?$/u;

/** "Many thanks,": the words that close a letter, by themselves. */
export function isClosing(clause: string): boolean {
  return farewell.test(clause) || (hasAnd.test(clause) && twoFarewells.test(clause));
}

/** "Thanks, Ben": thanks and a name. */
export function isFarewell(clause: string): boolean {
  const at = clause.indexOf(",");
  return at > 0 && isClosing(clause.slice(0, at)) && signature.test(clause.slice(at + 1).trim());
}

/** "Mum x", "Sophie xx", "Oma": the name that ends a message. */
export function isSignature(clause: string): boolean {
  return (
    /^(?:\p{Upper}\p{Alpha}+ x{1,4}|(?:(?:love,?|your|deine?|euer|eure|tu|vuestr[oa]|ta|ton) )?(?:mum|mom|dad|mama|papa|mamá|papá|oma|opa|maman|mutti|vati|granny|grandma|nan|nana|mamie|papi|papy|tante|onkel|schwester|bruder|tochter|sohn|abuel[oa]|yay[oa]|hij[oa]|herman[oa]|prim[oa]|t[ií][oa]|mère|père|sœur|soeur|frère|fille|fils|son|daughter|sister|brother|gran|auntie?|uncle)(?: \p{Upper}\p{Lower}+)?(?: x{1,4})?)[.! ]*$/iu.test(
      clause,
    ) && /^(?:[Ll]ove,? )?\p{Upper}/u.test(clause)
  );
}

export type Line = {
  text: string;
  left: string;
  /** Whether a bullet or a number began it. */
  isListed: boolean;
};

const speaker = /^(\p{Upper}[^:,\n\d]{0,30}?)\s?:\s+(?=\S)/u;

/** A message without the name of who says it: "milk" of "Ana: milk". */
export function withoutSpeaker(message: string): string {
  return message.replace(speaker, "");
}

/** The senders of a copied chat: a name that begins several lines, or one before every line, with all others like it. */
function isDialogue(lines: readonly string[], isTitle: (name: string) => boolean): boolean {
  const names = lines.map((line) => speaker.exec(line)?.[1]).filter((name) => name !== undefined);
  if (names.length < 2 || names.some(isTitle)) return false;
  return names.length === lines.length || new Set(names).size < names.length;
}

/**
 * The lines of a text without senders, times, quotes and bullets; these are `left`. `isTitle` is true for names of stores, things
 * and sections of a list, under which things stand; `isThing` for those of things, also of unusual
 * ones: two of them below a farewell sign no letter.
 */
export function linesOf(
  text: string,
  isTitle: (name: string) => boolean = () => false,
  isThing: (name: string) => boolean = isTitle,
): Line[] {
  const typed = text
    .normalize("NFC")
    .split(/\r\n|[\n\r\u2028\u2029\u0085]/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const isChat = isDialogue(typed, isTitle);
  const isMail = typed.some((line) => subject.test(line));
  const { start: signed, end: unsigned } = signatureIn(typed, isThing);
  // A single name that is also a thing's ("Rosa") signs a letter.
  const areThings = (below: readonly string[]) => below.length === 2 && below.every(isThing);
  return typed.map((line, at) => {
    const isSender =
      at === 0 && typed.length > 1 && sentBy.test(line) && !isTitle(line.replace(/^.*?:\s*/u, ""));
    const isSaid =
      !isSender &&
      !isBeside(line) &&
      !(isMail && mailHead.test(line)) &&
      !(at >= signed && at < unsigned) &&
      !standsAround(
        at < signed ? typed.slice(0, signed) : typed,
        at,
        areThings(typed.slice(at, signed)) ? isThing : isTitle,
      );
    return isSaid ? readLine(line, isChat) : { text: "", left: line, isListed: false };
  });
}

/** The most lines of a signature. */
const longestSignature = 6;
/** "Linda Hart", "S. Hoffmann, Klasse 2b" */
const writer = /^(?:\p{Upper}[\p{Alpha}'’-]*\.?)(?: \p{Upper}[\p{Alpha}'’-]*\.?){0,3}(?:, [^,]{2,40})?$/u;

/** The lines of a mail's signature: from two dashes on, or below the farewell of a letter, up to a quoted mail; none if both are equal. */
function signatureIn(
  lines: readonly string[],
  isThing: (name: string) => boolean,
): { start: number; end: number } {
  const none = { start: lines.length, end: lines.length };
  const at = lines.lastIndexOf("--");
  const isSigned = at > 1 && lines.length - at <= longestSignature + 1;
  if (isSigned && lines.indexOf("--") === at) return { start: at, end: lines.length };
  if (!isLetter(lines)) return none;
  const quoted = lines.findIndex((line) => line.startsWith(">") || attribution.test(line));
  const end = quoted < 0 ? lines.length : quoted;
  const start = lines.findLastIndex((line, one) => one > 0 && one < end && closes(line)) + 1;
  const below = lines.slice(start, end);
  if (start < 2 || below.length > longestSignature || below.some(isThing)) return none;
  const isSignature = below.some((line) => ofOffice.test(line)) && below.every(isOfSignature);
  const isOne = below.length === 1 && signedWithClass.test(below[0]!);
  return isSignature || isOne || below.every((line) => signer.test(line)) ? { start, end } : none;
}

/** "Sabine Krüger", "(Klassenlehrerin)", "R. Vogt", "Yann, Club nautique", "Maîtresse de CE1": who signs a letter, and as what. */
const signer =
  /^\(?(?:(?:ihre?|eure?|deine?|vuestr[oa]|tu|your|votre|ta|ton) )?\p{Upper}[\p{Alpha}.'’-]*(?: (?:(?:d[eu]|des|del|la|le|les|von|van|of|the|und|and|y|et|&) )*[\p{Upper}\d][\p{Alpha}\d.'’-]*){0,4}(?:, \p{Upper}[\p{Alpha}.'’ -]{1,30})?\)?$/u;

/** Whether lines are those of a letter: near the first one somebody is greeted in a line of its own, or a subject is told. */
export function isLetter(lines: readonly string[]): boolean {
  return (
    lines.length > 2 &&
    lines.slice(0, 4).some((line) => salutation.test(line) || bareSalutation.test(line) || subject.test(line))
  );
}

/** A telephone, an address for mail, a bar between two details, or an office that somebody has. */
const ofOffice =
  /\d[\d ()./-]{5,}\d|\S@\S|\s\|\s|^(?:tel|phone|mobile|handy|móvil|tél)\b|(?:^|\s)(?:office|manager|director|administra\p{Alpha}+|treasurer|teacher|secretar\p{Alpha}+|president|presidente|coordinator|elternbeirat|lehrer(?:in)?|leiter(?:in)?|leitung|profesora?|directora?|direction|directrice|directeur|responsable|association|asociación|verein|comité|head of|secrétaire|trésori\p{Alpha}+|pta|ampa)(?:\s|$)/iu;
const isOfSignature = (line: string): boolean => writer.test(line) || ofOffice.test(line);
/** "S. Hoffmann, Klasse 2b", "Frau Meier, 3b": who signs a letter, and for what group. */
const signedWithClass =
  /^(?:\p{Upper}\.|Frau|Herr|Mrs?\.?|Ms\.?|Miss|Mme|Sra?\.|Señora?) \p{Upper}[\p{Alpha}'’-]+, (?:(?:klasse|grade|class|room|year|clase|classe|curso) \w{1,4}|\d\.? ?[a-f]|(?:elternbeirat|kita|schule|teacher|pta|office|ampa|école).{0,30})$/iu;
function unquoted(line: string): string {
  return line.replace(/^(?:>\s?)+/u, "");
}

/** "From: Alex", "Forwarded from Nadia": who sent what is below. */
const sentBy =
  /^(?:(?:from|von|de|para|an|to|à)\s?:\s*\p{Upper}[\p{Alpha}.'’ -]{1,30}|(?:forwarded|weitergeleitet|reenviado|transféré)(?: (?:message|from|von|de|por|par))*:? .{1,40})$/iu;

/** The sender and the time at the head of a line; "" without any. Each such prefix has a colon or a bracket. */
function prefixOf(quoted: string): string {
  if (!/[:[]/.test(quoted)) return "";
  return prefixes.map((one) => one.exec(quoted)?.[0] ?? "").find((found) => found !== "") ?? "";
}

/** A line without its quotation marks, its sender and its time. */
export function messageOf(line: string): string {
  const quoted = unquoted(line);
  const prefix = prefixOf(quoted);
  return prefix === "" ? quoted : bulletless(quoted.slice(prefix.length).trim());
}

function isBeside(line: string): boolean {
  if (hasTime.test(line) && eventTime.test(unquoted(line))) return true;
  const rest = messageOf(line);
  const isTimed = hasTime.test(rest);
  return (
    (isTimed && datedAsides.some((aside) => aside.test(rest))) ||
    (/\d/.test(rest) && (isTimed || hasDate.test(rest)) && onlyWhen.test(rest)) ||
    isNotice(rest) ||
    asides.some((aside) => aside.test(rest))
  );
}

/** Whether a line closes a letter: "Love you,", "Merci, à bientôt !". */
function closes(line: string): boolean {
  const parts = line.split(/[,.!;]+|\s(?:y|and|und|et|&)\s/u).map((part) => part.trim());
  const said = parts.filter((part) => part !== "");
  if (said.length === 0 || (agreement.test(said[0]!) && !said.some(isClosing))) return false;
  return said.every((part) => isClosing(part) || isChatter(part));
}

/** What answers a message rather than closes a letter. */
const agreement =
  /^(?:ok(?:ay|i)?|k|vale|dale|claro|sí|si|ja|jo|jep|klar|gut|passt|alles klar|yes|yeah|yep|sure|no|nein|non|oui|ouais|d['’]accord|noted|noté|perfect|perfekt|perfecto|parfait|top|genial|super|great|cool|hecho|listo)$/iu;

/** "L'équipe des Petits Loups", "Euer Elternbeirat": several people sign a letter. */
const group =
  /^(?:(?:l['’]équipe|la direction|le bureau|les parents|el equipo|la dirección|el ampa|la profe|ihr|euer|das|dein|the|your|votre|vuestro|tu)(?!\p{Cased})[^,\d:]{3,40}|[^,\d:]{3,30} team)$/iu;

/** Whether a line names a group as those who sign a letter do. */
export function isGroup(line: string): boolean {
  return group.test(line.trim());
}

const salutation =
  /^(?:estimad[oa]s?|sehr geehrte[rs]?|hi|hello|hey|dear|hallo|moin|liebe[rs]?|hola|querid[oa]s?|bonjour|bonsoir|salut|coucou|chers?|chères?|(?:good )?(?:morning|evening)|buen(?:os|as) (?:días|tardes|noches),?|guten (?:morgen|tag|abend),?|good (?:morning|afternoon|evening)),? (?:(?:(?:mrs?|ms|miss|herrn?|frau|mme|sra?|señora?|doña|don|familie|famille|familia)\.?(?: (?:and|und|y|et|&) )?)+ \p{Upper}[\p{Alpha}'’-]+|à (?:tous|toutes)(?: et à (?:tous|toutes))?|a tod[oa]s(?: y a tod[oa]s)?|\p{Alpha}[\p{Alpha}'’.-]*(?: und \p{Alpha}+)?)(?: \p{Upper}\p{Alpha}+)?(?: (?:der|des|de la|del|of|in|de) [\p{Alpha}\d.]{1,12}(?: [\p{Alpha}\d.]{1,12})?)?\s*[,!:]+$/iu;

const bareSalutation =
  /^(?:hi|hello|hallo|moin|servus|hola|bonjour|bonsoir|buen(?:os|as) (?:días|tardes|noches)|guten (?:morgen|tag|abend)|good (?:morning|afternoon|evening))\s?[,!]$/iu;

/** Whether a line is a name under a farewell, or over a time, or greets somebody above a letter. */
function standsAround(lines: readonly string[], at: number, isThing: (name: string) => boolean): boolean {
  const line = lines[at]!;
  if (at === 0 && lines.length > 1 && salutation.test(line)) return true;
  const next = lines[at + 1] ?? "";
  const isBeforeTime = hasTime.test(next);
  if (at === 0 && ((isBeforeTime && eventTime.test(next)) || eventDetail.test(next))) return true;
  const endsLetter = at > 0 && at >= lines.length - 2 && closes(lines[at - 1]!);
  if (endsLetter && isGroup(line)) return true;
  if (!signature.test(line) || isThing(line)) return false;
  if (isBeforeTime && onlyTime.test(next)) return true;
  return endsLetter;
}

function readLine(line: string, isChat: boolean): Line {
  const quoted = unquoted(line);
  const prefix = prefixOf(quoted) || (isChat && speaker.exec(quoted)?.[0]) || "";
  const unprefixed = quoted.slice(prefix.length).trim();
  const rest = bulletless(unprefixed);
  return { text: rest, left: prefix, isListed: rest !== unprefixed };
}
