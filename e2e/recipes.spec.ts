import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { App } from "./app.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";

const recipe = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Tomato soup",
  recipeYield: "4 servings",
  recipeIngredient: ["1 kg tomatoes", "2 onions", "3 tbsp soy sauce", "250 ml cream", "1 tsp salt"],
};

let site: Server;
let origin = "";
/** The requested paths. */
let asked: string[] = [];

test.beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(request.url!);
    response.setHeader("content-type", "text/html; charset=utf-8");
    const script = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
    response.end(request.url!.startsWith("/soup") ? `<title>Soup</title>${script}` : "<p>Nothing here</p>");
  });
  await new Promise<void>((listening) => site.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
test.afterAll(() => site.close());
test.beforeEach(async ({ app }) => {
  asked = [];
  await app.signUp();
});

/** The ticked names in a section of the sheet, with their amounts. */
const ticked = async (app: App, part: string) => {
  const boxes = await app.page
    .getByRole("region", { name: part })
    .getByRole("checkbox", { checked: true })
    .all();
  return Promise.all(
    boxes.map((box) =>
      box.evaluate((input: HTMLInputElement) => input.labels![0]!.querySelector("[dir=auto]")!.textContent),
    ),
  );
};

test("a pasted link's recipe is added for the chosen servings, with its title, and undone at once", async ({
  app,
  page,
}) => {
  await app.open();
  // The title is longer than a name may be and looks like several things.
  await app.pastes(`${origin}/soup?a=${"x,y;".repeat(80)}`);
  await expect(app.addField).toHaveValue(/^http/);
  await expect(app.button("Read this recipe")).toBeVisible();
  await app.addField.press("Enter");
  await expect(page.getByText("An item can have at most 200 characters")).toBeVisible();
  await expect(app.addField).toHaveValue(/^http/);
  expect(asked).toEqual([]);
  await app.button("Read this recipe").click();
  await expect(page.getByRole("heading", { name: "Tomato soup" })).toBeVisible();
  expect(asked).toEqual([`/soup?a=${"x,y;".repeat(80)}`]);
  expect(await ticked(app, "To be added")).toEqual([
    "1 kg Tomatoes",
    "2 Onions",
    "3 tbsp Soy Sauce",
    "250 ml Cream",
  ]);
  expect(await ticked(app, "You probably have these")).toEqual([]);
  const forHowMany = page.getByRole("group", { name: "For how many" });
  for (let more = 0; more < 2; more += 1) await forHowMany.getByRole("button", { name: "One more" }).click();
  await page.getByRole("checkbox", { name: "Soy Sauce" }).uncheck();
  expect(await ticked(app, "To be added")).toEqual(["1½ kg Tomatoes", "3 Onions", "375 ml Cream"]);
  await expect(page.getByRole("switch", { name: "Remember this for other recipes" })).toBeChecked();
  await expectAccessible(page);
  await app.button("Add 3 items").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(app.addField).toBeFocused();
  const notes = async () =>
    (await app.api<{ name: string; note: string }[]>("GET", "items")).map(
      ({ name, note }) => `${name}: ${note}`,
    );
  await expect
    .poll(notes)
    .toEqual(["Tomatoes: for Tomato soup", "Onions: for Tomato soup", "Cream: for Tomato soup"]);
  await app.button("Undo").first().click();
  await expect.poll(() => app.itemsOnServer()).toEqual([]);

  await app.addField.fill(`${origin}/soup`);
  await app.button("Read this recipe").click();
  await expect(
    page.getByRole("region", { name: "You probably have these" }).getByRole("checkbox"),
  ).toHaveCount(2);
  expect(await ticked(app, "To be added")).toEqual(["1 kg Tomatoes", "2 Onions", "250 ml Cream"]);
});

test(
  "ingredients that could not be added stay in the sheet, for the chosen servings",
  { tag: long },
  async ({ app, page }) => {
    await app.hasRole("premium");
    await page.route("**/assets/add-repeat-*.js", (route) => route.abort());
    await app.open();
    await page.getByRole("combobox", { name: "Repeat" }).selectOption("1 week");
    await app.addField.fill(`${origin}/soup`);
    await app.button("Read this recipe").click();
    await app.button("One more").click();
    await page
      .getByRole("checkbox", { name: /Onions|Soy Sauce/ })
      .nth(1)
      .uncheck();
    await app.button("Add 3 items").click();
    const sheet = page.getByRole("dialog", { name: "Add 3 items?" });
    await expect(sheet.getByRole("alert")).toContainText("could not be added");
    const rows = sheet.getByRole("listitem");
    await expect(rows).toHaveText([/^1¼ kg Tomatoes.*for Tomato soup$/, /^3 Onions/, /^315 ml Cream/]);
    await page.unroute("**/assets/add-repeat-*.js");
    await app.button("Add 3 items", sheet).click();
    await expect(sheet).toHaveCount(0);
    await expect.poll(() => app.itemsOnServer()).toEqual(["Tomatoes", "Onions", "Cream"]);
  },
);

test(
  "an item on the list gets a larger amount only when that is requested",
  { tag: long },
  async ({ app, page }) => {
    await app.hasItems("1 Onions");
    await app.open();
    await app.addField.fill(`${origin}/soup`);
    await app.button("Read this recipe").click();
    const onions = page.getByRole("checkbox", { name: /Onions/ });
    await expect(onions).toBeDisabled();
    await expect(onions).not.toBeChecked();
    await page.getByRole("switch", { name: "Add to what is on the list" }).press("Space");
    await expect(onions).toBeChecked();
    await expect(page.getByText("Already on the list, becomes 3")).toBeVisible();
    await app.button("Add 4 items").click();
    await expect
      .poll(() =>
        app
          .api<object[]>("GET", "items")
          .then((items) =>
            items.map((item) =>
              "quantity" in item && "name" in item ? `${String(item.quantity)} ${String(item.name)}` : "",
            ),
          ),
      )
      .toContain("3 Onions");
  },
);

test(
  "a page that can't be read shows a sentence, and its ingredients can be pasted instead",
  { tag: long },
  async ({ app, page, context }) => {
    await app.open();
    await app.addField.fill(`${origin}/nothing`);
    await app.button("Read this recipe").click();
    const sheet = page.getByRole("dialog", { name: "Read this recipe" });
    await expect(sheet.getByRole("alert")).toHaveText(
      "Restock finds no recipe on this page. You can paste its ingredients instead.",
    );
    await expectAccessible(page);
    await app.button("Paste its ingredients").click();
    await expect(sheet).toHaveCount(0);
    await expect(app.addField).toBeFocused();

    await context.setOffline(true);
    await app.addField.fill(`${origin}/soup`);
    await app.button("Read this recipe").click();
    await expect(sheet.getByRole("alert")).toContainText("You're offline.");
    await context.setOffline(false);
    await app.button("Try again").click();
    await expect(page.getByRole("heading", { name: "Tomato soup" })).toBeVisible();
  },
);

test("a shared link is put into the field and fetched on request", { tag: long }, async ({ app, page }) => {
  await app.open(
    `/?${new URLSearchParams({ "shared-title": "Tomato soup", "shared-text": `Tomato soup ${origin}/soup` })}`,
  );
  await expect(app.addField).toHaveValue(`${origin}/soup`);
  expect(asked).toEqual([]);
  await app.button("Read this recipe").click();
  await expect(page.getByRole("heading", { name: "Tomato soup" })).toBeVisible();
});
