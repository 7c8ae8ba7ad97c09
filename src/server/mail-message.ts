import * as z from "zod/mini";
import { isEmail } from "../contract/accounts/limits.ts";
import { idSchema, instantSchema } from "../contract/ids.ts";

/** Header text; a line break in it would begin another header. */
const oneLine = z.string().check(z.regex(/^[^\p{Cc}\u2028\u2029]*$/u));

/** The text of a mail. */
export const mailSchema = z.object({
  to: z.string().check(z.refine(isEmail)),
  subject: oneLine,
  text: z.string(),
  html: z.string(),
});
export type Mail = z.infer<typeof mailSchema>;

/** A mail on its way. It keeps its id through all attempts, so that one that arrives twice can be known as such. */
export const mailMessageSchema = z.extend(mailSchema, { id: idSchema, writtenAt: instantSchema });
export type MailMessage = z.infer<typeof mailMessageSchema>;

/** A transport of mails. */
export interface MailTransport {
  /** @throws MailRefused when another attempt is pointless; other errors when it may help. */
  send(message: MailMessage): Promise<void>;
}

/** The receiving server rejected the mail for good. `status` is the reply code of SMTP. */
export class MailRefused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`refused with ${status}`);
    this.status = status;
  }
}
