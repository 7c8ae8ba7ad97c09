import { roleDisplayNames } from "../../contract/accounts/roles.ts";
import type { Permissions } from "../../contract/accounts/schema.ts";
import type { PreviewRole } from "./preview-role.ts";

/** The permissions that this device's screens use. The server still treats an administrator as one. */
export function effectivePermissions(permissions: Permissions, preview: PreviewRole): Permissions {
  if (preview === null || !permissions.actualIsAdmin) return permissions;
  const hasHouseholdPremium = preview !== "free" && permissions.hasHouseholdPremium;
  return {
    ...permissions,
    role: preview,
    displayName: roleDisplayNames[preview],
    isAdmin: false,
    isPremium: preview === "premium",
    hasHouseholdPremium,
    permissions: { admin: false },
    household: { ...permissions.household, hasHouseholdPremium },
  };
}
