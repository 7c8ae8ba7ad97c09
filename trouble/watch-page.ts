import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Visible reversals: a row that showed as done and later didn't, or a row that disappeared and came back. */
    reversals: string[];
    /** Every announced sentence: toasts, alerts, the line under the Add field. */
    announced: string[];
  }
}

/** Records a page's reversals and announcements from its start. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.reversals = [];
    window.announced = [];
    const gone = new Set<string>();
    /** The rows of a list and of the latest adds. */
    const rowsIn = (node: Node, place: Node) => {
      if (!(node instanceof Element)) return [];
      const boxes = [node, ...node.querySelectorAll("*")].filter((one) => one.role === "checkbox");
      const added = place instanceof Element && place.closest("[aria-labelledby=just-added-title]") !== null;
      return added && node.matches("li") ? [node] : boxes;
    };
    const keyOf = (row: Element) => row.getAttribute("aria-labelledby") ?? row.textContent ?? "";
    const announcements = "[role=alert], [role=status], output, [data-sonner-toast]";
    new MutationObserver((records) => {
      for (const { type, target, oldValue, removedNodes, addedNodes } of records) {
        if (type === "attributes" && oldValue === "true" && (target as Element).isConnected)
          window.reversals.push(`unticked: ${target.textContent}`);
        // A row that only moved is connected again.
        for (const node of removedNodes)
          if (!node.isConnected) for (const row of rowsIn(node, target)) gone.add(keyOf(row));
        for (const node of addedNodes) {
          for (const row of rowsIn(node, target))
            if (gone.has(keyOf(row))) window.reversals.push(`came back: ${row.textContent}`);
          const element = node instanceof Element ? node : node.parentElement;
          const place = element?.closest(announcements) ?? element?.querySelector(announcements);
          if (place) window.announced.push(place.textContent ?? "");
        }
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["aria-checked"],
      attributeOldValue: true,
    });
  });
}

/** Clears the record, because events until now were before the fault, or intended. */
export async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.reversals = [];
    window.announced = [];
  });
}

/** Counts the operations that wait on the device. */
export async function countWaiting(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error!));
      });
    let waiting = 0;
    for (const { name } of await indexedDB.databases()) {
      if (!name?.startsWith("restock-list-")) continue;
      const database = await answer(indexedDB.open(name));
      waiting += await answer(database.transaction("operations").objectStore("operations").count());
      database.close();
    }
    return waiting;
  });
}
