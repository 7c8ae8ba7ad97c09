import { useEffect } from "react";
import { chooseTab, type HomeTab } from "./home-tab.ts";

let isFirst = true;

/** Whether the browser has loaded this address anew: what was chosen on Home is forgotten. */
function isReloaded(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && new URL(loaded.name).pathname === location.pathname;
}

/** On a page that the browser has loaded anew, its Back leads to this tab of Home, as the page's arrow does. */
export function useTabAfterReload(tab: HomeTab): void {
  useEffect(() => {
    if (isFirst && isReloaded()) chooseTab(tab);
    isFirst = false;
  }, [tab]);
}
