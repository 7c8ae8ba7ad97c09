import { expect, long, test } from "./fixtures.ts";
import { finishRendering } from "./stopped-clock.ts";

test(
  "a profile that is saved late leads nobody away from another screen",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp("Ana");
    await app.open("/account");
    await page.getByRole("link", { name: "Edit your info" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Anna");
    const release = await app.holdsBack("**/api/user/profile");
    await app.button("Save changes").click();
    await expect(app.button("Saving...")).toBeDisabled();
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expect(app.title("Account")).toBeVisible();
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expect(app.addField).toBeVisible();
    release();
    await app.isTold("Profile updated");
    await expect(app.addField).toBeVisible();
    await expect(page).toHaveURL("/");
  },
);

test(
  "a household that is brought back late leads nobody away, and leaves the next draft alone",
  { tag: long },
  async ({ app, another }) => {
    await app.signUp("Ana");
    await app.hasItems("Milk");
    const household = await app.api<object>("GET", "household/export");
    const ben = await another();
    await ben.signUp("Ben");
    await ben.open("/import");
    const bring = (name: string, text: string) =>
      ben.page
        .getByLabel("File with a list")
        .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
    await bring("ana.txt", JSON.stringify(household));
    const release = await ben.holdsBack("**/api/household/import");
    await ben.button("Bring the whole household back").click();
    await expect(ben.button("One moment...")).toBeVisible();
    await ben.button("Drop this list").click();
    await bring("more.txt", "- [ ] Salt\n- [ ] Soap\n");
    await expect(ben.button("Add 2 things")).toBeVisible();
    release();
    await ben.isTold("Your household is back", "1 item");
    await expect(ben.button("Add 2 things")).toBeVisible();
    await expect(ben.page).toHaveURL("/import");
  },
);

test(
  "a new link that comes late waits until the form for another invitation is closed",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp("Ana");
    await app.hasRole("premium");
    await app.hasInvited("cleo@example.com");
    await app.open("/account");
    const release = await app.holdsBack("**/api/household/resend-invite/*");
    await app.button("Resend invite to cleo@example.com").click();
    await app.button("Invite a member").click();
    const form = page.getByRole("dialog", { name: "Invite a member" });
    await form.getByLabel("To:").pressSequentially("ben@");
    const resent = page.waitForResponse("**/api/household/resend-invite/*");
    release();
    await (await resent).finished();
    await finishRendering(page);
    await form.getByLabel("To:").pressSequentially("example.com");
    await expect(form.getByLabel("To:")).toHaveValue("ben@example.com");
    await app.button("Cancel", form).click();
    const link = page.getByRole("dialog", { name: "Pass the link on" });
    await expect(link).toContainText("cleo@example.com");
    await app.button("Close", link).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

test(
  "a field for a category that comes late doesn't take the focus out of the field in which a person types",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp("Ana");
    const release = await app.holdsBack("**/assets/category-input*.js");
    await app.open("/?tab=stores");
    await app.button("Add Store").click();
    const name = page.getByLabel("Add store");
    await app.button("Add category").first().click();
    await name.pressSequentially("Corner");
    release();
    const category = page.getByRole("combobox", { name: "Add category" });
    await expect(category).toBeVisible();
    await finishRendering(page);
    await page.keyboard.type(" shop");
    await expect(name).toHaveValue("Corner shop");
    await expect(name).toBeFocused();
  },
);

test(
  "the rest of a long section takes the focus only if it stayed at its button",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp("Ana");
    await app.open("/import");
    // A number would be an amount.
    const nameAt = (index: number) => "ab"[Math.floor(index / 26)]! + String.fromCodePoint(97 + (index % 26));
    const text = Array.from({ length: 40 }, (_, index) => `- [ ] Ware ${nameAt(index)}`).join("\n");
    const files = { name: "list.txt", mimeType: "text/plain", buffer: Buffer.from(text) };
    await page.getByLabel("File with a list").setInputFiles(files);
    const all = app.button("Show all 40");
    await expect(all).toBeVisible();
    // Both happen in one task, before anything is rendered.
    await all.evaluate((button: HTMLElement) => {
      button.focus();
      button.click();
      document.querySelector<HTMLElement>("main li input")!.focus();
    });
    await expect(page.getByRole("checkbox", { name: "Ware Bn" })).toBeVisible();
    await finishRendering(page);
    await expect(page.getByRole("checkbox", { name: "Ware Aa" })).toBeFocused();

    await page.reload();
    await all.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("checkbox", { name: "Ware Be" })).toBeFocused();
  },
);

