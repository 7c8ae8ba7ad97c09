import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { WaitlistEntry } from "../../contract/admin/schema.ts";
import { failure } from "../session/error-sentences.ts";
import { call } from "../api/client.ts";
import { lazySheet } from "../parts/lazy-sheet.tsx";
import { IconButton } from "../ui/button.tsx";
import { showError, showToast } from "../ui/toast.ts";

const ConfirmDialog = lazySheet("confirm-dialog", () => import("../ui/confirm-dialog.tsx"));

/** Deletes an entry of the waitlist; only that person could add themselves again. */
export function DeleteEntry({ entry: { id, email } }: { entry: WaitlistEntry }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => call("deleteWaitlistEntry", { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["admin", "waitlist"] });
      showToast("Waitlist entry deleted successfully");
    },
    onError: (error) => showError(failure(error, "Failed to delete waitlist entry")),
  });
  return (
    <>
      <IconButton
        label={`Delete ${email}`}
        aria-haspopup="dialog"
        aria-disabled={remove.isPending}
        className="aria-disabled:opacity-45"
        onClick={() => !remove.isPending && setAsking(true)}
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
      {asking && (
        <ConfirmDialog
          title="Delete Waitlist Entry"
          text={`Delete ${email} from the waitlist? The notes go with it.`}
          confirm="Delete"
          cancel="Cancel"
          onConfirm={() => {
            setAsking(false);
            remove.mutate();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
