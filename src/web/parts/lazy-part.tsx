import { use, useSyncExternalStore, type ComponentType, type ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { part } from "./part.ts";

type Framed = { children: ReactNode; onClose?: (() => void) | undefined };

/**
 * A component that is loaded when it is first shown. Until then the `Suspense` around it shows; when it can't be loaded, a
 * sentence in its place says so and it is tried again, also without a tap, and the screen around it stays usable.
 */
export function lazyPart<Props extends object>(
  name: string,
  bring: () => Promise<{ default: ComponentType<Props> }>,
  Place: ComponentType<Props & Framed> = InPlace,
) {
  const wanted = part(name, bring);
  function LazyPart(props: Props & { onClose?: () => void }) {
    const module = useSyncExternalStore(wanted.subscribe, wanted.read);
    if (module) return <module.default {...props} />;
    if (module === undefined) {
      use(wanted.show());
      return null;
    }
    return (
      <Place {...props}>
        <EmptyState title="This part could not be loaded" text="Please try again in a moment.">
          <Button onClick={wanted.retry}>Try again</Button>
        </EmptyState>
      </Place>
    );
  }
  return Object.assign(LazyPart, { part: wanted });
}

/** A whole page that is loaded when it is first shown. */
export function lazyPage<Props extends object>(
  name: string,
  bring: () => Promise<{ default: ComponentType<Props> }>,
) {
  return lazyPart(name, bring, AsPage);
}

/** For a part that isn't missed while it can't be loaded: it appears by itself. */
export function Nowhere() {
  return null;
}

function InPlace({ children }: { children: ReactNode }) {
  return <div role="alert">{children}</div>;
}

function AsPage({ children }: { children: ReactNode }) {
  return (
    <main className="flex flex-1 flex-col justify-center px-4">
      <h1 className="sr-only">Restock</h1>
      <InPlace>{children}</InPlace>
    </main>
  );
}
