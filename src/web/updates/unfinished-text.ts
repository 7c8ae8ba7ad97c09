/**
 * The text of a field when its page was reloaded, perhaps by an earlier version. `sheet`: the title of the dialog it is in, if any.
 * `place`: how many of its label are before it there.
 */
type KeptText = { sheet?: string | undefined; label: string; place: number; text: string };
type Kept = { path: string; texts: readonly KeptText[] };
type Field = HTMLInputElement | HTMLTextAreaElement;

const storageKey = "restock.unfinished-text";
const fields = "textarea, input:not([type]), input[type=text], input[type=search], input[type=email]";
/** The fields for new items keep their texts themselves (add/kept-text.ts), and are ready before these are restored. */
const keepsItself = /^Add (?:item$|to )/u;
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
  const fill = (overTexts: boolean) => {
    const found = allFields().flatMap((shown) => {
      const own = [...left].find((entry) => isOfField(entry, shown));
      return own === undefined ? [] : [{ shown, own }];
    });
    // A sheet with other texts is about something else, under the same title.
    const others = new Set(
      found
        .filter(({ shown, own }) => shown.text !== "" && shown.text !== own.text)
        .map(({ shown }) => shown.sheet),
    );
    for (const { shown, own } of found) {
      left.delete(own);
      const { field, sheet, text } = shown;
      const isOther = sheet === undefined ? text !== "" && !overTexts : others.has(sheet);
      if (!isOther && text !== own.text) setValue(field, own.text);
    }
    if (left.size === 0) stop();
  };
  const observer = new MutationObserver(() => fill(true));
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
  // This code comes later than the page: a text that is there may have been typed since.
  const { userActivation } = navigator as { userActivation?: UserActivation };
  fill(userActivation?.hasBeenActive !== true);
}

function isOfField(entry: KeptText, { sheet, label, place }: KeptText): boolean {
  return entry.sheet === sheet && entry.label === label && entry.place === place;
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

/** Fields are known by their sheet, their label, and the number of those before them with the same. */
function allFields(): (KeptText & { field: Field })[] {
  const seen = new Map<string, number>();
  return [...document.querySelectorAll<Field>(fields)].flatMap((field) => {
    const label = field.ariaLabel ?? field.labels?.[0]?.textContent ?? field.placeholder;
    if (keepsItself.test(label)) return [];
    const sheet = titleOf(field.closest("[role=dialog]"));
    const key = JSON.stringify([sheet, label]);
    const place = seen.get(key) ?? 0;
    seen.set(key, place + 1);
    return [{ field, sheet, label, place, text: field.value }];
  });
}

/** Its heading, since it is named by it only a moment after it has come. */
function titleOf(dialog: Element | null): string | undefined {
  return dialog === null ? undefined : (dialog.querySelector("h2")?.textContent ?? "");
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
