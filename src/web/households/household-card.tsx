import { UserRoundPlus } from "lucide-react";
import { useRef, useState } from "react";
import type { User } from "../../contract/accounts/schema.ts";
import type { Household, SentInvitation } from "../../contract/households/schema.ts";
import { lazySheet } from "../parts/lazy-sheet.tsx";
import { Button } from "../ui/button.tsx";
import { HouseholdDialog, type Question } from "./household-dialog.tsx";
import { LeaveHousehold } from "./leave-household.tsx";
import { InvitationRow, MemberRow } from "./member-rows.tsx";
import { useResend } from "./use-invitations.ts";

const InviteSheet = lazySheet("invite-sheet", () => import("./invite-sheet.tsx"));

/** `next`: a new link that came while the sheet was open. */
type Sheet = { open: boolean; sent: SentInvitation | null; next: SentInvitation | null; times: number };

const opened = (now: Sheet | null, sent: SentInvitation | null): Sheet => ({
  open: true,
  sent,
  next: null,
  times: (now?.times ?? 0) + 1,
});

/** An open sheet stays: an address may be half typed there, or a link isn't passed on yet. */
const withLink = (now: Sheet | null, sent: SentInvitation): Sheet =>
  now?.open === true ? { ...now, next: sent } : opened(now, sent);

const closed = (now: Sheet): Sheet => (now.next === null ? { ...now, open: false } : opened(now, now.next));

/** Members and invitations, with the owner's controls. */
export function HouseholdCard({
  household: { household, members, isOwner, pendingInvitations },
  user,
  onLeft,
}: {
  household: Household;
  user: User;
  /** Called when the person has left the household; the card is gone then. */
  onLeft: () => void;
}) {
  const card = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const resend = useResend(user.id, (sent) => setSheet((now) => withLink(now, sent)));
  return (
    <div
      ref={card}
      tabIndex={-1}
      className="divide-y divide-line rounded-card border border-line bg-surface outline-none"
    >
      {household === null ? (
        <p className="px-4 py-4 text-pretty text-ink-2">
          {isOwner ? "Invite others to share your lists" : "You're not part of a household yet"}
        </p>
      ) : (
        <>
          <h3 dir="auto" className="px-4 py-3.5 font-[650]">
            {household.name}
          </h3>
          <ul aria-label="Members" className="divide-y divide-line">
            {members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                isSelf={member.id === user.id}
                onRemove={isOwner ? () => setQuestion({ kind: "remove", member }) : null}
              />
            ))}
          </ul>
          {pendingInvitations.length > 0 && (
            <ul aria-label="Pending invitations" className="divide-y divide-line">
              {pendingInvitations.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  controls={isOwner}
                  sending={resend.isPending && resend.variables.id === invitation.id}
                  onResend={() => !resend.isPending && resend.mutate(invitation)}
                  onCancel={() => setQuestion({ kind: "cancel", invitation })}
                />
              ))}
            </ul>
          )}
        </>
      )}
      {isOwner && (
        <div className="p-3">
          <Button
            look="soft"
            className="w-full"
            aria-haspopup="dialog"
            onPointerEnter={() => InviteSheet.part.prepare()}
            onClick={() => setSheet((now) => opened(now, null))}
          >
            <UserRoundPlus aria-hidden="true" className="size-5" />
            Invite a member
          </Button>
        </div>
      )}
      {household !== null && (
        <div className="p-2">
          <LeaveHousehold userId={user.id} owner={isOwner} onLeft={onLeft} />
        </div>
      )}
      {question !== null && (
        <HouseholdDialog
          question={question}
          onDone={() => setTimeout(() => card.current?.focus({ preventScroll: true }))}
          onClose={() => setQuestion(null)}
        />
      )}
      {sheet !== null && (
        <InviteSheet
          key={sheet.times}
          open={sheet.open}
          sent={sheet.sent}
          inviter={user}
          onClose={() => setSheet((now) => now && closed(now))}
        />
      )}
    </div>
  );
}
