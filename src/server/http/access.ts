import type { Access } from "../../contract/route.ts";
import type { Person } from "../people/person.ts";
import { Refusal } from "../refusal.ts";

/** @throws Refusal when this person may not call a route with this access. */
export function checkAccess(access: Access, person: Person | null): void {
  if (access === "anyone") return;
  if (person === null) throw new Refusal("not_signed_in");
  if (access === "admin" && person.user.role !== "admin") throw new Refusal("not_allowed");
  if (access === "premium" && person.role === "free") throw new Refusal("premium_only");
}
