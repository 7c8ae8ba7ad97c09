import { itemTitle, nameKey, titleCase } from "../../contract/items/rules.ts";
import type { ImportedItem, ImportedStore, NewImport } from "../../contract/imports/schema.ts";
import type { ImportPlan } from "../../import/import-plan.ts";
import { meaningOf } from "../../import/headings.ts";
import {
  asInFile,
  correctedAssignment,
  correctedPlan,
  type Correction,
  type Corrections,
  type RowAssignment,
} from "./corrections.ts";
import { nameFinder, type Knowledge } from "./knowledge.ts";
import { assignmentsOf, type PlannedStore } from "./assignments.ts";
import { questionsOf, type CategoryMeanings, type Question } from "./questions.ts";

/** `there`: the list has the row already; `twice`: an earlier row is the same. Neither is sent. */
export type RowState = "new" | "there" | "twice";

/** One row of a preview. */
export type PlanRow<Thing> = {
  /** The id, which doesn't depend on answers. */
  id: string;
  title: string;
  state: RowState;
  /** Whether the row is ticked by default. */
  wanted: boolean;
  /** The title in the file of a row that a person has corrected; else null. */
  inFile: string | null;
  /** The store and the category by the file and the answers, without a correction; null for rows without either. */
  assignmentInFile: RowAssignment | null;
  thing: Thing;
};

export type ItemRow = PlanRow<ImportedItem>;
export type NameRow = PlanRow<NewImport["names"][number]>;
/** `given`: the store's name without a correction; `added`: the categories that the store doesn't have yet. */
export type StoreRow = PlanRow<ImportedStore> & { given: string; added: readonly string[]; exists: boolean };
export type BoughtRow = PlanRow<{ name: string }>;

/** A plan compared with the current list. */
export type Preview = {
  questions: readonly Question[];
  /** The items by list of the file; the name is null if the file has one list, and for items in none. */
  lists: readonly { name: string | null; rows: readonly ItemRow[] }[];
  bought: readonly BoughtRow[];
  names: readonly NameRow[];
  stores: readonly StoreRow[];
};

export function previewOf(
  read: ImportPlan,
  knowledge: Knowledge,
  answers: CategoryMeanings,
  corrections: Corrections = {},
): Preview {
  const plan = correctedPlan(read, corrections);
  const inFile: InFile = (id, assignment) => {
    const correction = corrections[id];
    if (correction === undefined) return null;
    const isMoved = correction.store !== undefined || correction.category !== undefined;
    return titleInFile(asInFile(read, id)!, isMoved ? assignment : null);
  };
  const questions = questionsOf(plan, knowledge, answers);
  const assignments = assignmentsOf(plan, knowledge, questions, corrections);
  return {
    questions,
    lists: itemLists(plan, knowledge, assignments, corrections, inFile),
    bought: rowsOf(plan.bought, "bought", inFile, ({ name }) => ({
      title: titleCase(name),
      thing: { name },
      assignment: null,
      isThere: knowledge.bought.has(nameKey(name)),
    })),
    names: rowsOf(plan.names, "name", inFile, ({ name, category: given }, id) => {
      const assignment = { store: null, category: assignments.categoryOf(given) };
      const { category } = correctedAssignment(assignment, corrections[id]);
      return {
        title: titleCase(name),
        thing: { name, category },
        assignment,
        isThere: isKnownName(name, category, knowledge),
      };
    }),
    stores: storeRows(assignments.stores, knowledge, corrections),
  };
}

type Assignments = ReturnType<typeof assignmentsOf>;
type InFile = (id: string, assignment: RowAssignment | null) => string | null;

