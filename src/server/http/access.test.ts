import { afterAll, beforeAll, expect, test } from "vitest";
import type { CallOf } from "../../contract/route.ts";
import { routes, type RouteName, type Routes } from "../../contract/routes.ts";
import { newId } from "../../contract/new-id.ts";
import type { Role } from "../../contract/accounts/roles.ts";
import { hashToken, newToken } from "../people/session-cookie.ts";
import { secretCode, startTestServer, type Client, type TestServer } from "../../../test/server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.signUp({ email: "first@example.com" }); // an administrator who stays
});
afterAll(() => server.close());

/**
 * The callers. `free`, `premium` and `admin` are in no household, `stranger` owns another one; `removed` was a member of the
 * household of `owner` and `member`.
 */
const callers = ["anonymous", "free", "premium", "admin", "stranger", "removed", "member", "owner"] as const;
type Caller = (typeof callers)[number];

type World = Record<Caller, Client> & {
  /** Another member. */
  other: Client;
  /** The owner's things. */
  item: string;
  store: string;
  category: string;
  repeat: string;
  /** One of the owner's invitations that wait. */
  invitation: string;
  /** A link that was just sent to this address. */
  tokenFor(email: string): Promise<string>;
};

// Statuses in the order of the callers.
const anyone = "200 200 200 200 200 200 200 200";
const anyoneMakes = "201 201 201 201 201 201 201 201";
const signedIn = "401 200 200 200 200 200 200 200";
const signedInMakes = "401 201 201 201 201 201 201 201";
const premium = "401 403 200 200 200 403 200 200";
const thingOfHousehold = "401 404 404 404 404 404 200 200";
const admin = "401 403 403 200 403 403 403 403";
const adminMakes = "401 403 403 201 403 403 403 403";
const learnedOfStore = "401 404 404 200 404 404 200 200";
const ownRepeat = "401 403 404 404 404 403 200 200";
const ownersInvitation = "401 403 404 404 404 403 403 200";

type Given<N extends RouteName> = (
  world: World,
  caller: Caller,
) => CallOf<Routes[N]> | Promise<CallOf<Routes[N]>>;
type Row<N extends RouteName> = [statuses: string, given: Given<N>];

const nothing = () => ({});
const freshEmail = () => `${newId()}@example.com`;

const emptyImport = { file: null, format: "text", stores: [], items: [], names: [], bought: [] };
const deviceOf = (name: string) => ({
  endpoint: `https://push.example.com/${name}`,
  keys: { p256dh: "B".repeat(87), auth: "A".repeat(22) },
});

const emptyHousehold = {
  format: "restock-household" as const,
  version: 1 as const,
  exportedAt: "2026-03-02T10:00:00Z",
  settings: { currency: null, recurringDay: 1, repeatsPausedUntil: null },
  categories: [],
  stores: [],
  names: [],
  choices: [],
  pantry: [],
  items: [],
  repeats: [],
  habits: [],
};

