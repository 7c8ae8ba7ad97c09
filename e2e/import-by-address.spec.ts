import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, expectAccessible, long, test } from "./fixtures.ts";

const lists = "/api/households/shopping/lists";
const answers: Record<string, unknown> = {
  [lists]: { items: [{ id: "weekly", name: "Weekly" }] },
  [`${lists}/weekly`]: {
    id: "weekly",
    name: "Weekly",
    listItems: [
      { checked: false, quantity: 2, note: "ripe", food: { name: "avocado" }, unit: null },
      { checked: false, quantity: 1, note: "bin bags", food: null, unit: null },
    ],
  },
};

let mealie: Server;
let address = "";

test.beforeAll(async () => {
  mealie = createServer(({ url, headers }, response) => {
    const isKnown = headers.authorization === "Bearer kitchen-token";
    const answer = answers[url!.split("?")[0]!];
    response.writeHead(isKnown ? (answer === undefined ? 404 : 200) : 401, {
      "content-type": "application/json",
    });
    response.end(JSON.stringify(isKnown ? answer : {}));
  });
  await new Promise<void>((listening) => mealie.listen(0, "127.0.0.1", listening));
  address = `http://127.0.0.1:${(mealie.address() as AddressInfo).port}`;
});
test.afterAll(() => mealie.close());

test(
  "Mealie's list is fetched by address and token, reviewed and added; the token is not stored",
  { tag: long },
  async ({ app, page, context }) => {
    await app.signUp();
    await app.open("/import");
    await app.button("From another app's server").click();
    const [where, token] = [
      page.getByLabel("Address", { exact: true }),
      page.getByLabel("Token", { exact: true }),
    ];
    await app.button("Fetch the lists").click();
    await expect(where).toBeFocused();
    await expect(page.getByText("Please give a token of Mealie.")).toBeVisible();
    await where.fill(address);
    await token.fill("wrong-token");
    await context.setOffline(true);
    await app.hasNoNetwork();
    await token.press("Enter");
    await expect(
      page.getByText(/^You're offline\. Another app can only be asked with a network\./),
    ).toBeVisible();
    await context.setOffline(false);
    await app.hasNetwork();
    await token.press("Enter");
    await expect(page.getByText("Mealie doesn't accept this token.")).toBeVisible();
    await expect(token).toBeFocused();
    await expectAccessible(page);
    await token.fill("kitchen-token");
    await token.press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: /^2 new$/ })).toBeFocused();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain("kitchen-token");
    await app.button("Add 2 things").click();
    await expect(page.getByRole("heading", { level: 2, name: /^Added to your list$/ })).toBeFocused();
    expect((await app.itemsOnServer()).toSorted()).toEqual(["Avocado", "Bin Bags"]);
  },
);
