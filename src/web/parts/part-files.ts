import { withTimeout } from "../async/timeout.ts";
import type { PartList } from "./part-list.ts";

/** How long a file may send nothing. */
const silenceMs = 6000;

let list: PartList | null | undefined;
const fetched = new Map<string, Promise<void>>();
const failedOnce = new Set<string>();
let outdated = false;

/** Whether this version's files aren't on the server any more; when that is found, a "restock-outdated" event says so. */
export function isOutdated(): boolean {
  return outdated;
}

/** Null where nothing was built: the development server has its own way. */
export function readPartList(): PartList | null {
  const written = globalThis.document?.getElementById("parts")?.textContent;
  list ??= JSON.parse(written ?? "null") as PartList | null;
  return list;
}

/** The paths of a part's files, its own first. */
export function filesOf(name: string): string[] {
  const known = readPartList();
  return (known?.parts[name] ?? []).map((index) => `/assets/${known!.files[index]}`);
}

/**
 * Fetches all that a part needs into the browser's cache. An `import()` that fails, or hangs on a dead connection, can't be
 * repeated in most browsers, as they keep its outcome; a fetch can. So a part is imported only when its files are here.
 */
export async function fetchPart(name: string): Promise<void> {
  const companions = readPartList()?.companions[name] ?? [];
  const besides = Promise.allSettled(companions.flatMap(filesOf).map(fetchFile));
  await Promise.all(filesOf(name).map(fetchFile));
  await besides;
}

export function fetchFile(path: string): Promise<void> {
  const known = fetched.get(path);
  if (known !== undefined) return known;
  const download = readWhole(path);
  fetched.set(path, download);
  download.catch(() => {
    fetched.delete(path);
    failedOnce.add(path);
  });
  return download;
}

/** @throws when the file doesn't come whole, or when something else answers in its place, say a captive portal */
async function readWhole(path: string): Promise<void> {
  const stop = new AbortController();
  const wait = <T>(work: Promise<T>) => withTimeout(silenceMs, work, "The network is silent.");
  try {
    const cache = failedOnce.has(path) ? "reload" : "default";
    const response = await wait(fetch(path, { priority: "low", cache, signal: stop.signal }));
    // The server has another version by now.
    if (response.status === 404) {
      outdated = true;
      dispatchEvent(new Event("restock-outdated"));
    }
    if (!response.ok || !response.headers.get("content-type")?.includes("javascript"))
      throw new Error("This answer isn't the file.");
    const reader = response.body!.getReader();
    while (!(await wait(reader.read())).done);
  } catch (error) {
    stop.abort();
    throw error;
  }
}

/** Resolves after a pause, or as soon as the browser says that there is a network. */
export function networkOrPause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    window.addEventListener("online", () => resolve(), { once: true });
  });
}
