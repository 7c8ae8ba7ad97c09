// This file runs on the machine's own Node, so it imports no package.
import { stripVTControlCharacters } from "node:util";

/** At most this many lines of an error are printed again. */
const maxLines = 12;

/** @param {string} title @param {string | undefined} error */
function failureText(title, error = "") {
  const lines = stripVTControlCharacters(error).split("\n");
  return [title, ...lines.slice(0, maxLines)].join("\n  ").trimEnd();
}

/**
 * The title and the first error of each failed test in a JSON report of Vitest. A file that can't be loaded counts as one.
 * @param {{testResults: {name: string, status: string, message: string, assertionResults: {fullName: string, status: string, failureMessages?: string[] | null}[]}[]}} report
 * @returns {string[]}
 */
export function unitFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [failureText(name, message)];
    return failed.map((test) => failureText(`${name} › ${test.fullName}`, test.failureMessages?.[0]));
  });
}

/**
 * The title and the first error of each failed test below one suite in a JSON report of Playwright.
 * @typedef {{title: string, file: string, line: number, specs: {title: string, file: string, line: number, tests: {status: string, results: {error?: {message?: string, stack?: string}}[]}[]}[], suites?: BrowserSuite[]}} BrowserSuite
 * @param {BrowserSuite} suite
 * @returns {string[]}
 */
export function browserFailures({ specs, suites = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ results }) => {
        const error = results.find((result) => result.error !== undefined)?.error;
        return failureText(`${file}:${line} › ${title}`, error?.stack ?? error?.message);
      }),
  );
  return [...own, ...suites.flatMap(browserFailures)];
}
