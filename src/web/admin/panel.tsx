import { useId, type ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";

/** A titled card within a tab. */
export function Panel({
  title,
  text,
  action,
  className,
  children,
}: {
  title: string;
  /** One line that says what the panel is about. */
  text?: string;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        "flex min-w-0 flex-col rounded-card border border-line bg-surface p-5",
        className,
      )}
    >
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2 id={id} className="text-lg leading-snug font-bold tracking-[-0.01em]">
            {title}
          </h2>
          {text !== undefined && <p className="mt-0.5 text-sm text-pretty text-ink-2">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Says that there is nothing to show in a panel. */
export function NothingYet({ children }: { children: string }) {
  return (
    <p className="flex min-h-24 flex-1 items-center justify-center px-4 text-center text-pretty text-ink-2">
      {children}
    </p>
  );
}
