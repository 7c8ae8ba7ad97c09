import { expect, test } from "vitest";
import { linkMadeAt } from "./rules.ts";

test("a link was made 7 days before it expires, also where a clock change lies between", () => {
  expect(linkMadeAt({ expiresAt: "2030-04-04T11:30:00.000Z" })).toEqual(new Date("2030-03-28T11:30:00Z"));
});
