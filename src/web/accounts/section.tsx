import { useId, type ReactNode } from "react";

/** A part of the account screen under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mx-1.5 mb-2 text-[15px] font-semibold text-ink-2">
        {title}
      </h2>
      {children}
    </section>
  );
}
