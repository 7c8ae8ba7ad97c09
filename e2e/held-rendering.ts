import type { Page } from "@playwright/test";

const hold = "test-hold";
const release = "test-release";

/**
 * Lets a page hold back the rendering that isn't done at once: what a key or a press changes is rendered, and what comes from a
 * promise waits, as on a busy device. To be called before the page is opened.
 * @returns begins the holding; what it resolves to ends it
 */
export async function canHoldRendering(page: Page): Promise<() => Promise<() => Promise<void>>> {
  await page.addInitScript(
    ([begins, ends]) => {
      // React asks for its next turn by a message to itself.
      const { postMessage } = MessagePort.prototype;
      let held: (() => void)[] | null = null;
      MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
        const post = () => postMessage.apply(this, message);
        if (held === null) post();
        else held.push(post);
      };
      addEventListener(begins, () => (held ??= []));
      addEventListener(ends, () => {
        const all = held ?? [];
        held = null;
        for (const post of all) post();
      });
    },
    [hold, release] as const,
  );
  const tell = (event: string) => page.evaluate((type) => void dispatchEvent(new Event(type)), event);
  return async () => {
    await tell(hold);
    return () => tell(release);
  };
}
