import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { MailQuestionMark } from "lucide-react";
import { call } from "../api/client.ts";
import { failure, serverSentence } from "../session/error-sentences.ts";
import { loadSession } from "../session/session.ts";
import { showError, showToast } from "../ui/toast.ts";

const ownEmailKey = ["own-email"];

/** The step that the person's address still needs, such as verification; renders nothing when it needs none. */
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
        <div className="-mx-2 -mb-1.5 flex flex-wrap gap-x-1">
          <TextButton busy={isPending} onPress={() => send.mutate()}>
            {send.isPending ? "Sending..." : "Send link again"}
          </TextButton>
          {data.waiting !== null && (
            <TextButton busy={isPending} onPress={() => cancel.mutate()}>
              Cancel change
            </TextButton>
          )}
        </div>
      </div>
    </div>
  );
}

function TextButton({ busy, onPress, children }: { busy: boolean; onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-disabled={busy}
      className="inline-flex min-h-11 items-center rounded-xl px-2 font-[650] text-accent active:bg-line/60 aria-disabled:opacity-55"
      onClick={() => !busy && onPress()}
    >
      {children}
    </button>
  );
}
