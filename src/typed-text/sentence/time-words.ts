import { Alternatives } from "../alternatives.ts";

const days = {
  en: "mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?",
  de: "montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag",
  es: "lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo",
  fr: "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche",
};
const holidays = {
  en: "christmas(?: eve)?|easter|thanksgiving|new year(?:['’]?s(?: eve| day)?)?|halloween|(?:valentine|mother|father)['’]?s(?: day)?|labor day|memorial day|passover|hanukkah|diwali|ramadan|eid(?: al-\\p{Alpha}+)?|iftar|suhoor|rosh hashanah|yom kippur|purim|shabbat|seder|(?:lunar|chinese) new year|st\\.? patrick['’]?s(?: day)?|super ?bowl(?: sunday)?|boxing day|pancake day|bonfire night|burns night|good friday|mardi gras|(?:the )?(?:4th|fourth) of july|cinco de mayo",
  de: "weihnachten|heiligabend|ostern|silvester|neujahr|muttertag|vatertag|karneval|nikolaus|pfingsten|advent|valentinstag|fasching|zuckerfest|opferfest|rosenmontag|karfreitag|erntedank|nikolaustag|himmelfahrt",
  es: "navidad|nochebuena|nochevieja|semana santa|año nuevo|reyes|san valentín|(?:el )?día (?:de la madre|del padre|del niño|de (?:los )?muertos|de reyes)|todos los santos|carnaval|ramadán|la candelaria|fiestas patrias",
  fr: "noël|pâques|le nouvel an|le réveillon|la saint-valentin|la fête des (?:mères|pères)|la toussaint|la chandeleur|l['’]épiphanie|l['’]aïd|le ramadan|la rentrée|le 14 juillet|la pentecôte",
};

const anyHoliday = Object.values(holidays).join("|");

/** "for the party", "zum Grillen": what a thing is for, when it is a day or a meal rather than somebody. */
const occasions = {
  en: "(?:(?:(?:aunt(?:ie|y)?|uncle|cousin|grandma|granny|grandpa|nana) )?\\p{Alpha}+(?:['’]s|s['’]) |\\p{Alpha}+ )?(?:(?:birthday|b-?day)(?: (?:party|cake|dinner|lunch|tea))?|party|bbq|barbecue|cookout|picnic|dessert|snacks?|dinner|lunch|breakfast|brunch|wedding|game(?: night)?|movie night|trip|camping trip|holidays|anniversary|weekend|office|school lunch(?:es)?|lunches|(?:science |school |art |craft |diy )*project|science fair|(?:school )?play|recital|field trip|show and tell|school|lunch ?box(?:es)?|packed lunch(?:es)?|road trip|sleepover|potluck|beach|tailgate|baby shower|hen (?:do|party|night)|stag (?:do|party|night)|playdate|christening|wake|bake sale|guests|visitors|class|meeting|(?:taco|pizza|burger|date|girls|poker) night|housewarming|(?:cake|soup|salad|lasagn[ae]|curry|chili|stew|tacos|pancakes|waffles|smoothies?|guacamole|salsa|stir[- ]fry|casserole|risotto|pie|brownies|sandwiches|burgers|fajitas|meatballs|meatloaf|roast|stuffing|punch|marinade|dip|omelette|quiche|paella|ratatouille|gravy|frosting|icing|filling|sauce|trifle|crumble|cheesecake|cobbler|chowder|bolognese|coleslaw|cupcakes|muffins|enchiladas|burritos|nachos|banana bread|(?:cottage|shepherd['’]?s) pie|(?:fruit|potato|pasta|egg) salad|pasta bake|remotes?(?: control)?|smoke (?:alarms?|detectors?)|doorbell)(?= *$))(?: tonight| tomorrow| today| on \\p{Alpha}+day)?",
  de: "\\p{Alpha}+(?:abend|feier|party|fest|essen)|(?:(?:(?:tante|onkel|oma|opa|cousine?) )?\\p{Alpha}+s )?geburtstag(?:sfeier|sparty)?|party|feier|geburtstag(?:sfeier)?|grillen|frühstück|mittagessen|abendessen|abendbrot|picknick|hochzeit|urlaub|ausflug|fest|wochenende|kino|salat|kuchen|torte|suppe|soße|auflauf|lasagne|eintopf|plätzchen|chili|gulasch|fondue|raclette|nachtisch|dessert|salsa|brotzeit|vesper|jause|schule|kita|kindergarten|büro|pause|camping|strand|reise|wanderung|spieleabend|filmabend|bowle|rouladen|pfannkuchen|waffeln|curry|risotto|bolognese|smoothies?|marinade|dip|füllung|nudelsalat|kartoffelsalat|obstsalat|quiche|braten|frikadellen|gäste|besuch|einweihung|taufe|brunch|kaffeetrinken|fernbedienung|rauchmelder|türklingel",
  es: "(?:cumple(?:años)?(?: del? (?:la |mi |el )?(?:(?:t[ií][oa]|prim[oa]|abuel[oa]) )?\\p{Alpha}+)?|bocatas?|bocadillos?|sándwiches|sandwiches|tuppers?|mando(?: de la tele)?|timbre|bizcocho|tarta|ensalada|paella|tortilla|gazpacho|postre|guacamole|sopa|caldo|cocido|puré|relleno|guiso|pisto|fabada|ensaladilla|macedonia|crepes|tortitas|croquetas|albóndigas|lasaña|canelones|salmorejo|asado|curry|risotto|batido|ponche|sangría|marinada|brunch|excursión|playa|oficina|cole(?:gio)?|trabajo|camping|invitados|visitas?|reunión|mudanza|bautizo|comunión|puente|finde|fiesta|cena|comida|almuerzos?|meriendas?|desayunos?|barbacoa|boda|picnic|viaje|vacaciones|aperitivo)(?: del? (?:hoy|mañana|esta noche|\\p{Alpha}+))?",
  fr: "(?:télécommande|sonnette|détecteur(?: de fumée)?|anniv(?:ersaire)?(?: de (?:la |ma |mon )?(?:(?:tante|tata|oncle|tonton|mamie|papi|papy|cousine?) )?\\p{Alpha}+)?|gâteau|tarte|salade|soupe|bouillon|gratin|raclette|fondue|dessert|crêpes|quiche|ratatouille|blanquette|pot-au-feu|couscous|lasagnes?|galettes?|curry|risotto|mousse|cake|compote|punch|marinade|brunch|bureau|école|boulot|camping|plage|voyage|rando(?:nnée)?|invités|réunion|crémaillère|baptême|kermesse|sandwichs?|fête|dîner|déjeuner|petit-déjeuner|goûter|apéro|apéritif|barbecue|pique-nique|mariage|soirée|vacances|repas)(?: de (?:ce soir|demain(?: midi| soir| matin)?|\\p{Alpha}+)| d['’]\\p{Alpha}+)?",
};
export const months =
  "jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?|" +
  "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre";
