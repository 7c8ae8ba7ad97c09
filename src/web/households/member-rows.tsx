import { Link as LinkIcon, Mail, UserRoundMinus, X } from "lucide-react";
import type { Household } from "../../contract/households/schema.ts";
import { linkMadeAt } from "../../contract/households/rules.ts";
import { serverNow } from "../api/server-time.ts";
import { initials } from "../session/person-name.ts";
import { IconButton } from "../ui/button.tsx";
import { dateText, recentText } from "../ui/dates.ts";

type Member = Household["members"][number];
type Invitation = Household["pendingInvitations"][number];

const row = "flex min-h-16 items-center gap-3.5 py-2 ps-4 pe-2";
const badge = "grid size-10 shrink-0 place-items-center rounded-full text-sm font-semibold";

/** `onRemove` is null for people who may not remove members. */
export function MemberRow({
  member,
  isSelf,
  onRemove,
}: {
  member: Member;
  isSelf: boolean;
  onRemove: (() => void) | null;
}) {
  const { email, firstName, isOwner } = member;
  const about = [firstName, isOwner && "Owner"].filter(Boolean).join(" · ");
  return (
    <li className={row}>
      <span aria-hidden="true" className={`${badge} bg-accent-soft text-accent`}>
        {initials({ firstName, lastName: null, email })}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-[550]">
          <bdi>{email}</bdi> {isSelf && <span className="font-normal text-ink-2">(you)</span>}
        </span>
        {about !== "" && (
          <span dir="auto" className="block text-sm text-ink-2">
            {about}
          </span>
        )}
      </span>
      {onRemove !== null && !isSelf && (
        <IconButton label={`Remove ${email}`} aria-haspopup="dialog" onClick={onRemove}>
          <UserRoundMinus aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </li>
  );
}

/** `controls` are shown to the owner only. */
export function InvitationRow({
  invitation,
  controls,
  sending,
  onResend,
  onCancel,
}: {
  invitation: Invitation;
  controls: boolean;
  sending: boolean;
  onResend: () => void;
  onCancel: () => void;
}) {
  const { inviteeEmail, inviterName, expiresAt } = invitation;
  const isLink = inviteeEmail === null;
  const Icon = isLink ? LinkIcon : Mail;
  const again = isLink ? "New link" : "Resend invite";
  return (
    <li className={row}>
      <span aria-hidden="true" className={`${badge} border border-dashed border-line-strong text-ink-2`}>
        <Icon className="size-4.5" />
      </span>
      <span className="min-w-0 flex-1">
        <bdi className="block font-[550]">{inviteeEmail ?? "Link for one person"}</bdi>
        {isLink && (
          <span dir="auto" className="block text-sm text-ink-2">
            By {inviterName}, made {recentText(linkMadeAt(invitation), new Date(serverNow()))}, until{" "}
            {dateText(new Date(expiresAt))}
          </span>
        )}
        <span className="flex items-center gap-1.5 text-sm text-ink-2">
          Pending
          {controls && (
            <button
              type="button"
              aria-label={isLink ? again : `${again} to ${inviteeEmail}`}
              aria-disabled={sending}
              className="-my-2 inline-flex min-h-11 items-center rounded-xl px-2 font-[650] text-accent active:bg-line/60 aria-disabled:opacity-55"
              onClick={onResend}
            >
              {sending ? "Sending..." : again}
            </button>
          )}
        </span>
      </span>
      {controls && (
        <IconButton
          label={isLink ? "Cancel the link" : `Cancel invitation to ${inviteeEmail}`}
          aria-haspopup="dialog"
          onClick={onCancel}
        >
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </li>
  );
}
