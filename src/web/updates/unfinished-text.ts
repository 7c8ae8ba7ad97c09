/** The text of a field when its page was reloaded, perhaps by an earlier version. `place`: how many of its label are before it. */
type KeptText = { label: string; place: number; text: string };
type Kept = { path: string; texts: readonly KeptText[] };
type Field = HTMLInputElement | HTMLTextAreaElement;

const storageKey = "restock.unfinished-text";
const fields = "textarea, input:not([type]), input[type=text], input[type=search], input[type=email]";
/** How long the screen may take to have its fields again. */
const restoreMs = 10_000;

/** Reloads the page; what a person has typed and not sent is in its fields again afterwards. Passwords are not kept. */
export function reloadPage(): void {
  const texts = allFields().filter(({ text }) => text !== "");
  try {
    if (texts.length > 0) {
      const kept: Kept = { path: location.pathname, texts: texts.map(({ field: _field, ...rest }) => rest) };
      sessionStorage.setItem(storageKey, JSON.stringify(kept));
    }
  } catch {
    // Storage may be blocked; the changes of the list are stored already.
  }
  location.reload();
}

/** Gives the fields of a reloaded page their texts, as they come, unless a person was quicker. */
export function restoreUnfinishedText(): void {
  const kept = takeKept();
  if (kept === null || kept.path !== location.pathname) return;
  const left = new Set(kept.texts);
  const fill = () => {
    for (const { field, label, place } of allFields()) {
      const own = [...left].find((entry) => entry.label === label && entry.place === place);
      if (own === undefined) continue;
      left.delete(own);
      if (field.value === own.text) continue;
      setValue(field, own.text);
    }
    if (left.size === 0) stop();
  };
  const observer = new MutationObserver(fill);
  const onInput = (event: Event) => {
    if (event.isTrusted) stop();
  };
  const stop = () => {
    observer.disconnect();
    removeEventListener("input", onInput, true);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener("input", onInput, true);
  setTimeout(stop, restoreMs);
  fill();
}

function takeKept(): Kept | null {
  try {
    const kept = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return JSON.parse(kept ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** Fields are known by their label, and by the number of those before them with the same label. */
function allFields(): (KeptText & { field: Field })[] {
  const seen = new Map<string, number>();
  return [...document.querySelectorAll<Field>(fields)].map((field) => {
    const label = field.ariaLabel ?? field.labels?.[0]?.textContent ?? field.placeholder;
    const place = seen.get(label) ?? 0;
    seen.set(label, place + 1);
    return { field, label, place, text: field.value };
  });
}

/**
 * Sets the text as typing does: React listens to the event, and keeps a value of its own that only the element's
 * setter passes by.
 */
function setValue(field: Field, text: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")!.set!.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
