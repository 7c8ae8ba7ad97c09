import { passwordResetMinutes } from "../../contract/accounts/schema.ts";
import { layOut } from "../mail/layout.ts";
import type { Mail } from "../mail-message.ts";

/** @param link the only copy of its token */
export function passwordResetMail(to: string, link: string): Mail {
  return layOut({
    to,
    subject: "Choose a new password",
    paragraphs: ["Hello,", "somebody, probably you, asked for a new password for your Restock account."],
    button: { label: "Choose a new password", url: link },
    closing: [
      `The link works once, for ${passwordResetMinutes} minutes. If you didn't ask for it, you can ignore this message: your password stays as it is.`,
      "The Restock team",
    ],
  });
}
