import { Alternatives } from "../alternatives.ts";
import { isClosing } from "./sender-lines.ts";

/** Words that open and close what people dictate or write without any punctuation around them. */

const lines = (text: string): string =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim())
    .join("|");

/** Words for the person who is written to, or who writes. */
const kin = lines(`
  mum|mom|mummy|mommy|mama|mami|mutti|mutter|dad|daddy|papa|papi|vati|grandma|grandpa|granny|nan|nana|gran|grandad|oma|omi|opa|opi|mamá|papá|abuel[ao]|abuelit[ao]|yay[ao]|tita|tía|tío|tit[ao]|auntie?|uncle|maman|mamie|papy|mémé|pépé|tata|tonton|tante|onkel|marraine|padrino
  dear|dearie|darling|love|luv|sweetie|sweetheart|honey|hon|hun|babe|baby|mate|pal|son|buddy|schatz|schatzi|liebling|liebes|liebe[rs]?|süße[rs]?|maus|mausi|hase|junge|mädchen|kind|kinder|cariño|cielo|cari|amor|vida|guap[ao]|corazón|hij[ao]|chic[ao]s?|chérie?|chou|puce|mon cœur|cœur|grand|grande|loulou|choupette|bichette
`);
const whose = "(?:my|your|mein|meine|dein|deine|eure?|mi|tu|vuestr[ao]|ma|mon|ta|ton|votre|from|von|de)";
const beforeKin = `(?:${whose} )?(?:(?:little|old|liebe[rs]?|kleine[rs]?|petite?|grande?) )?`;
const behindKin = "(?! (?:bears?|cake|milk|tea)(?!\\p{Cased}))";

/** What closes it, each by itself. */
const closings = lines(`
  (?:many )?thank(?:s| you| u)(?: (?:(?:so|very) much|a (?:lot|million|bunch)|again|in advance|loads|ever so much))?|thx|cheers|lots of love|much love|love (?:you|ya|u)(?: (?:lots|loads|so much|all|to bits))?|(?:ok(?:ay)? )?bye(?: bye| now| for now)?|see (?:you|ya)(?: (?:later|soon|tonight|tomorrow|then))?|(?:kind|best|warm) regards|take care|have a (?:nice|good|great|lovely) (?:day|evening|weekend|one)|x{2,5}|xo(?:xo)+|(?:hugs|kisses)(?: and (?:hugs|kisses))|god bless|you['’]?re (?:an?|the) (?:star|angel|best|lifesaver|gem|legend)
  (?:and |oh |i think )?that(?:['’]?s| is| should be| will be| would be|['’]ll be)(?: about)? (?:it|all|everything|the lot)(?: (?:for (?:now|today|this time|me|this week)|i think|really|then|folks))*
  (?:(?:vielen|lieben|besten|herzlichen|schönen|recht|ganz|tausend) )+dank(?: (?:dir|euch|ihnen|im voraus|schon mal|vielmals))*|danke(?:schön)?(?: (?:dir|euch|ihnen|schön|sehr|im voraus|schon mal|vielmals))*|(?:(?:ganz|viele|liebe|schöne|herzliche|beste|mit|freundlichen) )+gr(?:üße|üsse|ü[ßs]+en|u[sß]s?)|lg|vg|mfg|hdl|bis (?:später|dann|bald|gleich|nachher|heute abend)|tschüss+i?|tschau|ciao(?: ciao)?|küss(?:chen|e)|bussis?|(?:ich )?(?:hab|drück)e? (?:dich|euch)(?: (?:lieb|ganz|fest))*|schönen (?:tag|abend|feierabend)(?: noch)?|du bist (?:ein schatz|ein engel|die beste|der beste|super)
  (?:(?:und|so|ich glaube?|ach ja) )*das (?:war['’]?s|wär['’]?s|wäre? alles|ist (?:dann )?alles|war alles)(?: (?:dann|auch|schon|erst ?mal|für heute|glaube? ich|von mir|jetzt|soweit))*
  (?:(?:muchas|muchísimas|mil) )?gracias(?: (?:de antemano|por todo|por adelantado))?|(?:(?:un|muchos) )?(?:bes(?:os|itos?|azos?)|abrazos?|beso)(?: (?:grande|fuerte|enorme|para tod[oa]s))*|(?:un |muchos )?saludos?|te quiero(?: (?:mucho|un montón))?|hasta (?:luego|pronto|ahora)|nos vemos(?: (?:luego|mañana|pronto|esta noche))?|cuídate(?: mucho)?|eres (?:un sol|un cielo|la mejor|el mejor)
  (?:(?:y|bueno|creo que) )*(?:eso es todo|nada más|con eso ya está|y ya está|no hace falta nada más)(?: (?:por (?:ahora|hoy)|creo))*
  merci(?: (?:beaucoup|bien|d['’]avance|encore|infiniment|à (?:toi|vous)|mille fois))*|(?:(?:gros|plein de|mille|des) )?(?:bisous?|bises)(?: (?:à (?:tous|toi)|et à (?:ce soir|demain)))?|je (?:t['’]|vous )(?:embrasse|aime)(?: (?:fort|très fort|bien fort))?|à (?:bientôt|plus(?: tard)?|tout à l['’]heure|toute)|bonne (?:journée|soirée|fin de journée)|cordialement|bien à (?:toi|vous)|tu es (?:un ange|un amour|la meilleure|le meilleur)
  (?:(?:et|bon|voilà|je crois que) )*c['’]est (?:bien )?tout(?: (?:pour (?:aujourd['’]hui|moi|l['’]instant|cette fois)|je crois))*
`);
const mostClosings = 6;
/** Before it stands what `parting` matches. */
const closing = new Alternatives(
  {
    ahead: "(?:(?:and|und|y|et|also|ok|so) )?",
    alternatives: closings,
    behind: "[\\s,.!…]*$",
  },
  /(?<=[\p{Alpha}\p{N})%!?.,][\s,.!]+)/gu,
);
const parting = /(?<=[\p{Alpha}\p{N})%!?.,])[\s,.!]+$/u;
const onlyClosing = new Alternatives({
  ahead: "[\\s\\p{P}]*",
  alternatives: `${closings}|many|$`,
  behind: "[\\s,.!…]*$",
});
/** These close it only before a name. */
const beforeSomebody =
  /(?<=[\p{Alpha}\p{N})%!?.,])[\s,.!]+(?:(?:with |and )?love|kuss|gruß|danke)[\s,.!…]*$/iu;
