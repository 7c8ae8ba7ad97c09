import { readFileSync } from "node:fs";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mostFetchedLists } from "../../contract/imports/limits.ts";
import type { ProgramName } from "../../contract/imports/schema.ts";
import { routes } from "../../contract/routes.ts";
import { sourceOf } from "../../import/byte-source.ts";
import { readImport } from "../../import/read-import.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { laneOfCall } from "../http/lanes.ts";
import { Tries } from "../people/throttles.ts";

let server: TestServer;
let ana: Client;
let program: Server;
let origin = "";
/** The program's answers by path without query; a function handles the request itself. */
let answers: Record<string, unknown> = {};
let seen: { url: string; headers: IncomingHttpHeaders }[] = [];

const secret = "secret-token-1";
const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../test/fixtures/import/${name}`, import.meta.url), "utf8"));

const listening = async (listener: (request: IncomingMessage, response: ServerResponse) => void) => {
  const opened = createServer(listener);
  await new Promise<void>((open) => opened.listen(0, "127.0.0.1", open));
  return { opened, at: `http://127.0.0.1:${(opened.address() as AddressInfo).port}` };
};

beforeAll(async () => {
  server = await startTestServer({ FETCH_ALLOWED_NETWORKS: "127.0.0.1" });
  ana = await server.signUp();
  const { opened, at } = await listening((request, response) => {
    seen.push({ url: request.url!, headers: request.headers });
    const answer = answers[request.url!.split("?")[0]!];
    if (typeof answer === "function") (answer as typeof json)(request, response);
    else json(request, response, answer);
  });
  [program, origin] = [opened, at];
});
beforeEach(() => {
  [answers, seen] = [{}, []];
});
afterAll(async () => {
  await server.close();
  program.closeAllConnections();
  program.close();
});

/** Answers like these programs: 401 without the token. */
function json({ headers }: IncomingMessage, response: ServerResponse, answer?: unknown): void {
  const isKnown = headers.authorization === `Bearer ${secret}` || headers["grocy-api-key"] === secret;
  response.statusCode = isKnown ? (answer === undefined ? 404 : 200) : 401;
  response
    .setHeader("content-type", "application/json")
    .end(JSON.stringify(isKnown ? answer : { detail: "no" }));
}

const reading = (name: ProgramName, address = origin, token = secret) =>
  ana.call("readProgram", { body: { program: name, address, token } });

/** Reads the files in the server's answer into a plan, as the device does. */
async function planOf(name: ProgramName, address = origin) {
  const { files } = await ana.do("readProgram", { body: { program: name, address, token: secret } });
  expect(files).toHaveLength(1);
  const [file] = files;
  expect(file!.text).not.toContain(secret);
  const plan = await readImport(sourceOf(new TextEncoder().encode(file!.text)), file!.name);
  return {
    file: file!.name,
    format: plan.format,
    items: plan.items.map(({ parsedQuantity, parsedSize, name: item, category, store }) =>
      [parsedQuantity, parsedSize, item, category && `#${category}`, store && `@${store}`]
        .filter(Boolean)
        .join(" "),
    ),
    bought: plan.bought.map((row) => row.name),
    stores: plan.stores.map((store) => [store.name, ...store.categories].join(": ")),
    skipped: plan.skipped.map(({ line, reason }) => `${line}: ${reason}`),
  };
}

const mealieLists = "/api/households/shopping/lists";

test("Mealie's lists become a plan; a missing list and one beyond the limit are reported by name", async () => {
  const lists = Array.from({ length: mostFetchedLists + 1 }, (_, at) => ({
    id: `l${at}`,
    name: `List ${at}`,
  }));
  answers[mealieLists] = { page: 1, items: lists };
  for (const { id, name } of lists) answers[`${mealieLists}/${id}`] = { id, name, listItems: [] };
  answers[`${mealieLists}/l0`] = fixture("mealie.json");
  delete answers[`${mealieLists}/l1`];
  expect(await planOf("mealie", ` ${origin}/?a=b#top `)).toMatchObject({
    file: "Mealie.json",
    format: "mealie",
    items: ["2 avocado #Produce"],
    bought: ["bin bags"],
    skipped: ["List 1: What is on this list is missing.", "List 20: What is on this list is missing."],
  });
  expect(seen).toHaveLength(1 + mostFetchedLists);
});

test("Tandoor's entries and supermarkets are read page by page", async () => {
  const { entries, supermarkets } = fixture("tandoor.json") as {
    entries: unknown[];
    supermarkets: unknown[];
  };
  answers["/api/shopping-list-entry/"] = (request: IncomingMessage, response: ServerResponse) => {
    const page = Number(new URL(request.url!, origin).searchParams.get("page"));
    const next = page < entries.length ? "http://127.0.0.2/next" : null;
    json(request, response, { count: entries.length, next, results: [entries[page - 1]] });
  };
  answers["/api/supermarket/"] = supermarkets;
  expect(await planOf("tandoor", `${origin}/api/`)).toMatchObject({
    format: "tandoor",
    items: ["1.5 kg Rice #Dry", "Lime"],
    stores: ["Rewe: Produce: Dry"],
  });
});

test("Grocy's tables are read with its own header, below a path", async () => {
  const tables = fixture("grocy.json") as Record<string, unknown>;
  for (const [table, rows] of Object.entries(tables)) answers[`/grocy/api/objects/${table}`] = rows;
  expect(await planOf("grocy", `${origin}/grocy/`)).toMatchObject({
    format: "grocy",
    items: ["2 packs Butter #Dairy @Aldi"],
    bought: ["birthday candles"],
  });
  expect(seen[0]!.headers).not.toHaveProperty("authorization");
});

