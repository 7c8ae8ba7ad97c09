import { ShoppingBasket, type LucideIcon } from "lucide-react";
import { useMemo } from "react";
import { Link } from "wouter";
import { useList } from "../list/list-provider.tsx";
import { joined, whoIsHere } from "../list/presence-words.ts";
import { usePresence } from "../list/use-presence.ts";
import type { StoreView } from "../offline/list-view.ts";
import { classNames } from "../ui/class-names.ts";
import { CountBadge } from "../ui/count-badge.tsx";
import { wordFor } from "../ui/count-of.ts";
import { Glyph } from "../ui/glyph.tsx";
import { storeLook } from "../store-look.ts";
import { nextItemsLine } from "./next-items.ts";

/** The row that leads to the whole list. */
export function AnyStoreRow({ count, current = false }: { count: number; current?: boolean }) {
  return (
    <Row
      href="/stores/any"
      icon={ShoppingBasket}
      hue={150}
      name="Any store"
      line={{ names: "The whole list", more: "" }}
      count={count}
      current={current}
    />
  );
}

export function StoreRow({ store, current = false }: { store: StoreView; current?: boolean }) {
  const { items } = useList().view;
  const here = whoIsHere(usePresence().others, store.id);
  const line = useMemo(() => nextItemsLine(items, store), [items, store]);
  return (
    <Row
      href={`/stores/${store.id}`}
      {...storeLook(store)}
      name={store.name}
      line={here === "" ? line : { names: joined(here, line.names), more: line.more }}
      count={store.itemCount}
      current={current}
    />
  );
}

function Row({
  href,
  icon,
  hue,
  name,
  line,
  count,
  current,
}: {
  href: string;
  icon: LucideIcon;
  hue: number;
  name: string;
  line: { names: string; more: string };
  count: number;
  /** Whether it is the store that is open beside it. */
  current: boolean;
}) {
  return (
    <Link
      href={href}
      aria-current={current ? "page" : undefined}
      className="flex min-h-16 items-center gap-3.5 px-4 py-2.5 -outline-offset-3 active:bg-line/40"
    >
      <Glyph icon={icon} hue={hue} />
      <span className="@container min-w-0 flex-1">
        <span dir="auto" className="block font-bold">
          {name}
        </span>
        <span className="flex gap-1 text-sm text-ink-2">
          {/* Enlarged text wraps: on one line there is room for a word at most. */}
          <span
            className={classNames(
              "truncate @max-[8rem]:whitespace-normal",
              line.more === "" ? "@max-[8rem]:line-clamp-6" : "@max-[8rem]:line-clamp-2",
            )}
          >
            {line.names}
          </span>{" "}
          <span className="shrink-0 self-end">{line.more}</span>
        </span>
      </span>
      <CountBadge count={count} label={wordFor(count, "open item", "open items")} />
    </Link>
  );
}
