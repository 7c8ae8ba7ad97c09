import { useMutation } from "@tanstack/react-query";
import type { Household } from "../../contract/households/schema.ts";
import { failure } from "../session/error-sentences.ts";
import { call } from "../api/client.ts";
import { lazySheet } from "../parts/lazy-sheet.tsx";
import { showError, showToast } from "../ui/toast.ts";
import { useHouseholdChanged } from "./use-household.ts";

const ConfirmDialog = lazySheet("confirm-dialog", () => import("../ui/confirm-dialog.tsx"));

export type Question =
  | { kind: "remove"; member: Household["members"][number] }
  | { kind: "cancel"; invitation: Household["pendingInvitations"][number] };

type Words = {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  done: [title: string, description: string];
  failed: string;
};

/** Asks the owner to confirm removing a member or revoking an invitation, then does it. */
export function HouseholdDialog({
  question,
  onDone,
  onClose,
}: {
  question: Question;
  /** Called when the pressed row is gone. */
  onDone: () => void;
  onClose: () => void;
}) {
  const changed = useHouseholdChanged();
  const { done, failed, ...words } = wordsOf(question);
  const act = useMutation({
    mutationFn: () =>
      question.kind === "remove"
        ? call("removeMember", { params: { id: question.member.id } })
        : call("cancelInvitation", { params: { id: question.invitation.id } }),
    onSuccess: async () => {
      await changed();
      onClose();
      onDone();
      showToast(done[0], { description: done[1] });
    },
    onError: (error) => {
      onClose();
      showError(failure(error, failed));
    },
  });
  return (
    <ConfirmDialog {...words} pending={act.isPending} onConfirm={() => act.mutate()} onClose={onClose} />
  );
}

const linkWords = {
  text: "Cancel this link? Nobody can join by it any more.",
  done: "The link has stopped working",
};

function wordsOf(question: Question): Words {
  if (question.kind === "remove") {
    const { email } = question.member;
    return {
      title: "Remove Member",
      text: `Remove ${email} from your household? Their own items and stores go along with them, and they no longer see your list.`,
      confirm: "Remove Member",
      cancel: "Cancel",
      done: ["Member removed", `${email} has been removed from your household`],
      failed: "Failed to remove member",
    };
  }
  const email = question.invitation.inviteeEmail;
  const words = email === null ? linkWords : null;
  return {
    title: "Cancel Invitation",
    text: words?.text ?? `Cancel the invitation to ${email}? The link they have stops working.`,
    confirm: "Cancel Invitation",
    cancel: "Keep Invitation",
    done: ["Invitation cancelled", words?.done ?? `Invitation to ${email} has been cancelled`],
    failed: "Failed to cancel invitation",
  };
}
