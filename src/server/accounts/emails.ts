import { verificationHours } from "../../contract/accounts/email-schema.ts";
import { passwordResetMinutes } from "../../contract/accounts/schema.ts";
import { layOut } from "../mail/layout.ts";
import type { Mail } from "../mail-message.ts";
import { shownText } from "../mail/shown-text.ts";

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

/**
 * The change of an account that a mail reports. `at` has its time zone; `origin` is the origin of the links, null when
 * it can't be trusted.
 */
export type MailedChange = { at: string; device: string; origin: string | null };

/** @param effect what a new password does, besides signing everybody out */
const ifItWasNotYou = (origin: string | null, effect = "") => ({
  ...(origin !== null && { button: { label: "Choose a new password", url: `${origin}/forgot-password` } }),
  closing: [
    `If it wasn't you, choose a new password now, with "Forgot your password?" on the sign-in screen. That ${effect}signs everybody out who is in your account.`,
    "The Restock team",
  ],
});

export function passwordChangedMail(to: string, { at, device, origin }: MailedChange): Mail {
  return layOut({
    to,
    subject: "Your password was changed",
    paragraphs: [
      "Hello,",
      `the password of your Restock account was changed on ${at}, with ${shownText(device)}.`,
      "If that was you, there is nothing to do.",
    ],
    ...ifItWasNotYou(origin),
  });
}

/** @param to the address that the account has until the change */
export function emailChangeAskedMail(to: string, email: string, { at, device, origin }: MailedChange): Mail {
  return layOut({
    to,
    subject: "Your email address is about to change",
    paragraphs: [
      "Hello,",
      `somebody asked on ${at}, with ${shownText(device)}, to change the email address of your Restock account from ${shownText(to)} to ${shownText(email)}. It changes when the link that was mailed there is opened.`,
      "If that was you, there is nothing to do here.",
    ],
    ...ifItWasNotYou(origin, "stops the change, and "),
  });
}

/** @param link the only copy of its token */
export function verificationMail(to: string, link: string): Mail {
  return layOut({
    to,
    subject: "Confirm your email address",
    paragraphs: ["Hello,", "please confirm that this is the email address of your Restock account."],
    button: { label: "Confirm this address", url: link },
    closing: [
      `The link works once, for ${verificationHours} hours. If you don't know what this is about, you can ignore this message.`,
      "The Restock team",
    ],
  });
}

/** @param to the old address */
export function emailChangedMail(to: string, email: string, { at, device }: MailedChange): Mail {
  return layOut({
    to,
    subject: "Your email address was changed",
    paragraphs: [
      "Hello,",
      `the email address of your Restock account was changed from ${shownText(to)} to ${shownText(email)} on ${at}, with ${shownText(device)}.`,
      "If that was you, there is nothing to do.",
    ],
    closing: [
      "If it wasn't you, tell the person who runs this Restock, and show them this message: they can give your account its address back.",
      "The Restock team",
    ],
  });
}
