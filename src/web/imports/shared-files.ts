/** The cache in which the service worker stores files shared with the app; the service worker has the same constant. */
const cacheName = "shared-files";

/** Reads the shared files from this device's storage, the oldest first. */
export async function readSharedFiles(): Promise<File[]> {
  try {
    if (!(await caches.has(cacheName))) return [];
    const cache = await caches.open(cacheName);
    const kept = (await cache.keys()).toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
    const files: File[] = [];
    for (const request of kept) {
      const response = await cache.match(request);
      if (response !== undefined) files.push(new File([await response.blob()], nameOf(request)));
    }
    return files;
  } catch {
    // Insecure origins have no caches, and browsers may block them.
    return [];
  }
}

/** Deletes the shared files: their content is kept as a draft, or can't be read. */
export async function forgetSharedFiles(): Promise<void> {
  try {
    await caches.delete(cacheName);
  } catch {
    // As above.
  }
}

/** The part of a path /shared/TIME-INDEX/NAME that sorts the files. */
function orderOf({ url }: Request): string {
  return new URL(url).pathname.split("/")[2] ?? "";
}

function nameOf({ url }: Request): string {
  return decodeURIComponent(new URL(url).pathname.split("/")[3] ?? "");
}
