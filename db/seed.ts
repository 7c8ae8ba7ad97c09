import { handlers } from "../src/server/handlers.ts";
import type { App } from "../src/server/app.ts";
import {
  changeMembership,
  enterHousehold,
  foundHousehold,
  membershipOf,
} from "../src/server/households/membership.ts";
import { createHttpServer } from "../src/server/http/http-server.ts";
import { walkDemoTrips } from "./demo-trips.ts";
import { secretCode } from "../src/server/people/secret-code.ts";

const password = "restock-demo";
const people = [
  { email: "ana@example.com", firstName: "Ana", what: "administrator, owner of the household" },
  { email: "ben@example.com", firstName: "Ben", what: "member" },
  { email: "cleo@example.com", firstName: "Cleo", what: "free account of their own" },
];
const stores = [
  {
    name: "Costco",
    categories: ["produce", "meat & poultry", "dairy & eggs", "paper goods", "frozen", "bakery"],
  },
  { name: "Trader Joe's", categories: ["produce", "frozen", "snacks & sweets", "dairy & eggs", "bakery"] },
  { name: "CVS", categories: ["health & pharmacy", "personal care"] },
  { name: "Home Depot", categories: ["hardware & auto", "garden & flowers"] },
];
const names = [
  "6 Bananas",
  "Spinach",
  "2 kg Potatoes",
  "2 lb Chicken Thighs",
  "Milk",
  "Greek Yogurt",
  "1 dozen Eggs",
  "Bread",
  "Toilet Paper",
  "Frozen Peas",
  "Toothpaste",
  "Ibuprofen",
  "Potting Soil",
  "Dark Chocolate",
  "Tortillas",
];

/**
 * A demo household for `npm run dev`, made through the API itself; does nothing when there are accounts already.
 * @returns who can log in, a line each.
 */
export async function seedDemo(app: App): Promise<string[]> {
  const [row] = await app.database.execute("SELECT count(*)::int AS users FROM users");
  if (row!.users === 0) await makeDemo(app);
  return people.map((person) => `${person.email} / ${password} (${person.what})`);
}

async function makeDemo(app: App): Promise<void> {
  const http = createHttpServer(app, handlers);
  const code = await secretCode(app.config, app.database);
  const ids: string[] = [];
  let cookie = "";
  for (const { email, firstName } of people) {
    const reply = await http.inject({
      method: "POST",
      url: "/api/register",
      payload: { email, password, firstName, secretCode: code },
    });
    if (ids.length === 0) cookie = String(reply.headers["set-cookie"]).split(";")[0]!;
    ids.push(reply.json<{ id: string }>().id);
  }
  const [ana, ben] = ids as [string, string];
  await changeMembership(app, async (change) => {
    const household = await foundHousehold(change, await membershipOf(change, ana));
    await enterHousehold(change, ben, household);
  });
  const storeIds = new Map<string, string>();
  for (const store of stores) {
    const reply = await http.inject({
      method: "POST",
      url: "/api/stores",
      payload: store,
      headers: { cookie },
    });
    storeIds.set(store.name, reply.json<{ id: string }>().id);
  }
  await walkDemoTrips(app, cookie, storeIds);
  for (const name of names)
    await http.inject({ method: "POST", url: "/api/items", payload: { name }, headers: { cookie } });
  await http.close();
}
