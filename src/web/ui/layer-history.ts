/**
 * Has the browser's Back, or a swipe that means it, close the topmost sheet or dialog instead of leaving the page: each open
 * one is an entry of the history, at the page's own address. An entry knows how many are open when it is current.
 */
type LayerState = { layers?: number } | null;

/** The function that closes each open layer, the topmost last. */
const open: (() => void)[] = [];
/** Whether entries that nothing stands for any more are being left. */
let leaving = false;
let listening = false;

/** Gives a layer its entry; returns what takes the entry away once the layer has closed by other means. */
export function addLayer(close: () => void): () => void {
  listen();
  open.push(close);
  matchEntries();
  return () => {
    open.splice(open.indexOf(close), 1);
    // A layer that opens in the place of this one takes over its entry, and a page that opens with it replaces it.
    setTimeout(matchEntries);
  };
}

function entries(): number {
  return (history.state as LayerState)?.layers ?? 0;
}

function matchEntries(): void {
  if (leaving) return;
  const extra = entries() - open.length;
  if (extra > 0) {
    leaving = true;
    history.go(-extra);
  }
  while (entries() < open.length) history.pushState({ ...history.state, layers: entries() + 1 }, "");
}

function listen(): void {
  if (listening) return;
  listening = true;
  const push = history.pushState;
  // A link in a sheet leads away from the page, not from the sheet: going back then shows the page at once.
  history.pushState = (state, unused, url) => {
    const leavesLayer = entries() > 0 && (state as LayerState)?.layers === undefined;
    if (leavesLayer) history.replaceState(state, unused, url);
    else push.call(history, state, unused, url);
  };
  window.addEventListener("popstate", () => {
    if (leaving) leaving = false;
    else for (const close of open.slice(entries()).toReversed()) close();
    // By then a layer that declined is still open and gets its entry back; one that Forward led to is left again.
    setTimeout(matchEntries);
  });
}
