import type { Page } from "@playwright/test";

export const secretCode = "open-sesame";
const password = "correct horse";

let people = 0;

/** What a person does with Restock, in her words. Specs use these, so that a changed screen is mended in one place. */
export class App {
  readonly page: Page;
  readonly url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
  }

  /** An account without clicking through the form, signed in on this page's browser. */
  async signUp(firstName = "Ana"): Promise<{ email: string; password: string }> {
    people += 1;
    const email = `${firstName.toLowerCase()}-${process.pid}-${people}@example.com`;
    const reply = await this.page.request.post(`${this.url}/api/register`, {
      data: { email, password, firstName, secretCode },
    });
    if (!reply.ok()) throw new Error(`Sign-up failed: ${reply.status()} ${await reply.text()}`);
    return { email, password };
  }

  /** Calls the API with this browser's session: to set a scene, never to do what is tested. */
  async api<T>(method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, data?: object): Promise<T> {
    const reply = await this.page.request.fetch(`${this.url}/api/${path}`, {
      method,
      ...(data !== undefined && { data }),
    });
    if (!reply.ok()) throw new Error(`${method} ${path}: ${reply.status()} ${await reply.text()}`);
    return (await reply.json()) as T;
  }

  async open(path = "/"): Promise<void> {
    await this.page.goto(path);
  }
}
