import { isEvent } from "./headings.ts";
import { findTimeAtEnd } from "./time-words.ts";

/** What happens, in English, German, Spanish and French: a clause with such a verb names no thing to buy. */
const happens = [
  "is|are|was|were|goes|eats|drinks|it['’]s|he['’]s|she['’]s|they['’]re|comes?|coming|arrives?|arriving|turns?|visits?|visiting|starts?|begins?|broke|died|hates?|moves?|moving|(?<!(?:vine|bay|tea|mint|curry|lime|lettuce|basil|sage|grape|banana|fig|spinach|salad|dried|fresh) )leaves?|lands?|throws?|hosts?|hosting|invited|invites|plays?|spilled|chewed|graduates?|stays?|staying|sleeps?|celebrates?|gets? (?:home|back|married)|stinks?|smells?|leaks?|leaking|(?:has|have|got) (?:an? |the )?(?:fever|cold|cough|flu|headache|sore throat|stomach bug)|(?:has|have) (?:an? |people|guests|friends|visitors|family|company|no school)",
  "kommt|kommen|frühstückt|isst|trinkt|wird|werden|hat|ist|sind|war|waren|feiert|feiern|besucht|besuchen|fängt|beginnt|geht|gehen|fährt|fahren|schneit|regnet|zieht|ziehen|heiratet|schläft|übernachtet|übernachten|lädt|spielt|steht|kriegt|kriegen|stinkt|stinken|tropft|klemmt|quietscht|müffelt|bekommen|bekommt|haben (?:gäste|besuch|hunger)|sein wird|kaputt|grillen|backen|kochen|machen|verreisen|fallen|fällt",
  "viene|vienen|llega|llegan|es|son|está|están|estoy|estamos|sigue|siguen|se (?:me |nos )?(?:acaban?|terminan?)|(?<!(?:el|su|mi|tu|del|al|un|para) )cumplen?|empieza|empiezan|celebra|celebramos|hace (?:calor|frío|mucho)|se ha|visita|visitan|vamos|va|van|invité|hemos invitado|fue|era|estaba|(?:tengo|tenemos|tiene|tienen) (?:invitados|visita|gente|una? |fiesta|examen|hambre|que)|hay (?:fiesta|visita|invitados|reunión|hormigas|moscas|mosquitos|cucarachas|polillas|ratones)|huele|huelen|gotea|apesta|duele|duelen|hago|hacemos|cocino|cocinamos|preparo|toca|sale|salen|pasa|pasan|vuelve|vuelven|come|comen|merienda|meriendan|meriende[ns]?|desayuna|desayunan|cena|cenan|duerme|duermen|se (?:queda|quedan|casa)",
  "vient|viennent|arrive|arrivent|est|sont|fête|fêtent|c['’]est|il fait|tombe|commence|commencent|reçoit|reçoivent|part|partent|débarque|débarquent|passe|passent|était|étaient|rentre|rentrent|pue|puent|sent|fuit|coule|mange|mangent|dort|dorment|invite|invitent|va|vont|(?:on a|ont?|nous avons|j['’]ai) (?:du monde|des (?:invités|amis)|(?:une? )?(?:goûter|fête|anniversaire|match|soirée|examen|exposé|contrôle|sortie|voyage|spectacle|rendez-vous|rdv|concert|stage|tournoi))",
].join("|");
const happening = new RegExp(`(?<=^|[\\s'’])(?:${happens})(?![\\p{Alpha}'’])`, "iu");
const because =
  /^(?:(?:because|since|as|weil|da|porque|ya que|como|puesto que|comme)(?!\p{Cased})|(?:parce |vu |étant donné |puis)qu(?:e(?!\p{Cased})|['’]))/iu;

/** Words that tell of what is missing, or ask for it: such a clause names things. */
const names =
  /(?<!\p{Cased})(?:ate|drank|aufgegessen|ausgetrunken|aufgebraucht|comido|bebido|gastado|bu|mangé|vidé|out|gone|empty|finished|low|need(?:s|ed)?|want(?:s|ed)?|get|buy|grab|pick|bring|run|ran|more|last|left|missing|leer|(?:alle|aus|weg)(?=$|[,.!]| und )|fast|mehr|fehlt|fehlen|br(?:au|äu)ch\p{Alpha}*|hol\p{Alpha}*|kauf\p{Alpha}*|bring\p{Alpha}*|will|wollen|möchte\p{Alpha}*|verbraucht|haltbar|acab\p{Alpha}*|agot\p{Alpha}*|termin\p{Alpha}*|quedan?|quedado|faltan?|compr\p{Alpha}*|trae|necesit\p{Alpha}*|quier\p{Alpha}*|vací\p{Alpha}*|hay que|plus|vide?s?|finie?s?|terminé\p{Alpha}*|reste|court|faut|manque\p{Alpha}*|besoin|prend\p{Alpha}*|achet\p{Alpha}*|achèt\p{Alpha}*|veu\p{Alpha}*|épuisé\p{Alpha}*)(?!\p{Cased})/iu;

const requestVerb =
  "(?:please |pls |bitte |por favor |stp |svp |(?:can|could) (?:you|u|we)|we (?:also |still )?need|i need|need|get|grab|buy|pick up|bring|don['’]?t forget|let['’]?s|(?:wir|ich) (?:brauch|bräucht)|brauch|kannst|könntest|hol|kauf|bring|besorg|nimm|vergiss|denk|compra|cómpra|trae|tráe|coge|pilla|necesit|hay que|habría que|hace falta|nos falta|falta|no olvid|puedes|hacen falta|il (?:nous |me )?(?:faut|faudrait|manque)|faut|faudrait|prends|prenez|achète|achetez|ramène|rapporte|ajoute|on a besoin|il va falloir|tu peux|n['’]oublie|pense)";
/** What leads from a reason to the things: "so", "deshalb noch", ", compra", ":". */
const leadsOn = new RegExp(
  `,\\s+(?:and )?so\\s+(?=\\S)|\\s+(?:and )?so\\s+(?=(?:we|i|you|please|pls|plz|get|grab|buy|can|could|need|let|pick|bring|don['’]?t|remember|make sure|add|just)(?!\\p{Cased}))|,?\\s+(?:therefore|thus|hence|deshalb|deswegen|darum|daher|drum|also(?! (?:get|grab|buy|add|need|we|i|bring|pick|some|an?|the)(?!\\p{Cased}))|así que|asi que|por eso|por lo que|conque|de modo que|donc|du coup|alors|c['’]est pourquoi)(?:,| that)?\\s+(?=\\S)|\\s*,\\s+(?=${requestVerb})|\\s*:\\s+(?=\\S)|\\s[-–—]\\s+(?=\\S)|\\s+(?=(?:(?:we|i) need|(?:brauchen|bräuchten) wir|(?:brauche|bräuchte) ich|(?:nos |me )?hacen? falta|(?:nos |me )?faltan?|necesit(?:o|amos)|hay que (?:comprar|traer)|il (?:nous |me |en )?(?:faut|faudrait)|on a besoin|tu peux (?:prendre|acheter|ramener)|(?:can|could) (?:you|u) (?:get|grab|buy|bring|pick)|kannst du|puedes (?:traer|comprar))(?!\\p{Cased}))`,
  "iu",
);
/** "como vienen mis suegros trae ron": without any word between. */
const asksAtOnce = new RegExp(`\\s+(?=${requestVerb}(?!\\p{Cased}))`, "iu");
const mostWords = 14;
/** "Tante Erna bringt Kuchen mit", "mamá ya compró el pan", "papa hat schon Brot gekauft" */
const othersBring =
  /^(?:(?:mi )?\p{Alpha}+ ya (?:ha )?(?:compr(?:ó|ado)|traj[oe]|traído|cogi(?:ó|do)|pill(?:ó|ado)) |(?:(?:der|die|mein|meine) )?\p{Alpha}+ (?:hat|haben) (?:schon|bereits) (?:\p{Alpha}+ ){1,4}(?:gekauft|besorgt|geholt|mitgebracht)$|(?:(?:mon|ma|le|la) )?\p{Alpha}+ (?:a|ont) déjà (?:acheté|pris|ramené) |(?!(?:we|i|you) )(?:(?:my|the) )?\p{Alpha}+ (?:has )?already (?:bought|got|picked up|brought) )|^(?:(?:[Tt]he|[Mm]y|[Dd]ie|[Dd]er|[Mm]eine?|[Ll]es?|[Mm]on|[Mm]a|[Mm]es) \p{Alpha}+|\p{Upper}\p{Alpha}+(?: (?:and|und|et) \p{Upper}\p{Alpha}+| \p{Upper}\p{Alpha}+)?) (?:brings|(?:is|are) bringing|bringt|bringen|apporte|apportent) /u;

const event =
  /\s(?:is|are|was|were|isn['’]t|wasn['’]t|comes|arrives|kommt|kommen|ist|sind|war|waren|wird|está|están|estaba|estaban|estuvo|vient|viennent|arrivent|est|sont|était|étaient|rentre|rentrent|passe(?= (?:à|demain|ce|vers)))\s\S|(?:^|\s)(?:viene|vienen|llega|llegan)\s\S/iu;

/** Whether a piece of a list says how something is, and names no thing: "dinner was lovely". */
export function tellsEvent(piece: string): boolean {
  return (
    /^\p{Alpha}/u.test(piece) && !/[:()]|\s[-–—]\s/u.test(piece) && event.test(piece) && tellsReason(piece)
  );
}

const somebodyDoes = new RegExp(
  `^(?:\\p{Upper}\\p{Alpha}+(?:['’]s)?|(?:the|my|our|your|ta|ton|ma|mon|la|le|mi|tu|die|der|meine?|deine?|unsere?) (?:\\p{Alpha}+ )?(?!(?:de|del|du|of|von|for|para|pour|y|and|und|et) )\\p{Alpha}+(?:['’]s)?) (?:${happens})(?![\\p{Alpha}'’])|^(?:viene|vienen|llega|llegan) (?:\\p{Upper}|(?:tu|mi|la|el|mis|tus) )\\p{Alpha}`,
  "u",
);

/** "Félix mange comme quatre", "Tom's staying the night", "viene tu hermana": who does what, at the beginning of a piece. */
export function tellsWhatSomebodyDoes(piece: string): boolean {
  return somebodyDoes.test(piece);
}

/** Whether a clause tells what happens, and asks for nothing: "Sam turns 6 on saturday", "viene la abuela". */
export function tellsReason(clause: string): boolean {
  const count = clause.split(/\s+/u).length;
  if (count < 2 || count > mostWords || /[,:()\n]/u.test(clause)) return false;
  if (othersBring.test(clause)) return true;
  if (names.test(clause)) return false;
  return happening.test(clause) || because.test(clause);
}

/** Whether a text says what somebody else has bought or brings: "mamá ya compró el pan". */
export function tellsOfOthers(text: string): boolean {
  return othersBring.test(text);
}

/** Whether a text says how somebody is: "Léo est malade", "Dad has a fever". */
export function tellsOfState(text: string): boolean {
  return /^(?:(?:the|my|der|die|das|el|la|los|las|mi|le|les|mon|ma) )?\p{Alpha}+ (?:is|are|has|have|ist|sind|hat|haben|está|están|tiene|tienen|est|sont|a|ont) (?:a |the |so |sehr |muy |très |de la |mal )?(?:sick|ill|hungry|tired|fever|cold|cough|flu|headache|krank|müde|hungrig|fieber|husten|schnupfen|kopfweh|enferm[oa]s?|cansad[oa]s?|fiebre|tos|gripe|malades?|fatiguée?s?|fièvre|grippe|rhume|toux|faim|soif|hambre)$/iu.test(
    text,
  );
}

/** The reason or the occasion at the head of a text, with the words that lead on to the things: "Sam turns 6 on saturday so"; "" without any. */
export function reasonOf(text: string): string {
  const leading = leadsOn.exec(text) ?? (because.test(text) ? asksAtOnce.exec(text) : null);
  if (leading === null || leading.index === 0) return "";
  const reason = text.slice(0, leading.index);
  if (!tellsReason(reason)) return "";
  return text.slice(0, leading.index + leading[0].length);
}

/** What begins a reason behind the things: "cake mix because Sam turns 6", "turrón, que viene la abuela". */
const reasonBehind = new RegExp(
  `(?<=\\S),?\\s+(?:(?:on|y) (?:n['’])?a (?:plus )?rien|(?:we|i) have nothing|there['’]?s nothing|wir haben nichts|no hay nada|no tenemos nada)(?!\\p{Cased})[^,;.!?\\n]{0,40}$|(?<=\\S),?\\s+(?:because|cause|cuz|weil|denn|porque|ya que|parce qu(?:e |['’])|puisqu(?:e |['’])|vu qu(?:e |['’])|(?:as|since|da|que|car)(?= [^,;.!?\\n]{0,30}(?<=\\s)(?:${happens})(?![\\p{Alpha}'’])))\\s*(?!of )[^,;.!?\\n]{3,80}$`,
  "iu",
);

const openBracket = /\([^()]*$/u;

/** The reason at the end of a text; "" without any. */
export function reasonBehindOf(text: string): string {
  const found = reasonBehind.exec(text);
  // "litter (the one that doesn't smell)": what is said in brackets stays with the thing.
  return found === null || openBracket.test(text.slice(0, found.index)) ? "" : found[0];
}

/** "pizza night!", "🍕 night friday!", "Pizzaabend!", "noche de pizza", "soirée raclette jeudi" as the first words of a text. */
export function isOccasion(clause: string): boolean {
  if (isEvent(clause)) return true;
  if (!/night|tuesday|weekend|abend|feier|noche|día|tarde|soirée/iu.test(clause)) return false;
  const time = findTimeAtEnd(clause);
  const bare = time === null || time.start === 0 ? clause : clause.slice(0, time.start);
  return /^(?:[\p{Extended_Pictographic}\u{FE0F}\u{200D}]+\s*)?(?:\p{Alpha}*\s?(?:night|tuesday|weekend)|[\p{Alpha}-]+(?:abend|feier)|(?:noche|día|tarde) de \p{Alpha}+|soirée \p{Alpha}+)\s*[\p{Extended_Pictographic}\u{FE0F}]*$/iu.test(
    bare.trim(),
  );
}
