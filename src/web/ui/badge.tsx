import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Tone = "strong" | "good" | "caution" | "bad" | "outline";

export const toneClasses: Record<Tone, string> = {
  strong: "border-transparent bg-ink text-paper",
  good: "border-transparent bg-accent-soft text-accent",
  caution: "border-transparent bg-caution-soft text-caution",
  bad: "border-transparent bg-danger-soft text-danger",
  outline: "border-line-strong bg-transparent text-ink",
};

/** A small label. Its tone never says more than its text. */
export function Badge({
  tone,
  icon: Icon,
  children,
}: {
  tone: Tone;
  icon?: LucideIcon;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        "inline-flex min-h-7 shrink-0 items-center gap-1.5 rounded-full border px-2.5 text-sm font-[600] whitespace-nowrap tabular-nums",
        toneClasses[tone],
      )}
    >
      {Icon !== undefined && <Icon aria-hidden="true" className="size-4" />}
      {children}
    </span>
  );
}
