import { Suspense, type CSSProperties, type ReactNode } from "react";
import { ErrorBoundary } from "../ui/error-boundary.tsx";

/** In place of a chart whose code can't be loaded: the page still has the figures as text. */
export function ChartMissing() {
  return <p className="text-sm text-ink-2">The chart can't be loaded right now.</p>;
}

/**
 * Keeps a chart's box while its code is loaded. Without that code (no network, another build) the page still has the
 * figures as text.
 */
export function ChartFrame({
  className,
  style,
  children,
}: {
  className?: string;
  style: CSSProperties;
  children: ReactNode;
}) {
  return (
    <ErrorBoundary fallback={<ChartMissing />}>
      <Suspense fallback={<div className={className} style={style} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
