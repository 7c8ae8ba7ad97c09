import type { Locator } from "@playwright/test";
import type { App } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";

/** Ana, who has Premium, shares a list with Ben; each has a browser that shows the whole list. */
async function share(ana: App, ben: App): Promise<void> {
  await ana.signUp("Ana");
  await ana.hasRole("premium");
  await ben.signUp("Ben");
  await ana.sharesWith(ben);
  for (const one of [ana, ben]) await openList(one);
}

async function openList(app: App): Promise<void> {
  await app.open("/stores/any");
  await expect(app.title("Any store")).toBeVisible();
}

const memberRows = (app: App): Locator =>
  app.page.getByRole("list", { name: "Members" }).getByRole("listitem");

async function idOf(app: App): Promise<string> {
  return (await app.api<{ id: string }>("GET", "user")).id;
}

test(
  "one member's changes of an item show on the other's screen at once",
  { tag: long },
  async ({ app: ana, another }) => {
    const ben = await another();
    await share(ana, ben);
    await ana.hasStore("Costco", "produce");
    await ana.hasStore("Drugstore", "pet");
    await ben.open("/?tab=stores");
    await ben.goInto("Costco");
    await ana.open();
    await ana.add("2 lb potatoes", "2 lb Potatoes");
    await ana.add("bananas", "Bananas");
    await expect(ben.item("2 lb Potatoes")).toContainText("Ana");
    await expect(ben.item("Bananas")).toBeVisible();
    await ana.goTo("Shop");
    await expect(ana.page.getByRole("link", { name: /^Costco/ })).toContainText("2 open items");

    await ben.button("I'm going").click();
    await ben.tick("Bananas");
    await expect(ana.page.getByRole("link", { name: /^Costco/ })).toContainText("1 open item");
    await expect(ana.page.getByText("1 thing to get · Ben is at Costco")).toBeVisible();
    await ana.goInto("Costco");
    await ana.opensBasket();
    await expect(ana.item("Bananas")).toBeChecked();
    await expect(ana.page.getByText("1 of 2 in the basket · Ben is here")).toBeVisible();
    // Ben's row folds after a rest of 5 s, which the steps above may reach.
    await ben.opensBasket();
    await ben.item("Bananas").click();
    await expect(ana.item("Bananas")).not.toBeChecked();

    const hide = await ana.moreAbout("Bananas");
    await ana.button("Hide", hide).click();
    await ana.keepsToast();
    await expect(ben.item("Bananas")).toHaveCount(0);
    await expect(ben.page.getByText("1 item hidden")).toBeVisible();
    await ana.undo();
    await expect(ben.item("Bananas")).toBeVisible();

    const move = await ben.moreAbout("2 lb Potatoes");
    await move.getByLabel("Store").selectOption("Drugstore");
    await expect(ana.item("2 lb Potatoes")).toHaveCount(0);
    await expect(ben.page.getByRole("dialog")).toBeVisible();
    await ben.page.keyboard.press("Escape");

    const gone = await ben.moreAbout("Bananas");
    await ben.button("Delete", gone).click();
    await ben.keepsToast();
    await expect(ana.item("Bananas")).toHaveCount(0);
    await expect(ana.page.getByText("No items for this store yet")).toBeVisible();
    await ben.undo();
    await expect(ana.item("Bananas")).toBeVisible();
  },
);

test(
  "a tick without a network of an item that the other has deleted names them, and the item can be restored",
  { tag: long },
  async ({ app: ana, another }) => {
    const ben = await another();
    await share(ana, ben);
    await ana.hasItems("Bananas", "Milk");
    await ana.tick("Milk");
    await ana.isTold("Milk in the basket");
    await expect.poll(() => ben.itemsOnServer("ticked")).toEqual(["Milk"]);
    await ana.page.context().setOffline(true);
    await ana.tick("Bananas");
    await ana.isTold("Bananas in the basket");
    const sheet = await ben.moreAbout("Bananas");
    await ben.button("Delete", sheet).click();
    await expect.poll(() => ben.itemsOnServer()).toEqual([]);
    await ana.page.context().setOffline(false);
    await ana.isTold("Ben took Bananas off the list");
    await ana.keepsToast();
    await expect(ana.item("Bananas")).toHaveCount(0);
    await ana.button("Put back", ana.toast).click();
    for (const one of [ana, ben]) await expect(one.item("Bananas")).not.toBeChecked();
  },
);