const addressedAtEnd = [
  new Alternatives(
    {
      alternatives: "everyone|everybody|team|folks|guys|leute|alle|zusammen|chicos|a tod[oa]s|à tous",
      behind: "(?: x{1,4})?[\\s,.!…]*$",
    },
    /(?<=[\s,])/gu,
  ),
  new Alternatives(
    { ahead: beforeKin, alternatives: kin, behind: `${behindKin}(?: x{1,4})?[\\s,.!…]*$` },
    /(?<=[\s,])/gu,
  ),
];
const nameAtEnd =
  /[\s,]+(\p{Upper}\p{Lower}+(?: (?:(?:und|and|y|et|&) )?\p{Upper}\p{Lower}+)?)(?: x{1,4})?[\s.!]*$/u;

/** Where words for those who are written to stand at the end of a text, or for who writes. */
function startOfAddressed(text: string): number | undefined {
  const starts = addressedAtEnd.flatMap((pattern) => pattern.exec(text)?.index ?? []);
  return starts.length === 0 ? undefined : text.slice(0, Math.min(...starts)).search(/[\s,]+$/u);
}

/** Where a name stands at the end of a text; its length without any. */
function startOfName(text: string, knows: (name: string) => boolean): number {
  const name = nameAtEnd.exec(text);
  const isSomebody =
    name !== null && ![name[1]!, ...name[1]!.split(/ (?:(?:und|and|y|et|&) )?/u)].some(knows);
  // "un abrazo, tía Pilar"
  const end = isSomebody ? name.index : text.length;
  return startOfAddressed(text.slice(0, end)) ?? startOfAddressed(text) ?? end;
}

function startOfClosing(text: string): number | undefined {
  const words = closing.exec(text);
  return words === null ? undefined : parting.exec(text.slice(0, words.index))!.index;
}

/** A line without its closing words: "a bag of birdseed thank you love grandma". */
function withoutClosing(line: string, knows: (name: string) => boolean): string {
  // "Muchas gracias," by itself
  if (onlyClosing.test(line) || isClosing(line)) return line;
  const faces = facesAtEnd.exec(line)?.index ?? line.length;
  let text = line.slice(0, faces);
  for (let times = 0; times < mostClosings; times += 1) {
    const unnamed = text.slice(0, startOfName(text, knows));
    const end =
      startOfClosing(unnamed) ?? (unnamed === text ? undefined : beforeSomebody.exec(unnamed)?.index);
    if (end === undefined) break;
    text = text.slice(0, end);
  }
  // "Many thanks, Ruth" is a line of its own.
  return text.length === faces || onlyClosing.test(text) ? line : text;
}
/** Hearts and faces behind the last word. */
const facesAtEnd =
  /(?:\s*[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}\u{1F44B}-\u{1F44F}\u{1F493}-\u{1F49F}❤☺]\p{M}*[\u{1F3FB}-\u{1F3FF}]?)+\s*$/u;

