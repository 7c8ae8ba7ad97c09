import type { Locator } from "@playwright/test";
import { newEmail, type App } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";

const household = (app: App) => app.page.getByRole("region", { name: "Household" });
const members = (app: App) => household(app).getByRole("list", { name: "Members" }).getByRole("listitem");
const pending = (app: App) =>
  household(app).getByRole("list", { name: "Pending invitations" }).getByRole("listitem");

async function hasPremium(app: App): Promise<string> {
  const { email } = await app.signUp("Ana");
  await app.hasRole("premium");
  return email;
}

async function startInviting(app: App): Promise<Locator> {
  await app.button("Invite a member").click();
  const sheet = app.page.getByRole("dialog", { name: "Invite a member" });
  await expect(sheet.getByLabel("To:")).toBeFocused();
  return sheet;
}

test("an owner invites a person, copies the link, sends a new one and revokes it", async ({
  app,
  another,
  page,
  mailTo,
}) => {
  const email = await hasPremium(app);
  const invitee = newEmail("ben");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await app.open("/account");
  await expect(household(app)).toContainText("Invite others to share your lists");
  const sheet = await startInviting(app);
  await expect(sheet.getByLabel("To:")).toHaveAttribute("placeholder", "Enter email address");
  const preview = sheet.getByRole("region", { name: "Message" });
  await expect(preview).toContainText("Ana invites you to share a shopping list");
  await expect(preview).toContainText("[invitation link]");
  await expect(preview).toContainText("The Restock team");
  await sheet.getByLabel("To:").fill(` ${invitee} `);
  const request = page.waitForRequest("**/api/household/invite");
  await app.button("Send Invite", sheet).click();
  expect((await request).postDataJSON()).toEqual({ inviteeEmail: invitee });

  const given = page.getByRole("dialog", { name: "Pass the link on" });
  const link = given.getByLabel("Invitation link");
  const first = await link.inputValue();
  expect(first).toMatch(/\/join-household\?token=[\w-]{43}$/);
  await app.button("Copy", given).click();
  await expect(app.button("Copied", given)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  expect((await mailTo(invitee)).text).toContain(first);
  await app.button("Done", given).click();
  await expect(given).toHaveCount(0);
  await expect(members(app)).toHaveText([new RegExp(`${email} \\(you\\)Ana · Owner`)]);
  await expect(pending(app)).toContainText([invitee]);
  await expect(pending(app)).toContainText("Pending");

  await app.button(`Resend invite to ${invitee}`).click();
  await expect(link).toBeVisible();
  const second = await link.inputValue();
  expect(second).not.toBe(first);
  await app.button("Done", given).click();
  await expect(pending(app)).toHaveCount(1);
  const ben = await another();
  await ben.open(first);
  await expect(ben.title("Invitation Not Found")).toBeVisible();
  await ben.open(second);
  await expect(ben.title("Create Your Account")).toBeVisible();

  await app.button(`Cancel invitation to ${invitee}`).click();
  await app.button("Keep Invitation", app.question("Cancel Invitation")).click();
  await expect(app.question("Cancel Invitation")).toHaveCount(0);
  await expect(pending(app)).toHaveCount(1);
  await app.button(`Cancel invitation to ${invitee}`).click();
  await app.button("Cancel Invitation", app.question("Cancel Invitation")).click();
  await app.isTold("Invitation cancelled", `Invitation to ${invitee} has been cancelled`);
  await expect(pending(app)).toHaveCount(0);
  await ben.open(second);
  await expect(ben.title("Invitation Not Found")).toBeVisible();
});

test("an address that can't be invited is refused with the reason", { tag: long }, async ({ app }) => {
  const email = await hasPremium(app);
  await app.open("/account");
  const sheet = await startInviting(app);
  await sheet.getByLabel("To:").fill("  ");
  await app.button("Send Invite", sheet).click();
  await app.isTold("Error", "Please enter an email address");
  await expect(sheet.getByLabel("To:")).toBeFocused();
  await sheet.getByLabel("To:").fill("nonsense");
  await app.button("Send Invite", sheet).click();
  await expect(sheet.getByRole("alert")).toHaveText("Invalid email address");
  await sheet.getByLabel("To:").fill(email.toUpperCase());
  await app.button("Send Invite", sheet).click();
  await expect(sheet.getByRole("alert")).toHaveText("That's your own address.");
  await app.failsAt("**/api/household/invite");
  await sheet.getByLabel("To:").fill(newEmail());
  await app.button("Send Invite", sheet).click();
  await app.isTold("Error", "Failed to send invitation");
  await app.button("Cancel", sheet).click();
  await expect(sheet).toHaveCount(0);
  expect(await app.api("GET", "household")).toMatchObject({ household: null });
});

test("failed calls are reported and change nothing", { tag: long }, async ({ app, another }) => {
  await hasPremium(app);
  const ben = await another();
  const { email } = await ben.signUp("Ben");
  await app.sharesWith(ben);
  const invitee = newEmail("cleo");
  await app.hasInvited(invitee);
  await app.open("/account");
  await app.failsAt(/\/api\/household\/(resend-invite|invitations|members)\//);
  await app.button(`Resend invite to ${invitee}`).click();
  await app.isTold("Error", "Failed to resend invitation");
  await app.button(`Cancel invitation to ${invitee}`).click();
  await app.button("Cancel Invitation", app.question("Cancel Invitation")).click();
  await app.isTold("Error", "Failed to cancel invitation");
  await app.button(`Remove ${email}`).click();
  await app.button("Remove Member", app.question("Remove Member")).click();
  await app.isTold("Error", "Failed to remove member");
  await expect(app.question("Remove Member")).toHaveCount(0);
  await expect(members(app)).toHaveCount(2);
  await expect(pending(app)).toHaveCount(1);
});

test("a person without a household who can't found one is told so", { tag: long }, async ({ app, page }) => {
  await hasPremium(app);
  const none = { household: null, members: [], isOwner: false, pendingInvitations: [] };
  await page.route("**/api/household", (route) => route.fulfill({ json: none }));
  await app.open("/account");
  await expect(household(app)).toContainText("You're not part of a household yet");
  await expect(app.button("Invite a member")).toHaveCount(0);
});

test(
  "a member sees who shares the list, has Premium by it and can leave",
  { tag: long },
  async ({ app, another }) => {
    const email = await hasPremium(app);
    const ben = await another();
    const { email: bensEmail } = await ben.signUp("Ben");
    await app.sharesWith(ben);
    const invitee = newEmail("cleo");
    await app.hasInvited(invitee);
    await ben.open("/account");
    await expect(household(ben)).toContainText("Ana's household");
    await expect(members(ben)).toHaveText([
      new RegExp(`${email} Ana · Owner`),
      new RegExp(`${bensEmail} \\(you\\)Ben`),
    ]);
    await expect(pending(ben)).toHaveText([`${invitee}Pending`]);
    await expect(pending(ben).getByRole("button")).toHaveCount(0);
    await expect(ben.button("Invite a member")).toHaveCount(0);
    await expect(ben.button(`Remove ${email}`)).toHaveCount(0);
    const subscription = ben.page.getByRole("region", { name: "Subscription" });
    await expect(subscription).toContainText("Premium access via household membership");
    await expect(subscription).toContainText("Contact household owner to manage subscription");
    await expect(subscription.getByRole("link")).toHaveCount(0);
    await ben.page.getByRole("link", { name: "Back", exact: true }).click();
    await expect(ben.page.getByRole("combobox", { name: "Repeat", exact: true })).toBeVisible();

    await ben.open("/account");
    await ben.button("Leave household").click();
    await ben.button("Stay", ben.question("Leave household?")).click();
    await expect(members(ben)).toHaveCount(2);
    await ben.button("Leave household").click();
    await ben.button("Leave household", ben.question("Leave household?")).click();
    await ben.isTold("You've left the household", "Your own items and stores came along.");
    await expect(household(ben)).toContainText("Upgrade to premium and share your list with others.");
    await expect(subscription).toContainText("Free");
    await expect(subscription).not.toContainText("household");
    await app.open("/account");
    await expect(members(app)).toHaveText([/\(you\)/]);
  },
);

test("an owner removes a member after a confirmation", async ({ app, another }) => {
  await hasPremium(app);
  const ben = await another();
  const { email } = await ben.signUp("Ben");
  await app.sharesWith(ben);
  await app.open("/account");
  await expect(members(app)).toHaveCount(2);
  await app.button(`Remove ${email}`).click();
  await app.button("Cancel", app.question("Remove Member")).click();
  await expect(members(app)).toHaveCount(2);
  await app.button(`Remove ${email}`).click();
  await expect(app.question("Remove Member")).toContainText(`Remove ${email} from your household?`);
  await app.button("Remove Member", app.question("Remove Member")).click();
  await app.isTold("Member removed", `${email} has been removed from your household`);
  await expect(members(app)).toHaveCount(1);
});

test("an owner who leaves hands the household to a member with Premium, who then invites", async ({
  app,
  another,
}) => {
  await hasPremium(app);
  const ben = await another();
  await ben.signUp("Ben");
  await ben.hasRole("premium");
  await app.sharesWith(ben);
  await ben.open("/account");
  await expect(household(ben)).toContainText("Ana's household");
  await expect(ben.button("Invite a member")).toHaveCount(0);
  await app.open("/account");
  await app.button("Leave household").click();
  await app.button("Leave household", app.question("Leave household?")).click();
  await expect(household(app)).toContainText("Invite others to share your lists");
  // The member's screen changes without a reload.
  await expect(household(ben)).toContainText("Ben's household");
  await expect(ben.button("Invite a member")).toBeVisible();
});
