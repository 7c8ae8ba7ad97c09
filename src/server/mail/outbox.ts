import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { envelopeOf } from "./envelope.ts";
import type { MailMessage, MailTransport } from "../mail-message.ts";

/**
 * Writes each mail to `folder` as `<time>-<id>.eml`, which any mail program opens. Only the operator may read it:
 * it holds links that let people in.
 */
export function outboxTransport(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(message: MailMessage) {
      const { message: content } = await composer.sendMail(envelopeOf(message, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = message.writtenAt.replace(/[-:]|\.\d+/g, "");
      const path = join(folder, `${time}-${message.id}.eml`);
      // A reader of the folder never finds half a mail.
      const file = await open(`${path}.part`, "w", 0o600);
      try {
        await file.writeFile(content as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
  };
}
