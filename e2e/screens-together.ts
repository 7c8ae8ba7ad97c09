import { newEmail, type App } from "./app.ts";
import { expect } from "./fixtures.ts";

type Screen = { name: string; show: (app: App, scene: Scene) => Promise<void> };

/** The scene that the screens below show. */
export type Scene = {
  /** Paths of invitations. `forOwner` invites a person who owns another household. */
  forOwner: string;
  forSomebody: string;
  member: string;
  invitee: string;
};

/** Ana and Ben share a list, and Ana has invited a third person; Cleo, who has another household, has invited Ana. */
export async function setSceneTogether(app: App, ben: App, cleo: App): Promise<Scene> {
  const { email } = await app.signUp("Ana");
  await app.hasRole("premium");
  const { email: member } = await ben.signUp("Ben");
  await app.sharesWith(ben);
  for (const [name, intervalDays] of [
    ["Milk", 7],
    ["Bread", 7],
    ["Coffee", 30],
  ] as const)
    await app.api("POST", "recurring-items/from-name", { name, intervalDays });
  const invitee = newEmail("dora");
  await app.hasInvited(invitee);
  const forSomebody = await app.hasInvited(newEmail("emil"));
  await cleo.signUp("Cleo");
  await cleo.hasRole("premium");
  return { forOwner: await cleo.hasInvited(email), forSomebody, member, invitee };
}

async function openAccount(app: App): Promise<void> {
  await app.open("/account");
  await expect(app.page.getByRole("list", { name: "Members" })).toBeVisible();
}

/** The screens of a household's owner. */
export const screensTogether: readonly Screen[] = [
  {
    name: "Add, with an interval chosen and something added with one",
    show: async (app) => {
      await app.open();
      await app.page.getByRole("combobox", { name: "Repeat" }).selectOption("2 weeks");
      await app.add("butter", "Butter");
      await app.page.getByRole("combobox", { name: "Repeat" }).selectOption("1 week");
    },
  },
  {
    name: "Repeat",
    show: async (app) => {
      await app.open("/?tab=repeat");
      await expect(app.page.getByText("Add to my list every Monday")).toBeVisible();
      await expect(app.page.getByRole("link", { name: /^1 month/ })).toBeVisible();
    },
  },
  {
    name: "Repeat in edit mode",
    show: async (app) => {
      await app.button("Edit", app.page.getByRole("main")).click();
      await expect(app.page.getByRole("combobox", { name: "How often Milk repeats" })).toBeVisible();
    },
  },
  {
    name: "an interval in edit mode, with a toast",
    show: async (app) => {
      await app.open("/repeat/7");
      await app.button("Edit").click();
      await app.button("Stop repeating Milk").click();
      await app.isTold("Milk no longer repeats");
    },
  },
  {
    name: "an interval without items",
    show: async (app) => {
      await app.open("/repeat/21");
      await expect(app.page.getByText("You don't have any items here.")).toBeVisible();
    },
  },
  { name: "Account of a household's owner", show: openAccount },
  {
    name: "Invite a member, refused",
    show: async (app) => {
      await openAccount(app);
      await app.button("Invite a member").click();
      await app.button("Send Invite").click();
      await app.isTold("Error", "Please enter an email address");
    },
  },
  {
    name: "the link of an invitation",
    show: async (app, { invitee }) => {
      await openAccount(app);
      await app.button(`Resend invite to ${invitee}`).click();
      await expect(app.page.getByLabel("Invitation link")).toBeVisible();
    },
  },
  {
    name: "the question before a member is removed",
    show: async (app, { member }) => {
      await openAccount(app);
      await app.button(`Remove ${member}`).click();
      await expect(app.question("Remove Member")).toBeVisible();
    },
  },
  {
    name: "the question before an invitation is cancelled",
    show: async (app, { invitee }) => {
      await openAccount(app);
      await app.button(`Cancel invitation to ${invitee}`).click();
      await expect(app.question("Cancel Invitation")).toBeVisible();
    },
  },
  {
    name: "the question before leaving",
    show: async (app) => {
      await openAccount(app);
      await app.button("Leave household").click();
      await expect(app.question("Leave household?")).toBeVisible();
    },
  },
  {
    name: "the way to delete the account",
    show: async (app) => {
      await openAccount(app);
      await app.accountIsComplete();
      await app.button("Delete your account").click();
      await expect(app.page.getByRole("dialog", { name: "Delete your account?" })).toBeVisible();
    },
  },
  {
    name: "Edit profile, refused",
    show: async (app) => {
      await app.open("/edit-profile");
      await app.page.getByLabel("Name").fill("");
      await app.page.getByLabel("Password", { exact: true }).fill("correct horse");
      await app.button("Save changes").click();
      await expect(app.page.getByText("Name is required")).toBeVisible();
    },
  },
  {
    name: "an invitation that has ended",
    show: async (app, { forOwner }) => {
      await app.open(forOwner.replace(/.$/, "_"));
      await expect(app.title("Invitation Not Found")).toBeVisible();
    },
  },
  {
    name: "an invitation",
    show: async (app, { forOwner }) => {
      await app.open(forOwner);
      await expect(app.title("You're invited to join Cleo's household")).toBeVisible();
    },
  },
  {
    name: "the question before switching households",
    show: async (app, { forOwner }) => {
      await app.open(forOwner);
      await app.button("Accept Invitation").click();
      await expect(app.question("Switch Households?")).toBeVisible();
    },
  },
];

/** The screens of an invited person, and of one who has forgotten their password. */
export const screensOpenedByLink: readonly Screen[] = [
  {
    name: "Create Your Account, with a password that is too short",
    show: async (app, { forSomebody }) => {
      await app.open(forSomebody);
      await app.page.getByLabel("Password", { exact: true }).fill("short");
      await expect(app.page.getByText("Password must be at least 8 characters")).toBeVisible();
    },
  },
  {
    name: "Create Your Account, with a good password",
    show: async (app, { forSomebody }) => {
      await app.open(forSomebody);
      await app.page.getByLabel("Password", { exact: true }).fill("correct horse");
      await expect(app.button("Continue")).toBeEnabled();
    },
  },
  {
    name: "an invitation's link without its token",
    show: async (app) => {
      await app.page.evaluate(() => localStorage.clear());
      await app.open("/join-household");
      await expect(app.title("Invalid Invitation")).toBeVisible();
    },
  },
  {
    name: "Forgot your password, refused",
    show: async (app) => {
      await app.open("/forgot-password");
      await app.button("Send link").click();
      await expect(app.page.getByText("Invalid email address")).toBeVisible();
    },
  },
  {
    name: "Check your mail",
    show: async (app) => {
      await app.open("/forgot-password");
      await app.page.getByLabel("Email").fill("nobody@example.com");
      await app.button("Send link").click();
      await expect(app.title("Check your mail")).toBeVisible();
    },
  },
  {
    name: "a new password, and then a link that has ended",
    show: async (app) => {
      await app.open("/reset-password?token=somebodyMadeThisUpForFun");
      await app.page.getByLabel("New password").fill("correct horse");
      await app.button("Save password").click();
      await expect(app.title("This link can't be used")).toBeVisible();
    },
  },
  {
    name: "a link that confirms an address",
    show: async (app) => {
      await app.open("/verify-email?token=somebodyMadeThisUpForFun");
      await expect(app.title("Confirm your address")).toBeVisible();
    },
  },
];
