import { MailCheck } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { call } from "../api/client.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { TextField } from "../ui/text-field.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { emailError } from "./field-rules.ts";
import { failure, serverSentence } from "./refusal.ts";

/** Has a link mailed with which a new password can be chosen. */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) return <RequestForm onSent={setSentTo} />;
  return (
    <Notice
      icon={MailCheck}
      title="Check your mail"
      text={`If ${sentTo} has an account, a link to choose a new password is on its way. It works once, for an hour.`}
    >
      <ButtonLink href="/login">Back to sign in</ButtonLink>
      <Button look="plain" onClick={() => setSentTo(null)}>
        Use another address
      </Button>
    </Notice>
  );
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  usePageTitle("Forgot your password?");
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const typed = email.trim();
    const wrong = emailError(typed);
    setError(wrong);
    if (wrong !== undefined) {
      input.current?.focus();
      return;
    }
    setPending(true);
    try {
      await call("requestPasswordReset", { body: { email: typed } });
      onSent(typed);
    } catch (refused) {
      setError(serverSentence(refused) ?? failure(refused, "That didn't work. Please try again."));
      setPending(false);
    }
  };
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col sm:pt-8">
      <PageHeader title="Forgot your password?" back="/login" />
      <main className="flex flex-1 flex-col px-4 pt-2 pb-10">
        <p className="px-1 pb-5 text-pretty text-ink-2">
          Enter the address of your account. We'll mail you a link to choose a new password.
        </p>
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <TextField
            ref={input}
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            readOnly={pending}
            value={email}
            error={error}
            onChange={(event) => {
              setEmail(event.target.value);
              setError(undefined);
            }}
          />
          <Button
            type="submit"
            aria-disabled={pending}
            className="mt-1 min-h-14 text-lg aria-disabled:opacity-55"
          >
            {pending ? "Sending..." : "Send link"}
          </Button>
        </form>
      </main>
    </div>
  );
}
