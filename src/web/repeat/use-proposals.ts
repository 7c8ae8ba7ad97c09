import { useQuery } from "@tanstack/react-query";
import { useSession } from "../session/use-session.ts";
import { call } from "../api/client.ts";
import { useList } from "../list/list-provider.tsx";
import { openProposals } from "./proposals.ts";
import { dismissedProposals } from "./dismissed-proposals.ts";
import type { RepeatProposal } from "../../contract/learning/schema.ts";

/** The open proposals; empty while they load or when they can't be fetched. */
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
