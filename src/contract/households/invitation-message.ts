import { invitationDays } from "./limits.ts";

/** The fixed message of an invitation, as the owner sees it before it is sent and the invited person gets it. */
export function invitationMessage(inviterName: string) {
  return {
    subject: `${inviterName} invites you to share a shopping list`,
    paragraphs: [
      "Hello,",
      `${inviterName} uses Restock for the shopping and would like to share the list with you: one list for every store that you both add to and tick off.`,
    ],
    linkLabel: "Join the household",
    closing: [
      `The link works once, for ${invitationDays} days, with this email address. If you don't know ${inviterName}, you can ignore this message.`,
      "The Restock team",
    ],
  };
}
