/**
 * Lets the app open without a network. Policy: the page and the build's hashed files are kept at install and served from
 * this device first; calls to the API are never answered from a cache. A new version takes over when a person asks for it,
 * or when the app is opened and no other page of it is open (decision 14). The files of older versions stay as long as a
 * page may still import them: their names are hashes, so they are never taken for others.
 */
declare const __PRECACHE__: readonly string[];

type WorkerScope = {
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    readonly installing: object | null;
    readonly waiting: { postMessage(message: unknown): void } | null;
    showNotification: ServiceWorkerRegistration["showNotification"];
  };
  readonly navigator: { setAppBadge?(count: number): Promise<void> };
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: ClickEvent) => void): void;
  addEventListener(type: "message", listener: (event: ExtendableEvent & { data: unknown }) => void): void;
};
type ExtendableEvent = { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
};
type WindowClient = {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
};
type PushEvent = ExtendableEvent & { readonly data: { json(): unknown } | null };
type ClickEvent = ExtendableEvent & { readonly notification: Notification };
/** As src/server/push-transport.ts has it. */
type Message = { title: string; body: string; url: string; tag: string; open?: number };

const worker = globalThis as unknown as WorkerScope;
const files = __PRECACHE__;
const page = "/";
/** The path to which the manifest sends content that is shared with the app. */
const sharePath = "/share";
/** Keeps shared files until a page shows them (src/web/imports/shared-files.ts), also while no person is signed in. */
const shareCache = "shared-files";
/** The cache is named after a hash of its files, so that each build has its own. */
const cacheName = `restock-${fingerprint(files.join())}`;
let handedOver = false;

worker.addEventListener("install", (event) => event.waitUntil(keepFiles()));
// The page that registered this worker is of the same build: from now on it works without a network too.
worker.addEventListener("activate", (event) =>
  event.waitUntil(dropUnusedCaches().then(() => worker.clients.claim())),
);
// Messages that pages, and the active worker, send to a waiting worker (src/web/updates/new-version.ts).
worker.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(worker.skipWaiting());
  if (event.data === "take over if alone")
    event.waitUntil(countPages().then((count) => (count > 1 ? undefined : worker.skipWaiting())));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === "POST" && url.href === new URL(sharePath, worker.location.origin).href)
    return event.respondWith(keepShared(request));
  if (request.method !== "GET" || url.origin !== worker.location.origin || url.pathname.startsWith("/api/"))
    return;
  if (request.mode === "navigate") event.respondWith(openPage(event));
  else if (files.includes(url.pathname)) event.respondWith(fromCache(url.pathname, request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(fromAnyVersion(url.pathname, request));
});

/** The page; the first one that opens while a new version waits is given to that version. */
async function openPage(event: FetchEvent): Promise<Response> {
  const { waiting } = worker.registration;
  if (waiting !== null && !handedOver && (await countPages()) === 0) {
    // Once only: a version that can't take over mustn't keep this one from opening.
    handedOver = true;
    waiting.postMessage("take over");
    // The new version takes over when this answer has gone out, and the page asks again.
    return new Response("", { headers: { refresh: "0", "content-type": "text/html" } });
  }
  event.waitUntil(dropUnusedCaches());
  return fromCache(page, event.request);
}

/**
 * Files are kept and shown by the page of imports. Text alone stays in the address, as installations from before
 * files could be shared still send it.
 */
async function keepShared(request: Request): Promise<Response> {
  const show = (path: string) => Response.redirect(new URL(path, worker.location.origin), 303);
  const form = await request.formData();
  const files = form.getAll("shared-files").filter((file) => file instanceof File && file.size > 0);
  if (files.length === 0) {
    const texts = [...form].filter(([, text]) => typeof text === "string") as [string, string][];
    return show(`/?${new URLSearchParams(texts)}`);
  }
  try {
    const cache = await worker.caches.open(shareCache);
    const now = Date.now();
    for (const [index, file] of (files as File[]).entries())
      await cache.put(`/shared/${now}-${index}/${encodeURIComponent(file.name)}`, new Response(file));
    return show("/import?shared");
  } catch {
    // They are larger than what the browser lets a site keep.
    return show("/import?shared=lost");
  }
}

async function countPages(): Promise<number> {
  return (await worker.clients.matchAll({ type: "window", includeUncontrolled: true })).length;
}

worker.addEventListener("push", (event) => {
  if (event.data !== null) event.waitUntil(show(event.data.json() as Message));
});
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url = page } = (event.notification.data ?? {}) as { url?: string };
  event.waitUntil(bringToFront(new URL(url, worker.location.origin)));
});

async function show({ title, body, url, tag, open }: Message): Promise<void> {
  await worker.registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: { url } });
  if (open !== undefined) await worker.navigator.setAppBadge?.(open).catch(() => undefined);
}

/** Brings the app to the front, at the page that the notification is about; in a new window when there is none. */
async function bringToFront(url: URL): Promise<void> {
  if (url.origin !== worker.location.origin) return;
  const [client] = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (client === undefined) return void (await worker.clients.openWindow(url.href));
  await client.focus();
  if (client.url !== url.href) await client.navigate(url.href);
}

async function keepFiles(): Promise<void> {
  const cache = await worker.caches.open(cacheName);
  await cache.addAll(
    files.map((file) => new Request(file, { cache: file.startsWith("/assets/") ? "default" : "reload" })),
  );
}

/** Drops the files of other versions, unless an open page may need them or a newer version has just kept them. */
async function dropUnusedCaches(): Promise<void> {
  const { installing, waiting } = worker.registration;
  if (installing !== null || waiting !== null || (await countPages()) > 0) return;
  const names = await worker.caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith("restock-") && name !== cacheName)
      .map((name) => worker.caches.delete(name)),
  );
}

async function fromCache(file: string, request: Request): Promise<Response> {
  const cache = await worker.caches.open(cacheName);
  return (await cache.match(file)) ?? fetch(request);
}

async function fromAnyVersion(file: string, request: Request): Promise<Response> {
  return (await worker.caches.match(file)) ?? fetch(request);
}

/** 32-bit FNV-1a. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16);
}
