import type { App } from "../app.ts";
import type { Transaction } from "../db/database.ts";

/** A change of who shares a list with whom, inside its transaction. */
export type MembershipChange = { readonly app: App; readonly tx: Transaction; readonly now: Date };
