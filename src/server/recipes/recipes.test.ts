import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "../../contract/routes.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { laneOfCall } from "../http/lanes.ts";
import { Tries } from "../people/throttles.ts";

let server: TestServer;
let ana: Client;
let origin = "";
const pages: Record<string, RequestListener> = {};
const site = createServer((request, response) => {
  const page = pages[request.url!];
  if (page === undefined) response.writeHead(404).end();
  else page(request, response);
});

beforeAll(async () => {
  server = await startTestServer({ FETCH_ALLOWED_NETWORKS: "127.0.0.1" });
  ana = await server.signUp();
  await new Promise<void>((listening) => site.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await server.close();
  site.close();
});

const html =
  (text: string): RequestListener =>
  (_, response) =>
    response.setHeader("content-type", "text/html; charset=utf-8").end(text);
const soup = `<title>Soup</title><script type="application/ld+json">
  {"@type":"Recipe","name":"Tomato soup","recipeYield":"4","recipeIngredient":["1 kg tomatoes","2 onions"]}</script>`;
const reading = (path: string) => ana.call("readRecipe", { body: { url: origin + path } });

test("a page's recipe is read, also after redirects", async () => {
  pages["/soup"] = html(soup);
  pages["/s"] = (_, response) => response.writeHead(301, { location: "/soup" }).end();
  const recipe = { title: "Tomato soup", servings: 4, ingredients: ["1 kg tomatoes", "2 onions"] };
  expect(await ana.do("readRecipe", { body: { url: ` ${origin}/s#top ` } })).toEqual({
    ...recipe,
    url: `${origin}/soup`,
  });
});

test.each<[string, RequestListener, string]>([
  ["says nothing of a recipe", html("<p>Soup"), "no_recipe"],
  ["is a picture", (_, response) => response.setHeader("content-type", "image/png").end("x"), "no_recipe"],
  ["isn't there", (_, response) => response.writeHead(404).end(soup), "page_unreachable"],
  [
    "wants a person",
    (_, response) => response.writeHead(403, { "content-type": "text/html" }).end("Are you?"),
    "page_unreachable",
  ],
  ["hangs up", ({ socket }) => socket.destroy(), "page_unreachable"],
  ["is too large", html("a".repeat(2_000_001)), "page_large"],
  [
    "leads to a machine near the server",
    (_, response) => response.writeHead(302, { location: "http://127.0.0.2/" }).end(),
    "address_refused",
  ],
])("a page that %s is refused with a sentence", async (_, answer, code) => {
  pages["/page"] = answer;
  const { status, problem } = await reading("/page");
  expect([status, problem.code]).toEqual([422, code]);
});

test.each(["http://127.0.0.2/", "http://2130706434/", "https://[::1]/", "http://ana:secret@example.com/"])(
  "%s is refused",
  async (url) => {
    expect((await ana.call("readRecipe", { body: { url } })).problem.code).toBe("address_refused");
  },
);

test.each([
  "",
  "soup",
  "ftp://example.com/",
  "javascript:alert(1)",
  `https://example.com/${"a".repeat(2000)}`,
])("%j is no link", async (url) => {
  const { status, problem } = await ana.call("readRecipe", { body: { url } });
  expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ["url"]]);
});

test("calls that wait for a page don't block other calls, however their path is written", () => {
  expect(laneOfCall(routes.readRecipe, "/api/recipes/read")).toBe("elsewhere");
  expect(laneOfCall(routes.readRecipe, "/api/recip%65s/read")).toBe("elsewhere");
  expect(laneOfCall(routes.getPantry, "/api/pantry")).toBe("work");
});

test("a person can read twenty pages at once, then two a minute", async () => {
  const { app, clock, database } = server;
  const { tries } = app;
  Object.assign(app, { tries: new Tries(database, clock, true, app.measures) });
  for (let read = 0; read < 20; read += 1) expect((await reading("/soup")).status).toBe(200);
  const refused = await reading("/soup");
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "30"]);
  clock.forward({ minutes: 1 });
  expect((await reading("/soup")).status).toBe(200);
  Object.assign(app, { tries });
});

test("the pantry is shared by the members of a list, and a person's names leave with them", async () => {
  const [ben, cleo] = [await server.signUp(), await server.signUp()];
  await server.household(ben, cleo);
  const change = (who: Client, has: string[], hasNot: string[] = []) =>
    who.do("changePantry", { body: { has, hasNot } });
  await change(ben, ["Soy sauce", "Garlic"]);
  server.clock.forward({ minutes: 1 });
  expect(await change(cleo, ["soy  sauce", "Rice"])).toEqual({ names: ["Garlic", "Rice", "Soy sauce"] });
  expect(await ana.do("getPantry", {})).toEqual({ names: [] });
  expect(await change(ben, ["Flour"], ["RICE", "flour", "Nothing"])).toEqual({
    names: ["Flour", "Garlic", "Soy sauce"],
  });
  const { pantryNames } = await cleo.do("downloadData", {});
  expect(pantryNames).toMatchObject([{ name: "soy  sauce" }]);
  await ben.do("removeMember", { params: { id: cleo.user.id } });
  expect(await cleo.do("getPantry", {})).toEqual({ names: ["soy  sauce"] });
  expect(await ben.do("getPantry", {})).toEqual({ names: ["Flour", "Garlic", "Soy sauce"] });
});

test("a list keeps the newest thousand names", async () => {
  const dan = await server.signUp();
  for (let round = 0; round < 6; round += 1) {
    server.clock.forward({ minutes: 1 });
    const has = Array.from({ length: 200 }, (_, index) => `Name ${round} ${index}`);
    await dan.do("changePantry", { body: { has, hasNot: [] } });
  }
  const { names } = await dan.do("getPantry", {});
  expect(names).toHaveLength(1000);
  expect(names).not.toContain("Name 0 7");
  expect(names).toContain("Name 5 7");
});

test("an invalid name is refused with its index", async () => {
  const { status, problem } = await ana.call("changePantry", { body: { has: ["Salt", " "], hasNot: [] } });
  expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ["has.1"]]);
});
