import { describe, expect, test } from "vitest";
import { englishExamples, namesWithNumbers } from "./parse-name.examples.ts";
import { foreignNames, languageExamples } from "./parse-name-languages.examples.ts";
import { parseItemName } from "./parse-name.ts";
import { itemTitle, titleCase } from "../contract/items/rules.ts";

const examples = `${englishExamples}${languageExamples}`
  .split("\n")
  .filter(Boolean)
  .map((line) => {
    const [typed, expected] = line.split(" → ") as [string, string];
    const [, quantity, shown, size, name] = /^(\d+): (.*?) ?\| ?(.*?) ?\| (.*)$/u.exec(expected)!;
    const parsed = {
      quantity: Number(quantity),
      parsedQuantity: shown || null,
      parsedSize: size || null,
      name: name!,
    };
    return { typed, parsed };
  });
const names = `${namesWithNumbers}${foreignNames}`.split(/; |\n/u).filter(Boolean);

test("the examples are many, and each is different", () => {
  const typed = [...examples.map((example) => example.typed), ...names];
  expect(new Set(typed).size).toBe(typed.length);
  expect(typed.length).toBeGreaterThan(600);
});

describe("quantity, size and name", () => {
  test.each(examples)("$typed", ({ typed, parsed }) => {
    expect(parseItemName(typed)).toEqual(parsed);
  });

  test.each(examples)("in title case: $typed", ({ typed, parsed }) => {
    const { name, ...quantity } = parseItemName(titleCase(typed));
    expect({ ...quantity, name: name.toLowerCase() }).toEqual({ ...parsed, name: parsed.name.toLowerCase() });
  });

  test.each(examples)("the title line of: $typed", ({ parsed }) => {
    expect(parseItemName(itemTitle(parsed))).toEqual(parsed);
  });
});

describe("names stay names", () => {
  test.each(names)("%s", (name) => {
    expect(parseItemName(name)).toEqual({ name, quantity: 1, parsedQuantity: null, parsedSize: null });
  });

  test("names in title case stay names as well", () => {
    for (const name of names.map(titleCase)) expect(parseItemName(name).name).toBe(name);
  });
});

test("white space is folded and composed letters are made one", () => {
  expect(parseItemName(" 2\u00a0lb\tcre\u0301me ").name).toBe("créme");
});

test("a very long text is a name", () => {
  const text = `2 lb ${"x".repeat(600)}`;
  expect(parseItemName(text)).toEqual({ name: text, quantity: 1, parsedQuantity: null, parsedSize: null });
});
