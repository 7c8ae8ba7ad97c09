import { expect, test } from "vitest";
import { parseItemName } from "./parse-name.ts";
import { addQuantities } from "./quantity.ts";
import { withQuantity } from "../contract/items/amount.ts";
import { itemTitle } from "../contract/items/rules.ts";

function sumOf(one: string, other: string): string | null {
  const sum = addQuantities(parseItemName(`${one} zorp`), parseItemName(`${other} zorp`));
  return sum === null ? null : `${sum.quantity}: ${itemTitle({ ...sum, name: "" })}`;
}

const sums: [one: string, other: string, sum: string | null][] = [
  ["500 g", "500 g", "1: 1 kg"],
  ["750 g", "500 g", "1: 1250 g"],
  ["1 kg", "500 g", "1: 1½ kg"],
  ["500 g", "1 kg", "1: 1½ kg"],
  ["1 kg", "150 g", "1: 1150 g"],
  ["1 kg", "400 g", "1: 1.4 kg"],
  ["1 pfund", "500 g", "1: 1 kg"],
  ["250 ml", "½ l", "1: ¾ l"],
  ["75 cl", "25 cl", "1: 1 l"],
  ["1,5 l", "0,2 l", "1: 1,7 l"],
  ["1.5 l", "0.2 l", "1: 1.7 l"],
  ["0.1 l", "0.2 l", "1: 0.3 l"],
  ["1 lb", "8 oz", "1: 1½ lb"],
  ["1 lb", "3 oz", "1: 19 oz"],
  ["½ lb", "½ lb", "1: 1 lb"],
  ["⅓ cup", "⅓ cup", "1: ⅔ cup"],
  ["1 cup", "½ cup", "1: 1½ cups"],
  ["1 docena", "1 docena", "2: 2 docenas"],
  ["1 tbsp", "1 tsp", "1: 1⅓ tbsp"],
  ["1 pint", "1 quart", "1: 1½ qt"],
  ["1 gallon", "2 quarts", "1: 1½ gal"],
  ["8 fl oz", "1 cup", "1: 2 cups"],
  ["1 EL", "1 TL", "1: 1⅓ EL"],
  ["1 taza", "1 taza", "1: 2 tazas"],
  ["1 Tasse", "1 Tasse", "1: 2 tasse"],
  ["1 Tasse", "2 Tassen", "1: 3 tassen"],
  ["2", "3", "5: 5"],
  ["", "", "2: 2"],
  ["", "3", "4: 4"],
  ["2-3", "1", "4: 3–4"],
  ["½", "½", "1: 1"],
  ["½", "1", "2: 1½"],
  ["1 can", "1 can", "2: 2 cans"],
  ["2 cans", "1 can", "3: 3 cans"],
  ["1 box", "1 box", "2: 2 boxes"],
  ["1 loaf", "1 loaf", "2: 2 loaves"],
  ["1 Dose", "2 Dosen", "3: 3 Dosen"],
  ["1 Glas", "1 Glas", "2: 2 Gläser"],
  ["1 boîte de", "1 boîte de", "2: 2 boîtes"],
  ["1 dozen", "1 dozen", "2: 2 dozen"],
  ["half dozen", "half dozen", "1: 1 dozen"],
  ["1 dozen", "6", "18: 18"],
  ["6", "half a dozen", "12: 12"],
  ["6x330ml", "6x330ml", "12: 12 × 330 ml"],
  ["6x330ml", "330 ml", "7: 7 × 330 ml"],
  ["2 400 g cans", "400 g can", "3: 3 × 400 g cans"],
  ["12 pack", "12 pack", "2: 2 × 12 pack"],
  ["500 g", "1 l", null],
  ["500 g", "1 lb", null],
  ["1 cup", "200 ml", null],
  ["2", "500 g", null],
  ["2 cans", "3", null],
  ["2 cans", "2 jars", null],
  ["6x330ml", "6x500ml", null],
  ["6x330ml", "1 l", null],
  ["12 pack", "6 pack", null],
  ["a few", "2", null],
  ["9999", "1", null],
  ["99999 lb", "1 lb", null],
];

test.each(sums)("%s and %s", (one, other, sum) => {
  expect(sumOf(one, other)).toBe(sum);
});

test("a quantity set by hand adds up as well", () => {
  const cans = parseItemName("2 cans tuna");
  expect(addQuantities({ ...cans, ...withQuantity(cans, 5) }, cans)).toEqual({
    quantity: 7,
    parsedQuantity: "7",
    parsedSize: "cans",
  });
});
