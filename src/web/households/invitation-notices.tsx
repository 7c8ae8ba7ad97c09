import { CloudOff, LoaderCircle, MailX } from "lucide-react";
import { troubleText } from "../session/trouble-text.ts";
import { connectionOf } from "../api/client.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

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

/** The server can't be reached; the invitation may still be valid. */
export function InvitationUnreachable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Notice icon={CloudOff} title="The invitation can't be shown" text={troubleText(connectionOf(error))}>
      <Button onClick={onRetry}>Try again</Button>
    </Notice>
  );
}
