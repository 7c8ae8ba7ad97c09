import { ChevronDown } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../parts/lazy-part.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const ActivityList = lazyPart("activity-list", () => import("./activity-list.tsx"));

/** Sign-ins and changes of the person's account; fetched when they ask for them. */
export function RecentActivity() {
  const [open, setOpen] = useState(false);
  return (
    <div data-unprinted={open ? undefined : true} className="rounded-card border border-line bg-surface">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-14 w-full items-center gap-3.5 rounded-card px-4 py-2.5 text-start -outline-offset-3 active:bg-line/40"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-[550]">{open ? "Hide activity" : "Show activity"}</span>
          <span className="block text-sm text-ink-2">Sign-ins and changes of the last 90 days</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={open ? "size-5 shrink-0 rotate-180 text-ink-2" : "size-5 shrink-0 text-ink-2"}
        />
      </button>
      {open && (
        <div className="border-t border-line">
          <Suspense fallback={<Skeleton className="m-4 h-40" />}>
            <ActivityList />
          </Suspense>
        </div>
      )}
    </div>
  );
}
