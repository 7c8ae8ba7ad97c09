import { createServer } from "node:http";
import pg from "pg";
import { isInStore, itemColumns } from "../src/server/items/item-columns.ts";
import { itemsOnList } from "../src/server/items/items-on-list.ts";

/**
 * The baseline to compare with: node:http with one prepared statement behind it, through the same driver and
 * a pool of the same size. GET /items runs the SELECT of a store's items and JSON.stringify; POST /items inserts a row
 * and commits. Started by bench/http.ts with the connection and the ids it needs.
 */
const { connectionString, storeId, readerId, writerId, masterItemId } = JSON.parse(
  process.argv[2]!,
) as Record<string, string>;
const pool = new pg.Pool({ connectionString, max: 10, pipeline: true });

const select = {
  name: "bare-select",
  text: `SELECT ${itemColumns} FROM ${itemsOnList("$2", "$3")}, stores s
    WHERE s.list_id = $2 AND s.id = $1 AND ${isInStore()}
    ORDER BY i.created_at, i.id`,
};
const insert = {
  name: "bare-insert",
  text: `INSERT INTO items (id, master_item_id, name, name_key, user_id, list_id) VALUES (new_id(), $1, $2, $2, $3, $3)
    RETURNING id, name, quantity, completed, created_at`,
};

const server = createServer((incoming, outgoing) => {
  const chunks: Buffer[] = [];
  incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
  incoming.on("end", () => {
    const done =
      incoming.method === "GET"
        ? pool.query({ ...select, values: [storeId, readerId, new Date()] }).then(({ rows }) => rows)
        : pool
            .query({
              ...insert,
              values: [
                masterItemId,
                (JSON.parse(Buffer.concat(chunks).toString()) as { name: string }).name,
                writerId,
              ],
            })
            .then(({ rows }) => rows[0] as object);
    done.then(
      (value) => outgoing.setHeader("content-type", "application/json").end(JSON.stringify(value)),
      (error: unknown) => {
        console.error(error);
        outgoing.writeHead(500).end();
      },
    );
  });
});
server.listen(0, "127.0.0.1", () =>
  console.log(`bare ready on http://127.0.0.1:${(server.address() as { port: number }).port}`),
);
