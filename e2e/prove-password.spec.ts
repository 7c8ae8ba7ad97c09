import type { App } from "./app.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";
import { inDatabase, type ServerData } from "./server-database.ts";

const field = (app: App, label: string) => app.page.getByLabel(label, { exact: true });

/** Makes the sessions of an account older than the ten minutes in which they need no proof. */
async function lettingTimePass(server: ServerData, email: string): Promise<void> {
  await inDatabase(server, (database) =>
    database.query(
      `UPDATE sessions SET proved_at = proved_at - interval '10 minutes'
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [email],
    ),
  );
}

test("a new password is saved after the current one is asked for on the same screen", async ({
  app,
  server,
  page,
}) => {
  const { email } = await app.signUp();
  await lettingTimePass(server, email);
  await app.open("/edit-profile");
  await field(app, "Password").fill("battery staple");
  await field(app, "Confirm Password").fill("battery staple");
  await expect(field(app, "Current password")).toHaveCount(0);
  await app.button("Save changes").click();
  await expect(field(app, "Current password")).toBeFocused();
  await expect(field(app, "Current password")).toHaveAccessibleDescription(
    "Please enter your current password.",
  );
  await expect(field(app, "Password")).toHaveValue("battery staple");
  await expectAccessible(page);
  await field(app, "Current password").fill("wrong horse");
  await app.button("Save changes").click();
  await expect(field(app, "Current password")).toHaveAccessibleDescription(
    "That's not your current password.",
  );
  await expect(field(app, "Current password")).toBeFocused();
  await field(app, "Current password").fill("correct horse");
  await page.keyboard.press("Enter");
  await app.isTold("Profile updated", "Your profile has been updated successfully.");
  await expect(page).toHaveURL("/account");
});

test("a new name is saved without asking for the password", { tag: long }, async ({ app, server, page }) => {
  const { email } = await app.signUp();
  await lettingTimePass(server, email);
  await app.open("/edit-profile");
  await field(app, "Name").fill("Anabel");
  await app.button("Save changes").click();
  await expect(page).toHaveURL("/account");
});

test("a password that is one of the most common is refused at its field", async ({ app }) => {
  await app.signUp();
  await app.open("/edit-profile");
  await field(app, "Password").fill("password123");
  await field(app, "Confirm Password").fill("password123");
  await app.button("Save changes").click();
  await expect(field(app, "Password")).toHaveAccessibleDescription(
    "This password is one of the most common ones. Please choose another.",
  );
});
