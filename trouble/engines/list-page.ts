import { eventually, type Browser } from "./engine.ts";

const password = "correct horse";
export const secretCode = "open-sesame";

let people = 0;

/** The row of an item in a store, or null. */
const findRow = (name: string) =>
  `[...document.querySelectorAll("[role=checkbox]")].find((row) => row.textContent.includes(${JSON.stringify(name)})) ?? null`;

/** The actions of a person with Restock in one of the browsers. */
export class ListPage {
  readonly url: string;
  browser: Browser;
  private readonly email: string;

  constructor(browser: Browser, url: string) {
    this.browser = browser;
    this.url = url;
    people += 1;
    this.email = `ana-${people}@example.com`;
  }

  async signUp(): Promise<void> {
    await this.browser.goTo(`${this.url}/login`);
    await this.call("register", { email: this.email, password, firstName: "Ana", secretCode });
    await this.open("/");
    await this.seesAddTab();
    await this.browser.run("await navigator.serviceWorker?.ready");
  }

  /** A browser that is killed may forget a cookie of its last half minute. */
  async signInAgain(): Promise<void> {
    await eventually("the server", () => this.call("login", { email: this.email, password }));
  }

  open(path: string): Promise<void> {
    return this.browser.goTo(this.url + path);
  }

  async seesAddTab(): Promise<void> {
    await eventually("the suggestions of the Add tab", () =>
      this.browser.run(`return document.body.textContent.includes("Bread") || undefined`),
    );
  }

  /**
   * Types a text into the field of the Add tab and presses Enter until it is taken: while names are being sorted the
   * field keeps its text.
   */
  async type(text: string): Promise<void> {
    await this.browser.run(`
      const field = document.querySelector("form input");
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
      set.call(field, ${JSON.stringify(text)});
      field.dispatchEvent(new Event("input", { bubbles: true }));
      do {
        await new Promise((resolve) => setTimeout(resolve, 50));
        field.form.requestSubmit();
        await new Promise((resolve) => setTimeout(resolve));
      } while (field.value !== "");`);
  }

  /** Adds an item and waits until the page shows it. */
  async add(text: string, shown: string): Promise<void> {
    await this.type(text);
    await eventually(`"${shown}" among what was added`, () =>
      this.browser.run(
        `return document.body.textContent.includes(${JSON.stringify(`Added ${shown}`)}) || undefined`,
      ),
    );
  }

  /** The names of the rows of the store that is shown, in alphabetical order; `ticked`: only of those. */
  async rows(ticked = false): Promise<string[]> {
    const selector = ticked ? "[role=checkbox][aria-checked=true]" : "[role=checkbox]";
    const names = await this.browser.run(`
      const folded = [...document.querySelectorAll("button[aria-expanded=false]")];
      folded.find((button) => button.textContent.startsWith("In the basket"))?.click();
      const rows = [...document.querySelectorAll("${selector}")];
      return rows.map((row) => document.getElementById(row.getAttribute("aria-labelledby")).textContent.trim()).sort()`);
    return names as string[];
  }

  /** Waits for these rows; after two minutes returns the missing and the additional rows. */
  async seesRows(names: readonly string[], ticked = false): Promise<string[]> {
    const wrong = (seen: readonly string[]) => [
      ...names.filter((name) => !seen.includes(name)).map((name) => `no ${name}`),
      ...seen.filter((name, place) => !names.includes(name) || seen.indexOf(name) !== place),
    ];
    let seen: string[] = [];
    await eventually("the rows", async () => {
      seen = await this.rows(ticked);
      return wrong(seen).length === 0 || undefined;
    }).catch(() => undefined);
    return wrong(seen);
  }

  /** Taps a row; resolves at the moment it shows as ticked. */
  async tick(name: string): Promise<void> {
    await this.browser.run(`
      const row = ${findRow(name)};
      await new Promise((resolve) => {
        const options = { attributes: true, attributeFilter: ["aria-checked"] };
        new MutationObserver(() => row.getAttribute("aria-checked") === "true" && resolve()).observe(row, options);
        row.click();
      })`);
  }

  /** Goes to an address after so many milliseconds, without waiting for it. */
  async leaveAfter(milliseconds: number, path: string): Promise<void> {
    const leaving = `setTimeout(() => location.assign(${JSON.stringify(path)}), ${milliseconds})`;
    // The answer may be lost with the page; the caller waits for the next page.
    await this.browser.run(leaving).catch(() => undefined);
  }

  /** Whether the list's database "answers", was "replaced" by another or is "stuck". */
  async storage(): Promise<string> {
    const state = await this.browser.run(`
      const names = (await indexedDB.databases()).map(({ name }) => name).filter((name) => name.startsWith("restock-list-"));
      if (names.length > 1) return "replaced";
      const opening = indexedDB.open(names[0]);
      const read = new Promise((resolve) => opening.onsuccess = () => {
        const { result: database } = opening;
        database.transaction([...database.objectStoreNames]).objectStore("operations").count().onsuccess = () => {
          database.close();
          resolve("answers");
        };
      });
      return Promise.race([read, new Promise((resolve) => setTimeout(() => resolve("stuck"), 30_000))])`);
    return String(state);
  }

  /** The names of the items on the server. */
  async onServer(state: "open" | "ticked"): Promise<string[]> {
    const items = (await this.call("items/all")) as { name: string; completed: boolean }[];
    return items.filter(({ completed }) => completed === (state === "ticked")).map(({ name }) => name);
  }

  private call(path: string, body?: object): Promise<unknown> {
    const options =
      body === undefined
        ? {}
        : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    return this.browser.run(`
      const reply = await fetch("/api/${path}", ${JSON.stringify(options)});
      if (!reply.ok) throw new Error("${path}: " + reply.status);
      return reply.json()`);
  }
}
