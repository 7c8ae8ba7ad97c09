import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SCHEME } from "../../categoriser/scheme.ts";
import { newId } from "../../contract/new-id.ts";
import { type Client, startTestServer, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let ana: Client;
let ben: Client;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [ana, ben] = [await server.signUp(), await server.signUp()];
});

const add = (name: string, by = ana) => by.call("addCategory", { body: { name } });
const own = async (by = ana) => (await by.do("listCategories", {})).filter(({ isGlobal }) => !isGlobal);
const ownNames = async (by = ana) => (await own(by)).map(({ name }) => name);
const globalNamed = async (name: string) =>
  (await ana.do("listGlobalCategories", {})).find((category) => category.name === name)!;

test("everybody has the categories that items are sorted into", async () => {
  const names = SCHEME.map(({ name }) => name);
  const everybodys = await ana.do("listGlobalCategories", {});
  expect(everybodys.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(await ana.do("listCategories", {})).toEqual(everybodys);
  expect(await ana.do("getCategory", { params: { id: everybodys[0]!.id } })).toEqual(everybodys[0]);
});

describe("adding a category", () => {
  test("capitalises its words and folds its white space", async () => {
    const { status, body } = await add("  camping   gear ");
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: "Camping Gear", userId: ana.user.id, isGlobal: false });
    expect(await ana.do("getCategory", { params: { id: body.id } })).toEqual(body);
    expect(await own()).toEqual([body]);
  });

  test("takes names in any script, and keeps letters that a capital would change into others", async () => {
    const names = {
      "🎣 angeln": "🎣 Angeln",
      "عناية شخصية": "عناية شخصية",
      élevage: "Élevage",
      ırmak: "ırmak",
    };
    for (const [typed, shown] of Object.entries(names)) expect((await add(typed)).body.name).toBe(shown);
    for (const typed of Object.keys(names)) expect((await add(typed)).status).toBe(200);
    expect(await own()).toHaveLength(4);
  });

  test("a name of a global or own category answers with that category", async () => {
    const first = await add("Camping");
    const again = await add(" CAMPING");
    expect([again.status, again.body]).toEqual([200, first.body]);
    const produce = await add("produce");
    expect([produce.status, produce.body]).toEqual([200, await globalNamed("Produce")]);
    expect(await ownNames()).toEqual(["Camping"]);
  });

  test("ten sends at the same moment make one", async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => add("Camping")));
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual([
      ...Array<string>(9).fill("200"),
      "201",
    ]);
    expect(await ownNames()).toEqual(["Camping"]);
  });

  test("the same id or operation again answers with what exists", async () => {
    const [id, operation] = [newId(), newId()];
    const first = await ana.call("addCategory", { body: { id, name: "Camping" } }, { operation });
    expect([first.status, first.body.id]).toEqual([201, id]);
    const sameId = await ana.call("addCategory", { body: { id, name: "Fishing" } });
    expect([sameId.status, sameId.body]).toEqual([200, first.body]);
    const sameOperation = await ana.call("addCategory", { body: { id, name: "Camping" } }, { operation });
    expect([sameOperation.status, sameOperation.body]).toEqual([201, first.body]);
    expect(await ownNames()).toEqual(["Camping"]);
  });

  test("an id of another list's or a global category is refused", async () => {
    const { body } = await add("Camping");
    const everybodys = await globalNamed("Produce");
    for (const id of [body.id, everybodys.id]) {
      const { status, problem } = await ben.call("addCategory", { body: { id, name: "Fishing" } });
      expect([status, problem.code]).toEqual([409, "id_taken"]);
    }
    expect(await own(ben)).toEqual([]);
    expect(await own(ana)).toEqual([body]);
  });

  test("with one id by two lists at the same moment succeeds for one of them", async () => {
    const id = newId();
    const replies = await Promise.all(
      [ana, ben].map((person) => person.call("addCategory", { body: { id, name: "Camping" } })),
    );
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(["201", "409"]);
    expect([...(await own(ana)), ...(await own(ben))].map((category) => category.id)).toEqual([id]);
  });

  test("needs a name of at most 60 characters", async () => {
    for (const name of ["", "   ", "x".repeat(61), 7, null]) {
      const { status, problem } = await add(name as string);
      expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ["name"]]);
    }
    expect(await own()).toEqual([]);
  });
});

test("strangers don't see each other's categories", async () => {
  const { body } = await add("Camping");
  const params = { id: body.id };
  const unknown = await ben.call("getCategory", { params: { id: newId() } });
  for (const reply of [
    await ben.call("getCategory", { params }),
    await ben.call("listCategoryItems", { params }),
  ]) {
    expect(reply.status).toBe(404);
    expect(reply.problem).toEqual(unknown.problem);
  }
  expect(await own(ben)).toEqual([]);
  expect((await add("Camping", ben)).status).toBe(201);
});

test("a household shares its categories", async () => {
  await server.household(ana, ben);
  const { body } = await add("Camping");
  const again = await add("camping", ben);
  expect([again.status, again.body]).toEqual([200, body]);
  expect(await own(ben)).toEqual([body]);
});

describe("the items of a category", () => {
  const addItem = (name: string, categoryId: string, by = ana) => {
    server.clock.forward({ minutes: 1 }); // so that what is listed has an order
    return by.do("addItem", { body: { name, categoryId } });
  };
  const itemsOf = async (id: string) =>
    (await ana.do("listCategoryItems", { params: { id } })).map(({ name }) => name);

  test("are those on the list, hidden ones and what was completed in the last twelve hours included", async () => {
    const { id } = await globalNamed("Pet");
    const { id: other } = await globalNamed("Baby");
    await addItem("Catnip", id);
    const hay = await addItem("Hay", id);
    const suet = await addItem("Suet", id);
    await addItem("Bibs", other);
    await ana.do("changeItem", { params: { id: hay.id }, body: { hidden: true } });
    await ana.do("changeItem", { params: { id: suet.id }, body: { completed: true } });
    expect(await itemsOf(id)).toEqual(["Catnip", "Hay", "Suet"]);
    server.clock.forward({ hours: 12 });
    expect(await itemsOf(id)).toEqual(["Catnip", "Hay"]);
    expect(await itemsOf((await globalNamed("Garden & Flowers")).id)).toEqual([]);
  });

  test("include those of another member's category of the same name", async () => {
    const [anas, bens] = [(await add("Camping")).body, (await add("CAMPING", ben)).body];
    await addItem("Tent Pegs", anas.id);
    await addItem("Lantern Oil", bens.id, ben);
    await server.household(ana, ben);
    expect(await itemsOf(anas.id)).toEqual(["Tent Pegs", "Lantern Oil"]);
    expect(await itemsOf(bens.id)).toEqual(["Tent Pegs", "Lantern Oil"]);
  });
});
