/** Where the service worker keeps files that were shared with the app until they are shown; it has the same name for it. */
const cacheName = "shared-files";

/** Takes what was shared out of this device's storage, the oldest first. */
export async function takeSharedFiles(): Promise<File[]> {
  try {
    if (!(await caches.has(cacheName))) return [];
    const cache = await caches.open(cacheName);
    const kept = (await cache.keys()).toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));
    const files: File[] = [];
    for (const request of kept) {
      const response = await cache.match(request);
      if (response !== undefined) files.push(new File([await response.blob()], nameOf(request)));
    }
    await caches.delete(cacheName);
    return files;
  } catch {
    // Pages without a secure origin have no caches, and browsers may block them.
    return [];
  }
}

/** The path is /shared/TIME-PLACE/NAME. */
function placeOf({ url }: Request): string {
  return new URL(url).pathname.split("/")[2] ?? "";
}

function nameOf({ url }: Request): string {
  return decodeURIComponent(new URL(url).pathname.split("/")[3] ?? "");
}
