import { App, newEmail, secretCode } from "./app.ts";
import { expect, expectAccessible, long } from "./fixtures.ts";
import { test } from "./mail-fixture.ts";

test(
  "a new person confirms their address, and later moves to another one",
  { tag: long },
  async ({ ownServer, smtp, page, another }) => {
    const ana = new App(page, ownServer.url);
    const [first, second, third] = [newEmail("ana"), newEmail("ana"), newEmail("ana")];
    const mailsTo = (to: string) => smtp.mails.filter(({ recipients }) => recipients.includes(to));
    /** The link in the newest mail to an address, of which there are then `count`. */
    const linkTo = async (to: string, count = 1) => {
      await expect.poll(() => mailsTo(to).length).toBe(count);
      return /http:\S+\/verify-email\?token=[\w-]+/.exec(mailsTo(to).at(-1)!.text)![0];
    };
    await ana.api("POST", "register", {
      email: first,
      password: "correct horse",
      firstName: "Ana",
      secretCode,
    });
    await ana.open(`${ownServer.url}/account`);
    const info = page.getByRole("region", { name: "Your info" });
    await expect(info).toContainText("Please confirm your address");
    await expectAccessible(page);
    const link = await linkTo(first);
    await ana.button("Send link again").click();
    await ana.isTold("Link sent", "Open it within 24 hours.");
    const again = await linkTo(first, 2);

    // On another device without a session.
    const phone = await another();
    await phone.open(link);
    await expect(phone.page).toHaveURL(`${ownServer.url}/verify-email`);
    await phone.button("Confirm this address").click();
    await expect(phone.title("This link can't be used")).toBeVisible();
    await phone.open(again);
    await expect(phone.title("Confirm your address")).toBeVisible();
    await expectAccessible(phone.page);
    await phone.button("Confirm this address").click();
    await expect(phone.title("Address confirmed")).toBeVisible();
    await expect(phone.page.getByText(`Your account's address is ${first}.`)).toBeVisible();

    await ana.open(`${ownServer.url}/edit-profile`);
    const email = page.getByLabel("Email", { exact: true });
    await email.fill(second);
    await ana.button("Save changes").click();
    await ana.isTold(
      "Check your mail",
      `Your address changes to ${second} when you open the link that we've mailed there.`,
    );
    await expect(info.getByRole("definition").nth(1)).toHaveText(first);
    await expect(info).toContainText(`Your address changes to ${second} when you open the link`);
    await expectAccessible(page);
    await ana.button("Cancel change").click();
    await ana.isTold("Change cancelled", `Your address stays ${first}.`);
    await expect(info).not.toContainText(second);

    await ana.open(`${ownServer.url}/edit-profile`);
    await email.fill(third);
    await ana.button("Save changes").click();
    await expect(info).toContainText(`Your address changes to ${third}`);
    await ana.open(await linkTo(third));
    await ana.button("Confirm this address").click();
    await expect(ana.title("Address confirmed")).toBeVisible();
    await page.getByRole("link", { name: "Open your list" }).click();
    await page.getByRole("link", { name: "Account", exact: true }).click();
    await expect(info.getByRole("definition").nth(1)).toHaveText(third);
    await expect(info).not.toContainText("address changes");
    await expect
      .poll(() => mailsTo(first).map(({ subject }) => subject))
      .toContain("Your email address was changed");
  },
);

test("a link that the server can't check is kept for another try", async ({ app, page }) => {
  await app.failsAt("**/api/email/verify");
  await app.open("/verify-email?token=somebodyMadeThisUpForFun");
  await app.button("Confirm this address").click();
  await expect(page.getByRole("alert")).toContainText("That didn't work. Please try again.");
  await page.unroute("**/api/email/verify");
  await app.button("Confirm this address").click();
  await expect(app.title("This link can't be used")).toBeVisible();
});
