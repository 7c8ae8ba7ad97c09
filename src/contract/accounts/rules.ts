import type { Permissions } from "./schema.ts";
import { roleDisplayNames, type Role } from "./roles.ts";

/** A person's own role, or premium through their household. */
export function effectiveRole(individualRole: Role, hasHouseholdPremium: boolean): Role {
  return individualRole === "free" && hasHouseholdPremium ? "premium" : individualRole;
}

/** A person's permissions, from their own role and their membership of a household. */
export function permissionsOf(person: {
  individualRole: Role;
  isHouseholdOwner: boolean;
  isHouseholdMember: boolean;
  hasHouseholdPremium: boolean;
}): Permissions {
  const { individualRole, isHouseholdOwner, isHouseholdMember, hasHouseholdPremium } = person;
  const role = effectiveRole(individualRole, hasHouseholdPremium);
  const isAdmin = role === "admin";
  // A member's premium is the owner's to manage; everybody else manages their own.
  const canManageSubscription = isHouseholdOwner || !isHouseholdMember;
  return {
    role,
    individualRole,
    displayName: roleDisplayNames[role],
    isAdmin,
    actualIsAdmin: individualRole === "admin",
    isPremium: role !== "free",
    isFree: true, // "free is everyone": what a free account may do, all may
    isHouseholdOwner,
    isHouseholdMember,
    canManageSubscription,
    hasHouseholdPremium,
    permissions: { admin: isAdmin },
    household: {
      isOwner: isHouseholdOwner,
      isMember: isHouseholdMember,
      canManageSubscription,
      hasHouseholdPremium,
    },
  };
}