function itemLists(
  plan: ImportPlan,
  knowledge: Knowledge,
  assignments: Assignments,
  corrections: Corrections,
  inFile: InFile,
): Preview["lists"] {
  const rows = rowsOf(plan.items, "item", inFile, (item, id) => {
    const { name, quantity, parsedQuantity, parsedSize, note, price } = item;
    const assignment = assignments.assignmentOf(item);
    const { store, category } = correctedAssignment(assignment, corrections[id]);
    const kept = { store: assignments.nameOf(store), category };
    return {
      title: itemTitle({ parsedQuantity, parsedSize, name: titleCase(name) }),
      thing: { name, quantity, parsedQuantity, parsedSize, note, price, ...kept },
      assignment,
      isThere: knowledge.open.has(nameKey(name)),
    };
  });
  const groups = new Map<string | null, ItemRow[]>();
  for (const [at, row] of rows.entries()) {
    const { list } = plan.items[at]!;
    const group = groups.get(list);
    if (group === undefined) groups.set(list, [row]);
    else group.push(row);
  }
  if (groups.size <= 1) return rows.length === 0 ? [] : [{ name: null, rows }];
  // Of many notes only those with the title of a shopping list or of a store are ticked.
  const findStore = nameFinder(knowledge.stores.map(({ name }) => name));
  const isMeant = (list: string | null) =>
    list !== null && (meaningOf(list, {}).meaning === "title" || findStore(list) !== null);
  const anyIsMeant = plan.format === "keep" && [...groups.keys()].some(isMeant);
  return [...groups].map(([name, group]) => ({
    name,
    rows: anyIsMeant && !isMeant(name) ? group.map((row) => ({ ...row, wanted: false })) : group,
  }));
}

function rowsOf<Given extends { name: string }, Thing>(
  given: readonly Given[],
  kind: string,
  inFile: InFile,
  read: (
    one: Given,
    id: string,
  ) => { title: string; thing: Thing; assignment: RowAssignment | null; isThere: boolean },
): PlanRow<Thing>[] {
  const seen = new Set<string>();
  return given.map((one, at) => {
    const id = `${kind}:${at}`;
    const { title, thing, assignment, isThere } = read(one, id);
    const key = nameKey(one.name);
    const state: RowState = isThere ? "there" : seen.has(key) ? "twice" : "new";
    seen.add(key);
    return {
      id,
      title,
      state,
      wanted: state === "new",
      inFile: inFile(id, assignment),
      assignmentInFile: assignment,
      thing,
    };
  });
}

function titleInFile({ name, amount, note }: Correction, assignment: RowAssignment | null): string {
  const title = [amount, name].filter(Boolean).join(" ");
  const noted = note === "" ? title : `${title} (${note})`;
  return [noted, assignment?.store, assignment?.category].filter(Boolean).join(" · ");
}

/** Whether a name adds nothing: it is known, and a person has chosen its category or the file gives no other one. */
function isKnownName(name: string, category: string | null, knowledge: Knowledge): boolean {
  const key = nameKey(name);
  if (knowledge.chosen.has(key)) return true;
  const known = knowledge.names.get(key);
  if (known === undefined) return false;
  return category === null || (known !== null && nameKey(known) === nameKey(category));
}

/** Merges stores that have the same name after corrections; the later row is `twice` and can be corrected again. */
function storeRows(
  stores: readonly PlannedStore[],
  knowledge: Knowledge,
  corrections: Corrections,
): StoreRow[] {
  const known = new Map(knowledge.stores.map((store) => [nameKey(store.name), store]));
  const merged = new Map<string, Map<string, string>>();
  for (const { name, categories } of stores) {
    const all = merged.get(nameKey(name)) ?? new Map<string, string>();
    for (const category of categories) if (!all.has(nameKey(category))) all.set(nameKey(category), category);
    merged.set(nameKey(name), all);
  }
  const seen = new Set<string>();
  return stores.map(({ id, name, given }) => {
    const key = nameKey(name);
    const there = known.get(key);
    const had = new Set(there?.categories.map(nameKey));
    const categories = [...merged.get(key)!.values()];
    const added = categories.filter((category) => !had.has(nameKey(category)));
    const isTwice = seen.has(key);
    const isNew = !isTwice && (there === undefined || added.length > 0);
    seen.add(key);
    return {
      id,
      title: name,
      state: isTwice ? "twice" : isNew ? "new" : "there",
      wanted: isNew,
      inFile: corrections[id] === undefined ? null : given,
      assignmentInFile: null,
      thing: { name, categories },
      given,
      added,
      exists: there !== undefined,
    };
  });
}