/** What each caller is served or refused, as section 6 of the specification and the contract's words say. */
const table: { [N in RouteName]: Row<N> } = {
  getUser: [signedIn, nothing],
  getPermissions: [signedIn, nothing],
  login: [anyone, () => ({ body: { email: "first@example.com", password: "correct horse" } })],
  register: [
    anyoneMakes,
    () => ({ body: { email: freshEmail(), password: "correct horse", firstName: null, secretCode } }),
  ],
  logout: [anyone, nothing],
  joinWaitlist: [anyoneMakes, () => ({ body: { email: freshEmail() } })],
  updateProfile: [signedIn, () => ({ body: { name: "New name", email: freshEmail() } })],
  requestPasswordReset: [anyone, () => ({ body: { email: "first@example.com" } })],
  resetPassword: [
    anyone,
    async ({ other }) => ({ body: { token: await resetToken(other), password: "correct horse" } }),
  ],
  getOwnEmail: [signedIn, nothing],
  sendVerification: [signedIn, waitingEmail],
  cancelEmailChange: [signedIn, waitingEmail],
  verifyEmail: [
    anyone,
    async ({ other }) => ({ body: { token: await verificationToken(other, freshEmail()) } }),
  ],
  listSessions: [signedIn, nothing],
  endSession: [
    "401 404 404 404 404 404 404 200",
    async ({ owner }) => ({ params: { id: (await owner.do("listSessions", {}))[0]!.id } }),
  ],
  endOtherSessions: [signedIn, nothing],
  downloadData: [signedIn, nothing],
  downloadList: [signedIn, nothing],
  deleteAccount: [signedIn, () => ({ body: { confirmation: "delete my account" } })],
  listOwnEvents: [signedIn, nothing],

  getList: [signedIn, nothing],
  changeListSettings: [signedIn, () => ({ body: { currency: "EUR" } })],
  setStoreOrder: [signedIn, ({ store }) => ({ body: { storeIds: [store] } })],
  setWhereabouts: [thingOfHousehold, ({ store }) => ({ body: { storeId: store } })],
  streamChanges: [signedIn, nothing],
  listItems: [signedIn, nothing],
  listAllItems: [signedIn, nothing],
  addItem: [signedInMakes, (_, caller) => ({ body: { name: `Soup for ${caller}` } })],
  changeItem: [thingOfHousehold, ({ item }) => ({ params: { id: item }, body: { completed: true } })],
  toggleItemVisibility: [thingOfHousehold, ({ item }) => ({ params: { id: item } })],
  deleteItem: [thingOfHousehold, ({ item }) => ({ params: { id: item } })],
  listMasterItems: [signedIn, nothing],
  listUserItems: [signedIn, nothing],
  processAiBatch: [signedIn, nothing],

  listStores: [signedIn, nothing],
  getStore: [thingOfHousehold, ({ store }) => ({ params: { id: store } })],
  listStoreItems: [thingOfHousehold, ({ store }) => ({ params: { id: store } })],
  addStore: [
    signedInMakes,
    (_, caller) => ({ body: { name: `Shop of ${caller}`, categories: ["Produce"] } }),
  ],
  changeStore: [
    thingOfHousehold,
    ({ store }) => ({ params: { id: store }, body: { categories: ["produce"] } }),
  ],
  deleteStore: [thingOfHousehold, ({ store }) => ({ params: { id: store } })],
  listEnhancedCategories: [learnedOfStore, ({ store }) => ({ params: { id: store } })],
  listSuggestedCategories: [learnedOfStore, ({ store }) => ({ params: { id: store } })],
  listGlobalStores: [signedIn, nothing],

  listCategories: [signedIn, nothing],
  getCategory: [thingOfHousehold, ({ category }) => ({ params: { id: category } })],
  listCategoryItems: [thingOfHousehold, ({ category }) => ({ params: { id: category } })],
  addCategory: [signedInMakes, (_, caller) => ({ body: { name: `Treats of ${caller}` } })],
  listGlobalCategories: [signedIn, nothing],

  addImport: [
    signedInMakes,
    (_, caller) => ({ body: { ...emptyImport, items: [{ name: `Bread of ${caller}` }] } }),
  ],
  // A program near the server is asked for nobody.
  readProgram: [
    "401 422 422 422 422 422 422 422",
    () => ({ body: { program: "mealie", address: "http://127.0.0.1/", token: "secret" } }),
  ],
  listImports: [signedIn, nothing],
  undoImport: [
    thingOfHousehold,
    async ({ owner }) => ({ params: { id: (await owner.do("addImport", { body: emptyImport })).id } }),
  ],

  getHousehold: [premium, nothing],
  inviteMember: ["401 403 200 200 200 403 403 200", () => ({ body: { inviteeEmail: freshEmail() } })],
  addInvitationLink: ["401 403 201 201 201 403 403 201", () => ({})],
  resendInvitation: [ownersInvitation, ({ invitation }) => ({ params: { id: invitation } })],
  cancelInvitation: [ownersInvitation, ({ invitation }) => ({ params: { id: invitation } })],
  removeMember: ["401 404 404 404 404 404 403 200", ({ other }) => ({ params: { id: other.user.id } })],
  getInvitation: [
    anyone,
    async ({ tokenFor }) => ({ params: { token: await tokenFor("waiting@example.com") } }),
  ],
  joinHousehold: [
    "401 200 403 403 403 403 403 403",
    async ({ tokenFor, free }) => ({ params: { token: await tokenFor(free.user.email) } }),
  ],
  switchHousehold: [
    "401 403 403 403 200 403 403 403",
    async ({ tokenFor, stranger }) => ({ params: { token: await tokenFor(stranger.user.email) } }),
  ],
  createInvitedAccount: [
    anyoneMakes,
    async ({ tokenFor }) => ({
      params: { token: await tokenFor(freshEmail()) },
      body: { password: "correct horse", name: null },
    }),
  ],
  listRecurringItems: [premium, nothing],
  addRecurringItem: [
    premium.replaceAll("200", "201"),
    (_, caller) => ({ body: { name: `Bread for ${caller}`, intervalDays: 7 } }),
  ],
  changeRecurringItem: [ownRepeat, ({ repeat }) => ({ params: { id: repeat }, body: { deleted: false } })],
  deleteRecurringItem: [ownRepeat, ({ repeat }) => ({ params: { id: repeat } })],
  getRecurringPreferences: [premium, nothing],
  changeRecurringPreferences: [signedIn, () => ({ body: { timezone: "Europe/Berlin" } })],

  listRepeatProposals: [premium, nothing],

  listEvents: [admin, nothing],
  listUsers: [admin, nothing],
  changeUser: [admin, ({ stranger }) => ({ params: { id: stranger.user.id }, body: { role: "premium" } })],
  listNewStores: [admin, nothing],
  approveStore: [admin, ({ store }) => ({ params: { id: store } })],
  rejectStore: [admin, ({ store }) => ({ params: { id: store } })],
  listAnalyticsStores: [admin, nothing],
  listCategoryUsage: [admin, nothing],
  getInsightsSummary: [admin, nothing],
  applyInsights: [admin, nothing],
  listActivity: [admin, nothing],
  listWaitlist: [admin, nothing],
  changeWaitlistEntry: [
    admin,
    async () => ({ params: { id: await waitlistEntry() }, body: { status: "contacted" } }),
  ],
  deleteWaitlistEntry: [admin, async () => ({ params: { id: await waitlistEntry() } })],
  listFeedback: [admin, nothing],
  getServerHealth: [admin, nothing],
  backUpNow: [adminMakes, nothing],
  downloadBackup: [
    admin,
    async ({ admin }) => ({ params: { name: (await admin.do("backUpNow", {})).name } }),
  ],

  getPushSettings: [signedIn, nothing],
  changePushPreferences: [
    signedIn,
    () => ({ body: { kinds: ["repeat-due"], quietHours: null, withoutContent: true } }),
  ],
  // A page near the server is opened for nobody.
  readRecipe: ["401 422 422 422 422 422 422 422", () => ({ body: { url: "http://127.0.0.1/" } })],
  getPantry: [signedIn, nothing],
  changePantry: [signedIn, () => ({ body: { has: ["Salt"], hasNot: [] } })],
  subscribeDevice: [signedIn, () => ({ body: deviceOf("subscribed") })],
  unsubscribeDevice: [signedIn, () => ({ body: { endpoint: deviceOf("nobody").endpoint } })],
  sendTestNotification: [
    "401 404 404 404 404 404 404 200",
    async ({ owner }) => {
      await owner.do("subscribeDevice", { body: deviceOf("owner") });
      return { body: { endpoint: deviceOf("owner").endpoint } };
    },
  ],

  exportHousehold: [signedIn, nothing],
  importHousehold: ["401 200 200 200 200 200 409 409", () => ({ body: emptyHousehold })],

  getSettings: [anyone, nothing],
  sendFeedback: [signedInMakes, () => ({ body: { message: "Hello" } })],
};

