import type { User } from "../../contract/accounts/schema.ts";
import type { Role } from "../../contract/accounts/roles.ts";

declare const list: unique symbol;
declare const checked: unique symbol;

/**
 * The key of a list: every row of a list carries it, and every query about a list asks for it, but for those that
 * `list-changes/list-tables.ts` names with the reason. The session check makes one, and for the server's own work the database does
 * (`scope.ts`).
 */
export type ListId = string & { readonly [list]: true };

/** The list that a person uses now, as their session check found it. Only `scopeOf` in scope.ts makes one. */
export type Scope = {
  readonly [checked]: true;
  /** The household's while its sharing is active, else the person's own. */
  readonly listId: ListId;
  /** Grows when the people behind the list change. */
  readonly epoch: number;
  readonly userId: string;
};

/** The person who is signed in on this request. */
export type Person = {
  readonly user: User;
  /** Their own role, or premium through their household. */
  readonly role: Role;
  readonly isHouseholdOwner: boolean;
  readonly hasHouseholdPremium: boolean;
  /** SHA-256 of the session's token: the session's key. */
  readonly sessionId: Buffer;
};