const dateWords = `(?:\\d{1,2}(?:st|nd|rd|th|\\.|er)?(?: of| de)? (?:${months})|(?:${months}) \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}[./]\\d{1,2}\\.?(?:\\d{2,4})?|\\d{1,2}(?:st|nd|rd|th))`;

export const someDay = `(?:${days.en}|${days.de}|${days.es}|${days.fr}|tomorrow|tonight|today|heute|morgen|mañana|esta noche|hoy|demain|ce soir|(?:this |the |este |ce )?weekend|wochenende|fin de semana|week-?end)`;
/** Words for those who eat it, which say which thing is meant. */
const eater =
  "(?:cats?|dogs?|kids?|children|baby|hund|katze|kinder|perr[oa]s?|gat[oa]s?|niñ[oa]s?|bebé|chiens?|chats?|enfants|bébé)(?!\\p{Cased})";

const phrases = [
  // Whatever it is for, when a day follows: "for the ski trip on friday", "fürs Lagerfeuer am Samstag".
  `for (?:the|our|my|a|an|\\p{Alpha}+['’]s) (?!${eater})(?:\\p{Alpha}+ ){1,3}?(?:on |this |next )?${someDay}`,
  `(?:für (?:den|die|das|unsere?n?)|fürs|zum|zur) (?!${eater})\\p{Alpha}+ (?:am |diesen |nächsten |von |vom )?${someDay}`,
  `para (?:el|la|los|las|mi|nuestr[oa]) (?!${eater})(?:\\p{Alpha}+ ){1,4}?(?:del?|el|este|de este) ${someDay}`,
  `pour (?:le |la |les |l['’]|notre |mon |ma )(?!${eater})(?:\\p{Alpha}+ ){1,4}?(?:de |du |ce |d['’])?${someDay}`,
  `(?:for|by|on|until|before|für|bis|am|zum|vor|para|antes de|hasta|pour|avant)(?: the| den| dem| el| le)? ${dateWords}`,
  "(?:pour|avant|para|antes de|für|vor|bis|for|by) (?:le|el|den|dem|zum|the) \\d{1,2}\\.?(?=[\\s.!?)]*$)",
  `for (?:this |next )?(?:${days.en}|tomorrow|tonight|today)['’]s \\p{Alpha}+`,
  `for (?:the |our |my |a |this |tonight['’]s |tomorrow['’]s )?${occasions.en}`,
  `(?:für|zu|zum|zur|fürs) ?(?:den |die |das |dem |der |unsere[nr]? )?(?:\\p{Alpha}+en )?(?:${occasions.de})(?: morgen| heute| am \\p{Alpha}+tag| (?:der|des|von|meine[rs]|unsere[rs]) \\p{Alpha}+)?`,
  `para (?:el |la |los |las )?${occasions.es}(?: del?(?: la| los| las| mi| mis)? \\p{Alpha}+)?`,
  `pour (?:le |la |les |l['’])?${occasions.fr}(?: (?:des|de(?: la| l['’]| mes| mon| ma)?|du|d['’]) ?\\p{Alpha}+)?`,
  "(?:at|by|before|around) \\d{1,2}(?::\\d\\d)? ?(?:am|pm|o['’]clock)|(?:um|bis|vor|gegen) \\d{1,2}(?:[:.]\\d\\d)? uhr|(?:a|para|antes de) las \\d{1,2}(?::\\d\\d)?(?: de la \\p{Alpha}+)?|(?:à|pour|avant|vers) \\d{1,2} ?h(?:eures?|\\d\\d)?",
  "(?:by|before) \\d{1,2}(?=$)|to taste|as needed|nach (?:geschmack|belieben|bedarf)|al gusto|au goût|selon (?:le )?goût",
  `(?:(?:for|by|on|until|till|before) )?(?:the |this |next |this coming )?(?:${days.en}|${anyHoliday})(?: (?:morning|afternoon|evening|night|breakfast|brunch|lunch|dinner))?`,
  "(?:(?:for|by|until|till|before) )?(?:today|tonight|tonite|2nite|tmrw|tmr|tmw|2moro|2morrow|tomorrow(?: (?:morning|afternoon|evening|night))?|the day after tomorrow|(?:this |the |next )?weekend|(?:this|next) (?:week|evening|afternoon|morning))",
  "(?:(?:für|bis|vor|ab|zum) )?(?:heute(?: abend| mittag| nachmittag| nacht)?|morgen(?: früh| abend| mittag| nachmittag| vormittag)?|übermorgen|(?:nächste|diese|kommende) woche|(?:den |die )?(?:ganze )?woche)",
  `(?:für|fürs|bis|bis zum|am|zum|vor|vorm|an|ab) (?:den |dem |diesen |nächsten |kommenden )?(?:${days.de}|${anyHoliday}|wochenende)(?:abend|morgen|mittag|nachmittag)?`,
  `(?:dieses|nächstes) wochenende|(?:diesen|nächsten) (?:${days.de})`,
  "para (?:comer|cenar|desayunar|merendar|picar)(?: (?:hoy|mañana|esta noche))?",
  "(?:(?:para|antes de|hasta) )?(?:hoy|pasado mañana|mañana(?: por la (?:mañana|tarde|noche))?|esta (?:noche|tarde|semana)|este fin de semana|la semana que viene|la próxima semana)",
  `(?:para|antes de|antes del|hasta) (?:el |la |este |esta )?(?:próximo )?(?:${days.es}|${anyHoliday}|fin de semana|cena de (?:hoy|mañana))`,
  `(?:este|el próximo) (?:${days.es})|el (?:${days.es})(?: que viene)?`,
  "(?:(?:pour|avant|d['’]ici) )?(?:aujourd['’]hui|demain(?: matin| soir| midi)?|après-demain|ce (?:soir|midi|week-?end)|la semaine prochaine|cette semaine)",
  `(?:pour|avant|d['’]ici) (?:le |ce |la )?(?:${days.fr}|${anyHoliday}|week-?end)(?: prochain| soir| matin| midi)?|(?:ce |le )?(?:${days.fr})(?: prochain| soir| matin)?`,
];
/** A bare short name of a day ("sun", "sat") is a word of its own; it takes a preposition. */
const bareShort = /^(?:mon|tues?|wed|thu|thurs?|fri|sat|sun|domingo|mars)$/iu;
const alternatives = phrases.join("|");
const atEnd = new Alternatives({ alternatives, behind: "[\\s.!?)]*$" }, /(?<=^|[\s,(])/gu);
const atHead = new Alternatives({ alternatives, behind: "(?=$|[\\s,:])[\\s,:]*" });

export type TimeWords = { note: string; start: number; end: number };

/** "for grandma", "für Papa", "para la abuela": who of the family gets a thing. */
export const receiverAtEnd =
  /\s(?:for|für|fürs|para|pour) (?:her|him|them|us|me|mich|uns|sie|ihn|dich|mí|él|ella|ellos|ellas|nosotr[oa]s|moi|nous|lui|elle|eux|elles|(?:your|deine?[nr]?|ihre?[nr]?|euer|eure[nr]?|su|tu|votre|ton|ta) (?:child|son|daughter|kids?|children|kind|kinder|sohn|tochter|hij[oa]s?|niñ[oa]s?|enfants?|fils|fille)|(?:(?:my|our|meine[nr]?|unsere[nr]?|den|die|mi|la|el|nuestr[oa]|ma|mon|notre|le) )?(?:mom(?:my)?|mum(?:my)?|mama|papa|dad(?:dy)?|grandm(?:a|other)|grandpa|granny|nana?|gran|aunt(?:ie)? \p{Alpha}+|uncle \p{Alpha}+|neighbou?rs?|mutti|vati|omi|opi|oma|opa|tante \p{Alpha}+|onkel \p{Alpha}+|nachbar(?:n|in)?|schwester|bruder|chefin|mamá|papá|abuel[ao]|t[ií][oa](?: \p{Upper}\p{Alpha}+)?|vecin[oa]s?|herman[oa]|suegr[oa]|mamie|papy|papi|maman|oncle \p{Alpha}+|grand-(?:mère|père)|belle-mère|voisine?s?|sœur|frère))[\s.!]*$/iu;

const daily =
  /(?<=^|[\s,(])(?:every (?:(?:single|other|second|third|[2-9]|10|two|three|four|five|six|ten) )?days?|each day|(?:twice|two times|three times|2x|3x) (?:a|per) week|daily(?=[\s,.!)]*$)|jeden (?:(?:einzelnen|zweiten|dritten) )?tag|alle (?:[2-9]|10|zwei|drei|vier|fünf|sechs|zehn) tage|(?:zwei|drei|[23])mal (?:in der|die|pro) woche|täglich|todos los d[ií]as|cada (?:(?:[2-9]|10|dos|tres|cuatro|cinco|seis|diez) )?d[ií]as?|(?:dos|tres) veces (?:por|a la) semana|a diario|diariamente(?=[\s,.!)]*$)|tous les (?:(?:[2-9]|10|deux|trois|quatre|cinq|six|dix) )?jours|un jour sur deux|(?:deux|trois) fois par semaine|chaque jour|quotidiennement)(?=$|[\s,.!)])/iu;

