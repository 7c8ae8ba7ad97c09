import { useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { nameKey } from "../../contract/items/rules.ts";
import { useMoney } from "../list/use-money.ts";
import { lazySheet } from "../parts/lazy-sheet.tsx";
import { countOf } from "../ui/count-of.ts";
import { asInFile, itemAt } from "./corrections.ts";
import type { ImportFlow } from "./import-flow.ts";
import type { Draft } from "./kept-draft.ts";
import type { Knowledge } from "./knowledge.ts";
import { correctButtonId, type RowActions, type ShownRow } from "./plan-row.tsx";
import type { ItemRow, Preview, StoreRow } from "./preview.ts";
import { RowSection } from "./row-section.tsx";
import { ThereRows } from "./there-rows.tsx";

const CorrectionSheet = lazySheet("correction-sheet", () => import("./correction-sheet.tsx"));

/** What would be added, part by part, and behind that what is there already. */
export function RowSections({
  draft: { plan, choices },
  preview,
  names,
  flow,
}: {
  draft: Draft;
  preview: Preview;
  names: Knowledge["names"];
  flow: ImportFlow;
}) {
  const money = useMoney();
  const [sheet, setSheet] = useState<{ id: string; open: boolean } | null>(null);
  // The same until another list is read: a tick renders one row of two thousand.
  const actions = useMemo(
    (): RowActions => ({
      tick: (ids, isTaken) => flow.tick(ids, isTaken),
      correct: (id) => setSheet({ id, open: true }),
      asInFile: (id) => {
        flushSync(() => flow.correct(id, null));
        rowToFocus(id)?.focus({ preventScroll: true });
      },
    }),
    [flow],
  );
  useEffect(() => CorrectionSheet.part.prepare(), []);
  const { sections, there } = useMemo(() => sectionsOf(preview, money, names), [preview, money, names]);
  const inFile = sheet === null ? null : asInFile(plan, sheet.id);
  return (
    <>
      {sections.map(({ id, title, rows }) => (
        <RowSection key={id} title={title} rows={rows} ticks={choices.ticks} actions={actions} />
      ))}
      <ThereRows rows={there} actions={actions} />
      {sheet !== null && inFile !== null && (
        <CorrectionSheet
          key={sheet.id}
          item={itemAt(plan, sheet.id)}
          inFile={inFile}
          correction={choices.corrections[sheet.id] ?? inFile}
          open={sheet.open}
          onTake={(correction) => flow.correct(sheet.id, correction)}
          onClose={() => setSheet({ ...sheet, open: false })}
          returnFocus={() => rowToFocus(sheet.id)}
        />
      )}
    </>
  );
}

/** Where the focus is after a row was corrected; a row that is there already may be folded away. */
function rowToFocus(id: string): HTMLElement | null {
  return document.getElementById(correctButtonId(id)) ?? document.querySelector<HTMLElement>("main h2");
}

function sectionsOf(preview: Preview, money: (amount: number) => string, names: Knowledge["names"]) {
  const known = (name: string) => names.get(nameKey(name)) ?? null;
  const all = [
    ...preview.lists.map(({ name, rows }, place) => ({
      // Two lists can have one title.
      id: `list ${place}`,
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
  // What was corrected stays where it is, so that it can be corrected once more.
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
