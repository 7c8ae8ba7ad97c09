import { chromium, type Browser } from "@playwright/test";
import { administrator, secretCode } from "../e2e/app.ts";
import config from "../playwright.config.ts";
import { startRestock, temporaryFolder } from "../test/process.ts";

export const launchOptions = config.use!.launchOptions!;

/** Starts a server and signs up its first administrator. */
export async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = temporaryFolder();
  const server = await startRestock({ DATA_DIR: folder.path, BETA_SECRET_CODE: secretCode });
  const reply = await fetch(`${server.url}/api/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...administrator, firstName: "First", secretCode }),
  });
  if (!reply.ok) throw new Error(`The first account: ${reply.status} ${await reply.text()}`);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      folder.remove();
    },
  };
}

export function launch(): Promise<Browser> {
  return chromium.launch(launchOptions);
}
