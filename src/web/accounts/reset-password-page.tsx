import { LinkIcon } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useLocation, useSearch } from "wouter";
import { passwordLength } from "../../contract/accounts/limits.ts";
import { ApiError, call } from "../api/client.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { showToast } from "../ui/toast.ts";
import { usePageTitle } from "../ui/use-page-title.ts";
import { newPasswordError } from "./field-rules.ts";
import { PasswordField } from "./password-field.tsx";
import { failure, serverSentence } from "./refusal.ts";
import { enterApp } from "./session.ts";

/** Outlives the screen, which is made anew when it turns out who is signed in. */
let taken: string | null = null;

/** Where a mailed link leads. Its token leaves the address at once, so that it stays in no history. */
export default function ResetPasswordPage() {
  const given = new URLSearchParams(useSearch()).get("token");
  const [, navigate] = useLocation();
  const [ended, setEnded] = useState<string | null>(null);
  const token = given ?? taken;
  useEffect(() => {
    if (given === null) return;
    taken = given;
    navigate("/reset-password", { replace: true });
  }, [given, navigate]);
  if (token === null || token === ended) {
    return (
      <Notice
        icon={LinkIcon}
        title="This link can't be used"
        text="This link is invalid or has expired. A link works once, for an hour."
      >
        <ButtonLink href="/forgot-password">Ask for a new link</ButtonLink>
        <ButtonLink href="/login" look="plain">
          Back to sign in
        </ButtonLink>
      </Notice>
    );
  }
  return <NewPasswordForm token={token} onEnded={() => setEnded(token)} />;
}

function NewPasswordForm({ token, onEnded }: { token: string; onEnded: () => void }) {
  usePageTitle("Choose a new password");
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const valid = newPasswordError(password) === undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setError(newPasswordError(password));
    if (!valid) {
      input.current?.focus();
      return;
    }
    setPending(true);
    try {
      await call("resetPassword", { body: { token, password } });
      taken = null;
      await enterApp(() => navigate("/home", { replace: true }));
      showToast("Password changed", { description: "You're signed in here and nowhere else." });
    } catch (refused) {
      setPending(false);
      if (refused instanceof ApiError && refused.status === 404) onEnded();
      else setError(serverSentence(refused) ?? failure(refused, "That didn't work. Please try again."));
    }
  };
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col sm:pt-8">
      <PageHeader title="Choose a new password" />
      <main className="flex flex-1 flex-col px-4 pt-2 pb-10">
        <p className="px-1 pb-5 text-pretty text-ink-2">
          You'll be signed in here, and signed out everywhere else.
        </p>
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <PasswordField
            ref={input}
            label="New password"
            autoComplete="new-password"
            placeholder="Enter at least 8 characters"
            maxLength={passwordLength.max}
            readOnly={pending}
            valid={valid}
            value={password}
            error={error}
            onChange={(event) => {
              setPassword(event.target.value);
              setError(undefined);
            }}
          />
          <Button
            type="submit"
            aria-disabled={pending}
            className="mt-1 min-h-14 text-lg aria-disabled:opacity-55"
          >
            {pending ? "Saving..." : "Save password"}
          </Button>
        </form>
      </main>
    </div>
  );
}
