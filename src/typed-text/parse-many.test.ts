import { describe, expect, test } from "vitest";
import { parseMany } from "./parse-many.ts";

const pastes: [what: string, text: string, items: string[]][] = [
  ["lines", "milk\neggs\n\n  bread  \r\nsalt", ["milk", "eggs", "bread", "salt"]],
  ["bullets", "- milk\n* eggs\n• bread\n– salt\n-tea", ["milk", "eggs", "bread", "salt", "tea"]],
  ["numbers", "1. milk\n2) eggs\n(3) bread\n4.salt", ["milk", "eggs", "bread", "salt"]],
  [
    "quantities, which are no numbers",
    "4 apples\n1.5 l cola\n2x milk",
    ["4 apples", "1.5 l cola", "2x milk"],
  ],
  ["numbers and quantities", "1. 2 lb beef\n2. 500 g flour", ["2 lb beef", "500 g flour"]],
  [
    "check-boxes",
    "[ ] milk\n[x] eggs\n[] tea\n☐ bread\n☑ salt\n✅ rice",
    ["milk", "eggs", "tea", "bread", "salt", "rice"],
  ],
  ["Markdown tasks", "- [ ] milk\n- [x] eggs\n* [X] bread", ["milk", "eggs", "bread"]],
  ["numbered boxes", "1. ☐ milk\n2. ☐ eggs", ["milk", "eggs"]],
  ["bullets of a word processor", "o\tmilk\n•\teggs\n▪ bread", ["milk", "eggs", "bread"]],
  ["a German heading", "Zutaten:\n500 g Mehl\nSalz, grob", ["500 g Mehl", "Salz, grob"]],
  ["a heading for someone", "Zutaten für 4 Personen:\n500 g Mehl", ["500 g Mehl"]],
  ["a heading without a colon", "Ingredients\nmilk\neggs", ["milk", "eggs"]],
  ["Spanish and French headings", "Ingredientes:\nleche\nIngrédients :\nlait", ["leche", "lait"]],
  ["Einkaufsliste", "Einkaufsliste\nMilch\nBrot", ["Milch", "Brot"]],
  ["a Markdown heading", "# Shopping list\n## Dairy\nmilk", ["milk"]],
  ["headings of groups", "Produce:\napples\n**Dairy:**\nmilk", ["apples", "milk"]],
  [
    "groups on their line",
    "Produce: apples, kale\nDairy: milk\nsalt, kosher",
    ["apples", "kale", "milk", "salt, kosher"],
  ],
  ["a list on one line", "milk, eggs, bread", ["milk", "eggs", "bread"]],
  ["a headed list on one line", "Shopping list: milk, eggs, bread", ["milk", "eggs", "bread"]],
  ["a headed line of commas", "Ingredients:\nmilk, eggs", ["milk", "eggs"]],
  ["a last and", "milk, eggs, and bread", ["milk", "eggs", "bread"]],
  ["and within a name", "half and half, mac & cheese", ["half and half", "mac & cheese"]],
  ["and alone", "bread and butter", ["bread and butter"]],
  ["decimal commas", "1,5 l Wasser, Milch", ["1,5 l Wasser", "Milch"]],
  ["commas in brackets", "tomatoes (red, ripe), salt", ["tomatoes (red, ripe)", "salt"]],
  ["quantities behind commas", "eggs, 12, milk, 2 l", ["eggs 12", "milk 2 l"]],
  ["reversed names on lines", "salt, kosher\nsoda, baking", ["salt, kosher", "soda, baking"]],
  [
    "what to do with an ingredient",
    "1 onion, finely chopped, 2 cloves garlic, minced, and salt",
    ["1 onion, finely chopped", "2 cloves garlic, minced", "salt"],
  ],
  ["semicolons", "milk; eggs;bread\nsalt; tea", ["milk", "eggs", "bread", "salt", "tea"]],
  ["cells", "milk\teggs\tbread", ["milk", "eggs", "bread"]],
  ["a table with quantities behind", "milk\t2\neggs\t12\nbread\t", ["milk 2", "eggs 12", "bread"]],
  ["a table with quantities before", "2\tmilk\n500 g\tflour", ["2 milk", "500 g flour"]],
  ["a table with ticks", "FALSE\tmilk\nTRUE\teggs", ["milk", "eggs"]],
  ["bullets in a line", "• milk • eggs • bread", ["milk", "eggs", "bread"]],
  ["bars", "milk | eggs | bread", ["milk", "eggs", "bread"]],
  ["rules and empty bullets", "-----\nmilk\n***\n- \n- [ ]\neggs", ["milk", "eggs"]],
  ["commas at the ends of lines", "milk,\neggs,\nbread", ["milk", "eggs", "bread"]],
  ["one item", "milk", ["milk"]],
  ["one item that looks like a heading", "Milk:", ["Milk:"]],
  ["names with numbers", "7 up\n2% milk\n3-in-1 oil", ["7 up", "2% milk", "3-in-1 oil"]],
  ["a picture", "🍎\n🍌 bananas", ["🍎", "🍌 bananas"]],
  ["nothing", " \n\t\n", []],
];

test.each(pastes)("%s", (_, text, items) => {
  expect(parseMany(text)).toEqual(items);
});

describe("limits", () => {
  test("the first 200 lines are kept, more are dropped", () => {
    const lines = Array.from({ length: 250 }, (_, index) => `item number ${index + 1}`);
    expect(parseMany(lines.join("\n"))).toEqual(lines.slice(0, 200));
  });

  test("a line is cut at 200 characters, between characters", () => {
    const [line] = parseMany(`${"a".repeat(199)}😀 and more\nmilk`);
    expect(line).toBe("a".repeat(199));
  });

  test("200 long lines with bullets are kept whole", () => {
    const lines = Array.from({ length: 200 }, (_, index) => `${index} ${"ab ".repeat(60)}end`);
    expect(parseMany(lines.map((line) => `  - [ ] ${line}`).join("\r\n"))).toEqual(lines);
  });

  test("a page of arbitrary text is parsed in limited time", () => {
    for (const text of [" ", "- ", "(", ",", "a, ", "\t", "☐ ", "# "]) {
      expect(parseMany(text.repeat(100_000)).length).toBeLessThanOrEqual(200);
    }
  });
});
