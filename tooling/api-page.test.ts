import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { apiPage, householdSchema, openApi } from "./api-page.ts";

const read = (name: string) => readFileSync(join(import.meta.dirname, "../docs", name), "utf8");

test("the pages about the API are up to date with the contract (npm run api)", () => {
  expect(read("api.md")).toBe(apiPage());
  expect(JSON.parse(read("openapi.json"))).toEqual(JSON.parse(JSON.stringify(openApi())));
  expect(JSON.parse(read("restock-household.schema.json"))).toEqual(
    JSON.parse(JSON.stringify(householdSchema())),
  );
});

test("each operation documents the refusal of an encoding, because one without a body can answer 415 as well", () => {
  const { paths } = JSON.parse(read("openapi.json")) as {
    paths: Record<string, Record<string, { responses: object }>>;
  };
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  expect(operations.filter(({ responses }) => !("415" in responses))).toEqual([]);
});
