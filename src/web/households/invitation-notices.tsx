import { CloudOff, LoaderCircle, MailCheck, MailX } from "lucide-react";
import { troubleText } from "../session/trouble-text.ts";
import { connectionOf } from "../api/client.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { entryPath } from "./kept-invitation.ts";

export function LoadingInvitation() {
  return <Notice icon={LoaderCircle} spinning title="Loading invitation details..." />;
}

export function InvitationProblem({ title, text }: { title: string; text: string }) {
  return (
    <Notice icon={MailX} title={title} text={text}>
      <ButtonLink href="/">Go to Home</ButtonLink>
    </Notice>
  );
}

/** An account has joined by the invitation, perhaps the caller's own, when the answer to their sign-up was lost. */
export function UsedInvitation({ token }: { token: string }) {
  return (
    <Notice
      icon={MailCheck}
      title="Invitation Accepted"
      text="There is an account for this invitation already. If it's yours, sign in with its password."
    >
      <ButtonLink href={entryPath(token, true)}>Sign in</ButtonLink>
      <ButtonLink href="/" look="plain">
        Go to Home
      </ButtonLink>
    </Notice>
  );
}

/** The server can't be reached; the invitation may still be valid. */
export function InvitationUnreachable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Notice icon={CloudOff} title="The invitation can't be shown" text={troubleText(connectionOf(error))}>
      <Button onClick={onRetry}>Try again</Button>
    </Notice>
  );
}
