import { startSmtpServer, type TestSmtpServer } from "../test/smtp-server.ts";
import { test as base } from "./fixtures.ts";

/** A test whose own Restock sends mail through a mail server of the test. */
export const test = base.extend<{ smtp: TestSmtpServer }>({
  smtp: async ({}, provide) => {
    const smtp = await startSmtpServer();
    await provide(smtp);
    await smtp.close();
  },
  settings: async ({ smtp }, provide) => provide({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }),
});