test("the other's deletion is told of an item whose own deletion was undone", async ({
  app: ana,
  another,
}) => {
  const ben = await another();
  await share(ana, ben);
  await ana.hasItems("Bananas", "Milk");
  await ana.button("Delete", await ana.moreAbout("Bananas")).click();
  await ana.keepsToast();
  await ana.undo();
  await expect(ben.item("Bananas")).toBeVisible();
  await ana.moreAbout("Bananas");
  await ben.button("Delete", await ben.moreAbout("Bananas")).click();
  await expect(ana.page.getByRole("dialog")).toHaveCount(0);
  await ana.isTold("Ben took Bananas off the list");
});

test(
  "the sheet of an item that the other deletes says who did, and what was typed comes back with the item",
  { tag: long },
  async ({ app: ana, another }) => {
    const ben = await another();
    await share(ana, ben);
    await ana.hasItems("Bananas", "Milk");
    const deletes = async (name: string) => {
      await ben.button("Delete", await ben.moreAbout(name)).click();
      await expect(ana.page.getByRole("dialog")).toHaveCount(0);
      // Deletions that come soon after each other are shown together.
      await expect(ana.toast).toContainText(new RegExp(`^Ben took .*${name} off the list`));
    };
    await expect(ana.item("Milk")).toBeVisible();
    await ana.moreAbout("Bananas");
    await deletes("Bananas");
    await expect(ana.button("More about Milk")).toBeFocused();
    // All of its text, without what was typed.
    await expect(ana.toast).toHaveText("Ben took Bananas off the listPut back");
    const sheet = await ana.moreAbout("Milk");
    await sheet.getByLabel("Note").fill("the blue carton");
    await deletes("Milk");
    await ana.keepsToast();
    await expect(ana.toast).toContainText("Not saved: note “the blue carton”");
    await ana.button("Put back", ana.toast).click();
    const row = (one: App) => one.page.getByRole("listitem").filter({ has: one.item("Milk") });
    for (const one of [ana, ben]) await expect(row(one)).toContainText("the blue carton");
  },
);

test(
  "an open sheet follows what the other does to its item, its store or its repeat",
  { tag: long },
  async ({ app: ana, another }) => {
    const ben = await another();
    await share(ana, ben);
    const costco = await ana.hasStore("Costco", "produce", "bakery");
    const drugstore = await ana.hasStore("Drugstore", "pet");
    await ana.hasItems("Bananas");
    await ana.open(`/stores/${costco}`);
    const sheet = await ana.moreAbout("Bananas");
    await expect(ana.button("Not here", sheet)).toBeVisible();
    const [item] = await ben.api<{ id: string }[]>("GET", "items");
    await ben.api("PATCH", `items/${item!.id}`, { storeId: drugstore });
    await expect(sheet).toContainText("It shows in Drugstore only.");
    await expect(ana.button("Not here", sheet)).toHaveCount(0);

    await ana.open("/?tab=stores");
    await ana.button("Edit").click();
    await ana.button("Add a category to Costco").click();
    const categories = ana.page.getByRole("dialog");
    await ana.button("Baby", categories).click();
    await ben.api("PUT", `stores/${costco}`, { categories: ["produce", "frozen"] });
    await expect(ana.page.getByText("Frozen")).toBeAttached();
    await ana.button("Done", categories).click();
    await expect
      .poll(async () => (await ben.storesOnServer()).find(({ id }) => id === costco)?.categories)
      .toEqual(["produce", "frozen", "baby"]);
    await ana.button("Add a category to Drugstore").click();
    await ben.api("DELETE", `stores/${drugstore}`);
    await ana.isTold("Drugstore is no longer on your list");
    await expect(ana.title("Shop")).toBeFocused();

    const repeats = (name: string) =>
      ana.api<{ id: string }>("POST", "recurring-items/from-name", {
        name,
        intervalDays: 7,
        recurrenceSource: "manual",
      });
    await repeats("Bread");
    const { id } = await repeats("Milk");
    await ana.open("/?tab=repeat");
    await ana.button("Edit").click();
    await ana.button("More about Milk").click();
    await expect(ana.page.getByRole("dialog", { name: "Milk" })).toBeVisible();
    await ben.api("DELETE", `recurring-items/${id}`);
    await ana.isTold("Milk doesn’t repeat any more");
    await expect(ana.title("Repeat")).toBeFocused();
  },
);

