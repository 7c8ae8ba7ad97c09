import type { Database } from "../../src/server/db/database.ts";

/** In the order in which they can be inserted. */
const tables = [
  "lists",
  "users",
  "households",
  "household_members",
  "stores",
  "items",
  "shopping_lists",
  "store_visits",
  "shopping_history",
  "item_purchases",
  "skipped_items",
  "suggestions",
  "store_category_usage",
  "feedback",
  "waitlist",
] as const;
export type Table = (typeof tables)[number];

/** Rows of a list are on the list that their person uses. */
const onList: ReadonlySet<Table> = new Set<Table>([
  "stores",
  "items",
  "shopping_lists",
  "store_visits",
  "shopping_history",
  "item_purchases",
  "skipped_items",
  "suggestions",
]);

/** A row by the names of its columns. */
export type Row = Record<string, string | number | boolean | null | readonly string[]>;

const rowsAtOnce = 5000;

/** Rows that wait to be written. Of one table all have the same columns. */
export class Rows {
  readonly #waiting = new Map<Table, Row[]>();

  add(table: Table, row: Row): Row {
    const rows = this.#waiting.get(table);
    if (rows === undefined) this.#waiting.set(table, [row]);
    else rows.push(row);
    return row;
  }

  /** Writes everything, in one transaction: a household is there as a whole or not at all. */
  async write(database: Database): Promise<void> {
    await database.withConnection(async (client) => {
      await client.query("BEGIN");
      try {
        for (const table of tables) {
          const rows = this.#waiting.get(table) ?? [];
          for (let start = 0; start < rows.length; start += rowsAtOnce) {
            const part = rows.slice(start, start + rowsAtOnce);
            const columns = Object.keys(part[0]!)
              .map((name) => `"${name}"`)
              .join(", ");
            await client.query(
              onList.has(table)
                ? `INSERT INTO ${table} (list_id, ${columns})
                   SELECT (SELECT u.list_id FROM users u WHERE u.id = user_id), ${columns}
                   FROM json_populate_recordset(NULL::${table}, $1::json)`
                : `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`,
              [JSON.stringify(part)],
            );
          }
        }
        // Households name their owners, and people their households.
        await client.query(
          `UPDATE users u SET household_id = m.household_id FROM household_members m
           WHERE m.user_id = u.id AND u.household_id IS NULL`,
        );
        await client.query("COMMIT");
      } catch (error) {
        await client.query("ROLLBACK");
        throw error;
      }
    });
    this.#waiting.clear();
  }
}
