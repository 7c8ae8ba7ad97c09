import { useQuery } from "@tanstack/react-query";
import { useSession } from "../session/use-session.ts";
import { call } from "../api/client.ts";
import { useList } from "../list/list-provider.tsx";
import { openProposals } from "./proposals.ts";
import { dismissedProposals } from "./dismissed-proposals.ts";
import type { RepeatProposal } from "../../contract/learning/schema.ts";

/** What could repeat and doesn't yet; empty while that isn't known, or can't be had. */
export function useProposals(): { proposals: readonly RepeatProposal[]; userId: string } {
  const { view } = useList();
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : "";
  const dismissed = dismissedProposals.use(userId);
  const { data = [] } = useQuery({
    queryKey: ["repeat-proposals"],
    queryFn: ({ signal }) => call("listRepeatProposals", {}, { signal }),
  });
  return { proposals: openProposals(data, view.recurringItems, dismissed), userId };
}