const greetings =
  "hi|hello|hey|hiya|good (?:morning|evening|afternoon)|dear|hallo|hallöchen|moin|guten (?:morgen|tag|abend)|(?:meine? )?liebe[rs]?|hola|buen(?:os|as) (?:días|tardes|noches)|buenas|querid[oa]s?|bonjour|bonsoir|salut|coucou|cher|chère|chers|allô";
const asked =
  "(?:can|could|would|will) (?:you|u|someone)|kannst|könntest|könnt|puedes|podrías|podéis|me (?:puedes|traes|compras|podrías)|tu (?:peux|pourrais)|peux-tu|pourrais-tu|vous pourriez|pouvez-vous|est-ce que";
const requests = `${asked}|please (?:get|buy|bring|grab|pick|add|can|could|don|we|order)|get|grab|buy|bring|pick up|(?:we|i)(?:['’]d|['’]m|['’]re|['’]ll)? (?:need|want|like|are|am|out|have)|i['’]m|don['’]t forget|remember|add|bring|bringst|hol|holst|kauf|kaufst|besorg|nimm|denk|vergiss|schreib|wir (?:brauchen|bräuchten|haben)|ich (?:brauche?|bräuchte|hätte)|es fehl|uns fehl|bitte (?:bring|hol|kauf|besorg|nimm|denk|\\d|eine?|zwei|drei|noch)|compra|cómpra|trae|tráe|coge|pilla|apunta|necesit|hace falta|hacen falta|falta|hay que|acuérdate|no (?:te )?olvides|tu (?:me|nous)|il (?:me|nous|te)? ?(?:faut|faudrait|manque)|on a besoin|achète|prends|ramène|rapporte|ajoute|n['’]oublie|pense`;
/** Somebody of the family before any request, others with a capital; a name in small letters before a question alone. */
const salutations = [
  new Alternatives({
    ahead: `(?:(?:${greetings})[,!]? )?${beforeKin}`,
    alternatives: kin,
    behind: `${behindKin}[,!]? (?=(?:${requests}|pása|pasa por|ve a|no (?:queda|hay)|se (?:nos |me )?(?:ha|acab)|falta|on (?:a|n)|y ?a plus|wir (?:haben|ham)|we (?:have|ran)|(?:for the|für (?:de[nr]|die|das)|para (?:el|la|los|las)|pour (?:les?|la)) \\p{Alpha}))`,
  }),
  new Alternatives({
    alternatives: greetings,
    behind: `[,!]? ((?:\\p{Alpha}+ )?\\p{Alpha}[\\p{Alpha}'’-]*)[,!]? (?=(?:${requests}))`,
  }),
];
const askedNext = new RegExp(`^(?:${asked})`, "iu");
const noName =
  /^(?:from|at|for|in|to|an?|the|we|i|and|no|vom?|bei|beim|für|wir|ich|und|noch|auch|also|de|del|en|para|y|un[ao]?|el|la|los|las|chez|pour|et|des?|du|une?|le|les|mal)$/iu;

/** A line without its salutation: "Liebe Anna bring mir eine Flasche Wein". */
function withoutSalutation(line: string, knows: (name: string) => boolean): string {
  const family = salutations[0]!.exec(line);
  if (family !== null) return line.slice(family[0].length);
  const typed = salutations[1]!.exec(line);
  if (typed === null) return line;
  const words = typed[1]!.split(" ");
  const rest = line.slice(typed[0].length);
  const isSomebody = words.every(
    (word) => !noName.test(word) && !knows(word) && (/^\p{Upper}/u.test(word) || askedNext.test(rest)),
  );
  return isSomebody ? rest : line;
}

/** A text without the words that open and close a letter: they name no thing. `knows` is true for the names of things. */
export function withoutLetterWords(text: string, knows: (name: string) => boolean): string {
  return text
    .split("\n")
    .map((line) => withoutClosing(withoutSalutation(line, knows), knows))
    .join("\n");
}
