import { PartyPopper, SearchX } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { isReportedBy } from "../../contract/items/end-of-trip.ts";
import { serverNow } from "../api/server-time.ts";
import { useList } from "../list/list-provider.tsx";
import { moveItems } from "../list/move-items.ts";
import type { StoreView } from "../offline/list-view.ts";
import { watchRest } from "../rows/rest.ts";
import { useSession } from "../session/use-session.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { gotText, leftElsewhere, leftText, tripWords, unlisted } from "./trip-end.ts";
import type { EndedTrip } from "./use-trip-end.ts";

/** How long no hand may have touched the screen before the card shows, and before the screen scrolls to it. */
const quietMs = 700;

type TripCardProps = {
  trip: EndedTrip;
  /** Undefined for the whole list. */
  store: StoreView | undefined;
  back: string;
};

/**
 * Says that nothing more can be ticked: what the trip got, how long it took, what is left and which store has it. It shows when the hand that made
 * the last tick rests: a second tap in the same place takes the tick back, and mustn't meet the card.
 */
export function TripCard({ trip, ...rest }: Omit<TripCardProps, "trip"> & { trip: EndedTrip | null }) {
  const isOver = trip !== null;
  const [isShown, setShown] = useState(isOver);
  if (isShown && !isOver) setShown(false);
  useEffect(() => (isOver && !isShown ? watchOnce(() => setShown(true)) : undefined), [isOver, isShown]);
  return trip !== null && isShown ? <ShownCard trip={trip} {...rest} /> : null;
}

function ShownCard({ trip, store, back }: TripCardProps) {
  const { view, store: list } = useList();
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : "";
  const hasReported = view.items.some((item) => isReportedBy(item, userId));
  // On the list of one person there is no one to notify; and presence and reports end by themselves after a while, so that
  // a failure needs no message.
  const isNeeded = view.members.length > 1 || hasReported;
  const sayBack = isNeeded ? () => void list.sayBack().catch(() => undefined) : undefined;
  const finish = () => {
    sayBack?.();
    trip.finish();
  };
  const left = leftElsewhere(view, store?.id ?? "", serverNow());
  const [next] = left.at;
  const card = useRef<HTMLElement>(null);
  const isOwn = trip.hasTicked || trip.got === 0;
  useEffect(() => (isOwn ? showAtRest(card.current!) : undefined), [isOwn]);
  const actions = useRef<HTMLDivElement>(null);
  // The button goes with what it has moved.
  const focusNext = () => actions.current?.querySelector("a")?.focus();
  const toMove = next === undefined ? [] : unlisted(next);
  const Icon = trip.got === 0 ? SearchX : PartyPopper;
  const [title, text] = tripWords(trip, store?.name, trip.hasTicked);
  return (
    <section
      ref={card}
      data-below-toasts
      aria-labelledby="trip-title"
      className="rounded-card border border-line bg-surface p-4 shadow-float transition-[opacity,translate] duration-300 starting:translate-y-4 starting:opacity-0"
    >
      <div role="status" className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-[14px] bg-accent-soft text-accent">
          <Icon aria-hidden="true" className="size-5.5" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id="trip-title" dir="auto" className="line-clamp-2 text-lg leading-tight font-bold">
            {title}
          </h2>
          {trip.got > 0 && (
            <>
              <p className="tabular-nums">{text}</p>
              <p dir="auto" className="line-clamp-2">
                {gotText(trip.names)}
              </p>
            </>
          )}
          <p dir="auto" className="line-clamp-3 text-sm text-ink-2">
            {leftText(left)}
          </p>
        </div>
      </div>
      <div ref={actions} className="mt-3 flex flex-wrap gap-2 *:flex-auto">
        {next !== undefined && toMove.length > 0 && (
          <Button look="soft" onClick={() => void moveItems(list, toMove, next.store, focusNext)}>
            <span dir="auto" className="line-clamp-1">
              Move {toMove.length === 1 ? toMove[0]!.name : `${toMove.length} things`} to {next.store.name}
            </span>
          </Button>
        )}
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

/** Where the card ends the page it scrolls into sight, once and not under a hand that ticks. */
function showAtRest(card: HTMLElement): () => void {
  return watchOnce(() => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    card.scrollIntoView({ block: "nearest", behavior: isCalm ? "auto" : "smooth" });
  });
}

/** Calls back once no hand has touched the screen for a moment; returns a function that ends it. */
function watchOnce(onRest: () => void): () => void {
  const end = () => {
    rest.stop();
    onRest();
  };
  const rest = watchRest(end, undefined, quietMs);
  return rest.stop;
}
