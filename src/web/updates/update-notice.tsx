import { RotateCw } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { useDelayed } from "../ui/use-delayed.ts";

const spokenAfterMs = 200;

/** Says above the screen that a new version is ready. */
export function UpdateNotice({ onReload }: { onReload: () => void }) {
  const [reloading, setReloading] = useState(false);
  // A live region speaks what changes in it, not what it came with.
  const spoken = useDelayed(true, spokenAfterMs);
  return (
    <aside
      aria-label="Update"
      className="mx-auto flex w-full max-w-2xl items-center gap-3 px-4 pt-[max(12px,env(safe-area-inset-top))] print:hidden"
    >
      <div className="flex min-h-14 flex-1 flex-wrap items-center justify-between gap-x-3 rounded-field border border-line bg-surface py-1.5 pr-1.5 pl-4">
        <p className="flex items-center gap-2.5">
          <RotateCw aria-hidden="true" className="size-5 shrink-0 text-accent" />
          A new version is ready
        </p>
        <Button
          look="soft"
          disabled={reloading}
          onClick={() => {
            setReloading(true);
            onReload();
          }}
        >
          {reloading ? "Reloading..." : "Reload"}
        </Button>
      </div>
      <output className="sr-only">{spoken && "A new version is ready"}</output>
    </aside>
  );
}
