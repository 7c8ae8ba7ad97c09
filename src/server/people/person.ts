import type { User } from "../../contract/accounts/schema.ts";
import type { Role } from "../../contract/accounts/roles.ts";

declare const checked: unique symbol;

/**
 * The users whose items and stores a person sees: all members of her household while its sharing is active, else herself.
 * Only `scopeOf` in scope.ts makes one, from a session that was checked or for the server's own work: a query that asks
 * for a Scope can't be called without that.
 */
export type Scope = {
  readonly [checked]: true;
  /** The household's id, or the person's own. */
  readonly id: string;
  readonly epoch: number;
  readonly userId: string;
  readonly memberIds: readonly string[];
};

/** Whoever is signed in on this request. */
export type Person = {
  readonly user: User;
  /** Her own role, or premium through her household. */
  readonly role: Role;
  readonly isHouseholdOwner: boolean;
  readonly hasHouseholdPremium: boolean;
  /** SHA-256 of the session's token: the session's key. */
  readonly sessionId: Buffer;
};