test(
  "an item's sheet that closes late leaves the next item's sheet open",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp("Ana");
    await app.hasItems("Milk", "Bread");
    await app.open("/stores/any");
    const sheet = await app.moreAbout("Milk");
    const next = await page.getByLabel("More about Bread").elementHandle();
    // All in one task, before the change is stored.
    await app.button("Hide", sheet).evaluate((hide: HTMLElement, bread) => {
      hide.click();
      document.querySelector<HTMLElement>('[role=dialog] [aria-label="Close"]')!.click();
      (bread as HTMLElement).click();
    }, next);
    await app.isTold("Milk is hidden");
    await finishRendering(page);
    await expect(page.getByRole("dialog", { name: "Bread" })).toBeVisible();
  },
);

test("the last of several quick choices is the one that is saved", async ({ app, page }) => {
  await app.signUp("Ana");
  await app.open("/account");
  const settings = async () => {
    const { timezone } = await app.api<{ timezone: string }>("GET", "user");
    const { currency } = await app.api<{ currency: string }>("GET", "list");
    return [timezone, currency];
  };
  const releases = [
    await app.holdsBack("**/api/user/recurring-preferences"),
    await app.holdsBack("**/api/list"),
  ];
  const timezone = page.getByLabel("Timezone");
  const currency = page.getByLabel("Currency");
  await timezone.selectOption("Asia/Tokyo");
  await timezone.selectOption("Europe/Paris");
  await currency.selectOption("EUR");
  await currency.selectOption("CHF");
  for (const release of releases) release();
  await expect.poll(settings).toEqual(["Europe/Paris", "CHF"]);
  await expect(timezone).toHaveValue("Europe/Paris");
  await expect(currency).toHaveValue("CHF");
});

test(
  "the last of two quick choices of the weekday is the one that is saved",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp("Ana");
    await app.hasRole("premium");
    await app.open("/?tab=repeat");
    const day = page.getByRole("combobox", { name: "Change the weekday" });
    await expect(page.getByText("Add to my list every Monday")).toBeVisible();
    const release = await app.holdsBack("**/api/user/recurring-preferences");
    await day.selectOption("Friday");
    await day.selectOption("Saturday");
    await expect(page.getByText("Add to my list every Saturday")).toBeVisible();
    release();
    await expect.poll(() => app.api("GET", "user/recurring-preferences")).toMatchObject({ recurringDay: 6 });
    await finishRendering(page);
    await expect(page.getByText("Add to my list every Saturday")).toBeVisible();
  },
);

test(
  "the sheet of a new store stays open when the store gets the id of another member's same store",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp("Ana");
    await app.open("/?tab=stores");
    await app.button("Add Store").click();
    const release = await app.holdsBack("**/api/stores");
    await page.getByLabel("Add store").fill("Corner Shop");
    await app.button("Bakery").click();
    await app.button("Save").click();
    await app.button("Edit").click();
    const card = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Corner Shop" }) });
    await card.getByRole("button", { name: /Add/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await app.hasStore("Corner Shop", "bakery");
    release();
    await expect.poll(async () => (await app.storesOnServer()).length).toBe(1);
    await finishRendering(page);
    await expect(page.getByRole("dialog")).toBeVisible();
  },
);
