import { LinkIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { passwordLength } from "../../contract/accounts/limits.ts";
import { ApiError, call } from "../api/client.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { showToast } from "../ui/toast.ts";
import { newPasswordError } from "../session/field-rules.ts";
import { OneFieldPage } from "./one-field-page.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { enterApp } from "../session/enter-and-leave.ts";

/** The token outlives the screen, which is mounted again when the session is known. */
let taken: string | null = null;

/** The screen of a mailed link. Its token is removed from the address at once, so that no history keeps it. */
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
  const [, navigate] = useLocation();
  const send = async (password: string) => {
    try {
      await call("resetPassword", { body: { token, password } });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return onEnded();
      throw error;
    }
    taken = null;
    await enterApp(() => navigate("/home", { replace: true }));
    showToast("Password changed", { description: "You're signed in here and nowhere else." });
  };
  return (
    <OneFieldPage
      title="Choose a new password"
      text="You'll be signed in here, and signed out everywhere else."
      button={{ idle: "Save password", pending: "Saving..." }}
      check={newPasswordError}
      send={send}
    >
      {(field) => (
        <PasswordField
          {...field}
          label="New password"
          autoComplete="new-password"
          placeholder="Enter at least 8 characters"
          maxLength={passwordLength.max}
          valid={newPasswordError(field.value) === undefined}
        />
      )}
    </OneFieldPage>
  );
}
