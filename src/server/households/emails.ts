import { invitationMessage } from "../../contract/households/invitation-message.ts";
import { layOut } from "../mail/layout.ts";
import type { Mail } from "../mail-message.ts";
import { shownText } from "../mail/shown-text.ts";

/** @param inviterName as the inviter wrote it; @param link the only copy of the invitation's token. */
export function invitationMail(to: string, inviterName: string, link: string): Mail {
  const { subject, paragraphs, linkLabel, closing } = invitationMessage(shownText(inviterName));
  return layOut({ to, subject, paragraphs, button: { label: linkLabel, url: link }, closing });
}
