import { Repeat } from "lucide-react";
import { useSession } from "../accounts/use-session.ts";
import { chooseTab } from "../home/home-tab.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

const upgradeWish = "I'd like to upgrade to Smarter Shopping.";

/** What comes back on the list by itself; part of Premium. */
export function RepeatTab() {
  const session = useSession();
  const premium = session.status === "signedIn" && session.permissions?.isPremium === true;
  if (!premium) {
    return (
      <EmptyState icon={Repeat} title="We'll remember so you don't have to.">
        <ButtonLink href={`/feedback?message=${encodeURIComponent(upgradeWish)}`}>
          Upgrade to Smarter Shopping
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Repeat} title="We'll make the suggestions—you decide what sticks.">
      <Button onClick={() => chooseTab("adding")}>Add repeat items</Button>
    </EmptyState>
  );
}
