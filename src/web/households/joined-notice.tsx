import { PartyPopper } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { chooseTab } from "../home-tab.ts";
import { Notice } from "../ui/notice.tsx";
import { wantInstallHint } from "./install-offer.ts";

/** The time from joining to Home. */
const redirectAfterMs = 2000;

/** Says in whose household the person is now, and leads to its list. */
export function JoinedNotice({ householdName, userId }: { householdName: string; userId: string }) {
  const [, navigate] = useLocation();
  useEffect(() => {
    chooseTab("stores");
    wantInstallHint(userId);
    const timer = setTimeout(() => navigate("/", { replace: true }), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [navigate, userId]);
  return <Notice icon={PartyPopper} title={`You're in ${householdName}`} text="Opening your list ..." />;
}
