import type { Database } from "../src/server/db/database.ts";

export type Crowd = { users: number; items: number; purchases: number };

const userId = (number: string) => `('10000000-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;
const storeId = (number: string) => `('20000000-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;
const itemId = (number: string) => `('30000000-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;
const visitId = (number: string) => `('40000000-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;
const purchaseId = (number: string) =>
  `('50000000-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;
/** The number of check-offs in a visit. */
const perVisit = 10;

/**
 * The statements in the order in which they run; $1 is the number of rows. Each person has three stores, two of them
 * well-known.
 */
const steps: { table: string; rows: (crowd: Crowd) => number; sql: string }[] = [
  {
    table: "lists",
    rows: ({ users }) => users,
    sql: `SELECT ${userId("n")} AS id FROM generate_series(1, $1) n`,
  },
  {
    table: "users",
    rows: ({ users }) => users,
    sql: `SELECT ${userId("n")} AS id, ${userId("n")} AS list_id, 'person.' || n || '@example.com' AS email, 'none' AS password,
        (ARRAY['Ana', 'Ben', 'Cleo', 'David', 'Elena'])[1 + n % 5] AS first_name,
        now() - (n % 250000) * interval '1 minute' AS created_at
      FROM generate_series(1, $1) n`,
  },
  {
    table: "stores",
    rows: ({ users }) => users * 3,
    sql: `SELECT ${storeId("n")} AS id, name, lower(name) AS name_key, ARRAY['produce', 'bakery', 'dairy & eggs'] AS categories,
        ${userId("1 + n % ($1 / 3)")} AS user_id, ${userId("1 + n % ($1 / 3)")} AS list_id, now() - (n % 250000) * interval '1 minute' AS created_at
      FROM generate_series(1, $1) n
      CROSS JOIN (SELECT array_agg(name ORDER BY name) AS names FROM stores WHERE is_global) global
      CROSS JOIN LATERAL (
        SELECT CASE WHEN n % 3 = 0 THEN 'Corner shop ' || n ELSE names[1 + n % cardinality(names)] END AS name) named`,
  },
  {
    table: "items",
    rows: ({ items }) => items,
    sql: `SELECT ${itemId("n")} AS id, known.id AS master_item_id, known.name, known.name_key, known.category_id,
        ${userId("1 + n % ($1 / 10)")} AS user_id, ${userId("1 + n % ($1 / 10)")} AS list_id, n % 3 > 0 AS completed,
        CASE WHEN n % 3 > 0 THEN now() - (n % 180) * interval '1 day' END AS completed_at,
        now() - (n % 180 + 1) * interval '1 day' AS created_at
      FROM generate_series(1, $1) n
      JOIN (SELECT *, row_number() OVER (ORDER BY name_key) AS number, count(*) OVER () AS all FROM master_items) known
        ON known.number = 1 + n % known.all`,
  },
  {
    table: "shopping_lists",
    rows: ({ purchases }) => purchases / perVisit,
    sql: `SELECT ${visitId("n")} AS id, ${userId("1 + n % 100")} AS user_id,
        ${userId("1 + n % 100")} AS list_id, ${storeId("n % 1000 + 1")} AS store_id,
        ${perVisit} AS items_checked_off, false AS is_active FROM generate_series(1, $1) n`,
  },
  {
    table: "store_visits",
    rows: ({ purchases }) => purchases / perVisit,
    sql: `SELECT ${visitId("n")} AS id, ${visitId("n")} AS shopping_list_id, ${userId("1 + n % 100")} AS user_id,
        ${userId("1 + n % 100")} AS list_id,
        ${storeId("n % 1000 + 1")} AS store_id, at AS start_time, at AS last_check_off, at AS end_time, 1200 AS duration
      FROM generate_series(1, $1) n CROSS JOIN LATERAL (SELECT now() - (n % 250000) * interval '1 minute' AS at) timed`,
  },
  {
    table: "item_purchases",
    rows: ({ purchases }) => purchases,
    sql: `SELECT ${purchaseId("n")} AS id, v.user_id, v.list_id, ${itemId("1 + n % 10000")} AS item_id, v.store_id, v.id AS visit_id,
        v.shopping_list_id, v.start_time AS "timestamp", n % ${perVisit} AS order_in_visit
      FROM generate_series(0, $1 - 1) n JOIN store_visits v ON v.id = ${visitId(`1 + n / ${perVisit}`)}`,
  },
  {
    table: "store_category_confidence",
    rows: ({ users }) => users * 5,
    sql: `SELECT new_id() AS id, ${storeId("3 * (1 + n / 5)")} AS store_id, names[1 + n % 5] AS category_name,
        20 + n % 32 AS confidence_score, 1 AS user_count, n % 40 AS usage_frequency
      FROM generate_series(0, $1 - 1) n
      CROSS JOIN (SELECT array_agg(name_key ORDER BY name_key) AS names FROM categories WHERE is_global) known
      UNION ALL
      SELECT new_id(), g.id, c.name_key, 30 + hashtext(g.name || c.name) % 30 + 30, 1000, 9000
      FROM stores g CROSS JOIN categories c WHERE g.is_global AND c.is_global`,
  },
  {
    table: "waitlist",
    rows: ({ users }) => users,
    sql: `SELECT new_id() AS id, 'waiting.' || n || '@example.com' AS email,
        now() - (n % 250000) * interval '1 minute' AS created_at FROM generate_series(1, $1) n`,
  },
  {
    table: "feedback",
    rows: ({ users }) => users,
    sql: `SELECT new_id() AS id, 'More cake' AS message, 'Ana' AS user_name, 'free' AS user_role,
        now() - (n % 250000) * interval '1 minute' AS created_at FROM generate_series(1, $1) n`,
  },
];

/**
 * Fills a database with people and their rows by SQL only. Indexes are created after the rows, and foreign
 * keys aren't checked meanwhile, which needs a superuser.
 */
export async function fillWithCrowd(database: Database, crowd: Crowd): Promise<void> {
  await database.withConnection(async (client) => {
    await client.query("SET statement_timeout = 0");
    await client.query("SET session_replication_role = replica");
    await client.query("SET maintenance_work_mem = '512MB'");
    await client.query("SET synchronous_commit = off");
    for (const { table, rows, sql } of steps) {
      const { rows: indexes } = await client.query<{ name: string; definition: string }>(
        `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
         WHERE i.indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
        [table],
      );
      for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
      const { fields } = await client.query(`SELECT * FROM (${sql.replaceAll("$1", "30")}) columns LIMIT 0`);
      const columns = fields.map(({ name }) => `"${name}"`).join(", ");
      const count = Math.round(rows(crowd));
      await client.query(`INSERT INTO ${table} (${columns}) ${sql.replaceAll("$1", String(count))}`);
      for (const { definition } of indexes) await client.query(definition);
    }
    await client.query("VACUUM ANALYZE");
    await client.query("RESET ALL");
  });
}
