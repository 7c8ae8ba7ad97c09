import { useId, type ReactNode } from "react";

/** A section of a screen under its own heading, with its actions beside it. */
export function Section({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mx-1.5 mb-2 flex items-center justify-between gap-3">
        <h2 id={id} className="text-[0.9375rem] font-semibold text-ink-2">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
