import { test as base, expect, type Page } from "@playwright/test";
import { AxeBuilder } from "@axe-core/playwright";
import { startRestock, temporaryFolder, type RestockProcess } from "../test/process.ts";
import { ownDatabase } from "../test/own-database.ts";
import { administrator, App, secretCode } from "./app.ts";

/** A server of one's own that can be killed and started again at the same address, with the same data. */
export type OwnServer = {
  readonly url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
};

type WorkerFixtures = { serverUrl: string };
type Fixtures = {
  /** What a person does, on the first page. */
  app: App;
  /** Fails the test when the page logged an error that it did not expect. */
  quietConsole: string[];
  ownServer: OwnServer;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  serverUrl: [
    async ({}, use) => {
      const server = await startServer();
      await use(server.url);
      await server.remove();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ serverUrl }, use) => use(serverUrl),
  quietConsole: [
    async ({ page }, use) => {
      const expected: string[] = [];
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(expected);
      // A refused or cut request is logged by the browser itself; the tests that provoke one look at what the page says.
      const noise = /Failed to load resource|net::ERR_/;
      expect(
        errors.filter((error) => !noise.test(error) && !expected.some((text) => error.includes(text))),
      ).toEqual([]);
    },
    { auto: true },
  ],
  app: async ({ page, baseURL }, use) => use(new App(page, baseURL!)),
  ownServer: async ({}, use) => {
    const server = await startServer();
    await use(server);
    await server.remove();
  },
});

export { expect };

async function startServer(): Promise<OwnServer & { remove(): Promise<void> }> {
  const folder = temporaryFolder();
  const database = await ownDatabase();
  const settings = {
    DATA_DIR: folder.path,
    BETA_SECRET_CODE: secretCode,
    ...(database !== null && { DATABASE_URL: database.url }),
  };
  let running: RestockProcess | null = await startRestock(settings);
  const { url } = running;
  const reply = await fetch(`${url}/api/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...administrator, firstName: "First", secretCode }),
  });
  if (!reply.ok) throw new Error(`The first account: ${reply.status} ${await reply.text()}`);
  return {
    url,
    kill: async () => {
      await running?.kill();
      running = null;
    },
    start: async () => {
      running = await startRestock({ ...settings, PORT: new URL(url).port });
    },
    remove: async () => {
      await running?.stop();
      await database?.drop();
      folder.remove();
    },
  };
}

/** No accessibility fault that axe can see on what is shown now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual(
    [],
  );
}
