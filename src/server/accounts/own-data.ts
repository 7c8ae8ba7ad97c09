import { throttles } from "../people/throttles.ts";
import type { OwnData } from "../../contract/accounts/own-data.ts";
import type { App } from "../app.ts";
import { Download } from "../http/handler.ts";
import { listForTable, readOwnData } from "./own-data-queries.ts";
import { csvColumns } from "../items/item-columns.ts";
import { csvTable } from "../../contract/exports/csv-table.ts";
import type { Person, Scope } from "../people/person.ts";

/** All that is kept about a person, as a JSON file. */
export async function ownDataFile(app: App, { user }: Person, { listId }: Scope): Promise<Download> {
  await app.tries.take([throttles.exports.try(user.id)]);
  const { data } = (await app.database.first(readOwnData, user.id, listId))!;
  const file = {
    exportedAt: app.clock.now().toISOString(),
    ...(camelCased(data) as Omit<OwnData, "exportedAt">),
  };
  return new Download(
    "application/json",
    "restock-data.json",
    `${JSON.stringify(file satisfies OwnData, null, 2)}\n`,
  );
}

/** The list that they see, as a table for other programs. */
export async function listFile(app: App, scope: Scope): Promise<Download> {
  await app.tries.take([throttles.exports.try(scope.userId)]);
  const items = await app.database.all(listForTable, scope.listId, app.clock.now());
  const header = csvColumns.map((column) => column.header);
  const rows = items.map(({ cells }) => cells.map(cellText));
  return new Download("text/csv", "restock-list.csv", csvTable([header, ...rows]));
}

function cellText(value: string | number | boolean | null): string | null {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null ? null : String(value);
}

/** Columns of the database get the names that the API's fields have. */
function camelCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCased);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      camelCased(part),
    ]),
  );
}
