/** A text that this device stores under `key`, for all its users; null without one, or when the browser blocks storage. */
export function readEntry(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the entry. When storage is blocked or full, the entry lasts only as long as the page. */
export function writeEntry(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // The caller keeps the value in memory.
  }
}
