import { expect, test } from "vitest";
import { offline, online } from "../../../test/fake-server/network.ts";
import { ana, beginWithOwnPhone, phone, ready, server } from "../../../test/fake-server/own-phone.ts";
import { sayGoing } from "./say-going.ts";

beginWithOwnPhone(ana);

test("the report that a person goes to a store is sent after all waiting changes, or not at all", async () => {
  const tab = await ready();
  const going = () => sayGoing(tab.list, tab.platform.call, costco);
  phone.network = offline;
  const costco = await tab.list.addStore({ name: "Costco", categories: ["bakery"] });
  await tab.list.sayBack();
  await expect(going()).rejects.toThrow("still wait");
  phone.network = online;
  await going();
  const sent = server.arrived.filter(({ path }) => path === "/api/presence");
  expect(sent.map(({ body }) => body)).toEqual([{ storeId: null }, { storeId: tab.list.resolveId(costco) }]);
  expect(tab.view.presence).toMatchObject([{ userId: ana, storeName: "Costco" }]);
});
