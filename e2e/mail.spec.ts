import { administrator, App, newEmail } from "./app.ts";
import { expect, long } from "./fixtures.ts";
import { test } from "./mail-fixture.ts";

test(
  "an invitation is mailed when there is a mail server, and its link is not shown to the owner",
  { tag: long },
  async ({ ownServer, smtp, page, another }) => {
    const owner = new App(page, ownServer.url);
    const invitee = newEmail("ben");
    /** The mails except the one that verifies the address of the first account. */
    const invitations = () => smtp.mails.filter(({ subject }) => subject !== "Confirm your email address");
    const linkOf = (index: number) =>
      /http:\S+\/join-household\?token=[\w-]+/.exec(invitations()[index]!.text)![0];
    await owner.api("POST", "login", administrator);
    await owner.open(`${ownServer.url}/account`);
    await owner.button("Invite a member").click();
    await page.getByLabel("To:").fill(invitee);
    await owner.button("Send Invite").click();
    await owner.isTold("Invitation sent", `We've mailed a link to ${invitee}.`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("list", { name: "Pending invitations" })).toContainText(invitee);
    await expect.poll(() => invitations().length).toBe(1);
    expect(invitations()[0]!.recipients).toEqual([invitee]);
    await owner.button(`Resend invite to ${invitee}`).click();
    await expect.poll(() => invitations().length).toBe(2);

    const ben = await another();
    await ben.open(linkOf(0));
    await expect(ben.title("Invitation Not Found")).toBeVisible();
    await ben.open(linkOf(1));
    await ben.page.getByLabel("Password", { exact: true }).fill("correct horse");
    await ben.button("Continue").click();
    await expect(ben.page).toHaveURL(`${ownServer.url}/home`);
  },
);
