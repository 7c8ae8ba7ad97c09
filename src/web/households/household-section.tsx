import { UsersRound } from "lucide-react";
import { useRef } from "react";
import { failure } from "../session/error-sentences.ts";
import { UpgradeLink } from "../session/upgrade-link.tsx";
import type { Permissions, User } from "../../contract/accounts/schema.ts";
import { Button } from "../ui/button.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { HouseholdCard } from "./household-card.tsx";
import { LeaveHousehold } from "./leave-household.tsx";
import { useHousehold } from "./use-household.ts";

/** The household with whom the list is shared; part of Premium. */
export function HouseholdSection({ user, permissions }: { user: User; permissions: Permissions }) {
  const container = useRef<HTMLDivElement>(null);
  // The pressed button was removed together with the household's card.
  const focusHere = () => setTimeout(() => container.current?.focus({ preventScroll: true }));
  return (
    <div ref={container} tabIndex={-1} className="rounded-card outline-none">
      {permissions.isPremium ? (
        <SharedHousehold user={user} onLeft={focusHere} />
      ) : (
        <PremiumOffer user={user} permissions={permissions} onLeft={focusHere} />
      )}
    </div>
  );
}

function PremiumOffer({
  user,
  permissions,
  onLeft,
}: {
  user: User;
  permissions: Permissions;
  onLeft: () => void;
}) {
  // Sharing is paused while the owner has no Premium; members of such a household can still leave it.
  const resting = user.householdId !== null && !permissions.actualIsAdmin;
  return (
    <div className="rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4">
        <Glyph icon={UsersRound} hue={145} />
        <p className="min-w-30 flex-1 text-pretty">Upgrade to premium and share your list with others.</p>
        <UpgradeLink look="soft" wish="I'd like to upgrade to Premium and share my list with others.">
          Upgrade
        </UpgradeLink>
      </div>
      {resting && (
        <div className="border-t border-line p-2">
          <LeaveHousehold userId={user.id} owner={permissions.isHouseholdOwner} onLeft={onLeft} />
        </div>
      )}
    </div>
  );
}

function SharedHousehold({ user, onLeft }: { user: User; onLeft: () => void }) {
  const { data, error, isFetching, refetch } = useHousehold();
  if (data !== undefined) return <HouseholdCard household={data} user={user} onLeft={onLeft} />;
  if (error !== null && !isFetching) {
    return (
      <div role="alert" className="rounded-card border border-line bg-surface px-4 py-4">
        <p className="text-pretty text-ink-2">{failure(error, "Your household can't be shown.")}</p>
        <Button look="soft" className="mt-3" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div aria-busy="true">
      <Skeleton className="h-36 w-full" />
    </div>
  );
}
