import { Suspense, useEffect, useRef, type KeyboardEvent } from "react";
import { useLocation, useSearch } from "wouter";
import { AddTab } from "../add-tab/add-tab.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { classNames } from "../ui/class-names.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { AccountLink } from "./account-link.tsx";
import {
  chooseTab,
  homeTabs,
  homeTabTitles,
  searchWithoutTab,
  tabAfterKey,
  tabOfSearch,
  useChosenTab,
  type HomeTab,
} from "../home-tab.ts";
import { SyncChip } from "../list/sync-chip.tsx";

// The first load of Home is small: another tab's code loads when a pointer or the focus reaches its pill.
const ShopTab = lazyPart("shop-tab", () => import("./shop-tab.tsx"));
const RepeatTab = lazyPart("repeat-tab", () => import("../repeat/repeat-tab.tsx"));

export function HomePage() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const chosen = useChosenTab();
  const asked = tabOfSearch(search);
  const tab = asked ?? chosen;
  usePageTitle(homeTabTitles[tab]);

  useEffect(() => {
    if (asked !== null) chooseTab(asked);
    const rest = searchWithoutTab(search);
    if (rest !== (search === "" ? "" : `?${search}`)) navigate(path + rest, { replace: true });
  }, [asked, search, path, navigate]);

  return (
    <div className="flex flex-1 flex-col">
      <PageHeader title={homeTabTitles[tab]}>
        <SyncChip />
        <AccountLink />
      </PageHeader>
      <main className="flex flex-1 flex-col">
        <Tabs tab={tab} />
        <div
          id="home-panel"
          role="tabpanel"
          aria-labelledby={`tab-${tab}`}
          className="flex flex-1 flex-col px-4 pt-2 pb-6"
        >
          {tab === "adding" && <AddTab />}
          <Suspense fallback={<Skeleton className="mt-8 h-56 w-full" />}>
            {tab === "stores" && <ShopTab />}
            {tab === "repeat" && <RepeatTab />}
          </Suspense>
        </div>
      </main>
    </div>
  );
}

/** Preloads a tab's code. */
function prepare(tab: HomeTab): void {
  if (tab === "stores") ShopTab.part.prepare();
  if (tab === "repeat") RepeatTab.part.prepare();
}

/**
 * The pills: at the bottom within the thumb's reach on a phone, below the title on wide screens. On a low screen (a phone
 * with its keyboard open, a page zoomed in) they end the page instead of covering it.
 */
function Tabs({ tab }: { tab: HomeTab }) {
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfterKey(tab, event.key);
    if (next === null) return;
    event.preventDefault();
    chooseTab(next);
    row.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div className="pointer-events-none bottom-0 z-10 order-last bg-linear-to-t from-paper from-60% to-transparent px-4 pt-4 pb-[max(22px,env(safe-area-inset-bottom))] max-sm:[@media(min-height:521px)]:sticky sm:order-none sm:bg-none sm:pt-1 sm:pb-2">
      <div
        ref={row}
        role="tablist"
        aria-label="Home"
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="pointer-events-auto flex gap-1.5 rounded-full border border-line bg-surface p-1.5 shadow-float sm:shadow-none"
      >
        {homeTabs.map((name) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={name === tab}
            aria-controls="home-panel"
            tabIndex={name === tab ? 0 : -1}
            onClick={() => chooseTab(name)}
            onPointerEnter={() => prepare(name)}
            onFocus={() => prepare(name)}
            className={classNames(
              // Enlarged text grows as far as the longest label keeps clear of its pill's ends.
              "h-12 flex-1 rounded-full text-[min(1rem,6vw)] font-[650] whitespace-nowrap transition-colors sm:h-11",
              name === tab ? "bg-accent text-on-accent" : "text-ink-2 active:bg-line/60",
            )}
          >
            {homeTabTitles[name]}
          </button>
        ))}
      </div>
    </div>
  );
}
