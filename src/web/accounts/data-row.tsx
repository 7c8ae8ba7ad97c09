import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";

/** A row of a card that does something with the person's data. */
export function DataRow({
  icon: Icon,
  text,
  danger = false,
  onPress,
  beside,
  children,
}: {
  icon: LucideIcon;
  text?: string;
  danger?: boolean;
  onPress: () => void;
  /** Content of the row that isn't shown, such as a file input. */
  beside?: ReactNode;
  children: string;
}) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        {...(danger && { "aria-haspopup": "dialog" as const })}
        className={classNames(
          "flex min-h-14 w-full items-center gap-3.5 rounded-card px-4 py-2.5 text-start -outline-offset-3 active:bg-line/40",
          danger && "text-danger",
        )}
      >
        <Icon aria-hidden="true" className={classNames("size-5 shrink-0", !danger && "text-ink-2")} />
        <span className="min-w-0 flex-1">
          <span className="block font-[550]">{children}</span>
          {text !== undefined && <span className="block text-sm text-ink-2">{text}</span>}
        </span>
      </button>
      {beside}
    </li>
  );
}
