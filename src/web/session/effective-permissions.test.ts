import { expect, test } from "vitest";
import { permissionsOf } from "../../contract/accounts/rules.ts";
import { effectivePermissions } from "./effective-permissions.ts";

const single = { isHouseholdOwner: false, isHouseholdMember: false, hasHouseholdPremium: false };
const admin = permissionsOf({ individualRole: "admin", ...single });

test("an administrator sees the app as a person with Premium does", () => {
  expect(effectivePermissions(admin, "premium")).toMatchObject({
    role: "premium",
    displayName: "Premium",
    isAdmin: false,
    isPremium: true,
    permissions: { admin: false },
  });
});

test("an administrator who previews a free user has no Premium, not even through a household", () => {
  const inHousehold = permissionsOf({
    individualRole: "admin",
    isHouseholdOwner: false,
    isHouseholdMember: true,
    hasHouseholdPremium: true,
  });
  const seen = effectivePermissions(inHousehold, "free");
  expect(seen).toMatchObject({ role: "free", displayName: "Free", isPremium: false, isFree: true });
  expect(seen.household.hasHouseholdPremium).toBe(false);
});

test("the real role stays known during a preview, so that it can be ended", () => {
  expect(effectivePermissions(admin, "free")).toMatchObject({ individualRole: "admin", actualIsAdmin: true });
  expect(effectivePermissions(admin, null)).toBe(admin);
});

test("a preview role left on the device gives no other person any permission", () => {
  const free = permissionsOf({ individualRole: "free", ...single });
  expect(effectivePermissions(free, "premium")).toBe(free);
});
