import type { Browser, Locator, Page } from "@playwright/test";
import { administrator, App } from "./app.ts";

export const adminPath = "/admin/behavior-analytics";

/** Opens a tab of the admin area as its administrator. */
export async function administer(app: App, tab?: string): Promise<void> {
  const reply = await app.page.request.post(`${app.url}/api/login`, { data: administrator });
  if (!reply.ok()) throw new Error(`Login failed: ${reply.status()}`);
  await app.open(tab === undefined ? adminPath : `${adminPath}?tab=${tab}`);
}

/** Mocks the server's reply: `answer` to every GET of `path` (a glob below /api). */
export async function serverAnswers(page: Page, path: string, answer: object): Promise<void> {
  await page.route(`**/api/${path}`, (route) =>
    route.request().method() === "GET" ? route.fulfill({ json: answer }) : route.fallback(),
  );
}

/** The next calls of `method` to `path` don't reach the server. */
export async function networkFails(page: Page, method: string, path: string): Promise<void> {
  await page.route(`**/api/${path}`, (route) =>
    route.request().method() === method ? route.abort() : route.fallback(),
  );
}

/** The row of a table that has a text. */
export function rowOf(page: Page, text: string): Locator {
  return page.getByRole("row").filter({ hasText: text });
}

/** A panel of the Analytics tab by its title. */
export function panelOf(page: Page, title: string): Locator {
  return page.getByRole("region", { name: title, exact: true });
}

/** Another person with an account, who acts in a browser of their own. */
export async function somebody(
  app: App,
  browser: Browser,
  act: (other: App) => Promise<unknown> = async () => undefined,
): Promise<{ email: string }> {
  const context = await browser.newContext();
  const other = new App(await context.newPage(), app.url);
  const person = await other.signUp("Mia");
  await act(other);
  await context.close();
  return person;
}

/** Sets a scene: this browser's person is the only administrator, whatever earlier tests have left behind. */
export async function onlyAdministrator(app: App): Promise<void> {
  type UsersPage = { users: { id: string; email: string; role: string }[]; next: string | null };
  let after: string | null = null;
  do {
    const query: string = after === null ? "" : `?after=${encodeURIComponent(after)}`;
    const page: UsersPage = await app.api<UsersPage>("GET", `admin/users${query}`);
    for (const { id, email, role } of page.users) {
      if (role === "admin" && email !== administrator.email)
        await app.api("PATCH", `admin/users/${id}`, { role: "free" });
    }
    after = page.next;
  } while (after !== null);
}
