import { newId } from "../../src/contract/new-id.ts";
import type { RouteName, Routes } from "../../src/contract/routes.ts";
import type { CallOf } from "../../src/contract/route.ts";
import { changeRole } from "../../src/server/accounts/role.ts";
import type { App } from "../../src/server/app.ts";
import { secretCode, type Client, type TestClock } from "../client.ts";

/** A change that a device may send again: by whom, what, and with which idempotency key. */
export type SentOperation = {
  person: string;
  route: RouteName;
  given: object;
  operation: string;
  status: number;
  body: unknown;
};

export type Story = { people: Map<string, Client>; operations: SentOperation[] };
type World = {
  app: App;
  clock: TestClock;
  newClient: () => Client;
  runJobs: () => Promise<void>;
};

/**
 * Lets people use Restock for some weeks through its API: alone, in a shared household, in one whose sharing rests, and in
 * households that they have left or that have ended. Their rows refer to each other in every way that sharing allows.
 */
export async function tellStory({ app, clock, newClient, runJobs }: World): Promise<Story> {
  const people = new Map<string, Client>();
  const operations: SentOperation[] = [];
  const signUp = async (name: string, role: "admin" | "premium" | "free"): Promise<Client> => {
    const person = newClient();
    const email = `${name.toLowerCase()}@example.com`;
    person.user = await person.do("register", {
      body: { email, password: "correct horse", firstName: name, secretCode },
    });
    if (people.size > 0) await changeRole(app, person.user.id, role);
    people.set(name, person);
    return person;
  };
  const join = async (owner: Client, member: Client) => {
    clock.forward({ minutes: 1 });
    const { link } = await owner.do("inviteMember", { body: { inviteeEmail: member.user.email } });
    const token = new URL(link!).searchParams.get("token")!;
    await member.do("joinHousehold", { params: { token } });
  };
  const leave = (member: Client) => member.do("removeMember", { params: { id: member.user.id } });
  /** Sends a change with an idempotency key, and remembers its answer. */
  const send = async <N extends RouteName>(name: string, route: N, given: CallOf<Routes[N]>) => {
    const operation = newId();
    const { status, body } = await people.get(name)!.call(route, given, { operation });
    operations.push({ person: name, route, given: given as object, operation, status, body });
    return body;
  };
  const shareLife = (names: readonly string[]) =>
    shareThings(
      names.map((name) => people.get(name)!),
      clock,
      runJobs,
    );

  await signUp("Ana", "admin");
  for (const name of ["Ben", "Cleo"]) await signUp(name, "free");
  for (const name of ["Dan", "Gus", "Ivy", "Kim"]) await signUp(name, "premium");
  for (const name of ["Eva", "Fay", "Hal", "Jon", "Leo", "Mia"]) await signUp(name, "free");
  const of = (name: string) => people.get(name)!;

  // Shared: Ana, Ben and Cleo.
  await join(of("Ana"), of("Ben"));
  await join(of("Ana"), of("Cleo"));
  await of("Ana").do("changeRecurringPreferences", { body: { timezone: "Europe/Berlin" } });
  await of("Ben").do("changeRecurringPreferences", { body: { recurringDay: 4 } });
  await shareLife(["Ana", "Ben", "Cleo"]);
  // Once shared: Eva has left Dan.
  await join(of("Dan"), of("Eva"));
  await shareLife(["Dan", "Eva"]);
  await leave(of("Eva"));
  await shareLife(["Eva"]);
  // Ended: Kim, the only one with premium, has left Leo and Mia.
  await join(of("Kim"), of("Leo"));
  await join(of("Kim"), of("Mia"));
  await shareLife(["Kim", "Leo", "Mia"]);
  await leave(of("Kim"));
  // Resting: Gus shares with Hal and Jon, and has lost premium since.
  await join(of("Gus"), of("Hal"));
  await join(of("Gus"), of("Jon"));
  await shareLife(["Gus", "Hal", "Jon"]);
  await changeRole(app, of("Gus").user.id, "free");
  // Alone.
  await shareLife(["Fay"]);
  await shareLife(["Ivy"]);
  await of("Ivy").do("changeRecurringPreferences", { body: { recurringDay: 0, timezone: "Asia/Tokyo" } });

  for (const name of ["Ben", "Eva", "Hal", "Fay", "Mia"]) {
    const added = await send(name, "addItem", { body: { name: `3 bags of ${name}'s waiting oats` } });
    await send(name, "changeItem", {
      params: { id: (added as { id: string }).id },
      body: { completed: true, note: "kept while offline" },
    });
  }
  await runJobs();
  return { people, operations };
}

