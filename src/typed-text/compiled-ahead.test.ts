import { expect, test } from "vitest";
import { readInStages, throughSteps } from "./compiled-ahead.ts";
import { readSentences } from "./sentence/read-sentences.ts";

test("a reading that ended between two stages leaves nothing behind for the next one", () => {
  const text = "2 eggs and milk, please";
  const isName = (name: string) => name === "milk" || name === "eggs";
  const read = () => readSentences(text, { isName });
  const whole = read();
  let stages = 0;
  readInStages(read, () => (stages += 1));
  expect(stages).toBeGreaterThan(100);
  for (let last = 0; last < stages; last += 30) {
    let passed = 0;
    const end = () => {
      passed += 1;
      if (passed > last) throw new Error("over");
    };
    expect(() => readInStages(read, end)).toThrow("over");
    expect(read()).toEqual(whole);
  }
});

test("steps are taken one after the other, each at a stage of its own", () => {
  const stages: string[] = [];
  let done = "";
  readInStages(
    () => {
      done = throughSteps("a", [(text) => `${text}b`, (text) => `${text}c`]);
    },
    () => stages.push("stage"),
  );
  expect([done, stages.length]).toEqual(["abc", 2]);
});
