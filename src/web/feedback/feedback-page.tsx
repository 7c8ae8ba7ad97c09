import { Suspense, useEffect, useId, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { feedbackLength } from "../../contract/feedback/limits.ts";
import { failure } from "../session/error-sentences.ts";
import { call } from "../api/client.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { showToast } from "../ui/toast.ts";
import { useOneFieldForm } from "../ui/use-one-field-form.ts";
import { usePageTitle } from "../ui/use-page-title.ts";
import { messageError } from "./message-rule.ts";
import { ThankYou } from "./thank-you.tsx";

// It is a decoration, so its failure is ignored.
const Confetti = lazyPart(
  "confetti",
  () => import("./confetti.tsx"),
  () => null,
);

/** How long the thanks stay before the account screen opens. */
const thanksMs = 3000;

export default function FeedbackPage() {
  usePageTitle("Share feedback");
  const [, navigate] = useLocation();
  const prepared = new URLSearchParams(useSearch()).get("message") ?? "";
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => navigate("/account", { replace: true }), thanksMs);
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
  const {
    field,
    error: fieldError,
    onSubmit,
    pending,
  } = useOneFieldForm<HTMLTextAreaElement>({
    initial: prepared,
    check: messageError,
    send: async (message) => {
      Confetti.part.prepare();
      await call("sendFeedback", { body: { message: message.trim() } });
      onSent();
    },
    explain: (failed) => {
      showToast("Error", {
        description: failure(failed, "Failed to submit feedback. Please try again."),
        position: "top",
      });
      return undefined;
    },
  });
  const length = field.value.trim().length;
  const error = fieldError ?? (length > feedbackLength ? messageError(field.value) : undefined);
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <p className="px-1 text-pretty text-ink-2">
        What works for you, what doesn't, what is missing? The people who run Restock read every message.
      </p>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="sr-only">
          Your feedback
        </label>
        <textarea
          {...field}
          id={id}
          dir="auto"
          rows={8}
          placeholder="How can we improve?"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? `${id}-count` : `${id}-error`}
          className="min-h-44 w-full resize-y rounded-field border border-line-strong bg-surface px-4 py-3.5 text-lg outline-offset-0 aria-invalid:border-danger"
        />
        <div className="flex min-h-6 justify-between gap-4 px-1 text-sm">
          <p id={`${id}-error`} role="alert" className="text-danger">
            {error}
          </p>
          <p
            id={`${id}-count`}
            className={classNames(
              "ms-auto shrink-0 text-ink-2 tabular-nums",
              error !== undefined && "text-danger",
            )}
          >
            <span className="sr-only">Characters: </span>
            {length} / {feedbackLength}
          </p>
        </div>
      </div>
      <div className="flex flex-col gap-2.5 sm:flex-row-reverse">
        <Button
          type="submit"
          aria-disabled={pending}
          className="min-h-14 flex-1 text-lg aria-disabled:opacity-55"
        >
          {pending ? "Submitting..." : "Send feedback"}
        </Button>
        <Button look="plain" className="min-h-14 flex-1 text-lg" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
