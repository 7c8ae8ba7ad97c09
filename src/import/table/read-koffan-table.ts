import { foldSpace } from "../../typed-text/parse-name.ts";
import { ImportDraft } from "../import-draft.ts";
import type { ImportPlan } from "../import-plan.ts";
import { readNamed } from "../named-item.ts";
import type { Row } from "./rows.ts";

export function isKoffan(header: Row): boolean {
  return ["list_name", "section_name", "item_name"].every((name) => header.includes(name));
}

/** Reads Koffan's CSV; after the lists it has "[HISTORY]" rows with a name and its last section. */
export function readKoffanTable(rows: readonly Row[]): ImportPlan {
  const draft = new ImportDraft("koffan");
  const header = rows[0]!.map((cell) => cell.trim());
  for (const row of rows.slice(1)) {
    const cell = (name: string): string => foldSpace(row[header.indexOf(name)] ?? "");
    if (row[0] === "[HISTORY]") {
      if ((row[3] ?? "") === "") draft.bought(row[2] ?? "");
      else draft.name(row[2] ?? "", row[3]!);
      continue;
    }
    const detail = cell("item_description");
    const isAmount = /^[\d½¼¾]/u.test(detail);
    const read = readNamed(cell("item_name"), isAmount ? detail : "", isAmount ? "" : detail);
    const item = { ...read, category: cell("section_name"), list: cell("list_name") };
    draft.add(item, cell("item_completed") === "true", cell("item_name") || cell("list_name"));
  }
  return draft.plan;
}
