import { useEffect, useRef } from "react";
import { toast, Toaster as SonnerToaster } from "sonner";
import { returnFocusAfterToast } from "./toast-focus.ts";
import { dismissErrorOfForm, toasterIsReady } from "./toast.ts";

/** The container of toasts, in a chunk of its own. */
export default function Toaster() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => toasterIsReady(toast), []);
  useEffect(() => {
    document.addEventListener("submit", dismissErrorOfForm, true);
    return () => document.removeEventListener("submit", dismissErrorOfForm, true);
  }, []);
  useEffect(() => returnFocusAfterToast(container.current!), []);
  return (
    <div ref={container} className="contents">
      <SonnerToaster
        position="bottom-center"
        visibleToasts={1}
        style={{ fontFamily: "inherit" }}
        duration={6000}
        offset={{ bottom: "calc(var(--toast-bottom) + env(safe-area-inset-bottom))" }}
        mobileOffset={{
          bottom: "calc(var(--toast-bottom) + env(safe-area-inset-bottom))",
          left: 16,
          right: 16,
        }}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              "flex w-full items-center gap-3 rounded-2xl bg-ink px-[18px] py-2 text-paper shadow-float min-h-14",
            content: "flex-1",
            // Two lines fit the strip that screens keep free for toasts, however long a name is.
            title: "line-clamp-2 font-[550]",
            description: "text-sm opacity-80",
            actionButton: "min-h-11 min-w-11 shrink-0 rounded-xl px-3 font-bold text-(--toast-action)",
          },
        }}
      />
    </div>
  );
}
