import { Crown } from "lucide-react";
import type { Permissions } from "../../contract/accounts/schema.ts";
import { Glyph } from "../ui/glyph.tsx";
import { UpgradeLink } from "../session/upgrade-link.tsx";

/** The plan's name, where it comes from, and who can change it. */
export function Subscription({ permissions }: { permissions: Permissions }) {
  const { displayName, hasHouseholdPremium, isHouseholdMember, isHouseholdOwner } = permissions;
  const throughHousehold = hasHouseholdPremium && isHouseholdMember && !isHouseholdOwner;
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface px-4 py-3">
      <Glyph icon={Crown} hue={85} />
      <div className="min-w-30 flex-1">
        <p className="font-[650]">{displayName}</p>
        {throughHousehold && <p className="text-sm text-ink-2">Premium access via household membership</p>}
        {!permissions.canManageSubscription && (
          <p className="text-sm text-ink-2">Contact household owner to manage subscription</p>
        )}
      </div>
      {permissions.canManageSubscription && !permissions.isPremium && (
        <UpgradeLink wish="I'd like to upgrade to Premium.">Upgrade</UpgradeLink>
      )}
    </div>
  );
}
