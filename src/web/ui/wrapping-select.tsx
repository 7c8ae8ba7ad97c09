import { useLayoutEffect, useRef, type ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/**
 * A select whose chosen option wraps where it is wider than the select: the browser's own cuts it off. What is around the two
 * draws their outline.
 */
export function WrappingSelect({ className, ...props }: ComponentProps<"select">) {
  const select = useRef<HTMLSelectElement>(null);
  const chosen = useRef<HTMLSpanElement>(null);
  // The options may come later than the value.
  useLayoutEffect(() => {
    chosen.current!.textContent = select.current!.selectedOptions[0]?.text ?? "";
  });
  return (
    <span className={classNames("relative flex min-h-11 min-w-0 flex-1 items-center", className)}>
      <span ref={chosen} aria-hidden="true" dir="auto" className="min-w-0 flex-1 wrap-break-word" />
      <select
        ref={select}
        className="absolute inset-0 size-full appearance-none opacity-0 [&>optgroup]:bg-surface [&>optgroup]:text-ink [&>option]:bg-surface [&>option]:text-ink"
        {...props}
      />
    </span>
  );
}
