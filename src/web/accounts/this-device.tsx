import { CircleCheck, CloudOff, CloudUpload, TriangleAlert, type LucideIcon } from "lucide-react";
import { useRef } from "react";
import { useList } from "../list/list-provider.tsx";
import type { FailedOperation } from "../offline/list-view.ts";
import { operationTitle } from "../offline/operation-title.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { showError } from "../ui/toast.ts";
import { deviceState, type DeviceState } from "./device-state.ts";

const icons: Record<DeviceState["kind"], LucideIcon> = {
  saved: CircleCheck,
  saving: CloudUpload,
  offline: CloudOff,
  signedOut: TriangleAlert,
};

/** Whether this device's changes have reached the server, and which of them were rejected. */
export function ThisDevice() {
  const { view, store } = useList();
  const state = deviceState(view.sync);
  const Icon = icons[state.kind];
  const card = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={card}
      tabIndex={-1}
      className="overflow-hidden rounded-card border border-line bg-surface outline-none"
    >
      <div className="flex min-h-16 items-center gap-4 px-4 py-3">
        <Icon
          aria-hidden="true"
          className={classNames("size-6 shrink-0", state.kind === "saved" ? "text-accent" : "text-ink-2")}
        />
        <output data-prints className="min-w-0 flex-1">
          <span className="block font-[650]">{state.title}</span>
          <span className="block text-sm text-ink-2">{state.text}</span>
        </output>
        {state.kind === "offline" && (
          <Button look="soft" className="shrink-0" onClick={() => void store.refresh()}>
            Try now
          </Button>
        )}
      </div>
      {view.sync.failed.length > 0 && (
        <RejectedChanges
          failed={view.sync.failed}
          onActed={() => card.current?.focus({ preventScroll: true })}
        />
      )}
    </div>
  );
}

/** A rejected change, kept until the person retries or discards it. */
function RejectedChanges({
  failed,
  onActed,
}: {
  failed: readonly FailedOperation[];
  /** Called after the pressed button's row has gone. */
  onActed: () => void;
}) {
  const { store } = useList();
  const act = async (what: Promise<void>) => {
    try {
      await what;
    } catch {
      showError("That didn't work. Please try again.");
    }
    onActed();
  };
  const rows = failed.map((one) => ({ ...one, title: operationTitle(one) }));
  return (
    <section aria-labelledby="rejected-title">
      <h3
        id="rejected-title"
        className="flex items-center gap-2 bg-danger-soft px-4 py-3 font-[650] text-danger"
      >
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        {failed.length} could not be saved
      </h3>
      <ul className="divide-y divide-line">
        {rows.map(({ id, title, detail }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
            <div className="min-w-48 flex-1">
              <p dir="auto" className="font-[550]">
                {title}
              </p>
              <p className="text-sm text-ink-2">{detail}</p>
            </div>
            <div className="ms-auto flex gap-2">
              <Button
                look="soft"
                aria-label={`Retry: ${title}`}
                onClick={() => void act(store.retryFailed(id))}
              >
                Retry
              </Button>
              <Button
                look="plain"
                aria-label={`Discard: ${title}`}
                onClick={() => void act(store.discardFailed(id))}
              >
                Discard
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
