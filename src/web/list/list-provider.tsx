import {
  createContext,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { endSession, getSession, loadSession, subscribeToSession } from "../session/session.ts";
import { dismissToast } from "../ui/toast.ts";
import { openListStore } from "../offline/open-list-store.ts";
import type { ListStore } from "../offline/list-store.ts";
import type { ListView } from "../offline/list-view.ts";

const ListContext = createContext<ListStore | null>(null);

/** Opens the person's list on this device for everything below it. */
export function ListProvider({
  userId,
  fallback,
  children,
}: {
  userId: string;
  fallback: ReactNode;
  children: ReactNode;
}) {
  const [store, setStore] = useState<ListStore | null>(null);
  useEffect(() => {
    let closed = false;
    const opening = openListStore(userId);
    void opening.then((opened) => {
      if (!closed) setStore(opened);
    });
    return () => {
      // The list isn't closed here: it stays open until another person's is opened or its person signs out, since React
      // may undo this effect and run it again.
      closed = true;
      setStore(null);
    };
  }, [userId]);
  useEffect(() => {
    if (store === null) return;
    const onHide = () => {
      if (document.visibilityState === "hidden") store.flushOnHide();
    };
    const onLeave = () => store.flushOnHide();
    document.addEventListener("visibilitychange", onHide);
    window.addEventListener("pagehide", onLeave);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("pagehide", onLeave);
    };
  }, [store]);
  useEffect(() => (store === null ? undefined : onOtherPeople(store)), [store]);
  useEffect(() => (store === null ? undefined : onSessionEnd(store, userId)), [store, userId]);
  return store === null ? fallback : <ListContext value={store}>{children}</ListContext>;
}

/** People who join, leave or are removed may gain or lose Premium, and their household's screens change. */
function onOtherPeople(store: ListStore): () => void {
  let { people } = store.getView();
  return store.subscribe(() => {
    const before = people;
    ({ people } = store.getView());
    if (before !== null && people !== null && before !== people) void loadSession({ force: true });
  });
}

/**
 * Called when the session was ended elsewhere (by a new password, say) or another person has signed in: the screens
 * follow, and waiting operations keep waiting. If the same person has signed in again meanwhile (in another tab), it
 * continues, unless the list is refused once more.
 */
function onSessionEnd(store: ListStore, userId: string): () => void {
  let running = false;
  const look = () => {
    if (running || !store.getView().sync.signedOut) return;
    running = true;
    void follow().finally(() => (running = false));
  };
  const follow = async () => {
    await loadSession({ force: true });
    const session = getSession();
    if (session.status === "signedIn" && session.user.id === userId) {
      await store.refresh();
      if (!store.getView().sync.signedOut) return;
      endSession();
    }
  };
  // Nobody else may read or undo this person's last change. Toasts that come after the end stay.
  const stopSession = subscribeToSession(() => {
    const session = getSession();
    if (session.status !== "signedIn" || session.user.id !== userId) dismissToast();
  });
  look();
  const stopStore = store.subscribe(look);
  return () => {
    stopSession();
    stopStore();
  };
}

/** The person's list: its view, and the store that changes it. */
export function useList(): { view: ListView; store: ListStore } {
  const store = use(ListContext);
  if (store === null) throw new Error("useList needs a ListProvider above it.");
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  return { view: useSyncExternalStore(subscribe, () => store.getView()), store };
}
