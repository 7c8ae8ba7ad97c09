import { expect, test } from "vitest";
import { until } from "../../../test/fake-server/network.ts";
import { ana, beginWithOwnPhone, ben, ready, server, synced } from "../../../test/fake-server/own-phone.ts";
import { showToast, toasterIsReady } from "../ui/toast.ts";
import { showItemToast, wasToldOf } from "./item-toast.ts";

beginWithOwnPhone(ana);

/** The title of the toast that shows. */
let title: string | null = null;
const toaster = Object.assign((text: string) => (title = text), { dismiss: () => (title = null) });
toasterIsReady(toaster as unknown as Parameters<typeof toasterIsReady>[0]);

async function openWith(...names: string[]) {
  const items = names.map((name) => server.addItem(ana, { name }));
  return { tab: await ready(), ids: items.map(({ id }) => id) };
}

test("an item that somebody else deletes while a toast tells of it is reported with who did it", async () => {
  const { tab, ids } = await openWith("Butter");
  showItemToast(tab.list, ids, "Butter in the basket", {});
  server.deleteItem(ids[0]!, ben);
  await tab.list.refresh();
  await until(() => tab.view.takenOff.length > 0, "the report");
  expect(tab.view.takenOff).toMatchObject([{ itemId: ids[0]!, name: "Butter", by: ben, changes: {} }]);
  expect(wasToldOf(ids[0]!)).toBe(true);
});

test("a toast about several things stays until none of them is on the list", async () => {
  const { tab, ids } = await openWith("Milk", "Eggs");
  showItemToast(tab.list, ids, "Added Milk and Eggs", {});
  server.deleteItem(ids[0]!, ben);
  await tab.list.refresh();
  expect(wasToldOf(ids[0]!)).toBe(false);
  server.deleteItem(ids[1]!, ben);
  await tab.list.refresh();
  await until(() => tab.view.takenOff.length === 2, "the reports");
});

test("a toast goes when what it says of an item is so no longer, and not while an own change is on its way", async () => {
  const { tab, ids } = await openWith("Bread");
  await tab.list.changeItem(ids[0]!, { completed: true });
  showItemToast(tab.list, ids, "Bread in the basket", {}, (now) => now.completed);
  await synced(tab);
  expect(title).toBe("Bread in the basket");
  server.changeItem(ids[0]!, { completed: false });
  await tab.list.refresh();
  expect(title).toBe(null);
});

test("what another text has replaced is not watched any more", async () => {
  const { tab, ids } = await openWith("Tea");
  showItemToast(tab.list, ids, "Tea in the basket", {});
  showToast("The list is copied");
  server.deleteItem(ids[0]!, ben);
  await tab.list.refresh();
  await synced(tab);
  expect(tab.view.takenOff).toEqual([]);
  expect(title).toBe("The list is copied");
});