test("the table has a row for every route of the contract, and no other", () => {
  expect(Object.keys(table).toSorted()).toEqual(Object.keys(routes).toSorted());
});

test.each(Object.keys(routes) as RouteName[])(
  "%s serves the callers that it should and refuses the others",
  async (name) => {
    const [statuses, given] = table[name] as Row<typeof name>;
    const expected = statuses.split(" ").map(Number);
    const world = await makeWorld();
    const got: number[] = [];
    const callFor = async (index: number) => {
      const caller = callers[index]!;
      const reply = await world[caller].call(name, await given(world, caller));
      got[index] = reply.status;
    };
    const [refused, served] = [
      [...callers.keys()].filter((index) => expected[index]! >= 400),
      [...callers.keys()].filter((index) => expected[index]! < 400),
    ];
    const before = await world.owner.do("getList", {});
    for (const index of refused) await callFor(index);
    expect(await world.owner.do("getList", {})).toMatchObject({ items: before.items, stores: before.stores });
    for (const index of served) await callFor(index);
    expect(Object.fromEntries(callers.map((caller, index) => [caller, got[index]]))).toEqual(
      Object.fromEntries(callers.map((caller, index) => [caller, expected[index]])),
    );
  },
);

/** Somebody who is signed in, without the cost of a password. */
async function person(role: Role = "free"): Promise<Client> {
  const [id, token] = [newId(), newToken()];
  const { database, clock } = server;
  await database.execute("INSERT INTO lists (id) VALUES ($1)", [id]);
  await database.execute(
    "INSERT INTO users (id, list_id, email, password, role) VALUES ($1, $1, $2, 'none', $3)",
    [id, `${id}@example.com`, role],
  );
  await database.execute("INSERT INTO sessions (sid, user_id, expire, proved_at) VALUES ($1, $2, $3, $4)", [
    hashToken(token),
    id,
    new Date(clock.now().getTime() + 86_400_000),
    clock.now(),
  ]);
  const client = server.client();
  client.cookie = `restock_session=${token}`;
  client.user = await client.do("getUser", {});
  return client;
}

