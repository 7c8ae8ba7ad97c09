import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { MailQuestionMark } from "lucide-react";
import { call } from "../api/client.ts";
import { failure, serverSentence } from "../session/error-sentences.ts";
import { loadSession } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
import { showError, showToast } from "../ui/toast.ts";

const ownEmailKey = ["own-email"];

/** What is still to be done about the person's address; nothing where nothing is. */
export function EmailStatus({ email }: { email: string }) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ownEmailKey,
    queryFn: async ({ signal }) => {
      const own = await call("getOwnEmail", {}, { signal });
      // Its link was opened elsewhere.
      if (own.email !== email) void loadSession({ force: true });
      return own;
    },
    refetchOnMount: "always",
  });
  const onError = (failed: Error) =>
    showError(serverSentence(failed) ?? failure(failed, "That didn't work. Please try again."));
  const refetch = () => client.invalidateQueries({ queryKey: ownEmailKey });
  const send = useMutation({
    mutationFn: () => call("sendVerification", {}),
    onSuccess: async () => {
      await refetch();
      showToast("Link sent", { description: "Open it within 24 hours." });
    },
    onError,
  });
  const cancel = useMutation({
    mutationFn: () => call("cancelEmailChange", {}),
    onSuccess: async () => {
      await refetch();
      showToast("Change cancelled", { description: `Your address stays ${email}.` });
    },
    onError,
  });
  if (data === undefined || (data.isVerified && data.waiting === null)) return null;
  const isPending = send.isPending || cancel.isPending;
  return (
    <div className="flex items-start gap-3.5 px-4 py-3.5">
      <MailQuestionMark aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        {data.waiting === null ? (
          <p className="text-pretty">Please confirm your address: open the link that we've mailed to you.</p>
        ) : (
          <p className="text-pretty wrap-anywhere">
            Your address changes to <bdi className="font-[550]">{data.waiting.email}</bdi> when you open the
            link that we've mailed there.
          </p>
        )}
        <div className="-mx-2 mt-1 flex flex-wrap gap-x-1">
          <Button
            look="quiet"
            className="px-2 text-accent aria-disabled:opacity-55"
            aria-disabled={isPending}
            onClick={() => !isPending && send.mutate()}
          >
            {send.isPending ? "Sending..." : "Send link again"}
          </Button>
          {data.waiting !== null && (
            <Button
              look="quiet"
              className="px-2 aria-disabled:opacity-55"
              aria-disabled={isPending}
              onClick={() => !isPending && cancel.mutate()}
            >
              Cancel change
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
