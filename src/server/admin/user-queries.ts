import type { AdminUser } from "../../contract/admin/schema.ts";
import { statement } from "../db/statement.ts";
import { isAfter, pageRows } from "../db/page.ts";

const columns = `u.id, u.email,
  nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') AS name, u.role,
  u.created_at AS "createdAt"`;
const isFound = '($1::text IS NULL OR strpos(u.search_key, lower($1) COLLATE "C") > 0)';

export const listUsers = statement<
  [search: string | null, createdAt: string | null, id: string | null],
  AdminUser
>(
  "admin.list-users",
  `SELECT ${columns} FROM users u WHERE ${isFound} AND ${isAfter("u", "$2", "$3")}
   ORDER BY u.created_at DESC, u.id LIMIT ${pageRows}`,
);

export const countUsers = statement<[search: string | null], { total: number }>(
  "admin.count-users",
  `SELECT count(*)::int AS total FROM users u WHERE ${isFound}`,
);

export const findUser = statement<[id: string], AdminUser>(
  "admin.find-user",
  `SELECT ${columns} FROM users u WHERE u.id = $1`,
);
