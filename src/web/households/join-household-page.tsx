import { LoaderCircle, MailWarning } from "lucide-react";
import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import type { User } from "../../contract/accounts/schema.ts";
import { isSameAddress } from "../../contract/households/rules.ts";
import { LogoutButton } from "../logout-button.tsx";
import { useSession } from "../session/use-session.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { showToast } from "../ui/toast.ts";
import { UnreachablePage } from "../shell.tsx";
import { AcceptInvitation } from "./accept-invitation.tsx";
import { InvitationProblem, InvitationUnreachable, LoadingInvitation } from "./invitation-notices.tsx";
import {
  entryPath,
  forgetInvitation,
  invitationPath,
  keepInvitation,
  keptInvitation,
} from "./kept-invitation.ts";
import { JoinedNotice } from "./joined-notice.tsx";
import { endedSentence, hasEnded, inAlready, useInvitation } from "./use-invitation.ts";

/** How long 'Redirecting...' shows: long enough to be read, and for a screen reader to begin. */
const readableMs = 600;

/** The screen of an invitation's link. The token is the one in the address, else the one that this device kept. */
export default function JoinHouseholdPage() {
  const given = new URLSearchParams(useSearch()).get("token");
  const [, navigate] = useLocation();
  const kept = given === null ? keptInvitation() : null;
  useEffect(() => {
    if (kept === null) return;
    forgetInvitation();
    navigate(invitationPath(kept), { replace: true });
  }, [kept, navigate]);
  if (given !== null && given !== "") return <Invited key={given} token={given} />;
  if (kept !== null) return <LoadingInvitation />;
  return (
    <InvitationProblem
      title="Invalid Invitation"
      text="This invitation link is missing required information."
    />
  );
}

function Invited({ token }: { token: string }) {
  const session = useSession();
  const { data: invitation, error, isFetching, refetch } = useInvitation(token);
  if (session.status === "unreachable") return <UnreachablePage />;
  if (hasEnded(error)) return <EndedInvitation />;
  if (error !== null && !isFetching)
    return <InvitationUnreachable error={error} onRetry={() => void refetch()} />;
  if (invitation === undefined || session.status === "unknown") return <LoadingInvitation />;
  if (session.status === "signedOut") return <ToSignIn token={token} hasAccount={invitation.userExists} />;
  const { inviteeEmail, joinedHousehold } = invitation;
  if (joinedHousehold !== undefined)
    return <AlreadyJoined householdName={joinedHousehold} user={session.user} />;
  return inviteeEmail === null || isSameAddress(session.user.email, inviteeEmail) ? (
    <AcceptInvitation token={token} invitation={invitation} user={session.user} />
  ) : (
    <WrongAccount token={token} inviteeEmail={inviteeEmail} user={session.user} />
  );
}

/** By the link that the person has opened again, be it that the answer to the first time was lost. */
function AlreadyJoined({ householdName, user }: { householdName: string; user: User }) {
  useEffect(() => showToast(inAlready), []);
  return <JoinedNotice householdName={householdName} userId={user.id} />;
}

function EndedInvitation() {
  return <InvitationProblem title="Invitation Not Found" text={endedSentence} />;
}

function ToSignIn({ token, hasAccount }: { token: string; hasAccount: boolean }) {
  const [, navigate] = useLocation();
  useEffect(() => {
    keepInvitation(token);
    const timer = setTimeout(() => navigate(entryPath(token, hasAccount), { replace: true }), readableMs);
    return () => clearTimeout(timer);
  }, [token, hasAccount, navigate]);
  return <Notice icon={LoaderCircle} spinning title="Redirecting..." />;
}

function WrongAccount({ token, inviteeEmail, user }: { token: string; inviteeEmail: string; user: User }) {
  return (
    <Notice
      icon={MailWarning}
      title="Invalid Invitation"
      text={`This invitation is for ${inviteeEmail}, but you're signed in as ${user.email}. Please sign in with the correct account.`}
    >
      <LogoutButton userId={user.id} look="primary" to={entryPath(token, true)}>
        Sign In as Different User
      </LogoutButton>
      <ButtonLink href="/" look="plain">
        Go to Home
      </ButtonLink>
    </Notice>
  );
}
