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

/** Bytes of a file; a larger one is no list, or an attack. */
const longestFile = 10 * 2 ** 20;
const mostFiles = 2000;
/** Bytes that are unpacked of one archive, all files together. */
const longestArchive = 50 * 2 ** 20;
const isListFile = /\.(?:json|csv|tsv|txt|md|markdown|ics)$/iu;
const isKeepNote = /(?:^|\/)Keep\/[^/]+\.json$/u;

/**
 * Reads a file, written by another program or typed by a person, into a plan; the format is recognised by content.
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

/** The limit for this file: a household file, which its first field identifies, may contain the history of years. */
async function longestOf(source: ByteSource): Promise<number> {
  if (source.size <= longestFile) return longestFile;
  const head = decodeText(await source.read(0, 200));
  const isHousehold = /^\s*\{\s*"format"\s*:\s*"([^"]*)"/u.exec(head)?.[1] === householdFormat;
  return isHousehold ? longestHouseholdFile : longestFile;
}

function readText(text: string, fileName: string, options: ImportOptions): ImportPlan {
  const plan = readFormat(text, fileName, options);
  assignStoresByList(plan, options.stores ?? []);
  return plan;
}

/** Assigns the items of a list that is called like a store to that store. */
function assignStoresByList(plan: ImportPlan, stores: readonly string[]): void {
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

/** Reads the notes of Keep in an archive of Google Takeout, and of other archives every file that can contain a list. */
async function readArchive(source: ByteSource, options: ImportOptions): Promise<ImportPlan> {
  const entries = (await zipEntries(source)).filter(({ path }) => !path.startsWith("__MACOSX/"));
  const notes = entries.filter(({ path }) => isKeepNote.test(path));
  const files = notes.length > 0 ? notes : entries.filter(({ path }) => isListFile.test(path));
  if (files.length === 0) throw new UnreadableFile("This zip file holds no list that Restock can read.");
  if (files.length > mostFiles) throw new UnreadableFile(`This zip file holds more than ${mostFiles} files.`);
  const plans: ImportPlan[] = [];
  const damaged: { line: string; reason: string }[] = [];
  let bytesLeft = longestArchive;
  for (const [index, file] of files.entries()) {
    options.onProgress?.(index, files.length);
    const bytes = await readBounded(file, bytesLeft);
    bytesLeft -= bytes.length;
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

async function readBounded(file: ZipEntry, bytesLeft: number): Promise<Uint8Array> {
  if (bytesLeft <= 0) throw new UnreadableFile("This zip file is too large to be a list.");
  return file.read(Math.min(longestFile, bytesLeft));
}
