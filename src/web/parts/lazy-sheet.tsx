import { X } from "lucide-react";
import { Suspense, type ComponentType, type ReactNode } from "react";
import { IconButton } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useCloseRequest } from "../ui/use-close-request.ts";
import { useDelayed } from "../ui/use-delayed.ts";
import { lazyPart } from "./lazy-part.tsx";

/** How long a sheet may take before its place shows that it is coming. */
const patienceMs = 300;

/** A sheet or a dialog that is loaded when it is first shown; while it is missing, a plain one stands in its place. */
export function lazySheet<Props extends { onClose: () => void }>(
  name: string,
  bring: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Sheet = lazyPart(name, bring, PlainSheet);
  function LazySheet(props: Props) {
    // A closed sheet stays, for the way in which it goes; one that never came has no such way.
    if ("open" in props && props.open === false && !Sheet.part.read()) return null;
    return (
      <Suspense fallback={<ComingSheet onClose={props.onClose} />}>
        <Sheet {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazySheet, { part: Sheet.part });
}

function ComingSheet({ onClose }: { onClose: () => void }) {
  const shown = useDelayed(true, patienceMs);
  if (!shown) return null;
  return (
    <PlainSheet onClose={onClose}>
      <div aria-busy="true" className="p-5">
        <p className="sr-only">Loading</p>
        <Skeleton className="h-44 w-full" />
      </div>
    </PlainSheet>
  );
}

function PlainSheet({ children, onClose }: { children: ReactNode; onClose?: (() => void) | undefined }) {
  useCloseRequest(true, () => onClose?.());
  return (
    <div
      role="alert"
      className="fixed inset-x-0 bottom-0 z-50 mx-auto w-full max-w-lg rounded-t-[28px] border border-line bg-paper pb-[max(16px,env(safe-area-inset-bottom))] text-ink shadow-float"
    >
      <div className="flex justify-end p-3 pb-0">
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {children}
    </div>
  );
}
