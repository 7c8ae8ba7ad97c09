import { PartyPopper } from "lucide-react";
import { useState } from "react";
import { isWaitlistEmail } from "../../contract/accounts/waitlist-email.ts";
import { call } from "../api/client.ts";
import { Button } from "../ui/button.tsx";
import { showToast } from "../ui/toast.ts";
import { useOneFieldForm } from "../ui/use-one-field-form.ts";
import { EmailField } from "../session/email-field.tsx";
import { waitlistError } from "./form-errors.ts";

/** Puts an email address on the waitlist. */
export function WaitlistForm() {
  const [joined, setJoined] = useState(false);
  const { field, error, onSubmit, pending } = useOneFieldForm({
    ready: (email) => email.trim() !== "",
    check: (email) => (isWaitlistEmail(email.trim()) ? undefined : "Please enter a valid email address"),
    send: async (email) => {
      await call("joinWaitlist", { body: { email: email.trim() } });
      setJoined(true);
    },
    explain: (failed) => {
      const sentence = waitlistError(failed);
      if (sentence === null)
        showToast("Error", {
          description: "Failed to join waitlist. Please try again.",
          position: "top",
        });
      return sentence ?? undefined;
    },
  });

  return (
    <div className="rounded-card border border-line bg-surface p-4 sm:p-5">
      {joined ? (
        <output
          tabIndex={-1}
          // The pressed button is gone; the success message gets the focus instead.
          ref={(output) => output?.focus()}
          className="flex items-center gap-4 py-2 outline-none"
        >
          <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-accent-soft text-accent">
            <PartyPopper aria-hidden="true" className="size-6" />
          </span>
          <span>
            <span className="block text-lg leading-tight font-[650]">You're on the waitlist!</span>
            <span className="block text-ink-2">We'll notify you when we launch</span>
          </span>
        </output>
      ) : (
        <form noValidate onSubmit={onSubmit} className="flex flex-col gap-3 sm:flex-row sm:items-start">
          <EmailField
            {...field}
            error={error}
            autoComplete="email"
            placeholder="you@example.com"
            className="flex-1"
          />
          <Button
            type="submit"
            disabled={pending || field.value.trim() === ""}
            className="min-h-14 px-6 text-lg sm:mt-[26px]"
          >
            {pending ? "Joining..." : "Join the waitlist"}
          </Button>
        </form>
      )}
    </div>
  );
}
