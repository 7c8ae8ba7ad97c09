import { useMutation } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { failure, serverSentence } from "../session/error-sentences.ts";
import { call } from "../api/client.ts";
import { lazySheet } from "../parts/lazy-sheet.tsx";
import { Button } from "../ui/button.tsx";
import { showError, showToast } from "../ui/toast.ts";
import { useHouseholdChanged } from "./use-household.ts";

const ConfirmDialog = lazySheet("confirm-dialog", () => import("../ui/confirm-dialog.tsx"));

/** The button with which a person leaves their household. */
export function LeaveHousehold({
  userId,
  owner,
  onLeft,
}: {
  userId: string;
  owner: boolean;
  onLeft: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const changed = useHouseholdChanged();
  const leave = useMutation({
    mutationFn: () => call("removeMember", { params: { id: userId } }),
    onSuccess: async () => {
      await changed();
      setAsking(false);
      onLeft();
      showToast("You've left the household", { description: "Your own items and stores came along." });
    },
    onError: (error) => {
      setAsking(false);
      showError(serverSentence(error) ?? failure(error, "Failed to leave the household"));
    },
  });
  return (
    <>
      <Button look="quietDanger" className="w-full" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <LogOut aria-hidden="true" className="size-5" />
        Leave household
      </Button>
      {asking && (
        <ConfirmDialog
          title="Leave household?"
          text={
            owner
              ? "You take your own items and stores along. The member who has been here longest and has Premium becomes the owner; without one the household ends."
              : "You take your own items and stores along and no longer see what the others add."
          }
          confirm={leave.isPending ? "Leaving..." : "Leave household"}
          cancel="Stay"
          pending={leave.isPending}
          onConfirm={() => leave.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
