import { expect, test } from "vitest";
import { browserFailures, unitFailures } from "./failures-of.mjs";

test("each failed unit test is named with its first error, and so is a file that can't be loaded", () => {
  const passed = { fullName: "a list is read", status: "passed", failureMessages: [] };
  const failed = {
    fullName: "a list is changed",
    status: "failed",
    failureMessages: ["\u001B[31mexpected 1\u001B[39m\nto be 2", "another"],
  };
  const testResults = [
    { name: "a.test.ts", status: "failed", message: "", assertionResults: [passed, failed] },
    { name: "b.test.ts", status: "failed", message: "Unexpected token", assertionResults: [] },
    { name: "c.test.ts", status: "passed", message: "", assertionResults: [passed] },
  ];
  expect(unitFailures({ testResults })).toEqual([
    "a.test.ts › a list is changed\n  expected 1\n  to be 2",
    "b.test.ts\n  Unexpected token",
  ]);
});

test("each failed browser test is named with its line and the first lines of its error, at every depth", () => {
  const spec = (title: string, status: string, stack?: string) => ({
    title,
    file: "add.spec.ts",
    line: 7,
    tests: [{ status, results: [{ ...(stack !== undefined && { error: { stack } }) }] }],
  });
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join("\n");
  const suite = {
    specs: [spec("a name is added", "expected")],
    suites: [{ specs: [spec("a name is removed", "unexpected", long)] }],
  };
  const [failure, ...others] = browserFailures(suite);
  expect(others).toEqual([]);
  expect(failure).toMatch(/^add\.spec\.ts:7 › a name is removed\n {2}line 0\n/u);
  expect(failure).toMatch(/line 11$/u);
});
