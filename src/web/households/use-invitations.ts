import { useMutation } from "@tanstack/react-query";
import type { Id } from "../../contract/ids.ts";
import type { Household, SentInvitation } from "../../contract/households/schema.ts";
import { failure } from "../session/error-sentences.ts";
import { call } from "../api/client.ts";
import { showError, showToast } from "../ui/toast.ts";
import { keepLink } from "./link-to-share.ts";
import { useHouseholdChanged } from "./use-household.ts";

type Pending = Household["pendingInvitations"][number];

/** Sends an invitation. The form shows refusals. */
export function useInvite(onLink: (sent: SentInvitation) => void, onSent: () => void) {
  const changed = useHouseholdChanged();
  return useMutation({
    mutationFn: (inviteeEmail: string) => call("inviteMember", { body: { inviteeEmail } }),
    onSuccess: (sent) => {
      void changed();
      if (sent.link === null) onSent();
      tell(sent, onLink);
    },
  });
}

/** Sends a new link for an invitation; the earlier link stops working. */
export function useResend(userId: Id, onLink: (sent: SentInvitation) => void) {
  const changed = useHouseholdChanged();
  return useMutation({
    mutationFn: ({ id }: Pending) => call("resendInvitation", { params: { id } }),
    onSuccess: (sent) => {
      const { inviteeEmail, link } = sent;
      if (inviteeEmail === null && link !== null) keepLink(userId, { ...sent, link });
      void changed();
      tell(sent, onLink);
    },
    onError: (error) => showError(failure(error, "Failed to resend invitation")),
  });
}

/** Where no mail server is set up, the link comes back for the owner to pass on. */
function tell(sent: SentInvitation, onLink: (sent: SentInvitation) => void): void {
  if (sent.link === null)
    showToast("Invitation sent", { description: `We've mailed a link to ${sent.inviteeEmail}.` });
  else onLink(sent);
}
