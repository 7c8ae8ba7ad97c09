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

function Notice({ notice: { kind, text } }: { notice: SyncNotice }) {
  const { icon: Icon, colour } = looks[kind];
  return (
    <Link href="/account" className="inline-flex min-h-11 max-w-40 items-center rounded-full">
      <span
        className={classNames(
          "inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 text-sm leading-tight font-semibold",
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
        {text}
      </span>
    </Link>
  );
}
