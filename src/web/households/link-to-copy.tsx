import { Check, Copy } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import type { Copied } from "./use-copy.ts";

/** A read-only field with a link, selected as a whole when it gets the focus. */
export function LinkField(props: {
  field: RefObject<HTMLInputElement | null>;
  link: string;
  className: string;
}) {
  const { field, link, className } = props;
  return (
    <input
      ref={field}
      readOnly
      aria-label="Invitation link"
      value={link}
      onFocus={(event) => event.target.select()}
      className={classNames(
        "w-full truncate rounded-field border border-line-strong bg-surface px-4 outline-offset-0",
        className,
      )}
    />
  );
}

export function CopyButton(props: { copied: Copied; look?: "plain" | "primary"; onCopy: () => void }) {
  const { copied, look = "primary", onCopy } = props;
  const Icon = copied === "done" ? Check : Copy;
  return (
    <Button look={look} className="flex-1" onClick={onCopy}>
      <Icon aria-hidden="true" className="size-5" />
      {copied === "done" ? "Copied" : "Copy"}
    </Button>
  );
}

/** Says what became of copying; `children` is said besides. */
export function CopyOutcome(props: { copied: Copied; className?: string; children?: ReactNode }) {
  const { copied, className = "", children } = props;
  return (
    <output className={classNames("-mt-2 text-center text-sm text-ink-2", className)}>
      {copied === "done" && <span className="sr-only">The link is copied</span>}
      {copied === "by hand" && "Copy the selected link."}
      {children}
    </output>
  );
}
