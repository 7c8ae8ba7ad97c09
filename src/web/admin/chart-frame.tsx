import { Suspense, type CSSProperties, type ReactNode } from "react";
import { ErrorBoundary } from "../ui/error-boundary.tsx";

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
    <ErrorBoundary fallback={<p className="text-sm text-ink-2">The chart can't be loaded right now.</p>}>
      <Suspense fallback={<div className={className} style={style} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
