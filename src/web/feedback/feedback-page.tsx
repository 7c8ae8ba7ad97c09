import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useId, useRef, useState, type FormEvent } from "react";
import { useLocation, useSearch } from "wouter";
import { feedbackLength } from "../../contract/feedback/limits.ts";
import { failure } from "../session/error-sentences.ts";
import { call } from "../api/client.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { showToast } from "../ui/toast.ts";
import { usePageTitle } from "../ui/use-page-title.ts";
import { messageError } from "./message-rule.ts";
import { ThankYou } from "./thank-you.tsx";

const loadConfetti = () => import("./confetti.tsx");
const Confetti = lazy(loadConfetti);

/** Milliseconds for which the thanks stay before the account screen comes back. */
const thanksTime = 3000;

export default function FeedbackPage() {
  usePageTitle("Share feedback");
  const [, navigate] = useLocation();
  const prepared = new URLSearchParams(useSearch()).get("message") ?? "";
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => navigate("/account", { replace: true }), thanksTime);
    return () => clearTimeout(timer);
  }, [sent, navigate]);
  return (
    <>
      <PageHeader title="Share feedback" back="/account" />
      <main className="flex flex-1 flex-col px-4 pt-2 pb-12">
        {sent ? (
          <>
            <ThankYou />
            <Suspense fallback={null}>
              <Confetti />
            </Suspense>
          </>
        ) : (
          <FeedbackForm
            prepared={prepared}
            onSent={() => setSent(true)}
            onCancel={() => navigate("/account")}
          />
        )}
      </main>
    </>
  );
}

function FeedbackForm({
  prepared,
  onSent,
  onCancel,
}: {
  prepared: string;
  onSent: () => void;
  onCancel: () => void;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState(prepared);
  const [asked, setAsked] = useState(false);
  const error = messageError(message);
  const shown = asked || message.trim().length > feedbackLength ? error : undefined;
  const send = useMutation({
    mutationFn: (text: string) => call("sendFeedback", { body: { message: text } }),
    onMutate: () => void loadConfetti().catch(() => undefined),
    onSuccess: onSent,
    onError: (refused) =>
      showToast("Error", {
        description: failure(refused, "Failed to submit feedback. Please try again."),
        place: "top",
      }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    setAsked(true);
    if (error === undefined) send.mutate(message.trim());
    else field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="px-1 text-pretty text-ink-2">
        What works for you, what doesn't, what is missing? The people who run Restock read every message.
      </p>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="sr-only">
          Your feedback
        </label>
        <textarea
          ref={field}
          id={id}
          dir="auto"
          rows={8}
          placeholder="How can we improve?"
          readOnly={send.isPending}
          value={message}
          aria-invalid={shown !== undefined}
          aria-describedby={shown === undefined ? `${id}-count` : `${id}-error`}
          onChange={(event) => setMessage(event.target.value)}
          className="min-h-44 w-full resize-y rounded-field border border-line-strong bg-surface px-4 py-3.5 text-lg outline-offset-0 aria-invalid:border-danger"
        />
        <div className="flex min-h-6 justify-between gap-4 px-1 text-sm">
          <p id={`${id}-error`} role="alert" className="text-danger">
            {shown}
          </p>
          <p
            id={`${id}-count`}
            className={classNames("ms-auto shrink-0 text-ink-2 tabular-nums", shown && "text-danger")}
          >
            <span className="sr-only">Characters: </span>
            {message.trim().length} / {feedbackLength}
          </p>
        </div>
      </div>
      <div className="flex flex-col gap-2.5 sm:flex-row-reverse">
        <Button
          type="submit"
          aria-disabled={send.isPending}
          className="min-h-14 flex-1 text-lg aria-disabled:opacity-55"
        >
          {send.isPending ? "Submitting..." : "Send feedback"}
        </Button>
        <Button look="plain" className="min-h-14 flex-1 text-lg" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
