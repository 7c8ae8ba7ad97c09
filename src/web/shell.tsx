import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from "react";
import { useLocation } from "wouter";
import { part, type Part } from "./parts/part.ts";
import { troubleText } from "./session/trouble-text.ts";
import { loadSession } from "./session/session.ts";
import { useSession } from "./session/use-session.ts";
import { Button } from "./ui/button.tsx";
import { ErrorBoundary } from "./ui/error-boundary.tsx";
import { EmptyState } from "./ui/empty-state.tsx";
import { onFirstInteraction } from "./ui/on-first-interaction.ts";
import { Skeleton } from "./ui/skeleton.tsx";
import { onToastWanted } from "./ui/toast.ts";

/**
 * The frame of every screen: one column, and the toasts. The admin area has tables and charts, so its
 * column is wider.
 */
export function Shell({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const width = path.startsWith("/admin/") ? "max-w-6xl" : "max-w-2xl";
  return (
    <>
      <div className={`mx-auto flex min-h-dvh w-full flex-col ${width}`}>
        <ErrorBoundary fallback={<BrokenPage />}>{children}</ErrorBoundary>
      </div>
      <ToastPlace />
    </>
  );
}

const toaster = part("toaster", () => import("./ui/toaster.tsx"));

/** Shows a part as soon as it is here, and nothing before. */
export function PartPlace({ part }: { part: Part<{ default: ComponentType }> }) {
  const module = useSyncExternalStore(part.subscribe, part.read);
  return module ? <module.default /> : null;
}

/** The code of toasts loads at the first interaction, or when there is a toast to show. */
function ToastPlace() {
  useEffect(() => {
    // Without a network the next toast tries again.
    const stopListening = onFirstInteraction(toaster.prepare);
    const stopWaiting = onToastWanted(toaster.prepare);
    return () => {
      stopListening();
      stopWaiting();
    };
  }, []);
  return <PartPlace part={toaster} />;
}

/** The screen while a screen's code or the list loads; `text` is visible. */
export function LoadingPage({ text }: { text?: string | undefined }) {
  return (
    <main className="flex flex-col gap-3.5 px-4 pt-6" aria-busy="true">
      <h1 className={text === undefined ? "sr-only" : "px-1 text-ink-2"}>{text ?? "Loading"}</h1>
      <Skeleton className="h-9 w-40" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-44 w-full" />
    </main>
  );
}

/** The screen that shows when another one fails to render. Changes are stored before they are shown, so none is lost. */
function BrokenPage() {
  return (
    <main className="flex flex-1 flex-col justify-center px-4" role="alert">
      <EmptyState title="This screen broke" text="That's our fault. Your list is safe on this device.">
        <Button onClick={() => globalThis.location.assign("/")}>Open it again</Button>
      </EmptyState>
    </main>
  );
}

/** The screen that shows when no person is known on this device and the server can't be reached. */
export function UnreachablePage() {
  const session = useSession();
  const why = session.status === "unreachable" ? session.why : "unreachable";
  return (
    <main className="flex flex-1 flex-col justify-center px-4">
      <EmptyState title="Failed to fetch user" text={troubleText(why)}>
        <Button onClick={() => void loadSession({ force: true })}>Try again</Button>
      </EmptyState>
    </main>
  );
}
