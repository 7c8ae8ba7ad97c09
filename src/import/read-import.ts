import { householdFormat, longestHouseholdFile } from "../contract/exports/limits.ts";
import type { ByteSource } from "./byte-source.ts";
import { isIcs, readIcs } from "./calendar/read-ics.ts";
import { decodeText } from "./decode-text.ts";
import { mergePlans } from "./import-draft.ts";
import { UnreadableFile, type ImportOptions, type ImportPlan } from "./import-plan.ts";
import { readJson } from "./json/read-json.ts";
import { sameNameKey } from "./same-name.ts";
import { isTable, readTable } from "./table/read-table.ts";
import { readTextList } from "./text/read-text-list.ts";
import { isZip, zipEntries, type ZipEntry } from "./zip-entries.ts";

/** A list is small: what is longer is something else, or a trap. */
const longestFile = 10 * 2 ** 20;
const mostFiles = 2000;
/** All that is unpacked of one archive. */
const longestArchive = 50 * 2 ** 20;
const isListFile = /\.(?:json|csv|tsv|txt|md|markdown|ics)$/iu;
const isKeepNote = /(?:^|\/)Keep\/[^/]+\.json$/u;

/**
 * Reads a file that another program wrote, or that somebody typed, into a plan; the format is recognised by content.
 * @throws UnreadableFile with a sentence for the person
 */
export async function readImport(
  source: ByteSource,
  fileName: string,
  options: ImportOptions = {},
): Promise<ImportPlan> {
  if (isZip(await source.read(0, Math.min(4, source.size)))) return readArchive(source, options);
  if (source.size > (await longestOf(source)))
    throw new UnreadableFile("This file is larger than 10 MB: that is no shopping list.");
  return readText(decodeText(await source.read(0, source.size)), fileName, options);
}

/** A household file of Restock says so at its beginning, and may hold the history of years. */
async function longestOf(source: ByteSource): Promise<number> {
  if (source.size <= longestFile) return longestFile;
  const head = decodeText(await source.read(0, 200));
  const isHousehold = /^\s*\{\s*"format"\s*:\s*"([^"]*)"/u.exec(head)?.[1] === householdFormat;
  return isHousehold ? longestHouseholdFile : longestFile;
}

function readText(text: string, fileName: string, options: ImportOptions): ImportPlan {
  const plan = readFormat(text, fileName, options);
  placeByList(plan, options.stores ?? []);
  return plan;
}

/** A list that has the name of a store is what to buy there. */
function placeByList(plan: ImportPlan, stores: readonly string[]): void {
  const named = new Map(stores.map((store) => [sameNameKey(store), store]));
  for (const item of plan.items) {
    const store = item.list === null ? undefined : named.get(sameNameKey(item.list));
    if (store === undefined || item.store !== null) continue;
    const planned = plan.stores.find(({ name }) => sameNameKey(name) === sameNameKey(store));
    if (planned === undefined) plan.stores.push({ name: store, categories: [] });
    item.store = planned?.name ?? store;
  }
}

function readFormat(text: string, fileName: string, options: ImportOptions): ImportPlan {
  const { format } = options;
  if (text.trim() === "") throw new UnreadableFile("This file is empty.");
  if (format === "text") return readTextList(text, options);
  if (format === "ics" || (format === undefined && isIcs(text))) return readIcs(text, options);
  const isNamedJson = /\.json$/iu.test(fileName) && !/^\s*\[[ xX✓✔]?\]/u.test(text);
  if (/^\s*[[{]/u.test(text) && (isNamedJson || parses(text))) return readJson(text, options);
  const asTable = format !== undefined || /\.(?:csv|tsv)$/iu.test(fileName);
  if (asTable || (!/\.(?:md|markdown)$/iu.test(fileName) && isTable(text))) return readTable(text, options);
  return readTextList(text, options);
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Of Google's archive only Keep's notes are read, of others every file that can hold a list. */
async function readArchive(source: ByteSource, options: ImportOptions): Promise<ImportPlan> {
  const entries = (await zipEntries(source)).filter(({ path }) => !path.startsWith("__MACOSX/"));
  const notes = entries.filter(({ path }) => isKeepNote.test(path));
  const files = notes.length > 0 ? notes : entries.filter(({ path }) => isListFile.test(path));
  if (files.length === 0) throw new UnreadableFile("This zip file holds no list that Restock can read.");
  if (files.length > mostFiles) throw new UnreadableFile(`This zip file holds more than ${mostFiles} files.`);
  const plans: ImportPlan[] = [];
  const damaged: { line: string; reason: string }[] = [];
  let left = longestArchive;
  for (const [place, file] of files.entries()) {
    options.onProgress?.(place, files.length);
    const bytes = await readBounded(file, left);
    left -= bytes.length;
    try {
      plans.push(readText(decodeText(bytes), file.path, options));
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      damaged.push({ line: file.path, reason: error.message });
    }
  }
  if (plans.length === 0) throw new UnreadableFile("This zip file holds no list that Restock can read.");
  const merged = mergePlans(plans);
  merged.skipped.push(...damaged);
  return merged;
}

async function readBounded(file: ZipEntry, left: number): Promise<Uint8Array> {
  if (left <= 0) throw new UnreadableFile("This zip file is too large to be a list.");
  return file.read(Math.min(longestFile, left));
}
