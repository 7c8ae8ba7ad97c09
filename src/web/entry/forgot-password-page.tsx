import { MailCheck } from "lucide-react";
import { useState } from "react";
import { call } from "../api/client.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { EmailField } from "../session/email-field.tsx";
import { emailError } from "../session/field-rules.ts";
import { OneFieldPage } from "./one-field-page.tsx";

/** Requests the mail whose link resets the password. */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null)
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
  return (
    <OneFieldPage
      title="Forgot your password?"
      back="/login"
      text="Enter the address of your account. We'll mail you a link to choose a new password."
      button={{ idle: "Send link", pending: "Sending..." }}
      check={(typed) => emailError(typed.trim())}
      send={async (typed) => {
        const email = typed.trim();
        await call("requestPasswordReset", { body: { email } });
        setSentTo(email);
      }}
    >
      {(field) => <EmailField {...field} />}
    </OneFieldPage>
  );
}
