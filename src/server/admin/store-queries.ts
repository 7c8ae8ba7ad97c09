import type { AdminStore, storeFilters } from "../../contract/admin/schema.ts";
import { statement, type Statement } from "../db/statement.ts";
import { isAfter, pageRows } from "../db/page.ts";
import { isGlobalOfName } from "../stores/evidence-store.ts";

type Filter = (typeof storeFilters)[number];

const columns = `s.id, s.name, s.types, s.categories, s.user_id AS "userId",
  coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.email) AS "userName",
  s.is_global AS "isGlobal", s.is_approved AS "isApproved",
  CASE WHEN s.is_global THEN 'global' WHEN s.is_approved THEN 'approved' ELSE s.status END AS status,
  s.created_at AS "createdAt"`;

/** Nobody has to look at a person's copy of a global store. */
const isNew = `NOT EXISTS (SELECT FROM stores g WHERE ${isGlobalOfName})`;

const conditions: Record<Filter, string> = {
  all: `(s.is_global OR s.status <> 'pending' OR ${isNew})`,
  pending: `NOT s.is_global AND s.status = 'pending' AND ${isNew}`,
  approved: "NOT s.is_global AND s.status = 'approved'",
  ignored: "NOT s.is_global AND s.status = 'ignored'",
  global: "s.is_global",
};

type ListStores = Statement<[search: string | null, createdAt: string | null, id: string | null], AdminStore>;

const listStores = (filter: Filter): ListStores =>
  statement(
    `admin.list-${filter}-stores`,
    `SELECT ${columns} FROM stores s LEFT JOIN users u ON u.id = s.user_id
     WHERE s.deleted_at IS NULL AND ${conditions[filter]} AND ($1::text IS NULL OR strpos(s.name_key, lower($1)) > 0)
       AND ${isAfter("s", "$2", "$3")}
     ORDER BY s.created_at DESC, s.id LIMIT ${pageRows}`,
  );

/** A statement for each filter, so that each has a plan of its own. */
export const listStoresBy: Record<Filter, ListStores> = {
  all: listStores("all"),
  pending: listStores("pending"),
  approved: listStores("approved"),
  ignored: listStores("ignored"),
  global: listStores("global"),
};

export const findStore = statement<[id: string], AdminStore>(
  "admin.find-store",
  `SELECT ${columns} FROM stores s LEFT JOIN users u ON u.id = s.user_id WHERE s.id = $1`,
);

/** A row when there is such a person's store. */
export const setStoreStatus = statement<[id: string, status: "approved" | "ignored"], { id: string }>(
  "admin.set-store-status",
  `UPDATE stores s SET status = $2, is_approved = $2 = 'approved'
   WHERE s.id = $1 AND NOT s.is_global AND s.deleted_at IS NULL RETURNING s.id`,
);

/** A row when there was no global store of this name yet. */
export const copyToGlobal = statement<[id: string, now: Date], { id: string }>(
  "admin.copy-to-global",
  `INSERT INTO stores (list_id, id, name, name_key, types, categories, is_global, is_approved, status, created_at, updated_at)
   SELECT everybodys_list(), new_id(), s.name, s.name_key, s.types, s.categories, true, true, 'approved', $2, $2
   FROM stores s WHERE s.id = $1
   ON CONFLICT (list_id, name_key) WHERE is_global DO NOTHING RETURNING id`,
);
