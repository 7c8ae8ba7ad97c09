import { useMemo } from "react";
import { nameKey } from "../../contract/items/rules.ts";
import { useMoney } from "../list/use-money.ts";
import { countOf } from "../ui/count-of.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Ticks } from "./new-import.ts";
import type { ShownRow } from "./plan-row.tsx";
import type { ItemRow, Preview, StoreRow } from "./preview.ts";
import { RowSection } from "./row-section.tsx";
import { ThereRows } from "./there-rows.tsx";

/** What would be added, part by part, and behind that what is there already. */
export function RowSections({
  preview,
  names,
  ticks,
  onTick,
}: {
  preview: Preview;
  names: Knowledge["names"];
  ticks: Ticks;
  onTick: (ids: readonly string[], isTaken: boolean) => void;
}) {
  const money = useMoney();
  // The same rows until the preview changes: a tick renders one of two thousand.
  const { sections, there } = useMemo(() => sectionsOf(preview, money, names), [preview, money, names]);
  return (
    <>
      {sections.map(({ id, title, rows }) => (
        <RowSection key={id} title={title} rows={rows} ticks={ticks} onTick={onTick} />
      ))}
      <ThereRows rows={there} />
    </>
  );
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
  const isNew = ({ row }: ShownRow) => row.state === "new";
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
