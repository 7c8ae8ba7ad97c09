import { fold } from "../../contract/items/pieces.ts";

/** Words that name no thing, in English, German, Spanish and French. Accents may be left out, not put in ("thé"). */
const setOf = (words: string): ReadonlySet<string> => new Set(`${words} ${fold(words)}`.trim().split(/\s+/u));

/** Pronouns for the person who speaks or is asked. */
const subjects = setOf(`
  i i'm i'll i'd i've we we're we'll we'd we've you you're u they they're he he's she she's someone somebody
  ich wir du ihr jemand yo nosotros usted ustedes alguien je j'ai tu il elle nous vous ils quelqu'un
`);
/** What is asked for, or has happened to a thing. */
const verbs = setOf(`
  need needs needed want wants wanted buy get grab bring add restock replace finished forgot forget remember would could should must gonna gotta wanna
  bestell bestelle bestellen bestellt brauche brauchen brauch braucht brauchst bräuchte bräuchten bräucht kauf kaufe kaufen kaufst kauft hol hole holen holst holt bring bringe bringen
  bringst bringt nimm nehmen nehme nimmst nehmt besorg besorge besorgen besorgst kannst könntest könnt könnten kann können könnte würdest
  würde möchte möchten wollen willst müssen müsst müsste müssten sollte wollte wollten dürfte musst sollen sollten hätte hätten hast habt fehlt fehlen vergiss vergesst denkt
  denke denkst schreib schreibe mitbringen mitnehmen einkaufen vergessen aufgebraucht verbraucht gebrauchen bräuchte bräuchtest denken
  sumá agregá anotá traé comprá poné pide pedir pidan encarga encargar necesito necesitamos necesita necesitas necesitan quiero queremos quiere quieres compra compras compre comprar compramos cómprame trae traes dame danos
  traer traiga traigas tráeme tráenos coge coges coger pilla pillar ponme añade apunta falta faltan queda quedan tienes puedes
  puede podrías podría olvide olvides olvidéis olvidemos acuérdate recuerda acabado terminado gastado quedado
  manquer commander commande commandez recommander recommande rajoute rajouter devrais devrait devrions faut faudrait faudra prends prennes prend prendre prenez achète acheter achetez achètes ramasse ramasser ramassez ramène ramener ramènes rapporte rapporter ajoute ajouter peux
  pourrais pouvez pourriez veux voudrais voudrait oublie oublier oublies pense penser manque manquent avez fini terminé vidé
`);
/** What stands around these; no prepositions, numbers and amounts. */
const others = setOf(`
  can will may might do does did to the that this these those there my our your his her their really also just still again now then so and but
  or if when up out of please pls me us him them maybe probably definitely actually basically quickly quick asap here very too almost nearly last rest
  completely already ok okay yes yeah hey hi well oh um uh like be have has am are is was were been think thinking wondering hoping planning trying guess know mean hope see check
  ask tell pick put order used
  bitte noch auch mal schnell kurz eben gleich nachher später heute abend unbedingt dringend wieder dann doch halt ja also und aber nun jetzt mir
  uns euch dir mich dich ihnen der die das den dem unser unsere unseren mein meine meinen dein deine deinen dass ob wenn da dabei dazu gerne gern
  vielleicht eventuell eigentlich schon langsam bald fast nur an ist sind sie es er man hab will muss
  por favor porfa el la los las que lo le les también ya casi muy y pero pues bueno luego después entonces si cuando mi mis tus su sus
  nuestro nuestra nuestros nuestras ese esa esos esas hoy rápido urgente además solo se te nos os hay ha han he hemos hace hacen hacer de del deberíamos tendríamos habría
  du des aussi encore bien svp stp vite alors donc et puis enfin bon ben quand ne plus presque bientôt ai as ont est sont reste restent besoin
  mon ma mes ton ta tes son sa ses notre nos votre vos ce cette ces là déjà on mettre mets va vais vas allons moi nous que
`);
/** "on a", "il y a": elsewhere "a" is an article. */
const beforeA = setOf("on il elle y en");
const elision = /^(?:qu|[jnsmtdlc])['’](?=\p{Alpha})/iu;
/** Brands are written with capitals: "La Croix"; a text may begin with one. */
const isCapital = (word: string): boolean =>
  /^\p{Upper}/u.test(word) && !/^I(?:['’]\p{Alpha}+)?$/u.test(word);

type Kind = "verb" | "subject" | "other" | null;

function kindOf(typed: string, at: number, before: string): Kind {
  if (at > 0 && isCapital(typed)) return null;
  const word = typed
    .toLowerCase()
    .replace(/[,.!?…:]+$/u, "")
    .replaceAll("’", "'");
  if (subjects.has(word)) return "subject";
  const bare = word.replace(elision, "");
  if (verbs.has(word) || verbs.has(bare)) return "verb";
  if (word === "a" && beforeA.has(before.toLowerCase())) return "other";
  return others.has(word) || others.has(bare) ? "other" : null;
}

const mostWords = 12;

/**
 * How many words at the head of a text name no thing, when one of them says that something is wanted, or somebody does:
 * "we finished the | cereal". 0: none.
 */
export function functionWordsAhead(words: readonly string[]): number {
  let kinds = "";
  let count = 0;
  for (; count < Math.min(words.length, mostWords); count += 1) {
    const kind = kindOf(words[count]!, count, words[count - 1] ?? "");
    if (kind === null) break;
    kinds += kind[0];
  }
  return kinds.includes("v") || (kinds.includes("s") && kinds.length > 1) ? count : 0;
}

/** The same at the end, where a verb is needed: "Zwiebeln | hätten wir gern". */
export function functionWordsBehind(words: readonly string[]): number {
  let hasVerb = false;
  let count = 0;
  for (; count < Math.min(words.length, mostWords); count += 1) {
    const kind = kindOf(words[words.length - 1 - count]!, 1, words[words.length - 2 - count] ?? "");
    if (kind === null) break;
    hasVerb ||= kind === "verb";
  }
  return hasVerb && count > 1 ? count : 0;
}

/** Whether no word of a text names a thing. */
export function hasOnlyFunctionWords(text: string): boolean {
  const words = text.split(/\s+/u);
  return (
    words.length <= mostWords && words.every((word, at) => kindOf(word, at, words[at - 1] ?? "") !== null)
  );
}

/** Somebody who does something, at the head of a text: "I feel awful". */
const telling =
  /^(?:[Ii]|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|[Ii]ch|[Ww]ir|[Ee]r|[Ss]ie|[Jj]e|[Ii]l|[Ee]lle|[Ii]ls|[Nn]ous|[Yy]o|[Nn]osotros)(?:['’]\p{Lower}+)? \p{Lower}+ \p{Alpha}|^[Jj]['’]\p{Lower}+ \p{Alpha}/u;
const eachOf = /^je (?:\d|eine?n? |zwei |drei |vier |fünf |sechs |zehn )/iu;

/** Whether a text that asks for nothing says what somebody does. */
export function tellsOfSomebody(text: string): boolean {
  return telling.test(text) && !text.includes(":") && !eachOf.test(text);
}
