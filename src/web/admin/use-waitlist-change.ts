import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { WaitlistChanges, WaitlistEntry } from "../../contract/admin/schema.ts";
import { failure, serverSentence } from "../session/error-sentences.ts";
import { ApiError, call } from "../api/client.ts";
import { showError, showToast } from "../ui/toast.ts";

/** Sets an entry's status and notes. */
export function useWaitlistChange({ id, status, notes }: WaitlistEntry) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: WaitlistChanges) =>
      call("changeWaitlistEntry", { params: { id }, body: { status, notes, ...changes } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["admin", "waitlist"] });
      showToast("Waitlist entry updated successfully");
    },
    onError: (error) => {
      const why = error instanceof ApiError && error.status === 400 ? serverSentence(error) : null;
      showError(
        [failure(error, "Failed to update waitlist entry"), why].filter((part) => part !== null).join(". "),
      );
    },
  });
}
