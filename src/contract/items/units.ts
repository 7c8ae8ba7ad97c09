export type Unit = {
  /** Units of one family add up; `factor` is how many of its smallest unit it holds. */
  family: string;
  factor: number;
  /** A measure ("g", "cup"), a number in one pack ("12 pack"), or a thing that is counted ("can", "dozen"). */
  kind: "measure" | "pack" | "vessel";
  /** The usual short spelling; null: as typed, in lower case. */
  short: string | null;
  /** Stands for one of itself without a number ("dozen eggs", "Bund Petersilie"). */
  bare: boolean;
  plural: string | null;
};

/** Lower case without accents; the result's length may differ from the text's. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return /^[ -~]*$/.test(lower) ? lower : lower.normalize("NFD").replace(/\p{M}/gu, "");
}

/**
 * Family, factor, short spelling ("-": as typed), further spellings; all folded, those that only add an "s" left out.
 * Spoons, cups and pints are those of the US.
 */
const measures = `
g .001 mg milligram milligramm
g 1 g gr gm gram gramm gramo gramme
g 10 dag deka
g 500 - pfund pfd livre
g 1000 kg kilo kilogram kilogramm kilogramo kilogramme
mcg 1 mcg µg μg
iu 1 IU
oz 1 oz ounce onza unze unzen
oz 16 lb pound libra
ml 1 ml milliliter millilitre mililitro
ml 10 cl centilitro centilitre
ml 100 dl deziliter decilitre
ml 1000 l lt ltr liter litre litro
tsp 1 tsp teaspoon
tsp 3 tbsp tbs tablespoon
tsp 6 fl_oz floz fluid_ounce
tsp 48 - cup
tsp 96 pt pint
tsp 192 qt quart
tsp 768 gal gallon
tl 1 TL teeloffel
tl 3 EL essloffel
cdta 1 - cdta cucharadita
cdta 3 - cda cucharada
cc 1 - cac c_a_c ca_c c_a_cafe ca_cafe cuil_a_cafe cuill_a_cafe cuillere_a_cafe cuilleres_a_cafe
cc 3 - cas c_a_s ca_s c_a_soupe ca_soupe cuil_a_soupe cuill_a_soupe cuillere_a_soupe cuilleres_a_soupe
mm 1 mm
mm 10 cm
mm 1000 m meter metre metro
inch 1 inch inches
inch 12 ft feet
inch 36 yd yard
pinch 1 - pinch pinches dash dashes handful prise prisen handvoll pizca pincee
taza 1 - taza
tasse 1 - tasse tassen`;

/** What is counted, with its plural or the plural's ending unless that is "s"; "!": also without a number. */
const vessels =
  "can tin jar bottle box+es bag packet package pkt pkg pouch+es carton tub tube roll bar loaf+loaves bunch+es head " +
  "clove slice piece pcs+ stick sheet pair set sleeve tray punnet block ball crate container jug keg sack stalk ear " +
  "sprig bulb bundle bouquet ream spool case bucket canister knob " +
  "!dose+n !flasche+n glas+gläser !packung+en !päckchen+ pck+ !paket+e !beutel+ !tüte+n !becher+ !bund+ !kiste+n " +
  "!kasten+kästen !tafel+n stück+e stk+ stck+ bd+ pckg+ scheibe+n zehe+n kopf+köpfe rolle+n !netz+e schale+n riegel+ würfel+ " +
  "karton säcke+ stange+n laib+e kugel+n zweig+e blatt+blätter paar+ eimer+ träger+ sixpack " +
  "lata botella caja bolsa paquete tarro bote brick barra manojo diente rebanada loncha rollo sobre cabeza ramo malla " +
  "garrafa tableta bandeja pieza unidad+es ud par+es " +
  "boîte bouteille paquet sachet pot barquette brique bocal+bocaux tablette tranche gousse botte rouleau+x plaquette " +
  "paire dizaine cageot conserve";

const units = new Map<string, Unit>();

function define(spellings: readonly string[], unit: Unit): void {
  for (const spelling of spellings) units.set(fold(spelling), unit);
}

for (const line of measures.trim().split("\n")) {
  const [family, factor, ...spellings] = line.split(" ").map((word) => word.replaceAll("_", " "));
  const short = spellings[0] === "-" ? null : spellings[0]!;
  define(spellings, {
    family: family!,
    factor: Number(factor),
    kind: "measure",
    short,
    bare: false,
    plural: null,
  });
}
for (const entry of vessels.split(" ")) {
  const [one, ending = "s"] = entry.replace("!", "").split("+") as [string, string?];
  const plural = ending === "" ? null : ending.length < 3 ? one + ending : ending;
  const unit = {
    family: one,
    factor: 1,
    kind: "vessel",
    short: null,
    bare: entry.startsWith("!"),
    plural,
  } as const;
  define([one, plural ?? one], unit);
}
const pack = {
  family: "pack",
  factor: 1,
  kind: "vessel",
  short: null,
  bare: false,
  plural: "packs",
} as const;
define(["packs", "pks"], pack);
define(["pack", "pk"], { ...pack, kind: "pack", short: "pack" });
define(["ct", "cnt", "count"], { ...pack, family: "count", kind: "pack", short: "ct", plural: null });
const dozen = { ...pack, family: "dozen", factor: 12, bare: true, plural: null };
define(["dozen", "doz", "dz"], { ...dozen, short: "dozen" });
define(["dutzend", "docena", "douzaine"], dozen);
// German and French share the singular: its plural is only kept as typed, not made.
define(["tasses"], { ...units.get("tasse")! });
for (const name of ["liter", "kilo", "pfund"]) define([name], { ...units.get(name)!, bare: true });

/** The unit of this spelling, in any case, with or without accents, full stops and a last "s". */
export function unitOf(spelling: string): Unit | undefined {
  const folded = fold(spelling).replace(/\./g, "");
  return units.get(folded) ?? units.get(folded.replace(/(?<=.[^s])s$/, ""));
}
