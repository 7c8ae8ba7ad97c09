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

/** From the most distinct shape to the least; each answers null for what isn't its own. */
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
  ["ourgroceries", (value) => mapped(listsOfOurGroceries(value), readOurGroceries)],
  ["anylist", (value) => mapped(listsOfAnyList(value), readAnyList)],
  ["microsoft-todo", (value) => mapped(listsOfMicrosoftToDo(value), readMicrosoftToDo)],
  ["text", (value, options) => mapped(messagesOf(value), (messages) => readMessages(messages, options))],
  ["json", readPlainJson],
];

/** @throws UnreadableFile when it is no JSON, or none that holds a list */
export function readJson(text: string, options: ImportOptions): ImportPlan {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UnreadableFile("This file looks like JSON but is damaged: please export it again.", {
      cause: error,
    });
  }
  for (const [format, read] of readers) {
    if (options.format !== undefined && options.format !== format) continue;
    const plan = read(value, options);
    if (plan !== null) return plan;
  }
  throw new UnreadableFile("This JSON file holds no list that Restock can read.");
}

function mapped<From, To>(value: From | null, map: (value: From) => To): To | null {
  return value === null ? null : map(value);
}
