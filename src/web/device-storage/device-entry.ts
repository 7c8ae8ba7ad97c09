/** A text that this device stores under `key`, whoever uses it; null without one, or when the browser blocks storage. */
export function readEntry(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the entry. Storage may be blocked or full: then it lasts as long as the page remembers it. */
export function writeEntry(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // As said.
  }
}