/** Everybody makes stores, categories, names and repeats, and uses everybody else's. */
async function shareThings(
  people: readonly Client[],
  clock: TestClock,
  runJobs: () => Promise<void>,
): Promise<void> {
  const stores: string[] = [];
  const categories: string[] = [];
  for (const who of people) {
    const name = who.user.firstName!;
    const store = await who.do("addStore", {
      body: { name: `${name}'s market`, categories: ["Bakery", `${name}'s treats`] },
    });
    stores.push(store.id);
    const own = await who.do("addCategory", { body: { name: `${name}'s treats` } });
    categories.push(own.id);
    await who.do("addStore", { body: { name: "Costco", categories: ["Dairy & Eggs", "Produce"] } });
  }
  for (const [index, who] of people.entries()) {
    const next = (index + 1) % people.length;
    const other = people[next]!;
    const name = who.user.firstName!;
    const dish = `${name}'s secret dish`;
    const { id } = await who.do("addItem", { body: { name: dish, categoryId: categories[next]! } });
    await who.do("addItem", { body: { name: `2 lb ${name}'s beans (dry)`, storeId: stores[next]! } });
    await who.do("addItem", { body: { name: `${name}'s 🧀 جبنة`, note: "soft", storeId: stores[index]! } });
    for (const shopper of people) {
      await shopper.do("changeItem", {
        params: { id },
        body: { completed: true, inStoreId: stores[index]! },
      });
      clock.forward({ hours: 1 });
      await shopper.do("addItem", { body: { name: dish, storeId: stores[next]! } });
    }
    for (const bought of ["Milk", "Bread", "Apples"]) {
      const added = await who.do("addItem", { body: { name: bought } });
      await other.do("changeItem", {
        params: { id: added.id },
        body: { completed: true, inStoreId: stores[next]! },
      });
      clock.forward({ minutes: 2 });
    }
    const hidden = await who.do("addItem", { body: { name: `${name}'s hidden sponge` } });
    await who.do("changeItem", { params: { id: hidden.id }, body: { hidden: true } });
    const renamed = await who.do("addItem", { body: { name: `${name}'s misspelt thing` } });
    await other.do("changeItem", { params: { id: renamed.id }, body: { name: `${name}'s right thing` } });
    const gone = await who.do("addItem", { body: { name: `${name}'s mistake` } });
    await other.do("deleteItem", { params: { id: gone.id } });
    await who.do("changeItem", {
      params: { id: (await who.do("addItem", { body: { name: "Oat milk" } })).id },
      body: { categoryId: categories[next]! },
    });
    await addRepeats(who, `${name}'s weekly soup`, dish);
  }
  const [closed] = stores;
  await people[0]!.do("deleteStore", { params: { id: closed! } });
  if (people.length > 1)
    await people[1]!.do("changeStore", { params: { id: closed! }, body: { deleted: false } });
  clock.forward({ hours: 13 });
  await runJobs();
  clock.forward({ days: 2 });
}

/** Repeats need premium, which not everybody has. */
async function addRepeats(who: Client, ...names: readonly string[]): Promise<void> {
  const { isPremium } = await who.do("getPermissions", {});
  if (!isPremium) return;
  for (const [index, name] of names.entries())
    await who.do("addRecurringItem", { body: { name, intervalDays: 7 * (index + 1) } });
}