test(
  "20 items reach the other's screen, and the time is printed",
  { tag: long },
  async ({ app: ana, another }) => {
    const ben = await another();
    await share(ana, ben);
    await ana.open();
    await expect(ana.suggestion("Bread")).toBeVisible();
    const times: number[] = [];
    for (let count = 1; count <= 20; count += 1) {
      const name = `Milk ${String.fromCodePoint(64 + count)}`;
      const shown = ben.page.getByRole("checkbox", { name, exact: true });
      const seen = shown.waitFor().then(() => performance.now());
      const start = performance.now();
      await ana.api("POST", "items", { name });
      times.push((await seen) - start);
    }
    await expect(ben.page.getByRole("checkbox")).toHaveCount(20);
    times.sort((one, other) => one - other);
    console.log(
      `From one's change to the other's screen: p50 ${times[9]!.toFixed(0)} ms, p95 ${times[18]!.toFixed(0)} ms of 20`,
    );
  },
);

test(
  "joining, leaving and being removed change what everybody's screen shows at once",
  { tag: long },
  async ({ app: ana, another }) => {
    const ben = await another();
    await ana.signUp("Ana");
    await ana.hasRole("premium");
    await ana.hasItems("Milk");
    const { email } = await ben.signUp("Ben");
    await ben.hasItems("Bread");
    await openList(ana);
    await expect(ana.item("Milk")).toBeVisible();
    const path = await ana.hasInvited(email);
    await ben.open(path);
    await ben.button("Accept Invitation").click();
    await expect(ana.item("Bread")).toBeVisible();
    await expect(ben.item("Milk").or(ben.page.getByText("2 things to get")).first()).toBeVisible();
    await ben.goTo("Add");
    await expect(ben.page.getByRole("combobox", { name: "Repeat", exact: true })).toBeVisible();

    await ana.open("/account");
    await expect(memberRows(ana)).toHaveCount(2);
    await ben.open("/account");
    await ben.button("Leave household").click();
    await ben.button("Leave household", ben.question("Leave household?")).click();
    await expect(memberRows(ana)).toHaveCount(1);
    await openList(ben);
    await expect(ben.item("Bread")).toBeVisible();
    await expect(ben.item("Milk")).toHaveCount(0);

    await openList(ana);
    await expect(ana.item("Milk")).toBeVisible();
    await expect(ana.item("Bread")).toHaveCount(0);
    await ana.sharesWith(ben);
    await expect(ana.item("Bread")).toBeVisible();
    await expect(ben.item("Milk")).toBeVisible();

    await ben.open();
    await expect(ben.page.getByRole("combobox", { name: "Repeat", exact: true })).toBeVisible();
    await ana.api("DELETE", `household/members/${await idOf(ben)}`);
    await expect(ana.item("Bread")).toHaveCount(0);
    // Premium came with the household.
    await expect(ben.page.getByRole("combobox", { name: "Repeat", exact: true })).toHaveCount(0);
    await ben.goTo("Shop");
    await expect(ben.page.getByText("1 thing to get")).toBeVisible();
    await ana.hasItems("Butter");
    await ben.hasItems("Honey");
    await expect(ben.page.getByText("2 things to get")).toBeVisible();
    await expect(ana.item("Butter")).toBeVisible();
    await expect(ana.item("Honey")).toHaveCount(0);
  },
);

