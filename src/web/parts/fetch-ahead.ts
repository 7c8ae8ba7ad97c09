import { painted } from "../async/painted.ts";
import { fetchFile, filesOf, networkOrPause, readPartList } from "./part-files.ts";
import { findPart } from "./part.ts";

/** The most files that are fetched at the same time: the first screen's own requests run beside them. */
const atOnce = 3;
/** The longest pause before a missing file is asked for again. */
const longestPauseMs = 30_000;

/** The browser's wish to save data; not every browser has it. */
type Connection = { saveData?: boolean };

/**
 * Loads the parts that a person may need next, after the first paint and in the order of need, so that a network which
 * goes away then makes no difference. Under a service worker everything is cached already.
 */
export async function fetchAhead(): Promise<void> {
  const list = readPartList();
  // Pages without a secure origin have no service workers, and not each browser has idle callbacks.
  const { serviceWorker, connection } = navigator as {
    serviceWorker?: ServiceWorkerContainer;
    connection?: Connection;
  };
  if (list === null || Boolean(serviceWorker?.controller)) return;
  await painted();
  const names = connection?.saveData === true ? list.small : list.ahead;
  const files = new Set(names.flatMap(filesOf));
  const left = files.values();
  const workers = Array.from({ length: atOnce }, async () => {
    for (const file of left) await fetchUntilThere(file);
  });
  // A part that has been evaluated stays in memory, whatever becomes of the browser's cache.
  for (const name of names) {
    const [own, ...others] = filesOf(name);
    await Promise.all([own!, ...others].map(fetchUntilThere));
    await idle();
    const wanted = findPart(name)?.load() ?? import(/* @vite-ignore */ own!);
    await wanted.catch(() => undefined);
  }
  await Promise.all(workers);
}

async function fetchUntilThere(file: string): Promise<void> {
  for (let pause = 1000; ; pause = Math.min(2 * pause, longestPauseMs)) {
    try {
      return await fetchFile(file);
    } catch {
      await networkOrPause(pause);
    }
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 50);
  });
}
