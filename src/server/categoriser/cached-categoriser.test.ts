import { expect, test } from "vitest";
import type { Categorised } from "./categoriser.ts";
import { cachedCategoriser } from "./cached-categoriser.ts";

const asked: string[] = [];
const engine = {
  categorise(name: string): Categorised {
    asked.push(name);
    return { ranked: [{ category: `Of ${name}`, confidence: 1 }], reason: "for the test" };
  },
};

test("the engine is asked once about a name, until the name is the oldest of too many", () => {
  const { categorise } = cachedCategoriser(engine, 2);
  const answers = ["milk", "milk", "bread", "milk", "eggs", "bread", "milk"].map((name) => categorise(name));
  expect(asked).toEqual(["milk", "bread", "eggs", "milk"]);
  expect(answers.map(({ ranked }) => ranked[0]!.category)).toEqual(
    ["milk", "milk", "bread", "milk", "eggs", "bread", "milk"].map((name) => `Of ${name}`),
  );
});
