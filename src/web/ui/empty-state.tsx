import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** The text of a screen without content, with a link or button below. */
export function EmptyState({
  icon: Icon,
  title,
  text,
  children,
}: {
  icon?: LucideIcon;
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-12 text-center">
      {Icon !== undefined && (
        <span className="mb-1 grid size-16 place-items-center rounded-[22px] bg-accent-soft text-accent">
          <Icon aria-hidden="true" className="size-7" />
        </span>
      )}
      <p className="text-lg font-[650] text-balance">{title}</p>
      {text !== undefined && <p className="max-w-80 text-ink-2">{text}</p>}
      {children !== undefined && <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}
