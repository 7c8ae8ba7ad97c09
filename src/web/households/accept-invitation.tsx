import { useMutation } from "@tanstack/react-query";
import { House } from "lucide-react";
import { useEffect, useState } from "react";
import type { User } from "../../contract/accounts/schema.ts";
import type { HouseholdConflict, Invitation, Joined } from "../../contract/households/schema.ts";
import { newId } from "../../contract/new-id.ts";
import { failure, serverSentence } from "../session/error-sentences.ts";
import { ApiError, call } from "../api/client.ts";
import { lazySheet } from "../parts/lazy-sheet.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { showToast } from "../ui/toast.ts";
import { forgetInvitation } from "./kept-invitation.ts";
import { JoinedNotice } from "./joined-notice.tsx";
import { useHouseholdChanged } from "./use-household.ts";
import { endedSentence, hasEnded, inAlready } from "./use-invitation.ts";

const ConfirmDialog = lazySheet("confirm-dialog", () => import("../ui/confirm-dialog.tsx"));

/** The invitation as the invited person sees it; they are led to the list that they have joined. */
export function AcceptInvitation({
  token,
  invitation,
  user,
}: {
  token: string;
  invitation: Invitation;
  user: User;
}) {
  const changed = useHouseholdChanged();
  const [conflict, setConflict] = useState<HouseholdConflict | null>(null);
  const [joined, setJoined] = useState<Joined | null>(null);
  const [before] = useState(user.householdId);
  // A repeat after a lost answer has the same key, and is answered as the first time.
  const [keys] = useState(() => ({ joinHousehold: newId(), switchHousehold: newId() }));
  useEffect(forgetInvitation, []);

  const enter = (how: "joinHousehold" | "switchHousehold"): Promise<Joined> =>
    call(how, { params: { token } }, { operation: keys[how] });
  const finish = (done: Joined) => {
    setConflict(null);
    setJoined(done);
    void changed();
  };
  const tellSwitched = ({ household, switchedFrom }: Joined) => {
    const old = switchedFrom ?? conflict?.currentHousehold.name ?? "";
    showToast("Household switched!", {
      description: `You've left "${old}" and joined "${household.name}".`,
    });
  };
  const tellProblem = (title: string) => (error: Error) => {
    const description = hasEnded(error)
      ? endedSentence
      : (serverSentence(error) ?? failure(error, "Something went wrong. Please try again."));
    showToast(title, { description, position: "top" });
  };
  const join = useMutation({
    mutationFn: async () => {
      try {
        return await enter("joinHousehold");
      } catch (error) {
        // The answer to a switch before may have been lost.
        if (!change.isError || !hasEnded(error)) throw error;
        return enter("switchHousehold");
      }
    },
    onSuccess: (done) => {
      finish(done);
      if (done.switchedFrom !== null) return tellSwitched(done);
      if (done.household.id === before)
        return showToast(inAlready, {
          description: "The link still lets one other person join.",
        });
      showToast("Welcome to the household!", {
        description: "You've successfully joined the household and can now share shopping lists.",
      });
    },
    onError: (error) => {
      const found = conflictOf(error);
      if (found === null) tellProblem("Failed to join household")(error);
      else setConflict(found);
    },
  });
  const change = useMutation({
    mutationFn: () => enter("switchHousehold"),
    onSuccess: (done) => {
      finish(done);
      tellSwitched(done);
    },
    onError: (error) => {
      setConflict(null);
      tellProblem("Failed to switch households")(error);
    },
  });

  if (joined !== null) return <JoinedNotice householdName={joined.household.name} userId={user.id} />;
  return (
    <Notice
      icon={House}
      title={`You're invited to join ${invitation.inviterName}'s household`}
      text="You keep your own items and stores, and from then on you share one shopping list."
    >
      <Button
        aria-disabled={join.isPending}
        className="min-h-14 text-lg aria-disabled:opacity-55"
        onClick={({ detail }) => detail < 2 && !join.isPending && join.mutate()}
      >
        {join.isPending ? "Joining..." : "Accept Invitation"}
      </Button>
      <ButtonLink href="/" look="plain" className="min-h-14 text-lg">
        Maybe Later
      </ButtonLink>
      {conflict !== null && (
        <ConfirmDialog
          look="primary"
          title="Switch Households?"
          text={`You can only belong to one household at a time. Switching will remove you from ${conflict.currentHousehold.name} and add you to ${conflict.targetHousehold.name}.`}
          cancel="Cancel"
          confirm={change.isPending ? "Switching..." : "Switch Households"}
          pending={change.isPending}
          onConfirm={() => change.mutate()}
          onClose={() => setConflict(null)}
        />
      )}
    </Notice>
  );
}

function conflictOf(error: Error): HouseholdConflict | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { currentHousehold, targetHousehold } = error.problem;
  return currentHousehold === undefined || targetHousehold === undefined
    ? null
    : { currentHousehold, targetHousehold };
}
