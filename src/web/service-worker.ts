/**
 * Lets the app open without a network. Policy: the page and the build's hashed files are kept at install and served from
 * this device first; calls to the API are never answered from a cache. A new version waits until every tab of the old one
 * is closed, so that no page meets files of another build.
 */
declare const __PRECACHE__: readonly string[];

type WorkerScope = {
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
};
type ExtendableEvent = { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
};

const worker = globalThis as unknown as WorkerScope;
const files = __PRECACHE__;
const page = "/";
/** The cache is named after a hash of its files, so that each build has its own. */
const cacheName = `restock-${fingerprint(files.join())}`;

worker.addEventListener("install", (event) => event.waitUntil(keepFiles()));
// The page that registered this worker is of the same build: from now on it works without a network too.
worker.addEventListener("activate", (event) =>
  event.waitUntil(dropOldCaches().then(() => worker.clients.claim())),
);
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin || url.pathname.startsWith("/api/"))
    return;
  if (request.mode === "navigate") event.respondWith(fromCache(page, request));
  else if (files.includes(url.pathname)) event.respondWith(fromCache(url.pathname, request));
});

async function keepFiles(): Promise<void> {
  const cache = await worker.caches.open(cacheName);
  await cache.addAll(
    files.map((file) => new Request(file, { cache: file.startsWith("/assets/") ? "default" : "reload" })),
  );
}

async function dropOldCaches(): Promise<void> {
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

/** 32-bit FNV-1a. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16);
}
