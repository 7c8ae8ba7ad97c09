import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { usePageTitle } from "./use-page-title.ts";

/** A screen with one message, and links or buttons below. */
export function Notice({
  icon: Icon,
  spinning = false,
  title,
  text,
  children,
}: {
  icon: LucideIcon;
  /** Whether something is loading: screen readers then announce the title when it changes. */
  spinning?: boolean;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}) {
  usePageTitle(title.replace(/\.+$/, ""));
  return (
    <main
      aria-busy={spinning}
      className="flex flex-1 flex-col items-center justify-center gap-3 px-6 py-12 text-center"
    >
      <span className="mb-1 grid size-16 place-items-center rounded-[22px] bg-accent-soft text-accent">
        <Icon
          aria-hidden="true"
          className={spinning ? "size-7 animate-spin motion-reduce:animate-none" : "size-7"}
        />
      </span>
      <h1
        dir="auto"
        tabIndex={-1}
        {...(spinning && { role: "status" })}
        className={
          spinning
            ? "text-lg font-[550] text-ink-2 outline-none"
            : "max-w-100 outline-none text-[1.75rem] leading-[1.15] font-bold tracking-[-0.02em] text-balance"
        }
      >
        {title}
      </h1>
      {text !== undefined && (
        <p dir="auto" className="max-w-90 text-pretty text-ink-2">
          {text}
        </p>
      )}
      {children !== undefined && (
        <div className="mt-4 flex w-full max-w-80 flex-col items-stretch gap-2.5">{children}</div>
      )}
    </main>
  );
}
