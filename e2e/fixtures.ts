import { test as base, expect, type Page } from "@playwright/test";
import { AxeBuilder } from "@axe-core/playwright";
import { startRestock, temporaryFolder } from "../test/process.ts";
import { ownDatabase } from "../test/own-database.ts";
import { App, secretCode } from "./app.ts";

type WorkerFixtures = { serverUrl: string };
type Fixtures = {
  /** What a person does, on the first page. */
  app: App;
  /** Fails the test when the page logged an error that it did not expect. */
  quietConsole: string[];
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  serverUrl: [
    async ({}, use) => {
      const folder = temporaryFolder();
      const database = await ownDatabase();
      const server = await startRestock({
        DATA_DIR: folder.path,
        BETA_SECRET_CODE: secretCode,
        ...(database !== null && { DATABASE_URL: database.url }),
      });
      await use(server.url);
      await server.stop();
      await database?.drop();
      folder.remove();
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
});

export { expect };

/** No accessibility fault that axe can see on what is shown now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual(
    [],
  );
}
