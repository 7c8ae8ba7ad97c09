import { Link } from "wouter";
import { useList } from "../list/list-provider.tsx";
import { useSession } from "../session/use-session.ts";
import { hiddenStores } from "../stores/hidden-stores.ts";
import { useOrderedStores } from "../list/store-order.ts";
import { AnyStoreRow, StoreRow } from "../stores/store-row.tsx";
import { Card, CardList } from "../ui/card.tsx";

/** The person's stores, beside the one that is open. */
export function StoresPane({ path }: { path: string }) {
  const { view } = useList();
  return view.status === "ready" ? <Stores path={path} /> : null;
}

function Stores({ path }: { path: string }) {
  const { view, store } = useList();
  const stores = useOrderedStores();
  const session = useSession();
  const hidden = hiddenStores.use(session.status === "signedIn" ? session.user.id : "");
  const current = store.resolveId(path.replace(/^\/stores\//, ""));
  const look = (id: string) => (id === current ? "bg-accent-soft shadow-[inset_4px_0_var(--accent)]" : "");
  return (
    <aside
      aria-label="Your stores"
      data-pane="start"
      className="min-w-0 overflow-y-auto overscroll-contain px-4 pb-6"
    >
      <h2 className="px-1.5 pt-5 pb-2 text-[1.375rem] font-bold tracking-[-0.015em]">
        <Link href="/?tab=stores" className="inline-flex min-h-11 items-center rounded-lg">
          Shop
        </Link>
      </h2>
      <Card className="mb-3.5">
        <div className={look("any")}>
          <AnyStoreRow count={view.openCount} current={current === "any"} />
        </div>
      </Card>
      {view.stores.length > 0 && (
        <CardList>
          {stores
            .filter(({ id }) => id === current || !hidden.includes(id))
            .map((each) => (
              <li key={each.id} className={look(each.id)}>
                <StoreRow store={each} current={each.id === current} />
              </li>
            ))}
        </CardList>
      )}
    </aside>
  );
}
