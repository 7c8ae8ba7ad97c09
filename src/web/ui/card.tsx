import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** A card of rows with dividing lines. */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={classNames(
        "divide-y divide-line overflow-hidden rounded-card border border-line bg-surface",
        className,
      )}
      {...props}
    />
  );
}

/** A card for a list of rows. */
export function CardList({ className, ...props }: ComponentProps<"ul">) {
  return (
    <ul
      className={classNames(
        "divide-y divide-line overflow-hidden rounded-card border border-line bg-surface",
        className,
      )}
      {...props}
    />
  );
}
