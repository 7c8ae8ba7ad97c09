import { compiledAhead } from "./compiled-ahead.ts";
const list = (text: string): string => text.trim().split(/\s+/u).join("|");

const how = list(`
  finely roughly coarsely thinly thickly freshly lightly well very fein grob klein dünn dick frisch finamente muy bien
  finement grossièrement très
`);
/** "sliced thin", "picado muy fino". */
const after =
  "(?:very |muy |très )?(?:thin|thick|fine|small|coarse|fin[oa]?s?|grues[oa]s?|pequeñ[oa]s?|épaisse?s?)";
const done = list(`
  chopped diced minced sliced grated shredded crushed peeled unpeeled cored seeded deseeded pitted halved quartered cubed
  trimmed rinsed drained washed melted softened beaten whisked sifted toasted crumbled mashed divided optional juiced
  zested packed thawed chilled torn julienned cut snipped
  gehackt gewürfelt geschält gerieben gehobelt gepresst zerdrückt geschmolzen zerlassen weich zimmerwarm verquirlt
  abgetropft abgespült entkernt halbiert geviertelt geschnitten gewaschen geröstet
  picad[oa]s? cortad[oa]s? rallad[oa]s? pelad[oa]s? derretid[oa]s? batid[oa]s? escurrid[oa]s? machacad[oa]s? trocead[oa]s?
  lavad[oa]s? tostad[oa]s? limpi[oa]s? fundid[oa]s? cocid[oa]s? deshebrad[oa]s? desmenuzad[oa]s? desmoronad[oa]s? exprimid[oa]s? picadit[oa]s?
  hachée?s? émincée?s? coupée?s? râpée?s? pelée?s? épluchée?s? fondue?s? ramollie?s? pressée?s? écrasée?s? égouttée?s?
  battue?s? lavée?s? dénoyautée?s?
`);
/** What may follow, or stand alone: "at room temperature", "in Scheiben", "plus more for serving". */
const further =
  "(?:at )?room temp(?:erature)?\\.?|(?:bei |auf )?(?:raum|zimmer)temperatur|(?:a )?temp(?:eratura)?\\.? ambiente|(?:à )?temp(?:érature)?\\.? ambiante|(?:\\p{Alpha}+ (?:and \\p{Alpha}+ )?)(?:removed|discarded|reserved|separated|trimmed)|to taste|as needed|for (?:serving|topping|garnish|decoration|dusting|frying|greasing|the pan)|to (?:serve|garnish|decorate|finish)|para (?:servir|decorar)|pour décorer|zum dekorieren|(?:plus|or) (?:more|extra)\\b.*|" +
  "(?:in|into) .*|lengthwise|crosswise|nach (?:geschmack|belieben|bedarf)|zum (?:servieren|garnieren|bestreuen|braten|einfetten)|" +
  "(?:skin|bone|rind|stems?|seeds?) (?:on|off|in)|(?:ohne|sans|sin|without) (?:the |la |le |les |l['’])?(?:peau|piel|skin|haut|schale|kerne|stiele?|rinde|croûte|pépins|noyaux?|hueso|pepitas|semillas|cáscara|seeds|stems|crust|bones?)|" +
  "al gusto|en (?:rodajas|cubos|cubitos|daditos|láminas|gajos|aros|brunoise|trocitos|dados|trozos|tiras|juliana|rondelles|dés|morceaux|lamelles|cubes)\\b.*|au goût|selon (?:le )?goût|pour servir";
const joined = "and|und|y|et|then|or|oder|o|ou";

const preparation = new RegExp(
  `^(?:(?:(?:${how}) )*(?:${done})(?: (?:${after}))?(?: (?:${joined}))?(?: (?=\\S)|$))+(?:(?:${further})$)?$|^(?:${further})$`,
  "iu",
);
compiledAhead([preparation]);

/** Matches the preparation of an ingredient in a recipe ("finely chopped", "fein gehackt"). */
export function isPreparation(text: string): boolean {
  return preparation.test(text.trim());
}
