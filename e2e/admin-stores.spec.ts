import type { Page } from "@playwright/test";
import { administer, networkFails, rowOf, serverAnswers, somebody } from "./admin-area.ts";
import { expect, long, test } from "./fixtures.ts";

let stores = 0;

/** A name that no other store of this run has. */
function newStoreName(): string {
  stores += 1;
  return `Farm shop ${process.pid}-${stores}`;
}

/** Searches, and waits for the answer: a change that comes during a search doesn't fetch the list once more. */
async function searchFor(page: Page, text: string): Promise<void> {
  const found = page.waitForResponse(
    (response) => new URL(response.url()).searchParams.get("search") === text,
  );
  await page.getByRole("searchbox").fill(text);
  await (await found).finished();
}

test("a person's store is approved and then offered to everybody", async ({ app, page, browser }) => {
  const name = newStoreName();
  const { email } = await somebody(app, browser, (other) =>
    other.hasStore(name, "produce", "bakery", "dairy & eggs", "frozen", "pet"),
  );
  await administer(app, "stores");
  await app.button("Pending").click();
  await page.getByRole("searchbox").fill(name);
  await expect(page.getByText("1 store shown")).toBeVisible();
  const row = rowOf(page, name);
  await expect(row).toContainText("Mia");
  expect(email).toContain("mia");
  await expect(row).toContainText("produce, bakery, dairy & eggs +2 more");
  await row.getByText("+2 more").click();
  await expect(row).toContainText("produce, bakery, dairy & eggs, frozen, pet");
  const status = row.getByRole("combobox", { name: `Status of ${name}` });
  await expect(status).toHaveValue("pending");
  await status.selectOption("Approved");
  await expect(app.toast).toContainText("Status Updated");
  await expect(app.toast).toContainText("Store has been approved");
  await expect(page.getByText("0 stores shown")).toBeVisible();
  await expect(page.getByText("No pending stores")).toBeVisible();
  await app.button("Approved").click();
  await expect(status).toHaveValue("approved");
  await app.button("Global").click();
  await expect(row).toContainText("Global Store");
  await expect(row.getByRole("combobox")).toHaveCount(0);
});

test("a store is ignored", async ({ app, page, browser }) => {
  const name = newStoreName();
  await somebody(app, browser, (other) => other.hasStore(name, "produce"));
  await administer(app, "stores");
  await searchFor(page, name);
  const status = rowOf(page, name).getByRole("combobox");
  await status.focus();
  await status.selectOption("Ignored");
  await expect(app.toast).toContainText("Store has been ignored");
  await expect(status).toHaveValue("ignored");
  await expect(status).toBeFocused();
  await app.button("Ignored").click();
  await expect(rowOf(page, name)).toBeVisible();
});

test(
  "choosing pending sends no change and only fetches the list again",
  { tag: long },
  async ({ app, page, browser }) => {
    const name = newStoreName();
    await somebody(app, browser, (other) => other.hasStore(name, "produce"));
    await administer(app, "stores");
    await searchFor(page, name);
    const status = rowOf(page, name).getByRole("combobox");
    await status.selectOption("Ignored");
    await expect(app.toast).toContainText("Store has been ignored");
    const asked: string[] = [];
    await page.route("**/api/admin/**", (route) => {
      const request = route.request();
      asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
      return route.continue();
    });
    await status.selectOption("Pending");
    await expect(app.toast).toContainText("Status Updated");
    await expect(app.toast).toContainText("Store has been set to pending");
    await expect.poll(() => [...new Set(asked)]).toEqual(["GET /api/admin/new-stores"]);
    await expect(status).toHaveValue("ignored");
  },
);

test("a status that can't be saved stays unchanged", { tag: long }, async ({ app, page, browser }) => {
  const name = newStoreName();
  await somebody(app, browser, (other) => other.hasStore(name, "produce"));
  await administer(app, "stores");
  await networkFails(page, "POST", "admin/approve-store/*");
  await page.getByRole("searchbox").fill(name);
  const status = rowOf(page, name).getByRole("combobox");
  await status.selectOption("Approved");
  await expect(app.toast).toContainText("Failed to update store status");
  await expect(status).toHaveValue("pending");
});

test("the focus moves to the row after a reviewed store", { tag: long }, async ({ app, page, browser }) => {
  const [first, second] = [newStoreName(), newStoreName()];
  await somebody(app, browser, async (other) => {
    await other.hasStore(second, "produce");
    await other.hasStore(first, "produce");
  });
  await administer(app, "stores");
  await app.button("Pending").click();
  await searchFor(page, `Farm shop ${process.pid}-`);
  const status = page.getByRole("combobox", { name: `Status of ${first}` });
  await status.focus();
  await status.selectOption("Ignored");
  await expect(rowOf(page, first)).toBeHidden();
  await expect(page.getByRole("combobox", { name: `Status of ${second}` })).toBeFocused();
});

test("each filter says when it matches no store", { tag: long }, async ({ app, page }) => {
  await serverAnswers(page, "admin/new-stores*", { stores: [], next: null });
  await administer(app, "stores");
  const texts = [
    ["All", "No stores to review"],
    ["Pending", "No pending stores"],
    ["Approved", "No approved stores"],
    ["Ignored", "No ignored stores"],
    ["Global", "No global stores"],
  ] as const;
  for (const [filter, text] of texts) {
    await app.button(filter).click();
    await expect(app.button(filter)).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText("0 stores shown")).toBeVisible();
  }
});
