const cooking =
  "(?:koch|nachkoch|back|nachback|ess|genieß|grill|ausprobier|probier|mach|nachmach|schlemm|test)en";
const english =
  "(?:(?:please )?enjoy(?: (?:it|them|this|everyone|everybody|all|guys|folks|cooking|baking|eating)|,? (?:your|the|my|our) [\\p{L}'’-]+(?: [\\p{L}'’-]+)?)?|happy (?:cooking|baking|eating|grilling|snacking|shopping|feasting)|(?:have|lots of) fun(?: (?:cooking|baking|making (?:it|them)|with it|everyone))?|(?:good|best of) luck|dig in|eat well)";
const german = `(?:(?:einen |'?n )?guten (?:appetit|hunger)|(?:ganz )?viel (?:spaß|spass|freude|erfolg|glück|vergnügen)(?: (?:beim|mit dem|damit|dabei)(?: ${cooking})?)?|gutes gelingen|mahlzeit|lass(?:t)? (?:es )?(?:dir|euch) (?:es )?(?:gut )?schmecken|lass(?:t)? (?:es )?(?:dir|euch)['’]?s schmecken|an guadn|en guete|prost|zum wohl)`;
const spanish =
  "(?:buen provecho|(?:que )?aproveche(?:n)?|que (?:lo |la |los |las )?disfrut(?:e|es|en|éis)(?: mucho)?|a disfrutar(?:l[oa]s?)?|disfrut(?:ad|en|a)(?:l[oa]s?)?|(?:mucha |buena )?suerte|mucho éxito|a comer|feliz (?:cocina|día)|salud)";
const french =
  "(?:(?:très )?bon(?:ne)? (?:app(?:étit|etit)?['’]?|dégustation|cuisine|chance|continuation)|(?:bon(?:ne)?s? )?(?:courage|réussite)|régal(?:ez|e)[- ](?:vous|toi)|amus(?:ez|e)[- ](?:vous|toi)(?: bien)?|à table|à (?:votre|ta) santé|à la (?:vôtre|tienne))";
/** "… wünscht Oma", ", love Mum": who wishes it, and to whom. */
const whose =
  "(?:,? (?:wünsch(?:t|en|e)|(?:you|ihr|euch|dir|allen|zusammen|a tod[oa]s|à tous|à toutes|everyone|all)(?!\\p{L})|(?:love|from|eure?|deine?|von|de|tu|ta|ton)(?= ))(?: [\\p{L}.'’-]+){0,3})?";
const wish = `(?:${english}|${german}|${spanish}|${french})${whose}`;
const thanks =
  "(?:thanks(?: a lot| so much)?|thank you|danke(?: schön| dir| euch)?|vielen dank|(?:muchas |mil )?gracias|merci(?: beaucoup)?)";
const wishes = new RegExp(
  `^(?:${thanks} ?[,.!¡]* ?(?:(?:and|und|y|et) )?)?${wish}(?:(?: ?[,.!¡&]+ ?| )(?:(?:and|und|y|et) )?${wish})*$`,
  "iu",
);
const longestWish = 120;
const around = /^[^\p{L}]+|[^\p{L}\p{N}'’]+$/gu;

/** Whether words only wish somebody well, as at the end of a recipe or a message: "Guten Appetit!", "Enjoy your meal!" */
export function isClosingWish(words: string): boolean {
  return (
    words.length <= longestWish &&
    !/\d/u.test(words) &&
    wishes.test(words.replace(around, "").replace(/\s+/gu, " "))
  );
}
