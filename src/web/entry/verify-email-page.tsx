import { LinkIcon, MailCheck, MailQuestionMark } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { ApiError, call } from "../api/client.ts";
import { failure, serverSentence } from "../session/error-sentences.ts";
import { loadSession } from "../session/session.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

/** The token outlives the screen, which is mounted again when the session is known. */
let taken: string | null = null;

type State = { step: "asks" | "pending" | "ended" } | { step: "failed" | "done"; text: string };

/**
 * The screen of a link that verifies an address. Its token is removed from the address at once, so that no history keeps it.
 * The person presses a button, since programs that look through mail open links too.
 */
export default function VerifyEmailPage() {
  const given = new URLSearchParams(useSearch()).get("token");
  const [, navigate] = useLocation();
  const [state, setState] = useState<State>({ step: "asks" });
  const token = given ?? taken;
  useEffect(() => {
    if (given === null) return;
    taken = given;
    navigate("/verify-email", { replace: true });
  }, [given, navigate]);

  const confirm = async () => {
    if (token === null || state.step === "pending") return;
    setState({ step: "pending" });
    try {
      const { email } = await call("verifyEmail", { body: { token } });
      setState({ step: "done", text: email });
      // The address of the person who is signed in here may be another one now.
      void loadSession({ force: true });
    } catch (error) {
      const isEnded = error instanceof ApiError && (error.status === 404 || error.status === 400);
      const text = serverSentence(error) ?? failure(error, "That didn't work. Please try again.");
      setState(isEnded ? { step: "ended" } : { step: "failed", text });
    }
  };

  if (state.step === "done") {
    return (
      <Notice icon={MailCheck} title="Address confirmed" text={`Your account's address is ${state.text}.`}>
        <ButtonLink href="/home">Open your list</ButtonLink>
      </Notice>
    );
  }
  if (token === null || state.step === "ended") {
    return (
      <Notice
        icon={LinkIcon}
        title="This link can't be used"
        text="This link is invalid or has expired. A link works once, for 24 hours."
      >
        <ButtonLink href="/account">Send another from your account</ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice
      icon={MailQuestionMark}
      title="Confirm your address"
      text="Confirm that the mailbox in which you found this link is yours."
    >
      {state.step === "failed" && (
        <p role="alert" className="rounded-button bg-danger-soft px-4 py-3 text-pretty text-danger">
          {state.text}
        </p>
      )}
      <Button
        className="min-h-14 text-lg aria-disabled:opacity-55"
        aria-disabled={state.step === "pending"}
        onClick={() => void confirm()}
      >
        {state.step === "pending" ? "Confirming..." : "Confirm this address"}
      </Button>
    </Notice>
  );
}
