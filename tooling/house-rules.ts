import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { importsOf, type SourceFile } from "./imports-of.ts";
import { rooms } from "./rooms.ts";

export type Rule = { name: string; find: (file: SourceFile) => string[] };

const root = resolve(import.meta.dirname, "..");

/** All TypeScript of the project, with paths relative to its root. */
export function readSources(): SourceFile[] {
  return globSync("{src,db,test,e2e,bench,tooling,trouble,ops}/**/*.{ts,tsx}", { cwd: root }).map((path) => ({
    path,
    text: readFileSync(join(root, path), "utf8"),
  }));
}

/** Whether a file is a test, or used by tests only. */
const isTest = (path: string) => /\.(test|arbitrary|examples)\.tsx?$/.test(path);
const below = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(`${folder}/`));

/** It runs in Node alone, and asks the categoriser which names are known. */
const taggerTraining = "src/typed-text/tagger/train";

/** The folders that the code of a folder may import from; packages have a rule of their own. */
const layers: { folder: string; may: string[]; besides?: string }[] = [
  { folder: "src/contract", may: ["src/contract"] },
  { folder: "src/import", may: ["src/import", "src/typed-text", "src/contract"] },
  { folder: "src/typed-text", may: ["src/typed-text", "src/contract"], besides: taggerTraining },
  { folder: taggerTraining, may: ["src/typed-text", "src/contract", "src/categoriser"] },
  { folder: "src/categoriser", may: ["src/categoriser", "src/contract"] },
  {
    folder: "src/server",
    may: ["src/server", "src/contract", "src/typed-text", "src/categoriser", "src/import"],
  },
  { folder: "src/web", may: ["src/web", "src/contract", "src/typed-text", "src/categoriser", "src/import"] },
  { folder: "src/web/ui", may: ["src/web/ui"] },
  {
    folder: "src/web/offline",
    may: ["src/web/offline", "src/web/async", "src/web/device-storage", "src/web/api", "src/contract"],
  },
];

/** The room that a file of a part belongs to. */
const roomOf = (part: string, path: string) => path.slice(part.length + 1).split("/")[0]!;

export const rules: Rule[] = [
  {
    name: "a room imports only rooms before it",
    find: (file) =>
      Object.entries(rooms)
        .filter(([part]) => below(file.path, part) && !isTest(file.path))
        .flatMap(([part, order]) => {
          const own = roomOf(part, file.path);
          const floor = order.indexOf(own);
          if (floor < 0) return [`${own} is in no list of rooms`];
          return importsOf(file)
            .filter((name) => below(name, part) && roomOf(part, name) !== own)
            .map((name) => roomOf(part, name))
            .filter((room) => !order.slice(0, floor).includes(room))
            .map((room) => `${own} may not import ${room}`);
        }),
  },
  {
    name: "code imports only from the layers below it",
    find: (file) =>
      layers
        .filter(({ folder }) => below(file.path, folder) && !isTest(file.path))
        .filter(({ besides }) => besides === undefined || !below(file.path, besides))
        .flatMap(({ folder, may }) =>
          importsOf(file)
            .filter(
              (name) =>
                below(name, "src", "db", "test", "tooling", "bench", "e2e", "trouble", "ops") &&
                !below(name, ...may),
            )
            .map((name) => `${folder} may not import ${name}`),
        ),
  },
  {
    name: "the contract imports zod and nothing else",
    find: (file) =>
      below(file.path, "src/contract") && !isTest(file.path)
        ? importsOf(file).filter((name) => !name.startsWith("src/") && name !== "zod/mini")
        : [],
  },
  {
    name: "there is no React in the offline store",
    find: (file) =>
      below(file.path, "src/web/offline") ? importsOf(file).filter((name) => name.startsWith("react")) : [],
  },
  {
    name: "only config.ts reads the environment",
    find: (file) =>
      below(file.path, "src") && file.path !== "src/server/config.ts" && !isTest(file.path)
        ? (file.text.match(/process\.env\b/g) ?? [])
        : [],
  },
  {
    name: "only foreign-address calls addresses itself",
    find: (file) =>
      below(file.path, "src/server") && !below(file.path, "src/server/foreign-address") && !isTest(file.path)
        ? (file.text.match(
            /(?<![.\w])fetch\(|from "(?:node:(?:https|http2|tls)|undici)"|\brequest\b[^;]*from "node:http"/g,
          ) ?? [])
        : [],
  },
  {
    name: "rules about time take it from the clock",
    find: (file) =>
      below(file.path, "src/server") &&
      file.path !== "src/server/clock.ts" &&
      !below(file.path, "src/server/db") &&
      !isTest(file.path)
        ? (file.text.match(/new Date\(\)|Date\.now\(\)/g) ?? [])
        : [],
  },
  {
    name: "what is loaded later is a part under its file's name",
    find: (file) =>
      below(file.path, "src/web") && !isTest(file.path)
        ? [...file.text.matchAll(/(?:(?:part|lazy\w+)\(\s*"([\w-]+)",\s*\(\) => )?\bimport\("([^"]+)"\)/g)]
            .filter(
              ([, name, path]) =>
                name !==
                path!
                  .split("/")
                  .at(-1)!
                  .replace(/\.tsx?$/, ""),
            )
            .map(([text]) => text)
        : [],
  },
  {
    // A browser looks up the letters of a general category anew for each pattern: ten times the time of a binary property.
    name: "the patterns that read a text name letters by binary properties",
    find: (file) =>
      below(file.path, "src/typed-text") ? (file.text.match(/\\p\{(?:L[ul]?|Letter)\}/g) ?? []) : [],
  },
  {
    name: "no file is called after nothing in particular",
    find: (file) =>
      /(^|\/)(utils?|helpers?|common|misc|index|service)\.tsx?$/.test(file.path) ? [file.path] : [],
  },
  {
    name: "file names are kebab-case",
    find: (file) => (/\/[^/]*[A-Z_][^/]*$/.test(file.path) ? [file.path] : []),
  },
  {
    name: "a file ends before 400 lines",
    find: (file) =>
      file.text.split("\n").length > 401 && !isTest(file.path)
        ? [`${file.text.split("\n").length} lines`]
        : [],
  },
  {
    name: "text from people is never set as HTML",
    find: (file) =>
      below(file.path, "src/web")
        ? (file.text.match(/dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML/g) ?? [])
        : [],
  },
  {
    name: "a property test has a seed, so that it passes or fails every time",
    find: (file) =>
      file.path.startsWith("tooling/house-rules")
        ? []
        : file.text
            .split("fc.assert(")
            .slice(1)
            .filter((after) => !/\bseed\b|\bruns\b/.test(after.split(/^ *(?:test|describe)\b/m)[0]!))
            .map(() => "fc.assert without a seed"),
  },
  {
    name: "nothing is left undone, silenced or skipped",
    find: (file) =>
      // This file and its test contain the forbidden words. A skip that depends on the machine begins with "!":
      // `test.skip(!browser.isInstalled(), reason)`; one without a condition, or with a constant, is found.
      file.path.startsWith("tooling/house-rules")
        ? []
        : (file.text.match(
            /\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|nocheck)|(oxlint|eslint)-(disable|enable)|\b(test|it|describe)\.(?:(?:only|todo|fixme)\(|skip\((?!!\w+\.\w+\(\)))/g,
          ) ?? []),
  },
];