/** "every day", "cada dos días", "twice a week": more often than the shortest repeat that there is, or nearest to it. */
export function findDaily(text: string): TimeWords | null {
  const match = daily.exec(text);
  return match === null ? null : { note: match[0], start: match.index, end: match.index + match[0].length };
}

/** "le gâteau de samedi": such a day says which thing it is. */
const dangling = /(?<=^|\s)(?:of|from|vom|von|de|del|de la|du)\s+$/iu;

const day = new RegExp(`^(?:el |le |am |on )?(?:${Object.values(days).join("|")})$`, "iu");

/** Whether a text is nothing but the name of a day: "Samstag: cake". */
export function isDay(text: string): boolean {
  return day.test(text);
}

const holidayAtHead = new RegExp(`^(?:${anyHoliday})\\s+$`, "iu");

const openBracket = /\([^()]*$/u;

/** When a thing is needed ("tomorrow", "for sunday", "bis morgen"), at the end of a text. */
export function findTimeAtEnd(text: string): TimeWords | null {
  const match = atEnd.exec(text);
  if (match === null || dangling.test(text.slice(0, match.index))) return null;
  const time = found(match);
  if (time === null || !openBracket.test(text.slice(0, time.start))) return time;
  // "cheese (for sunday)"; in "cheese (grated, for sunday)" the bracket is a note as a whole.
  return text[time.start - 1] === "(" ? { ...time, start: time.start - 1 } : null;
}

/** The same at the head of a text: it counts for all that follows. */
export function findTimeAtHead(text: string): TimeWords | null {
  const match = atHead.exec(text);
  if (match === null || match[0].length === text.length) return null;
  // "Christmas lights" are lights of a sort; "christmas: lights" says when.
  return holidayAtHead.test(match[0]) ? null : found(match);
}

function found(match: RegExpExecArray): TimeWords | null {
  const note = match[0].replace(/[\s,:.!?)]+$/u, "");
  return bareShort.test(note) ? null : { note, start: match.index, end: match.index + match[0].length };
}
