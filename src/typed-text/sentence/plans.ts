import { Alternatives } from "../alternatives.ts";
/** What somebody cooks or celebrates, or that there is no hurry: it stands behind the things, and is none. */
const plans = [
  // "we're having a bbq", "making greek salad tonight", "taco night tomorrow"
  "(?:so )?(?:i|we|she|he|they|mum|mom|dad)(?:['’]?(?:m|re|s|ll)| am| are| is) (?:just )?(?:making|cooking|baking|grilling|doing|having|hosting|planning|preparing) \\p{Alpha}[^,]*",
  "(?:just )?(?:making|cooking|baking|grilling|having|hosting) (?:(?:an?|the|some|our|my) \\p{Alpha}[^,]*|\\p{Alpha}[^,]* (?:tonight|tomorrow|today|later|this \\p{Alpha}+|on \\p{Alpha}+day))",
  "(?:i|we|she|he|they)(?:['’]?(?:m|re|s)| am| are| is) (?:gonna|going to|about to|trying to) (?:make|cook|bake|have|do|try) [^,]*",
  "(?:it['’]s )?(?:taco|pizza|burger|pasta|curry|fajita|burrito|steak|sushi|chili|fish|bbq|movie|film|game|games|date|girls|quiz|poker|family|bonfire|karaoke|cinema) night(?: (?:tonight|tomorrow|on \\p{Alpha}+|this \\p{Alpha}+))?",
  "(?:(?:it['’]s |there['’]s )?(?:no|not a) (?:rush|hurry|stress|pressure)|not urgent|it can wait|whenever you can|no big deal)(?: (?:though|at all|on th(?:at|is|ese)))?",
  // "gibt heute Caprese", "backe morgen für Mias Geburtstag", "eilt aber nicht"
  "(?:heute|morgen|am \\p{Alpha}+tag|zum \\p{Alpha}+)(?: abend| mittag)? gibt(?: es|['’]?s) [^,]*",
  "(?:es )?gibt (?:(?:heute|morgen|dann|am|abend|mittag|\\p{Alpha}+tag|zum|später|bei uns|mal wieder) )+[^,]*",
  "(?:ich |wir )?(?:backe|backen|koche|kochen|mache|machen|grille|grillen|brate|braten|feiere|feiern) (?:(?:ich|wir|heute|morgen|noch|dann|gleich|später|am|abend|mittag|\\p{Alpha}+tag|einen?|eine|für|zum|mal wieder) )+[^,]*",
  "(?:das )?(?:eilt|drängt|pressiert)(?: (?:aber|ja|auch|überhaupt|gar|noch))* nicht|(?:das )?(?:hat|ist) (?:aber |auch )?(?:keine eile|zeit|nicht eilig|nicht dringend)|kein(?:e)? (?:stress|eile|hektik)",
  // "voy a hacer paella", "hoy toca pizza", "no corre prisa"
  "(?:(?:hoy|mañana|esta noche|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)),? )?(?:voy a|vamos a|va a) (?:hacer|preparar|cocinar|cenar|hornear) [^,]*|(?:hoy|mañana|esta noche|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)) (?:toca|hay(?! que)|hago|hacemos|cenamos|comemos) [^,]*",
  "(?:que )?no (?:corre|hay|tengo|tenemos|es) (?:ninguna )?(?:prisa|urgencia|urgente)|(?:pero )?sin prisas?|no urge",
  // "Léa fait un gâteau pour l'école", "on fait une raclette", "rien d'urgent"
  "(?:(?:je|on|il|elle|nous|maman|papa|\\p{Upper}\\p{Alpha}+|les (?:enfants|filles|garçons)) )(?:fais|fait|faisons|font|prépare|préparons|cuisine|cuisinons|vais faire|va faire|vont faire) (?:un|une|des|du|de la|de l['’]|le|la|les) ?\\p{Alpha}[^,]*",
  "(?:(?:mais )?(?:c['’]est|il y a|y['’]?a|ce n['’]est) )?(?:rien d['’]urgent|pas (?:urgent|pressé|le feu))",
].join("|");
const plan = new Alternatives({
  ahead: "(?:(?:and|but|aber|und|pero|y|mais|et) )?",
  alternatives: plans,
  behind: "[\\s.!]*$",
});
const mostWords = 12;
/** A clause with such a word asks for something as well: "we're making pizza and need mozzarella". */
const asks =
  /(?<!\p{Cased})(?:need|brauch\p{Alpha}*|bräucht\p{Alpha}*|fehl(?:t|en)|necesit\p{Alpha}*|faltan?|manque\p{Alpha}*|faut|faudrait|compr\p{Alpha}*|coge\p{Alpha}*|tra[eí]\p{Alpha}*|llevar|bring\p{Alpha}*|mit ?bringen|grab|get|buy|pick up|prends|prenez|achète\p{Alpha}*|hol\p{Alpha}*|kauf\p{Alpha}*|besorg\p{Alpha}*|please|bitte|porfa|svp|stp)(?!\p{Cased})/iu;

/** Whether a clause behind the things says what they are for, or that there is no hurry. */
export function tellsPlan(clause: string): boolean {
  if (clause.split(/\s+/u).length > mostWords || /[:()\n]/u.test(clause) || asks.test(clause)) return false;
  return plan.test(clause);
}
