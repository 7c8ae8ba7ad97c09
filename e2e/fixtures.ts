import { test as base, expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { startRestock, temporaryFolder, type RestockProcess } from "../test/process.ts";
import { readOutbox, type ReadMail } from "../test/mailbox.ts";
import { ownDatabase } from "../test/own-database.ts";
import { administrator, App, secretCode } from "./app.ts";
import type { ServerData } from "./server-database.ts";

/** The test's own server, which can be killed and started again at the same address, with the same data. */
export type OwnServer = {
  readonly url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
};

/** The server of all tests of a worker, with the folder and the database that it keeps its data in. */
type SharedServer = ServerData & { readonly url: string };

type WorkerFixtures = { server: SharedServer; serverUrl: string };
type Fixtures = {
  /** A person's actions on the first page. */
  app: App;
  /** Fails the test when the page logged an error that it did not expect. */
  quietConsole: string[];
  /**
   * Whether the page loads the code of later screens ahead, as one without a service worker does (the default). Under a service
   * worker, as most people have it, a part is loaded when it is needed; a test of that turns this off.
   */
  loadsAhead: boolean;
  /** Additional settings of the test's own server. */
  settings: Record<string, string>;
  ownServer: OwnServer;
  /** Another person, or the same one again, with a browser of their own that logs no error either. */
  another: () => Promise<App>;
  /** Waits for the newest mail that was sent to an address after the first `after` ones. */
  mailTo: (email: string, after?: number) => Promise<ReadMail>;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, provide) => {
      const server = await startServer();
      await provide(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
  serverUrl: [async ({ server }, provide) => provide(server.url), { scope: "worker" }],
  baseURL: async ({ serverUrl }, provide) => provide(serverUrl),
  quietConsole: [
    async ({ page }, provide) => {
      const expected: string[] = [];
      const errors = errorsOf(page);
      await provide(expected);
      expect(errors.filter((error) => !expected.some((text) => error.includes(text)))).toEqual([]);
    },
    { auto: true },
  ],
  loadsAhead: [true, { option: true }],
  context: async ({ context, loadsAhead }, provide) => {
    if (!loadsAhead) await context.addInitScript(seemControlled);
    await provide(context);
  },
  app: async ({ page, baseURL }, provide) => provide(new App(page, baseURL!)),
  settings: async ({}, provide) => provide({}),
  ownServer: async ({ settings }, provide) => {
    const server = await startServer(settings);
    await provide(server);
    await server.remove();
  },
  another: async ({ browser, baseURL }, provide) => {
    const pages: Page[] = [];
    const errors: string[][] = [];
    await provide(async () => {
      const page = await (await browser.newContext()).newPage();
      pages.push(page);
      errors.push(errorsOf(page));
      return new App(page, baseURL!);
    });
    for (const page of pages) await page.context().close();
    expect(errors.flat()).toEqual([]);
  },
  mailTo: async ({ server }, provide) =>
    provide(async (email, after = 0) => {
      const mails = () => readOutbox(server.dataDir).filter(({ to }) => to === email);
      await expect.poll(() => mails().length).toBeGreaterThan(after);
      return mails().at(-1)!;
    }),
});

export { expect };

/**
 * The tag of tests that `npm test` leaves out, to be done in time, and `npm run test:all` runs: further cases, sizes, themes and
 * browsers of what another test covers, and what takes long.
 */
export const long = "@long";

/** Runs in the page: to its code a service worker seems to have all files. */
function seemControlled(): void {
  Object.defineProperty(navigator.serviceWorker, "controller", { value: {} });
}

/** Collects the errors that a page logs from now on. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  // The browser itself logs a failed request; the tests that provoke one check what the page shows.
  const note = (text: string) => /Failed to load resource|net::ERR_/.test(text) || errors.push(text);
  page.on("console", (message) => message.type() === "error" && note(message.text()));
  page.on("pageerror", (error) => note(String(error)));
  return errors;
}

async function startServer(
  besides: Record<string, string> = {},
): Promise<OwnServer & SharedServer & { remove(): Promise<void> }> {
  const folder = temporaryFolder();
  const database = await ownDatabase();
  const settings = {
    DATA_DIR: folder.path,
    BETA_SECRET_CODE: secretCode,
    // The pages that a test serves are on this machine.
    FETCH_ALLOWED_NETWORKS: "loopback",
    ...besides,
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
    dataDir: folder.path,
    databaseUrl: database?.url ?? null,
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

/** Expects no accessibility fault that axe can find on the current screen, once its transitions have ended. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoFault(page);
}

/** Checks both themes: the dark one for its colours only, because everything else is the same. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await chooseTheme(page, "dark");
  await expectNoFault(page, { runOnly: ["color-contrast"] });
  await chooseTheme(page, "light");
}

/** Waits until the colours have begun to change. */
async function chooseTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.evaluate(showAll);
  await page.emulateMedia({ colorScheme });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Rows that the browser leaves out keep the colours that they had before. Runs in the browser. */
function showAll(): void {
  for (const list of document.querySelectorAll("ul")) list.style.contentVisibility = "visible";
}

async function expectNoFault(page: Page, options: axe.RunOptions = {}): Promise<void> {
  // A half-transparent button that is being enabled has too little contrast for a moment.
  await expect.poll(() => page.evaluate(countTransitions)).toBe(0);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  // Axe prepares a report of what passed only when it is asked for, which takes longer than the check itself.
  const faults = await page.evaluate(
    async (run) =>
      (await (window as unknown as { axe: typeof axe }).axe.run(document, run)).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`,
      ),
    { resultTypes: ["violations" as const], ...options },
  );
  expect(faults).toEqual([]);
}

const countTransitions = () =>
  document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
