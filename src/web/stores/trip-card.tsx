import { PartyPopper } from "lucide-react";
import { serverNow } from "../api/server-time.ts";
import { useList } from "../list/list-provider.tsx";
import type { ItemView, StoreView } from "../offline/list-view.ts";
import { ButtonLink } from "../ui/button.tsx";
import { gotText, leftElsewhere, leftText, tripWords } from "./trip-end.ts";
import type { EndedTrip } from "./use-trip-end.ts";

/** Says that all is ticked: what the trip got, how long it took, what is left and which store has it. */
export function TripCard({
  trip,
  store,
  items,
  stores,
  back,
}: {
  trip: EndedTrip;
  /** Undefined for the whole list. */
  store: StoreView | undefined;
  items: readonly ItemView[];
  stores: readonly StoreView[];
  back: string;
}) {
  const { view, store: list } = useList();
  // On the list of one person there is no one to notify; and the presence ends by itself after a while, so that a failure needs
  // no message.
  const sayBack = view.members.length > 1 ? () => void list.sayBack().catch(() => undefined) : undefined;
  const finish = () => {
    sayBack?.();
    trip.finish();
  };
  const left = leftElsewhere(items, store?.id ?? "", stores, serverNow());
  const [next] = left.at;
  const [title, text] = tripWords(trip, store?.name, trip.hasTicked);
  return (
    <section
      aria-labelledby="trip-title"
      className="rounded-card border border-line bg-surface p-4 shadow-float transition-[opacity,translate] duration-300 starting:translate-y-4 starting:opacity-0"
    >
      <div role="status" className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-[14px] bg-accent-soft text-accent">
          <PartyPopper aria-hidden="true" className="size-5.5" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id="trip-title" dir="auto" className="line-clamp-2 text-lg leading-tight font-bold">
            {title}
          </h2>
          <p className="tabular-nums">{text}</p>
          <p dir="auto" className="line-clamp-2">
            {gotText(trip.names)}
          </p>
          <p dir="auto" className="line-clamp-3 text-sm text-ink-2">
            {leftText(left)}
          </p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2 *:flex-auto">
        {next !== undefined && (
          <ButtonLink look="soft" href={`/stores/${next.store.id}`} onClick={sayBack}>
            <span dir="auto" className="line-clamp-1">
              Go to {next.store.name}
            </span>
          </ButtonLink>
        )}
        <ButtonLink href={back} onClick={finish}>
          Finish
        </ButtonLink>
      </div>
    </section>
  );
}