test("KitchenOwl's lists are read from newer and older servers", async () => {
  const [newer] = fixture("kitchenowl-lists.json") as Record<string, unknown>[];
  answers["/api/household"] = [{ id: 4, name: "Home" }];
  answers["/api/household/4/shoppinglist"] = [newer, { id: 2, name: "Older" }, { id: 3, name: "Gone" }];
  answers["/api/shoppinglist/2/items"] = [{ id: 8, name: "Salz", description: "", ordering: 1 }];
  expect(await planOf("kitchenowl")).toMatchObject({
    format: "kitchenowl",
    items: ["2 l Milch #🥛 Milchprodukte", "Salz"],
    bought: ["Brot"],
    skipped: ["Gone: What is on this list is missing."],
  });
});

const names: readonly ProgramName[] = ["mealie", "tandoor", "grocy", "kitchenowl"];
const faultOf = async (call: ReturnType<typeof reading>) => {
  const { status, problem } = await call;
  expect(JSON.stringify(problem)).not.toContain(secret);
  return [status, problem.code, problem.errors?.map(({ field }) => field)];
};

test.each(names)(
  "%s: a token that is refused, another program and an empty list each have a sentence",
  async (name) => {
    expect(await faultOf(reading(name, origin, "secret-token-2"))).toEqual([422, "token_refused", ["token"]]);
    expect(await faultOf(reading(name))).toEqual([422, "other_program", ["address"]]);
    answers = {
      [mealieLists]: { items: [] },
      "/api/shopping-list-entry/": { next: null, results: [] },
      "/api/objects/shopping_list": [],
      "/api/household": [],
    };
    expect(await faultOf(reading(name))).toEqual([422, "no_list", ["address"]]);
  },
);

test.each<[string, (response: ServerResponse) => void, string]>([
  [
    "shows a page",
    (response) => response.setHeader("content-type", "text/html").end("<p>Hi"),
    "other_program",
  ],
  ["is a picture", (response) => response.setHeader("content-type", "image/png").end("x"), "other_program"],
  ["has trouble", (response) => response.writeHead(502).end(), "page_unreachable"],
  ["hangs up", (response) => response.destroy(), "page_unreachable"],
  ["is too large", (response) => response.end(" ".repeat(2_000_001)), "page_large"],
  [
    "leads to a machine near the server",
    (response) => response.writeHead(302, { location: "http://127.0.0.2/" }).end(),
    "address_refused",
  ],
])("an address that %s is refused with a sentence", async (_, answer, code) => {
  answers[mealieLists] = (__: IncomingMessage, response: ServerResponse) => answer(response);
  expect(await faultOf(reading("mealie"))).toEqual([422, code, ["address"]]);
});

test("answers that are too large in total are refused", async () => {
  const row = { id: 1, product_id: 1, qu_id: null, note: "a".repeat(1_900_000) };
  for (const table of ["shopping_list", "shopping_lists", "products", "quantity_units"])
    answers[`/api/objects/${table}`] = [row];
  expect(await faultOf(reading("grocy"))).toEqual([422, "page_large", ["address"]]);
  expect(seen).toHaveLength(4);
});

test("the token is not sent to another origin after a redirect, and the refusal names the new address", async () => {
  const asked: IncomingHttpHeaders[] = [];
  const { opened, at } = await listening((request, response) => {
    asked.push(request.headers);
    response.setHeader("content-type", "application/json").end("[]");
  });
  answers["/api/objects/shopping_list"] = (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(301, { location: `${at}/api/objects/shopping_list` }).end();
  const { problem } = await reading("grocy");
  opened.close();
  expect(problem.errors).toEqual([
    { field: "address", message: `This address leads on to ${at}. Please give that one.` },
  ]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).not.toHaveProperty("grocy-api-key");
});

test.each([
  [{ program: "excel" }, "program"],
  [{ address: "mealie.example.com" }, "address"],
  [{ address: `https://example.com/${"a".repeat(2000)}` }, "address"],
  [{ token: " " }, "token"],
  [{ token: "two words" }, "token"],
  [{ token: "a\nx-other: b" }, "token"],
  [{ token: "a".repeat(501) }, "token"],
])("%o is refused", async (wrong, field) => {
  const body = { program: "mealie", address: origin, token: secret, ...wrong };
  const { status, problem } = await ana.call("readProgram", { body: body as never });
  expect([status, problem.errors?.map((each) => each.field)]).toEqual([400, [field]]);
  expect(seen).toEqual([]);
});

test.each(["http://127.0.0.2/", "http://2130706434/", "https://[::1]/", "http://ana:secret@example.com/"])(
  "%s is refused",
  async (address) => {
    expect(await faultOf(reading("mealie", address))).toEqual([422, "address_refused", ["address"]]);
  },
);

test("calls that wait for a program don't block other calls, and a person can make twenty at once", async () => {
  expect(laneOfCall(routes.readProgram, "/api/imports/re%61d")).toBe("elsewhere");
  const { app, clock, database } = server;
  const { tries } = app;
  Object.assign(app, { tries: new Tries(database, clock, true, app.measures) });
  for (let read = 0; read < 20; read += 1) expect((await reading("grocy")).status).toBe(422);
  const refused = await reading("grocy");
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "30"]);
  Object.assign(app, { tries });
});
