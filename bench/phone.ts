import { chromium, type CDPSession, type Page } from "@playwright/test";
import { administrator, App, secretCode } from "../e2e/app.ts";
import { startRestock, temporaryFolder } from "../test/process.ts";

const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
/** The factor by which the processor is slowed down, to about a cheap phone's speed. */
const slowdown = 4;

/** A new person's browser of a phone's size. */
export type Phone = {
  app: App;
  page: Page;
  cdp: CDPSession;
  slowDown(): Promise<void>;
  close(): Promise<void>;
};

/** Runs a measurement with a server of its own. `newPhone` signs a person up, whose name in their address is given. */
export async function withPhones(
  run: (newPhone: (name: string) => Promise<Phone>) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const folder = temporaryFolder();
  const server = await startRestock({ DATA_DIR: folder.path, BETA_SECRET_CODE: secretCode });
  const newPhone = async (name: string): Promise<Phone> => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    await page.request.post(`${server.url}/api/register`, {
      data: { ...administrator, email: `${name}@example.com`, firstName: "Ana", secretCode },
    });
    const cdp = await context.newCDPSession(page);
    return {
      app: new App(page, server.url),
      page,
      cdp,
      slowDown: async () => void (await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown })),
      close: () => context.close(),
    };
  };
  try {
    await run(newPhone);
  } finally {
    await browser.close();
    await server.stop();
    folder.remove();
  }
}
