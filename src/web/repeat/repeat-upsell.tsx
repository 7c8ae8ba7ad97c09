import { Repeat } from "lucide-react";
import { UpgradeLink } from "../session/upgrade-link.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** The Repeat tab for people without Premium. */
export function RepeatUpsell() {
  return (
    <EmptyState
      icon={Repeat}
      title="We'll remember so you don't have to."
      text="With Premium, what runs out again and again comes back on your list by itself."
    >
      <UpgradeLink wish="I'd like to upgrade to Smarter Shopping.">Upgrade to Smarter Shopping</UpgradeLink>
    </EmptyState>
  );
}
