import { expect, test } from "vitest";
import { withPhrases, type PhraseGroup } from "./phrase-groups.ts";

test("a group whose condition has the flag g is applied as often as a text is read", () => {
  const groups: PhraseGroup[] = [{ may: /milk/giu, in: () => [[/milk please/giu, "milk"]] }];
  expect([1, 2, 3].map(() => withPhrases("get milk please", groups))).toEqual(Array(3).fill("get milk"));
});

test("the phrases of a group are made once, when its condition first finds something", () => {
  let made = 0;
  const group: PhraseGroup = {
    may: /milk/iu,
    in: () => {
      made += 1;
      return [[/milk/giu, "tea"]];
    },
  };
  expect(withPhrases("bread", [group])).toBe("bread");
  expect(made).toBe(0);
  expect(["milk", "milk"].map((text) => withPhrases(text, [group]))).toEqual(["tea", "tea"]);
  expect(made).toBe(1);
});
