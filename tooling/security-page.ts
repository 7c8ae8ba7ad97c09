import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A test that the page names as a proof. */
export type Proof = { file: string; title: string };

/** The requirements of the standard that a page has a row for, or gives a reason for leaving out. */
export type Requirements = { rows: string[]; leftOut: string[] };

const leftOutTitle = "## What does not apply";
const states = new Set(["met", "met, no test", "partly", "not met", "operator"]);

/** Reads the entries `file`: "title" in the page's tables. */
export function proofsOf(page: string): Proof[] {
  return [
    ...page.matchAll(
      /`((?:src|e2e|test|tooling)\/[^`]+\.(?:test|spec)\.tsx?)`: "((?:[^"]|"(?! *(?:<br>|\|)))*)"/g,
    ),
  ].map(([, file, title]) => ({ file: file!, title: title! }));
}

/** Finds the faults of the page, such as missing tests and rows without a proof. */
export function faultsOf(page: string, root: string): string[] {
  const proofs = proofsOf(page);
  const named = page.match(/`(?:src|e2e|test|tooling)\/[^`]+\.(?:test|spec)\.tsx?`/g) ?? [];
  const unread = named.length === proofs.length ? [] : ["a test is named without its title in quotes"];
  const missing = proofs
    .filter(({ file, title }) => !titlesOf(join(root, file)).includes(title))
    .map(({ file, title }) => `${file} has no test "${title}"`);
  const [standard = ""] = page.split(leftOutTitle);
  const rows = standard.split("\n").filter((line) => /^\| \d+\.\d+\.\d+ /.test(line));
  const unproved = rows.filter((row) => {
    const [, , , , state, proof] = row.split("|").map((cell) => cell.trim());
    const hasProof = proofsOf(proof ?? "").length > 0;
    return !states.has(state!) || (state === "met" && !hasProof) || proof === "";
  });
  return [...unread, ...missing, ...unproved.map((row) => `no proof or reason: ${row}`)];
}

export function requirementsOf(page: string): Requirements {
  const [standard = "", leftOut = ""] = page.split(leftOutTitle);
  return {
    rows: [...standard.matchAll(/^\| (\d+\.\d+\.\d+) /gm)].map((match) => match[1]!),
    leftOut: [...leftOut.matchAll(/\b\d+\.\d+\.\d+\b/g)].map((match) => match[0]),
  };
}

/** The texts that a file gives to calls as their first argument, or to its table of planted faults as keys. */
function titlesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  const literals = readFileSync(path, "utf8").matchAll(/(?:\(\s*|^\s*)(["'`])((?:\\.|(?!\1).)*)\1\s*[,:]/gm);
  return [...literals].map((match) => match[2]!.replaceAll('\\"', '"'));
}
