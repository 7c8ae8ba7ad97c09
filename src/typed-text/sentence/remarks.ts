import type { Known } from "./known.ts";
import { Alternatives } from "../alternatives.ts";

/** What sort of a thing is meant, behind a comma: "apple juice, cloudy", "pommes, bien mûres". */
const sortWords =
  "(?:low|high|no|reduced|less) (?:sodium|fat|sugar|salt|protein|carb|pulp)|organic|ripe|unripe|boneless|skinless|bone[- ]in|unsalted|salted|fresh|frozen|whole|large|small|medium|(?:low|full|reduced)[- ]fat|" +
  "(?:fat|sugar|gluten|lactose|dairy|nut)[- ]free|seedless|plain|unsweetened|sweetened|extra virgin|ground|dry|dried|smoked|raw|roasted|free[- ]range|" +
  "grass[- ]fed|wild[- ]caught|dark|light|white|black|blue|grey|gray|cold|chilled|brown|red|green|yellow|purple|big|sweet|sour|hot|spicy|crispy|crunchy|petite|french|greek|italian|any (?:brand|kind|flavou?r)|cheap(?:est)?|" +
  "bio|reife?|unreif|haltbare?|frische?|tiefgekühlt|tk|gefroren|naturtrüb|trüb|klar|milde?|scharfe?|(?:un)?gesalzen|fettarme?|(?:laktose|gluten|zucker)frei|" +
  "vegan|vegetarisch|gemahlen|am stück|ganze?|große?|kleine?|trocken|halbtrocken|lieblich|still|rote?|weiße?|grüne?|gelbe?|" +
  "ecológic[oa]s?|madur[oa]s?|fresc[oa]s?|congelad[oa]s?|enter[oa]s?|(?:semi)?desnatad[oa]s?|integral(?:es)?|grandes?|pequeñ[oa]s?|molid[oa]s?|" +
  "blaue?|schwarze?|graue?|kalt|lauwarm|zimmerwarm|eiskalt|mittelscharf|mittelalt|halbfett|mager|roh|gekocht|geräuchert|gepökelt|passiert|stückig|ungesüßt|ungeschält|entsteint|kernlos|(?:vorwiegend )?festkochend|mehligkochend|koffeinfrei|entkoffeiniert|luftgetrocknet|" +
  "lean|extra lean|uncooked|cooked|uncured|cured|firm|silken|mild|decaf|shelled|unshelled|stemmed|" +
  "wet|nass|húmed[oa]|humide|fin[oa]s?|grues[oa]s?|filetead[oa]s?|crud[oa]s?|cocid[oa]s?|frit[oa]s?|deshuesad[oa]s?|curad[oa]s?|semicurad[oa]s?|descafeinad[oa]s?|tostad[oa]s?|suaves?|amarg[oa]s?|filetead[oa]s?|" +
  "froide?s?|tièdes?|fr[ií][oa]s?|crue?s?|cuite?s?|sucrée?s?|salée?s?|épais(?:se)?s?|séchée?s?|désossée?s?|décaféinée?s?|" +
  "azul(?:es)?|negr[oa]s?|amarill[oa]s?|roj[oa]s?|verdes?|blanc[oa]s?|tint[oa]|naturales|picantes?|ahumad[oa]s?|con gas|" +
  "mûre?s?|frais|fraîche?s?|surgelée?s?|entiers?|entières?|demi-sel|doux|nature|moulue?s?|bleue?s?|noire?s?|jaunes?|grise?s?|rouges?|verte?s?|blanche?s?|petite?s?|fumée?s?|" +
  "mixed|assorted|gemischt|mixt[oa]s?|surtid[oa]s?|variad[oa]s?|mélangée?s?|assortie?s?|" +
  "fein|grob|triturad[oa]s?|concassée?s?|soluble|(?:e|a|gu|cr|lr)\\d{1,4}|aaa?|\\d{1,3} ?(?:watts?|vatios?|volts?|w|v)|(?:sizes?|größe|gr\\.?|taille|talla|type|typ|tipo) \\S+|pas (?!d[e'’])\\S+|(?:without|ohne|sin|sans) \\S+";
