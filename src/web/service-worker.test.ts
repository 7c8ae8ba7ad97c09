import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

const origin = "https://restock.example";

/** A window of the app, as a service worker sees it. */
class FakeWindow {
  focused = 0;
  url: string;
  constructor(path: string) {
    this.url = origin + path;
  }
  async focus(): Promise<void> {
    this.focused += 1;
  }
  async navigate(url: string): Promise<void> {
    this.url = url;
  }
}

const listeners = new Map<string, (event: object) => void>();
let windows: FakeWindow[];
let opened: string[];
let shown: { title: string; options: NotificationOptions }[];
let badges: number[];
let setAppBadge: ((count: number) => Promise<void>) | undefined;

beforeAll(async () => {
  vi.stubGlobal("__PRECACHE__", ["/"]);
  vi.stubGlobal("addEventListener", (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener),
  );
  vi.stubGlobal("location", new URL(`${origin}/service-worker.js`));
  vi.stubGlobal("navigator", {
    get setAppBadge() {
      return setAppBadge;
    },
  });
  vi.stubGlobal("registration", {
    showNotification: async (title: string, options: NotificationOptions) => {
      shown.push({ title, options });
    },
  });
  vi.stubGlobal("clients", {
    matchAll: async () => windows,
    openWindow: async (url: string) => opened.push(url),
  });
  await import("./service-worker.ts");
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  [windows, opened, shown, badges] = [[], [], [], []];
  setAppBadge = async (count) => void badges.push(count);
});

/** Dispatches an event and waits for its `waitUntil` promises. */
async function dispatch(type: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(type)!({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
}

const message = {
  title: "Ben is at Costco",
  body: "Anything?",
  url: "/stores/7",
  tag: "shopping-begun",
  open: 12,
};
const push = (data: object | null) => dispatch("push", { data: data === null ? null : { json: () => data } });
/** A click on the notification that the last message showed. */
async function click(): Promise<number> {
  let closed = 0;
  const { data } = shown.at(-1)!.options;
  await dispatch("notificationclick", { notification: { data, close: () => (closed += 1) } });
  return closed;
}

test("a message is shown as it was sent, a newer notification of the same kind replaces it, and the badge counts what is open", async () => {
  await push(message);
  expect(shown).toEqual([
    {
      title: "Ben is at Costco",
      options: {
        body: "Anything?",
        tag: "shopping-begun",
        icon: "/icon-192.png",
        data: { url: "/stores/7" },
      },
    },
  ]);
  expect(badges).toEqual([12]);
});

test("a message is shown where there is no badge, or one that is refused, and one without a count leaves it", async () => {
  setAppBadge = undefined;
  await push(message);
  setAppBadge = () => Promise.reject(new Error("not installed"));
  await push(message);
  setAppBadge = async (count) => void badges.push(count);
  const { open: _, ...uncounted } = message;
  await push(uncounted);
  expect(shown).toHaveLength(3);
  expect(badges).toEqual([]);
});

test("a message without data shows nothing", async () => {
  await push(null);
  expect(shown).toEqual([]);
});

test("a click opens the page of the news in a new window when the app isn't open", async () => {
  await push(message);
  expect(await click()).toBe(1);
  expect(opened).toEqual([`${origin}/stores/7`]);
});

test("a click brings the open app to the front, at the page of the news", async () => {
  windows = [new FakeWindow("/account"), new FakeWindow("/")];
  await push(message);
  expect(await click()).toBe(1);
  expect(opened).toEqual([]);
  expect(windows).toMatchObject([
    { focused: 1, url: `${origin}/stores/7` },
    { focused: 0, url: `${origin}/` },
  ]);
});

test("a click leaves a page alone that is there already", async () => {
  const there = new FakeWindow("/stores/7");
  const navigate = vi.spyOn(there, "navigate");
  windows = [there];
  await push(message);
  await click();
  expect(there.focused).toBe(1);
  expect(navigate).not.toHaveBeenCalled();
});

test.each(["https://elsewhere.example/", "//elsewhere.example", "javascript:alert(1)"])(
  "a click leads nowhere else: %s",
  async (url) => {
    windows = [new FakeWindow("/")];
    await push({ ...message, url });
    expect(await click()).toBe(1);
    expect(opened).toEqual([]);
    expect(windows).toMatchObject([{ focused: 0, url: `${origin}/` }]);
  },
);
