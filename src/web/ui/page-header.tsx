import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";

/** A screen's title, with the back link and its actions. */
export function PageHeader({
  title,
  back,
  children,
}: {
  title: string;
  back?: string;
  children?: ReactNode;
}) {
  return (
    <header className="flex items-center gap-3 px-5 pt-[max(20px,env(safe-area-inset-top))] pb-2">
      {back !== undefined && (
        <Link
          href={back}
          aria-label="Back"
          className="-ml-3 grid size-11 shrink-0 place-items-center rounded-full active:bg-line/60"
        >
          <ArrowLeft aria-hidden="true" className="size-6" />
        </Link>
      )}
      {/* On narrow screens with large text there is less room, but a title stays larger than the text below it. */}
      <h1
        dir="auto"
        tabIndex={-1}
        className="-mb-1 line-clamp-3 min-w-0 flex-1 pb-1 text-[max(1.125rem,min(1.75rem,8.5vw))] leading-[1.1] font-bold tracking-[-0.02em] outline-none"
      >
        {title}
      </h1>
      {children}
    </header>
  );
}
