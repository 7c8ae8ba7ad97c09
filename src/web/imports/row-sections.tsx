import { useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { nameKey } from "../../contract/items/rules.ts";
import type { ImportPlan } from "../../import/import-plan.ts";
import { usePriceFormat } from "../list/use-money.ts";
import { lazySheet } from "../parts/lazy-sheet.tsx";
import { countOf } from "../ui/count-of.ts";
import { asInFile, itemAt } from "./corrections.ts";
import type { ImportFlow } from "./import-flow.ts";
import type { Draft } from "./kept-draft.ts";
import type { Knowledge } from "./knowledge.ts";
import type { AssignmentChoice } from "./correction-sheet.tsx";
import { correctButtonId, type RowActions, type ShownRow } from "./plan-row.tsx";
import type { ItemRow, Preview, StoreRow } from "./preview.ts";
import { RowSection } from "./row-section.tsx";
import { ThereRows } from "./there-rows.tsx";

const CorrectionSheet = lazySheet("correction-sheet", () => import("./correction-sheet.tsx"));

/** The rows to add in sections by kind, then the rows that the list has already. */
export function RowSections({
  draft,
  preview,
  knowledge,
  flow,
}: {
  draft: Draft;
  preview: Preview;
  knowledge: Knowledge;
  flow: ImportFlow;
}) {
  const { names } = knowledge;
  const { plan, choices } = draft;
  const money = usePriceFormat(plan.currency);
  const [sheet, setSheet] = useState<{ id: string; of: ImportPlan; open: boolean } | null>(null);
  // The actions keep their identity, so that a tick renders one of 2,000 rows.
  const actions = useMemo(
    (): RowActions => ({
      tick: (ids, isTaken) => flow.tick(ids, isTaken),
      correct: (id) => setSheet({ id, of: plan, open: true }),
      asInFile: (id) => {
        flushSync(() => flow.correct(id, null));
        rowToFocus(id)?.focus({ preventScroll: true });
      },
    }),
    [flow, plan],
  );
  useEffect(() => CorrectionSheet.part.prepare(), []);
  const { sections, there } = useMemo(() => sectionsOf(preview, money, names), [preview, money, names]);
  // In another plan the id is another row's.
  const given = sheet === null || sheet.of !== plan ? null : givenOf(sheet.id, plan, preview);
  return (
    <>
      {sections.map(({ id, title, rows }) => (
        <RowSection key={id} title={title} rows={rows} ticks={choices.ticks} actions={actions} />
      ))}
      <ThereRows rows={there} actions={actions} />
      {sheet !== null && given !== null && (
        <CorrectionSheet
          key={sheet.id}
          {...given}
          {...assignmentChoices(preview, knowledge)}
          correction={choices.corrections[sheet.id] ?? given.inFile}
          open={sheet.open}
          onTake={(correction) => flow.correct(sheet.id, correction)}
          onClose={() => setSheet((now) => now && { ...now, open: false })}
          returnFocus={() => rowToFocus(sheet.id)}
        />
      )}
    </>
  );
}

/** The values of a row in the file. */
function givenOf(id: string, plan: ImportPlan, preview: Preview) {
  const store = preview.stores.find((row) => row.id === id);
  if (store !== undefined)
    return {
      kind: "store" as const,
      item: null,
      inFile: { name: store.given, amount: "", note: "" },
      assignmentInFile: null,
    };
  const inFile = asInFile(plan, id);
  const row = [...preview.lists.flatMap(({ rows }) => rows), ...preview.names].find((one) => one.id === id);
  const item = itemAt(plan, id);
  const kind = item === null ? ("name" as const) : ("item" as const);
  return inFile === null ? null : { kind, item, inFile, assignmentInFile: row?.assignmentInFile ?? null };
}

/** The stores and categories of the list and of the file; a store's value is its name without a correction. */
function assignmentChoices(preview: Preview, { stores, categories }: Knowledge) {
  const choices = new Map<string, AssignmentChoice>();
  const add = (value: string, label: string) => {
    if (!choices.has(nameKey(label))) choices.set(nameKey(label), { value, label });
  };
  for (const { name } of stores) add(name, name);
  for (const { given, title } of preview.stores) add(given, title);
  const names = new Map(categories.map((name) => [nameKey(name), name]));
  for (const { thing } of [...preview.lists.flatMap(({ rows }) => rows), ...preview.names])
    if (thing.category && !names.has(nameKey(thing.category)))
      names.set(nameKey(thing.category), thing.category);
  return {
    stores: [...choices.values()],
    categories: [...names.values()].map((name) => ({ value: name, label: name })),
  };
}

/** The element to focus after a row was corrected; the row itself may be folded away. */
function rowToFocus(id: string): HTMLElement | null {
  return document.getElementById(correctButtonId(id)) ?? document.querySelector<HTMLElement>("main h2");
}

function sectionsOf(preview: Preview, money: (amount: number) => string, names: Knowledge["names"]) {
  const known = (name: string) => names.get(nameKey(name)) ?? null;
  const all = [
    ...preview.lists.map(({ name, rows }, index) => ({
      // Two lists can have the same title.
      id: `list ${index}`,
      title: name ?? "To buy",
      rows: rows.map((row) => shownItem(row, money, known(row.thing.name))),
    })),
    { id: "stores", title: "Stores", rows: preview.stores.map(shownStore) },
    {
      id: "names",
      title: "Names to remember",
      rows: preview.names.map((row) => ({
        row,
        look: row.thing.category ?? known(row.thing.name),
        about: row.thing.category ?? "",
      })),
    },
    {
      id: "bought",
      title: "Bought before",
      rows: preview.bought.map((row) => ({ row, look: known(row.thing.name), about: "" })),
    },
  ];
  // A corrected row stays in its section, so that it can be corrected again.
  const isNew = ({ row }: ShownRow) => row.state === "new" || row.inFile !== null;
  return {
    sections: all
      .map((section) => ({ ...section, rows: section.rows.filter(isNew) }))
      .filter(({ rows }) => rows.length > 0),
    there: all.flatMap(({ rows }) => rows.filter((row) => !isNew(row))),
  };
}

function shownItem(row: ItemRow, money: (amount: number) => string, known: string | null): ShownRow {
  const { category, store, note, price } = row.thing;
  const cost = typeof price === "number" ? money(price) : null;
  return { row, look: category ?? known, about: [store, category, cost, note].filter(Boolean).join(" · ") };
}

function shownStore(row: StoreRow): ShownRow {
  const { added, exists, thing } = row;
  const more = added.length === 0 ? "" : `${countOf(added.length, "more category", "more categories")}: `;
  return { row, look: null, about: exists ? more + added.join(", ") : thing.categories.join(", ") };
}
