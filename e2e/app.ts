import { expect, type Locator, type Page } from "@playwright/test";

export const secretCode = "open-sesame";
const password = "correct horse";

export type Person = { email: string; password: string };

/** The installation's first administrator, an account that no test uses by accident. */
export const administrator: Person = { email: "first@example.com", password };

let people = 0;

/** An address that no other account of this run has. */
export function newEmail(name = "ana"): string {
  people += 1;
  return `${name.toLowerCase()}-${process.pid}-${people}@example.com`;
}

/** The token in an invitation's link or path. */
export function tokenOf(link: string): string {
  return new URL(link, "http://any").searchParams.get("token")!;
}

/**
 * A person's actions in the app, in the person's terms. Specs use these, so that a changed screen needs one change
 * here.
 */
export class App {
  readonly page: Page;
  readonly url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
  }

  /** Creates an account through the API, signed in on this page's browser. */
  async signUp(firstName = "Ana"): Promise<Person> {
    const person = { email: newEmail(firstName), password };
    const reply = await this.page.request.post(`${this.url}/api/register`, {
      data: { ...person, firstName, secretCode },
    });
    if (!reply.ok()) throw new Error(`Sign-up failed: ${reply.status()} ${await reply.text()}`);
    return person;
  }

  /**
   * Calls the API with this browser's session: to set a scene or to check what has arrived, never for the tested
   * action.
   */
  async api<T>(method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, data?: object): Promise<T> {
    const reply = await this.page.request.fetch(`${this.url}/api/${path}`, {
      method,
      ...(data !== undefined && { data }),
    });
    if (!reply.ok()) throw new Error(`${method} ${path}: ${reply.status()} ${await reply.text()}`);
    return (await reply.json()) as T;
  }

  /** Sets a scene: an administrator gives this browser's person a role. Open screens show it after a reload. */
  async hasRole(role: "free" | "premium" | "admin"): Promise<void> {
    const { id } = await this.api<{ id: string }>("GET", "user");
    const call = async (method: string, path: string, body: object, cookie = "") => {
      const headers = { "content-type": "application/json", cookie };
      const reply = await fetch(`${this.url}/api/${path}`, { method, headers, body: JSON.stringify(body) });
      if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
      return reply;
    };
    const login = await call("POST", "login", administrator);
    const cookie = login.headers.getSetCookie().map((set) => set.split(";")[0]!);
    await call("PATCH", `admin/users/${id}`, { role }, cookie.join("; "));
  }

  /** Sets a scene: this browser's person, who has Premium, has invited an address. Returns the link's path. */
  async hasInvited(inviteeEmail: string): Promise<string> {
    const { link } = await this.api<{ link: string }>("POST", "household/invite", { inviteeEmail });
    const { pathname, search } = new URL(link);
    return pathname + search;
  }

  /** Sets a scene: another person is in the household of this browser's person. */
  async sharesWith(member: App): Promise<void> {
    const { email } = await member.api<Person>("GET", "user");
    const token = tokenOf(await this.hasInvited(email));
    await member.api("POST", `household/join/${token}`);
  }

  /** Sets a scene: items that are on the list already. */
  async hasItems(...names: string[]): Promise<void> {
    for (const name of names) await this.api("POST", "items", { name });
  }

  /** Sets a scene: a store with its categories, by lower-case name. Returns its id. */
  async hasStore(name: string, ...categories: string[]): Promise<string> {
    return (await this.api<{ id: string }>("POST", "stores", { name, categories })).id;
  }

  /** The names of the open items on the server, or of the ticked ones. */
  async itemsOnServer(state: "open" | "ticked" = "open"): Promise<string[]> {
    const items = await this.api<{ name: string; completed: boolean }[]>("GET", "items/all");
    return items.filter((item) => item.completed === (state === "ticked")).map((item) => item.name);
  }

  async storesOnServer(): Promise<{ id: string; name: string; categories: string[] }[]> {
    return this.api("GET", "stores");
  }

  /** Keeps calls from reaching the server until the returned function is called. */
  async holdsBack(calls: string): Promise<() => void> {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await this.page.route(calls, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  /** Makes calls fail without a reason, as a failing server does. */
  async failsAt(calls: string | RegExp): Promise<void> {
    await this.page.route(calls, (route) => route.fulfill({ status: 500, body: "" }));
  }

  async open(path = "/"): Promise<void> {
    await this.page.goto(new URL(path, this.url).href);
  }

  /** Opens Account and waits for the sections that come later: they move what is below them away from a click. */
  async opensAccount(): Promise<void> {
    await this.open("/account");
    await this.accountIsComplete();
  }

  async accountIsComplete(): Promise<void> {
    await expect(this.page.getByRole("switch", { name: "Notifications on this device" })).toBeAttached();
    await expect(this.page.getByRole("list", { name: "Devices" })).toBeVisible();
  }

  async goTo(tab: "Add" | "Shop" | "Repeat"): Promise<void> {
    await this.page.getByRole("tab", { name: tab }).click();
  }

  /** Turns on the edit mode of the Shop tab; the suggested stores, which move the others down when they come, are there. */
  async editsStores(): Promise<void> {
    await this.button("Edit").click();
    await expect(this.page.getByRole("list", { name: "Suggested stores" })).toBeVisible();
  }

  /** Opens a store from the Shop tab. */
  async goInto(store: string): Promise<void> {
    await this.page.getByRole("main").getByRole("link", { name: store }).click();
    await expect(this.title(store)).toBeVisible();
  }

  title(text: string): Locator {
    return this.page.getByRole("heading", { level: 1, name: text, exact: true });
  }

  /** Pastes a text into the Add field, also while a sheet covers it and hides it from a screen reader, or into another one. */
  async pastes(
    text: string,
    into = this.page.getByRole("textbox", { name: "Add item", includeHidden: true }),
  ): Promise<void> {
    await into.evaluate((field, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pasted);
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  }

  get addField(): Locator {
    return this.page.getByRole("textbox", { name: "Add item" });
  }

  /** Types a text into the Add tab's field and presses Enter. */
  async type(text: string): Promise<void> {
    await this.addField.fill(text);
    await this.addField.press("Enter");
  }

  /** Types an item and sees it among what was just added. `shown`: the name line it gets. */
  async add(text: string, shown = text): Promise<void> {
    await this.type(text);
    await expect(this.justAdded(shown)).toBeVisible();
  }

  justAdded(shown: string): Locator {
    return this.page
      .getByRole("region", { name: "Just added" })
      .getByRole("listitem")
      .filter({ hasText: shown });
  }

  suggestion(name: string): Locator {
    return this.page
      .getByRole("region", { name: "Suggestions" })
      .getByRole("listitem")
      .filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** An item's row in a store: a check box under its whole name line. */
  item(shown: string): Locator {
    return this.page.getByRole("checkbox", { name: shown, exact: true });
  }

  async tick(shown: string): Promise<void> {
    await this.item(shown).click();
    await expect(this.item(shown)).toBeChecked();
  }

  /** The line behind which a store's ticked items are, once they were folded away. */
  get basket(): Locator {
    return this.page.getByRole("button", { name: /^In the basket/ });
  }

  /** Unfolds what was ticked before the store was entered. */
  async opensBasket(): Promise<void> {
    await this.basket.click();
    await expect(this.basket).toHaveAttribute("aria-expanded", "true");
  }

  /** Opens an item's sheet. */
  async moreAbout(shown: string): Promise<Locator> {
    await this.page.getByRole("button", { name: `More about ${shown}`, exact: true }).click();
    const sheet = this.page.getByRole("dialog", { name: shown });
    await expect(sheet).toBeVisible();
    return sheet;
  }

  /** The visible toast, not one that is leaving or behind it. */
  get toast(): Locator {
    return this.page.locator("[data-sonner-toast][data-removed=false][data-front=true]");
  }

  async undo(): Promise<void> {
    await this.toast.getByRole("button", { name: "Undo" }).click();
  }

  /** The toast with its title and description. */
  async isTold(title: string, description = ""): Promise<void> {
    await expect(this.toast).toContainText(title);
    if (description !== "") await expect(this.toast).toContainText(description);
  }

  /**
   * Waits until the page has shown what the replies that it has got bring: a later one has come, too, and the screen was painted
   * anew. What isn't there by then doesn't come from them.
   */
  async hasShownReplies(): Promise<void> {
    await this.page.evaluate(async () => {
      await (await fetch("/api/settings")).text();
      for (let frames = 0; frames < 3; frames += 1)
        await new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve)));
    });
  }

  /** Waits until the code of toasts is loaded, which a person's first action fetches. */
  async canShowToasts(): Promise<void> {
    await expect(this.page.locator("section[aria-label^=Notifications]")).toBeAttached();
  }

  /** Waits until a browser that was put offline is so: a busy one lets through a request that is made at once. */
  async hasNoNetwork(): Promise<void> {
    await expect.poll(() => this.answersOnline()).toBe(false);
  }

  /** Waits until a browser that was put online again is so. */
  async hasNetwork(): Promise<void> {
    await expect.poll(() => this.answersOnline()).toBe(true);
  }

  private answersOnline(): Promise<boolean> {
    return this.page.evaluate(() =>
      fetch("/livez").then(
        () => true,
        () => false,
      ),
    );
  }

  /** Keeps a toast longer than its 10 s: it stays as long as the mouse is over it. */
  async keepsToast(): Promise<void> {
    await this.toast.hover();
  }

  /** Keeps ticked rows from folding until the page is loaded anew, as a hand that is at work does. */
  async keepsRowsInPlace(): Promise<void> {
    await this.page.evaluate(
      () => void setInterval(() => dispatchEvent(new PointerEvent("pointermove")), 1000),
    );
  }

  /** The sentence of Welcome after a session has ended; other screens have other status lines. */
  get signedOut(): Locator {
    return this.page.getByRole("status").filter({ hasText: "You were signed out." });
  }

  /** The dialog that confirms an action without undo. */
  question(title: string): Locator {
    return this.page.getByRole("alertdialog", { name: title });
  }

  button(name: string, within: Page | Locator = this.page): Locator {
    return within.getByRole("button", { name, exact: true });
  }
}
