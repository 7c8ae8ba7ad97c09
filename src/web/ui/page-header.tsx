import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { classNames } from "./class-names.ts";

/** A screen's title, with the back link and its actions. */
export function PageHeader({
  title,
  back,
  looks,
  children,
}: {
  title: string;
  back?: string;
  /** Further classes of its parts. */
  looks?: { header?: string; back?: string; title?: string };
  children?: ReactNode;
}) {
  return (
    <header
      className={classNames(
        "flex items-center gap-3 px-5 pt-[max(20px,env(safe-area-inset-top))] pb-2",
        looks?.header,
      )}
    >
      {back !== undefined && (
        <Link
          href={back}
          aria-label="Back"
          className={classNames(
            "-ml-3 grid size-11 shrink-0 place-items-center rounded-full active:bg-line/60",
            looks?.back,
          )}
        >
          <ArrowLeft aria-hidden="true" className="size-6" />
        </Link>
      )}
      <h1
        dir="auto"
        tabIndex={-1}
        className={classNames(
          // On narrow screens with large text there is less room, but a title stays larger than the text below it.
          "-mb-1 line-clamp-3 min-w-0 flex-auto pb-1 text-[max(1.125rem,min(1.75rem,8.5vw))] leading-[1.1] font-bold tracking-[-0.02em] outline-none",
          looks?.title,
        )}
      >
        {title}
      </h1>
      {children}
    </header>
  );
}