const sorts = `(?:${sortWords})`;
const very = "(?:(?:very|nice and|extra|sehr|schön|muy|bien|très) )?";
const beginsAsSort = new Alternatives({ ahead: very, alternatives: sortWords, behind: "(?= |$)" });
const sort = new RegExp(`^${very}${sorts}(?: (?:(?:and|or|und|oder|y|o|et|ou) )?${sorts}){0,2}$`, "iu");
/** How somebody would like it best. */
const remark = new Alternatives({
  alternatives:
    /whichever|whatever|was (?:billiger|günstiger|da)|je nachdem|egal|l[oa]s? que (?:sea|est[éa]n?|haya|quieras|tengan|salga)|el que (?:sea|esté)|cual(?:es)?quiera|da igual|no importa|n['’]importe|peu importe|l(?:e|a|es) moins ch[eè]re?s?|the cheap(?:er|est)|am (?:besten|liebsten)|(?:el|la) (?:azul|roj[oa]|verde|blanc[oa]|negr[oa]|pequeñ[oa]|grande|barat[oa]|normal|bland[oa]|dur[oa]|fin[oa]|grues[oa]|larg[oa]|cort[oa]|suave|fuerte|dulce|enter[oa]|de siempre)$|l[oa]s de siempre$|(?:bitte )?nicht (?:die|den|das|der) (?:(?:ganz|so|zu|allzu) )?\p{Lower}{3,}e[nrs]?$|pas (?:les|la|le) (?:trop|plus) \p{Alpha}+$|not the (?:too |very |really )?\p{Alpha}+ ones?$|l[ea] (?:bleue?|rouge|verte?|petite?|grande?|gros(?:se)?)$|(?:die|den|das) (?:blau|rot|grün|gelb|weiß|schwarz|groß|klein|gut|billig|günstig|frisch|mild|scharf|dick|dünn|normal|rund|weich|hart|fest|reif|sauer|saur|süß|bitter|dunkl|hell|braun|lang|kurz|glatt|mehlig|teur|best|letzt|neu|alt|ander|selb|gleich|grob|fein|mager)e[ns]?(?=$| )|l[ao]s (?:azul|roj|verd|blanc|negr|pequeñ|grand|barat|grues|fin|bland|dur|madur|larg|cort|dulc|amarill|median|gord|normal|nuev)[aeo]?s|l[ea] (?:grosse?|petite?|grande?) (?:cannes?|bouteille|boîte|paquet|pot|sac|barquette|brique|bidon)$|(?:el|la) (?:bote|paquete|envase|tarro|frasco|pack|botella|caja|bolsa|lata|bandeja) (?:grande|pequeñ[oa]|famil\p{Alpha}+)$|the (?:big|small|large|giant|little|xl|family) (?:bottle|bag|box|pack|packet|jar|tub|can|tin|carton|size)s?$|les (?:bleu|roug|vert|blanch|petit|gross?|grand|jaun|noir|dur|mou|moll|mûr|long|longu|court|dou|douc|fin)[ex]?s?$|(?:but|aber|pero|mais) (?:de[nmr]|die|das|el|las?|los|les?|not|nicht|no|pas)|möglichst|lieber|ideally|preferably|(?:but )?not (?:too|the)|the (?:ones?|kind|type|sort)|the (?:\S+ ){1,2}(?:ones?|kind|type|sort|brand|version|blend|style|variety)|(?:de[rnm]|die|das) (?:mit|ohne|vo[nm]|im?|ins?|für|fürs|aus|zum|zur)|(?:el|la|los|las) (?:de|con|sin|que|del|en)|de l[ao]s (?:de|que)(?= )|de l[ao]s? (?:pequeñ|grand|buen|barat|normal|car|fin|gord)\S+|cel(?:ui|les?)(?:-(?:ci|là))?|ceux|the (?:big|small|good|cheap|large|cheaper|bigger|smaller) ones?|nicht zu|nicht (?:die|den|das) \S+$|no (?:el|la|los|las) \S+$|pas (?:le|la|les) \S+$|preferiblemente|a ser posible|mejor si|de préférence|plutôt|pas trop/u
      .source,
  behind: "(?!\\p{Cased})",
});

/** Whether a text only says what sort of a thing is meant: "boneless", "rot und gelb", "sin gluten". */
export function isSort(text: string): boolean {
  return beginsAsSort.test(text) && sort.test(text);
}

/** "la végétale", "el integral": an article before a word that ends as adjectives do. */
export function isLedSort(text: string): boolean {
  return /^(?:la|le|les|el|los|las) \p{Lower}+(?:ale?|elle|ique|eux|euse|if|ive|aire|ante?|ée|ète|ière|ble|os[oa]|iv[oa]|ic[oa]|ad[oa]|gral|mal)s?$/u.test(
    text,
  );
}

/** "ripe ones", "the big ones" */
const onesOfSort = new RegExp(
  `^(?:the )?(?:${sorts}|nice|good|better|cheap|cheaper|thick|thin|long|short|soft|hard|round|flat|new) ones?$`,
  "iu",
);

/** Whether a text behind a comma is about the thing before it, and none by itself. */
export function isRemark(text: string): boolean {
  return remark.test(text) || isSort(text) || (/ ones?$/iu.test(text) && onesOfSort.test(text));
}

const goesOn =
  /^(?:(?:and|but|or|und|aber|oder|y|pero|o|et|mais|ou) )?(?:not?|nicht|kein\p{Alpha}*|non|pas|never|bloß|nur nicht|otherwise|sonst|ansonsten|si no|sinon|if|wenn|falls|ideally|preferably|möglichst|por si|or|oder|ou|sin|sans|ohne|without|nada de|mejor|en lo posible|am liebsten|am besten|de préférence|plutôt)(?!\p{Cased})/iu;

/** "white if possible" */
const preferred =
  /\S (?:if possible|preferably|wenn möglich|bevorzugt|si es posible|a poder ser|preferiblemente|de préférence|si possible)$/iu;

/** Whether a text behind a comma goes on with a remark that a dash began: "apples - the green ones, not the red". */
export function continuesRemark(before: string, text: string): boolean {
  return /\S [-–—] \S/u.test(before) && (goesOn.test(text) || preferred.test(text));
}

/** "size 4", "taille 4": of another thing. */
export function isSize(text: string): boolean {
  return /^(?:size|größe|gr\.?|taille|talla|type|typ|tipo) \S+$/iu.test(text);
}

const behindRemark =
  /\s(?:(?:but )?not (?:the|too)|(?:aber )?nicht (?:de[nr]|die|das|zu)|pero no (?:el|la|los|las|muy)|mais pas (?:le|la|les|trop)|pas (?:le|la|les|trop)) [\p{Alpha} ]{3,30}$|\sque (?:no )?(?:sean?|est[eé]n?|tengan?) [\p{Alpha} ]{3,30}$|\sque no \p{Lower}{3,}(?: \p{Alpha}+){0,3}$|\squi (?:soit|soient|sont|est) [\p{Alpha} ]{3,30}$|\sthat (?:are|is|aren['’]t|isn['’]t) [\p{Alpha} ]{3,30}$|(?<!['’]s)\s(?:not|nicht|pas) [\p{Alpha}]{3,}$|(?<=\p{Alpha}{3})\sthe \p{Alpha}+(?: \p{Alpha}+)? ones?$/iu;

/** "olive oil not the cheap one": where a remark without a comma begins; -1 without one. */
export function remarkAt(text: string): number {
  return text.includes(" - ") ? -1 : text.search(behindRemark);
}

/** "die guten Leckerlis", unlike "die guten": a known name in capitals stands behind it. */
export function namesThing(words: string, { knows }: Pick<Known, "knows">): boolean {
  const noun = /^(?:die|de[rn]|das) \p{Lower}+e[nrs]? (\p{Upper}\p{Alpha}+)$/u.exec(words)?.[1];
  return noun !== undefined && knows(noun);
}