async function resetToken({ user }: Client): Promise<string> {
  const token = newToken();
  await server.database.execute(
    `INSERT INTO password_resets (user_id, token, expires_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET token = excluded.token`,
    [user.id, hashToken(token), new Date(server.clock.now().getTime() + 3_600_000)],
  );
  return token;
}

async function verificationToken({ user }: Client, email: string): Promise<string> {
  const token = newToken();
  await server.database.execute(
    `INSERT INTO email_verifications (user_id, email, token, expires_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id) DO UPDATE SET email = excluded.email, token = excluded.token`,
    [user.id, email, hashToken(token), new Date(server.clock.now().getTime() + 3_600_000)],
  );
  return token;
}

/** The caller's address waits to be changed. */
async function waitingEmail(world: World, caller: Caller): Promise<object> {
  if (caller !== "anonymous") await verificationToken(world[caller], freshEmail());
  return {};
}

async function waitlistEntry(): Promise<string> {
  const id = newId();
  await server.database.execute("INSERT INTO waitlist (id, email) VALUES ($1, $2)", [id, freshEmail()]);
  return id;
}

async function tokenFrom(owner: Client, inviteeEmail: string): Promise<string> {
  const { link } = await owner.do("inviteMember", { body: { inviteeEmail } });
  return new URL(link!).searchParams.get("token")!;
}

async function makeWorld(): Promise<World> {
  const [free, removed, member, other] = [await person(), await person(), await person(), await person()];
  const [owner, stranger] = [await person("premium"), await person("premium")];
  for (const one of [member, other, removed])
    await one.do("joinHousehold", { params: { token: await tokenFrom(owner, one.user.email) } });
  await owner.do("removeMember", { params: { id: removed.user.id } });
  await tokenFrom(stranger, freshEmail());
  const store = await owner.do("addStore", { body: { name: "Shop", categories: ["Bakery"] } });
  const category = await owner.do("addCategory", { body: { name: "Family treats" } });
  const item = await owner.do("addItem", { body: { name: "Milk" } });
  const repeat = await owner.do("addRecurringItem", { body: { name: "Eggs", intervalDays: 14 } });
  const { id: invitation } = await owner.do("inviteMember", { body: { inviteeEmail: freshEmail() } });
  return {
    anonymous: server.client(),
    free,
    removed,
    member,
    other,
    owner,
    stranger,
    invitation,
    premium: await person("premium"),
    admin: await person("admin"),
    store: store.id,
    category: category.id,
    item: item.id,
    repeat: repeat.id,
    tokenFor: (email) => tokenFrom(owner, email),
  };
}
