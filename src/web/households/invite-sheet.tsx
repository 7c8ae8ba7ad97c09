import { useState } from "react";
import { isEmail } from "../../contract/accounts/limits.ts";
import type { User } from "../../contract/accounts/schema.ts";
import { invitationMessage } from "../../contract/households/invitation-message.ts";
import { callName } from "../../contract/households/rules.ts";
import type { SentInvitation } from "../../contract/households/schema.ts";
import { EmailField } from "../session/email-field.tsx";
import { failure, serverSentence } from "../session/error-sentences.ts";
import { BottomSheet } from "../ui/bottom-sheet.tsx";
import { Button } from "../ui/button.tsx";
import { showToast } from "../ui/toast.ts";
import { useOneFieldForm } from "../ui/use-one-field-form.ts";
import { InvitationLink } from "./invitation-link.tsx";
import { ShareLink } from "./share-link.tsx";
import { UnlessJoined } from "./unless-joined.tsx";
import { useInvite } from "./use-invitations.ts";

/** Invites a member; with `sent` it opens with the link of an existing invitation. */
export default function InviteSheet({
  open,
  sent,
  inviter,
  onClose,
}: {
  open: boolean;
  sent: SentInvitation | null;
  inviter: User;
  onClose: () => void;
}) {
  const [link, setLink] = useState(sent);
  const invite = useInvite(setLink, onClose);
  const { field, error, onSubmit, pending } = useOneFieldForm({
    check: (email) => {
      if (isEmail(email.trim())) return undefined;
      if (email.trim() !== "") return "Invalid email address";
      showProblem("Please enter an email address");
      return "Please enter an email address";
    },
    send: async (email) => {
      await invite.mutateAsync(email.trim());
    },
    explain: (failed) => {
      const sentence = failure(failed, "Failed to send invitation");
      showProblem(sentence);
      return serverSentence(failed) ?? sentence;
    },
  });

  if (link !== null && link.link !== null) {
    return (
      <BottomSheet open={open} title="Pass the link on" onClose={onClose} className="max-w-lg">
        {link.inviteeEmail === null ? (
          <UnlessJoined after={<Button onClick={onClose}>Done</Button>}>
            <ShareLink made={{ ...link, link: link.link }} />
          </UnlessJoined>
        ) : (
          <InvitationLink email={link.inviteeEmail} link={link.link} onDone={onClose} />
        )}
      </BottomSheet>
    );
  }
  return (
    <BottomSheet
      open={open}
      title="Invite a member"
      onClose={() => !pending && onClose()}
      initialFocus={field.ref}
      className="max-w-lg"
      footer={
        <div className="flex gap-2.5">
          <Button look="plain" className="flex-1" disabled={pending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="invite"
            className="flex-1 aria-disabled:opacity-55"
            aria-disabled={pending}
          >
            {pending ? "Sending..." : "Send Invite"}
          </Button>
        </div>
      }
    >
      <form id="invite" noValidate onSubmit={onSubmit}>
        <EmailField
          {...field}
          error={error}
          label="To:"
          autoComplete="off"
          placeholder="Enter email address"
        />
      </form>
      <MessagePreview inviterName={callName(inviter)} />
    </BottomSheet>
  );
}

/** The toast shows at the top, since the sheet covers the bottom of the screen. */
function showProblem(sentence: string): void {
  showToast("Error", { description: sentence, position: "top" });
}

function MessagePreview({ inviterName }: { inviterName: string }) {
  const { subject, paragraphs, linkLabel, closing } = invitationMessage(inviterName);
  return (
    <section aria-labelledby="invite-message" className="pt-4">
      <h3 id="invite-message" className="px-1 pb-1.5 text-sm font-semibold text-ink-2">
        Message
      </h3>
      <div
        dir="auto"
        className="flex flex-col gap-2.5 rounded-field border border-line bg-surface px-4 py-3.5 text-[0.9375rem]"
      >
        <p className="font-[650]">{subject}</p>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          <span className="rounded-lg bg-accent-soft px-2 py-1 font-[550] text-accent">
            {linkLabel}: [invitation link]
          </span>
        </p>
        {closing.map((text) => (
          <p key={text} className="text-ink-2">
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}