test(
  "changes that a removed member made without a network reach no other person",
  { tag: long },
  async ({ app: ana, another }) => {
    const ben = await another();
    await share(ana, ben);
    await ana.hasItems("Milk", "Butter");
    await ben.hasItems("Bread");
    await expect(ben.item("Milk")).toBeVisible();
    await expect(ana.item("Bread")).toBeVisible();
    await ben.page.context().setOffline(true);
    await ben.tick("Milk");
    await ben.tick("Bread");
    await ana.api("DELETE", `household/members/${await idOf(ben)}`);
    await expect(ana.item("Bread")).toHaveCount(0);
    await ben.page.context().setOffline(false);

    await ben.opensBasket();
    await expect(ben.item("Milk")).toHaveCount(0);
    await expect(ben.item("Bread")).toBeChecked();
    await expect.poll(() => ben.itemsOnServer("ticked")).toEqual(["Bread"]);
    expect(await ben.itemsOnServer()).toEqual([]);
    expect(await ana.itemsOnServer()).toEqual(["Milk", "Butter"]);
    expect(await ana.itemsOnServer("ticked")).toEqual([]);
    await expect(ana.item("Milk")).not.toBeChecked();
    await expect(ana.item("Bread")).toHaveCount(0);
  },
);

test(
  "waiting changes of one person aren't sent as another who signs in in a second tab, and are sent after their return",
  { tag: long },
  async ({ app: ana, another }) => {
    const ben = await another();
    const anaLogin = await ana.signUp("Ana");
    await ana.hasRole("premium");
    const bensAccount = await ben.signUp("Ben");
    await ana.sharesWith(ben);
    await ana.hasItems("Milk", "Bread");
    await openList(ana);
    await expect(ana.item("Milk")).toBeVisible();
    await ana.page.route("**/api/events**", (route) => route.abort());
    // A second tab signs Ben in; the first one's screen doesn't know it yet.
    await ana.page.request.post(`${ana.url}/api/login`, { data: bensAccount });
    const refused = ana.page.waitForResponse("**/api/items/*");
    await ana.item("Milk").click();
    expect((await refused).status()).toBe(409);
    // The session is Ben's, and so is the screen from now on; the tick is still Ana's alone.
    await expect(ana.item("Bread")).toContainText("Ana");
    await ana.hasShownReplies();
    await expect(ana.item("Milk")).not.toBeChecked();
    await expect(ana.toast).toHaveCount(0);
    // Ben's own tick would follow one of Ana's that waited to be sent as theirs.
    await ana.tick("Bread");
    await expect.poll(() => ben.itemsOnServer("ticked")).toEqual(["Bread"]);
    await expect(ana.item("Milk")).not.toBeChecked();

    await ana.page.request.post(`${ana.url}/api/login`, { data: anaLogin });
    await openList(ana);
    await ana.opensBasket();
    await expect(ana.item("Milk")).toBeChecked();
    await expect.poll(async () => (await ben.itemsOnServer("ticked")).sort()).toEqual(["Bread", "Milk"]);
  },
);

test(
  "the weekday and the repeats are the whole household's",
  { tag: long },
  async ({ app: ana, another }) => {
    const ben = await another();
    await share(ana, ben);
    await ana.open("/?tab=repeat");
    await expect(ana.page.getByText("We'll make the suggestions—you decide what sticks.")).toBeVisible();
    await ben.open("/?tab=repeat");
    await ben.page.getByRole("combobox", { name: "Change the weekday" }).selectOption("Friday");
    await expect.poll(() => ana.api("GET", "user/recurring-preferences")).toMatchObject({ recurringDay: 5 });
    await ben.goTo("Add");
    await ben.page.getByRole("combobox", { name: "Repeat", exact: true }).selectOption("1 week");
    await ben.add("milk", "Milk");
    await expect(ana.page.getByRole("link", { name: /^1 week/ })).toContainText("Milk");
    await ana.open("/?tab=repeat");
    await expect(ana.page.getByText("Add to my list every Friday")).toBeVisible();
  },
);
