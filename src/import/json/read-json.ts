import { mergePlans } from "../import-draft.ts";
import { UnreadableFile, type Format, type ImportOptions, type ImportPlan } from "../import-plan.ts";
import { listsOfAnyList, readAnyList } from "./read-anylist.ts";
import { listsOfBring, readBring } from "./read-bring.ts";
import { readGrocy, tablesOfGrocy } from "./read-grocy.ts";
import { notesOfKeep, readKeep } from "./read-keep.ts";
import {
  isKitchenOwlExport,
  listsOfKitchenOwl,
  readKitchenOwlExport,
  readKitchenOwlLists,
} from "./read-kitchen-owl.ts";
import { bodyOfKoffan, readKoffan } from "./read-koffan.ts";
import { listsOfMealie, readMealie } from "./read-mealie.ts";
import { listsOfMicrosoftToDo, readMicrosoftToDo } from "./read-microsoft-to-do.ts";
import { listsOfOurGroceries, readOurGroceries } from "./read-our-groceries.ts";
import { messagesOf, readMessages } from "./read-messages.ts";
import { readPlainJson } from "./read-plain-json.ts";
import { isHouseholdFile, readRestock } from "./read-restock.ts";
import { entriesOfTandoor, readTandoor } from "./read-tandoor.ts";

type Reader = (value: unknown, options: ImportOptions) => ImportPlan | null;

/** The readers, from the most distinctive format to the least; each returns null for another format. */
const readers: readonly (readonly [Format, Reader])[] = [
  ["restock", (value) => (isHouseholdFile(value) ? readRestock(value) : null)],
  ["keep", (value, options) => mapped(notesOfKeep(value), (notes) => readKeep(notes, options))],
  ["bring", (value, options) => mapped(listsOfBring(value), (lists) => readBring(lists, options))],
  ["koffan", (value) => mapped(bodyOfKoffan(value), readKoffan)],
  ["grocy", (value) => mapped(tablesOfGrocy(value), readGrocy)],
  ["mealie", (value) => mapped(listsOfMealie(value), readMealie)],
  ["tandoor", (value) => mapped(entriesOfTandoor(value), readTandoor)],
  ["kitchenowl", (value) => (isKitchenOwlExport(value) ? readKitchenOwlExport(value) : null)],
  ["kitchenowl", (value) => mapped(listsOfKitchenOwl(value), readKitchenOwlLists)],
  [
    "ourgroceries",
    (value, options) => mapped(listsOfOurGroceries(value), (lists) => readOurGroceries(lists, options)),
  ],
  ["anylist", (value) => mapped(listsOfAnyList(value), readAnyList)],
  [
    "microsoft-todo",
    (value, options) => mapped(listsOfMicrosoftToDo(value), (lists) => readMicrosoftToDo(lists, options)),
  ],
  ["text", (value, options) => mapped(messagesOf(value), (messages) => readMessages(messages, options))],
];

/** @throws UnreadableFile when the text is no JSON, or contains no list */
export function readJson(text: string, options: ImportOptions): ImportPlan {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UnreadableFile("This file looks like JSON but is damaged: please export it again.", {
      cause: error,
    });
  }
  const plan = readKnown(value, options) ?? readWithin(value, options, 0);
  if (plan !== null) return plan;
  if (options.format === undefined || options.format === "json") {
    const plain = readPlainJson(value, options);
    if (plain !== null) return plain;
  }
  throw new UnreadableFile("This JSON file holds no list that Restock can read.");
}

function readKnown(value: unknown, options: ImportOptions): ImportPlan | null {
  for (const [format, read] of readers) {
    if (options.format !== undefined && options.format !== format) continue;
    const plan = read(value, options);
    if (plan !== null) return plan;
  }
  return null;
}

/** Limits on the objects that a person's script wraps around a program's replies: their depth and their number. */
const deepestWrapper = 4;
const mostWrapped = 500;

/** Reads lists of a known program within other objects; values beside them are left out. */
function readWithin(value: unknown, options: ImportOptions, depth: number): ImportPlan | null {
  if (depth > deepestWrapper || typeof value !== "object" || value === null) return null;
  const inner = Object.entries(value);
  if (inner.length > mostWrapped) return null;
  const plans: ImportPlan[] = [];
  const unreadKeys: string[] = [];
  for (const [key, part] of inner as [string, unknown][]) {
    const plan = readKnown(part, options) ?? readWithin(part, options, depth + 1);
    if (plan !== null) plans.push(plan);
    else if (typeof part === "object" && part !== null && Object.keys(part).length > 0) unreadKeys.push(key);
  }
  if (plans.length === 0) return null;
  const merged = mergePlans(plans);
  for (const key of unreadKeys) merged.skipped.push({ line: key, reason: "Restock can't read this part." });
  return merged;
}

function mapped<From, To>(value: From | null, map: (value: From) => To): To | null {
  return value === null ? null : map(value);
}
