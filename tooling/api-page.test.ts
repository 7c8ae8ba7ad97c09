import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { apiPage, householdSchema, openApi } from "./api-page.ts";

const read = (name: string) => readFileSync(join(import.meta.dirname, "../docs", name), "utf8");

test("the pages about the API are what the contract makes of them (npm run api)", () => {
  expect(read("api.md")).toBe(apiPage());
  expect(JSON.parse(read("openapi.json"))).toEqual(JSON.parse(JSON.stringify(openApi())));
  expect(JSON.parse(read("restock-household.schema.json"))).toEqual(
    JSON.parse(JSON.stringify(householdSchema())),
  );
});

test("each operation says that an encoding may be refused: also one without a body answers 415", () => {
  const { paths } = JSON.parse(read("openapi.json")) as {
    paths: Record<string, Record<string, { responses: object }>>;
  };
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  expect(operations.filter(({ responses }) => !("415" in responses))).toEqual([]);
});
