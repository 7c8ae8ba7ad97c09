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

/**
 * Leaves the entries of layers that a reload has closed, except those that the layers opened since have taken over. It is for
 * after the page has loaded: until then a move of the page before may still be under way.
 */
export function leaveClosedLayers(): void {
  listen();
  matchEntries();
}

function entries(): number {
  return (history.state as LayerState)?.layers ?? 0;
}

function matchEntries(): void {
  if (leaving) return;
  const extra = entries() - open.length;
  if (extra > 0) leave(extra);
  while (entries() < open.length) history.pushState({ ...history.state, layers: entries() + 1 }, "");
}

/**
 * Goes back by so many entries, to the page's own; by its key where the browser has keys. A reload while a layer opens or closes can
 * leave the state of a layer at the page's own entry: going back from there would leave the page, or the app.
 */
function leave(count: number): void {
  const moves = window.navigation as Navigation | undefined;
  const to = moves?.entries()[moves.currentEntry!.index - count];
  if (moves !== undefined && to?.url !== location.href) return history.replaceState(null, "");
  leaving = true;
  if (to === undefined) history.go(-count);
  // The promises reject where a reload ends the move.
  else Promise.all(Object.values(moves!.traverseTo(to.key))).catch(() => undefined);
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
