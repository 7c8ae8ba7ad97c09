import { define, findUnit, pieces, type Unit, type Units } from "../contract/items/pieces.ts";

/**
 * Family, factor, short spelling ("-": as typed, "+": as typed with a capital), further spellings; all folded, those that only add an "s" left out.
 * Spoons, cups and pints are those of the US.
 */
const measures = `
g .001 mg milligram milligramm
g 1 g gr gm gram gramm gramo gramme
g 10 dag deka
g 500 + pfund pfd
g 500 - livre
g 1000 kg kilo kilito kilogram kilogramm kilogramo kilogramme
mcg 1 mcg µg μg
iu 1 IU
oz 1 oz ounce onza unze unzen
oz 16 lb pound libra
ml 1 ml milliliter millilitre mililitro
ml 10 cl centilitro centilitre
ml 100 dl deziliter decilitre
ml 1000 l lt ltr litrito liter litre litro
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
cc 1 - cac c_a_c ca_c c_a_cafe ca_cafe cuil_a_cafe cuill_a_cafe cuillere_a_cafe cuilleres_a_cafe c_a_the ca_the cuillere_a_the cuilleres_a_the
cc 3 - cas c_a_s ca_s c_a_soupe ca_soupe cuil_a_soupe cuill_a_soupe cuillere_a_soupe cuilleres_a_soupe c_a_table ca_table cuillere_a_table cuilleres_a_table
mm 1 mm
mm 10 cm
mm 1000 m meter metre metro
inch 1 inch inches
inch 12 ft feet
inch 36 yd yard
pinch 1 - pinch pinches dash dashes splash splashes handful pizca punado chorro chorrito pincee poignee
pinch 1 + prise prisen handvoll spritzer schuss messerspitze messerspitzen
taza 1 - taza
tasse 1 - tasse tassen`;

/** By their folded spellings. */
export const units: Units = new Map();

for (const line of measures.trim().split("\n")) {
  const [family, factor, ...spellings] = line.split(" ").map((word) => word.replaceAll("_", " "));
  const short = /[-+]/.test(spellings[0]!) ? null : spellings[0]!;
  define(units, spellings, {
    family: family!,
    factor: Number(factor),
    kind: "measure",
    short,
    bare: false,
    plural: null,
    noun: spellings[0] === "+",
  });
}
// German and French share the singular: its plural is only kept as typed, not made.
define(units, ["tasses"], { ...units.get("tasse")! });
for (const name of ["liter", "litro", "litre", "kilo", "pfund"])
  define(units, [name], { ...units.get(name)!, bare: true });

/** The measure, pack or piece of this spelling; see `findUnit`. */
export function unitOf(spelling: string): Unit | undefined {
  return findUnit(spelling, pieces, units);
}
