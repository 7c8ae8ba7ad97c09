import { fold } from "../../contract/items/pieces.ts";
import { parseItemName } from "../parse-name.ts";
import { isFirstName } from "./first-names.ts";
import type { Piece } from "./known.ts";
import type { ParseContext } from "./parse-context.ts";

/** For whom and for what a thing is. */

const someoneAtEnd =
  /\s(?:for|(?:für|fürs)(?: de[nr]| die)?|para(?: el| la)?|pour(?: le| la)?) (?:(?:Mrs?|Ms|Mme|Madame|Monsieur|Herrn?|Frau|Doña|Don|Sra?|Señora?|Aunt|Uncle)\.? )?(\p{Upper}\p{Lower}+)$/u;

const namedAtEnd =
  /\s(?:for|(?:für|fürs)(?: de[nr]| die)?|para(?: el| la)?|pour(?: le| la)?) (\p{Alpha}{2,12})$/iu;
/** Usual names of pets, beside those that are first names of people. */
const pets = new Set(
  (
    "rex bello luna simba nala bella buddy rocky milo cooper bailey fido lassie whiskers garfield minka mimi struppi waldi balu sammy " +
    "toby thor zeus kira rufus snoopy hasso wuffi muschi mohrle firulais misifu pelusa chispa curro medor minou milou filou felix"
  ).split(" "),
);

/** Whether a word is a frequent name of a person or a pet, be it without its capital. */
export function isSomebody(word: string): boolean {
  return isFirstName(word) || pets.has(fold(word));
}

/** "chocolate for Lukas": a name that is no thing is somebody's, and so is a frequent one: "flea collar for rex". */
export function someoneOf(text: string, { known }: ParseContext): RegExpExecArray | null {
  const named = namedAtEnd.exec(text);
  if (named !== null && isSomebody(named[1]!) && !known.isName(named[1]!) && !known.isName(text))
    return named;
  const someone = someoneAtEnd.exec(text);
  return someone === null || known.knows(someone[1]!) || known.knows(known.coreOf(text)) ? null : someone;
}

/** "für die Oma ein Netz Orangen" */
export const aimAhead =
  /^((?:for|für|fürs|para|pour) (?:(?:the|my|our|die|de[rn]|das|meine?n?|unsere?n?|el|la|los|las|mis?|nuestr[oa]|les?|mon|ma|mes|notre) |l['’])?[\p{Alpha}'’-]{3,}(?: (?:de|del|du|von|am|on) (?:la |l['’])?[\p{Alpha}-]+)?),? (?=(?:\d|an? |eine?n? |une? |una |un[oa]s |des |du |some |two |three |zwei |drei |dos |tres |deux |trois ))/iu;

/** Pieces of which none ends behind whom the next one is for: "… and for grandma | a box of chocolates" are one. */
export function joinAims(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const aim = last === undefined ? null : aimAhead.exec(`${last.text} ${piece.text}`);
    if (aim?.[1] !== last?.text || last === undefined) joined.push(piece);
    else joined.splice(-1, 1, { ...last, ...piece, text: `${last.text} ${piece.text}`, joiner: last.joiner });
  }
  return joined;
}

/** "from Lidl the fries": the article of the first thing behind a store. */
export function withoutDefinite(text: string, context: ParseContext): string {
  const article =
    /^(?:(?:the|die|de[rn]|das|el|l[oa]s|les?)\s+|l['’])(?=\p{Alpha}{3})/iu.exec(text)?.[0] ?? "";
  if (article === "" || context.known.isName(text)) return text;
  context.leave(article);
  return text.slice(article.length);
}

const aimAtEnd =
  /\s(?:for (?:the|my|our|her|his|their)|(?:für|fürs)(?: de[nr]| die| das| meine?n?| unsere?n?)?|para (?:el|la|los|las|mi|mis)|pour (?:le|la|les|mon|ma|mes)|pour l['’](?=\p{Alpha}))\s?[\p{Alpha}-]{3,}(?: \p{Alpha}{3,})?$/iu;
/** "powdered sugar for dusting", "pipas para ver el partido": what somebody does with a thing. */
const doingAtEnd =
  /\s(?:for \p{Alpha}{2,12}ing(?: (?:the |my |our |on |with |it|them)?\p{Alpha}*){0,2}|to (?:go with|put on|put in|make|cook|bake|eat|drink|decorate|grill|watch|take|share|serve) \p{Alpha}[\p{Alpha} ]{1,25}|zum \p{Alpha}{4,}(?:e[rl]?n|eln|ern)|para \p{Alpha}{1,10}[aei]r(?: (?:el|la|los|las|l[oe]|un|una|en|con|a|al|mi)?(?: ?\p{Alpha}+)){0,2}|pour (?!hiver)\p{Alpha}{3,12}(?:er|ir|re)(?: (?:le |la |les |l['’]|un |une |du |des |en |avec |au |sur )?\p{Alpha}+){0,2})$/iu;

/** Things that are named by their use: "cream for the hands". */
const namedByUse =
  /(?:nata|harina|vino|creme|cream|crema|crème|spray|filter|filtros?|filtres?|futter|food|treats|cleaner|reiniger|tücher|produit|limpiador|bags?|bolsas?|beutel|tüten|sacs?|kits?|set|parches|patch(?:es)?|pflaster|gouttes|gotas|tropfen|drops|tabletten|pastil\p{Alpha}+|jarabe|sirop|salbe|pommade|pomada|pap(?:ier|el|er)|tape|cable|kabel|funda|case|housse|öl|oil|seife|soap|jabón|savon|bürste|dünger|engrais|abono|brush|cepillo|brosse|toys?|spielzeug|juguetes?|jouets?|pienso|croquettes|comida|hilo|aguja|brocha|rodillo|pintura|cuchillo|tabla|moldes?|gafas|guantes|moules?|couteau|gants|colle|peinture|pinceau|farbe|pinsel|messer|brett|schuhe|board|knife|gloves?|paint|shoes|lotion|loción|espuma|mousse|rasierer|maquinilla|salt|table|mesa)(?: \p{Alpha}+)?$/iu;

/** "yeast for the pizza": what a thing is for, unless both together are a name ("bags for the freezer"). */
export function aimOf(text: string, { known }: ParseContext): RegExpExecArray | null {
  const doing = doingAtEnd.exec(text);
  const aim = doing ?? aimAtEnd.exec(text);
  if (aim === null || known.isName(text)) return null;
  // The engine knows "powdered sugar for dusting" as well.
  if (doing === null && (known.knows(known.coreOf(text)) || known.knows(text))) return null;
  const { name } = parseItemName(text.slice(0, aim.index));
  const bare = known.strip(name);
  // "pipas con sal para ver el partido"
  const isThing = known.knows(bare) || (doing !== null && known.knows(bare.split(" ", 1)[0]!));
  return isThing && !namedByUse.test(bare) ? aim : null;
}
