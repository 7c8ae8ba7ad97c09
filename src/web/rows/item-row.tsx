import { Check, Clock, Ellipsis, Eye, EyeOff, RotateCw } from "lucide-react";
import { memo } from "react";
import type { Id } from "../../contract/ids.ts";
import { IconButton } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { useDelayed } from "../ui/use-delayed.ts";
import { useIsNew } from "../list/new-items.ts";
import { useMissedLine } from "../list/missed-items.ts";
import type { ItemActions } from "../list/use-item-actions.ts";

/** The time after which a change that hasn't reached the server is marked. */
const pendingShownAfterMs = 3000;

type ItemRowProps = {
  id: Id;
  /** Quantity, size and name. */
  title: string;
  note: string | null;
  /** The price of one unit, with its currency. */
  price: string | null;
  /** The repeat label, e.g. "every week". */
  repeats: string | null;
  /** The other member who ticked the item, while it is open who added it. */
  who: string | null;
  completed: boolean;
  hidden: boolean;
  pending: boolean;
  /** Whether the screen is in edit mode: then an eye, which hides or shows the item, replaces the check circle. */
  editing: boolean;
  actions: ItemActions;
};

/** One item of a list. Its props are plain values, so that only the rows that changed render again. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { id, title, hidden, editing, actions } = props;
  const late = useDelayed(props.pending, pendingShownAfterMs);
  const missed = useMissedLine(id);
  return (
    <li className={classNames("flex items-center", missed !== null && "bg-line/45")}>
      {editing ? (
        <div
          className={classNames(
            "flex min-h-14 min-w-0 flex-1 items-center gap-3.5 py-2 pl-4",
            hidden && "text-ink-2",
          )}
        >
          <ItemText {...props} late={late} missed={missed} />
          {late && <LateMark className="size-4 shrink-0 text-ink-2" />}
        </div>
      ) : (
        <button
          type="button"
          tabIndex={-1}
          data-item={id}
          // a native check box would flip before the tick is stored
          role="checkbox"
          aria-checked={props.completed}
          aria-labelledby={`item-${id}`}
          aria-describedby={`about-${id}`}
          onClick={() => actions.toggle(id)}
          className="flex min-h-14 min-w-0 flex-1 items-center gap-3.5 rounded-2xl py-2 pr-1 pl-4 text-start -outline-offset-3 active:bg-line/40"
        >
          <CheckCircle checked={props.completed} late={late} />
          <ItemText {...props} late={late} missed={missed} />
        </button>
      )}
      <IconButton
        id={`more-${id}`}
        label={`More about ${title}`}
        aria-haspopup="dialog"
        tabIndex={editing ? 0 : -1}
        className={classNames("-outline-offset-3", !editing && "mr-1.5")}
        onClick={() => actions.openSheet(id)}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </IconButton>
      {editing && (
        <IconButton
          label={hidden ? `Show ${title}` : `Hide ${title}`}
          className="mr-1.5 -outline-offset-3"
          onClick={() => actions.setHidden(id, !hidden)}
        >
          {hidden ? (
            <EyeOff aria-hidden="true" className="size-5" />
          ) : (
            <Eye aria-hidden="true" className="size-5 text-ink" />
          )}
        </IconButton>
      )}
    </li>
  );
});

function ItemText({
  id,
  title,
  note,
  price,
  repeats,
  who,
  completed,
  late,
  missed,
}: ItemRowProps & { late: boolean; missed: string | null }) {
  const isNew = useIsNew(id);
  return (
    // The labels beside the name move below it where the name would get too little room.
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5 gap-y-0.5">
      <span className="min-w-[min(8rem,100%)] flex-[1_1_8rem]">
        <span
          id={`item-${id}`}
          dir="auto"
          className={classNames(
            "block",
            completed && "line-through",
            (completed || missed !== null) && "text-ink-2",
          )}
        >
          {title}
        </span>
        {missed !== null && (
          <span dir="auto" className="block text-sm text-ink-2">
            {missed}
          </span>
        )}
        {note !== null && (
          <span dir="auto" className="line-clamp-2 text-sm text-ink-2 print:line-clamp-none">
            {note}
          </span>
        )}
      </span>
      {isNew && (
        <span
          aria-hidden="true"
          className="shrink-0 rounded-full bg-accent-soft px-2 py-0.5 text-[0.8125rem] font-[650] text-accent"
        >
          New
        </span>
      )}
      {price !== null && (
        <span aria-hidden="true" className="shrink-0 text-sm whitespace-nowrap text-ink-2 tabular-nums">
          {price}
        </span>
      )}
      {repeats !== null && (
        <span
          aria-hidden="true"
          className="flex shrink-0 items-center gap-1 text-sm whitespace-nowrap text-ink-2"
        >
          <RotateCw className="size-3.5" />
          {repeats}
        </span>
      )}
      {who !== null && (
        <span dir="auto" aria-hidden="true" className="max-w-24 shrink-0 truncate text-sm text-ink-2">
          {who}
        </span>
      )}
      <span id={`about-${id}`} className="sr-only">
        {[
          isNew && "New",
          missed,
          note,
          price !== null && `${price} each`,
          repeats !== null && `Repeats: ${repeats}`,
          who !== null && `${completed ? "Ticked" : "Added"} by ${who}`,
          late && "Not sent yet",
        ]
          .filter(Boolean)
          .join(". ")}
      </span>
    </span>
  );
}

function CheckCircle({ checked, late }: { checked: boolean; late: boolean }) {
  return (
    <span
      className={classNames(
        "relative grid size-6 shrink-0 place-items-center rounded-full border-2",
        checked ? "border-accent bg-accent text-on-accent" : "border-ink-2",
      )}
    >
      {checked && <Check aria-hidden="true" className="size-4" strokeWidth={3} />}
      {late && (
        <LateMark className="absolute -right-2 -bottom-2 size-4 rounded-full bg-surface text-ink-2 ring-2 ring-surface" />
      )}
    </span>
  );
}

function LateMark({ className }: { className: string }) {
  return <Clock aria-hidden="true" className={className} />;
}
