import { CloudOff, LoaderCircle, TriangleAlert, type LucideIcon } from "lucide-react";
import { Link } from "wouter";
import { useList } from "./list-provider.tsx";
import { classNames } from "../ui/class-names.ts";
import { useDelayed } from "../ui/use-delayed.ts";
import { syncNotice, type SyncNotice } from "./sync-notice.ts";

/** The time after which a change on its way is mentioned. */
const quietMs = 1000;

const looks: Record<SyncNotice["kind"], { icon: LucideIcon; colour: string }> = {
  failed: { icon: TriangleAlert, colour: "bg-danger-soft text-danger" },
  signedOut: { icon: TriangleAlert, colour: "bg-danger-soft text-danger" },
  offline: { icon: CloudOff, colour: "border border-line bg-surface text-ink-2" },
  saving: { icon: LoaderCircle, colour: "bg-accent-soft text-accent" },
};

/** The state of this device's changes. Nothing shows while everything is saved. */
export function SyncChip() {
  const { sync } = useList().view;
  const slow = useDelayed(sync.waiting > 0, quietMs);
  const notice = syncNotice(sync);
  const shown = notice?.kind === "saving" && !slow ? null : notice;
  return (
    <>
      <output className="sr-only">{shown?.spoken}</output>
      {shown !== null && <Notice notice={shown} />}
    </>
  );
}

/**
 * One line: without room for all of it the last word wraps out of sight, then the title is cut off. Narrow screens leave out
 * the last word; those that are low as well show the icon alone.
 */
function Notice({ notice: { kind, text, title, waiting } }: { notice: SyncNotice }) {
  const { icon: Icon, colour } = looks[kind];
  return (
    <Link
      href="/account"
      aria-label={text}
      className="inline-flex min-h-11 min-w-11 shrink-[1000] items-center justify-center rounded-full"
    >
      <span
        className={classNames(
          "inline-flex min-h-9 min-w-0 items-center justify-center gap-1.5 rounded-full px-3 text-sm leading-tight font-semibold",
          "low:max-[30rem]:size-9 low:max-[30rem]:p-0",
          colour,
        )}
      >
        <Icon
          aria-hidden="true"
          className={classNames(
            "size-4 shrink-0",
            kind === "saving" && "animate-spin motion-reduce:animate-none",
          )}
        />
        <span className="flex h-lh min-w-0 flex-wrap overflow-hidden whitespace-pre low:max-[30rem]:hidden">
          <span className="flex max-w-full">
            <span className="truncate">{title}</span>
            {waiting > 0 && ` – ${waiting}`}
          </span>
          {waiting > 0 && <span className="max-[24rem]:hidden"> waiting</span>}
        </span>
      </span>
    </Link>
  );
}
