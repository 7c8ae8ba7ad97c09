import { classNames } from "./class-names.ts";

/** A grey stand-in for what is still loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames("animate-pulse rounded-card bg-line/70", className)} />
  );
}
