import type { AdminUser } from "../../contract/admin/schema.ts";
import type { Role } from "../../contract/accounts/roles.ts";
import type { Sender } from "../people/sender.ts";
import type { Person } from "../people/person.ts";
import { changeRole } from "../accounts/role.ts";
import type { App } from "../app.ts";
import { Refusal } from "../refusal.ts";
import { afterOf, pageOf } from "../db/page.ts";
import * as queries from "./user-queries.ts";

type UsersPage = { users: AdminUser[]; total: number; next: string | null };

/** @param search part of an email or name, in any case */
export async function listUsers(
  { database }: App,
  search: string | undefined,
  after: string | undefined,
): Promise<UsersPage> {
  const wanted = search || null;
  const [rows, count] = await Promise.all([
    database.all(queries.listUsers, wanted, ...afterOf(after)),
    database.first(queries.countUsers, wanted),
  ]);
  const { page, next } = pageOf(rows);
  return { users: page, total: count!.total, next };
}

/** @throws Refusal `not_found`, `last_admin` */
export async function changeUser(
  app: App,
  admin: Person,
  id: string,
  role: Role,
  sender: Sender,
): Promise<AdminUser> {
  await changeRole(app, id, role, { actorId: admin.user.id, sender });
  const user = await app.database.first(queries.findUser, id);
  if (user === null) throw new Refusal("not_found");
  return user;
}
