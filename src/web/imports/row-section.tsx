import { useEffect, useId, useRef, useState, useTransition } from "react";
import { Button } from "../ui/button.tsx";
import { CardList } from "../ui/card.tsx";
import { countText } from "../ui/count-of.ts";
import { isTaken, type Ticks } from "./new-import.ts";
import { TickRow, type RowActions, type ShownRow } from "./plan-row.tsx";

/** The number of rows that a section shows at first, so that a preview of 2,000 rows appears at once. */
const atFirst = 30;

/** The new rows of one kind, with a tick for each and one for all. */
export function RowSection({
  title,
  rows,
  ticks,
  actions,
}: {
  title: string;
  rows: readonly ShownRow[];
  ticks: Ticks;
  actions: RowActions;
}) {
  const id = useId();
  const [all, setAll] = useState(false);
  const [pending, startTransition] = useTransition();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The pressed button has disappeared, so the first new row gets the focus, unless the person has gone on meanwhile.
    if (all && document.activeElement === document.body)
      list.current?.querySelectorAll<HTMLElement>("li > div input")[atFirst]?.focus({ preventScroll: true });
  }, [all]);
  const fresh = rows.filter(({ row }) => row.state === "new").map(({ row }) => row);
  const taken = fresh.filter((row) => isTaken(row, ticks)).length;
  const shown = all ? rows : rows.slice(0, atFirst);
  return (
    <section aria-labelledby={id}>
      <div className="mx-1.5 mb-2 flex items-center justify-between gap-3">
        <h3 id={id} dir="auto" className="min-w-0 text-[0.9375rem] font-semibold wrap-anywhere text-ink-2">
          {title}
          <span className="font-normal tabular-nums">
            {" "}
            {taken === fresh.length ? countText(taken) : `${countText(taken)} of ${countText(fresh.length)}`}
          </span>
        </h3>
        {fresh.length > 0 && (
          <TakeAll
            title={title}
            taken={taken}
            count={fresh.length}
            onChange={(isTicked) =>
              actions.tick(
                fresh.map(({ id: row }) => row),
                isTicked,
              )
            }
          />
        )}
      </div>
      <CardList ref={list}>
        {shown.map((row) => (
          <TickRow key={row.row.id} shown={row} ticked={isTaken(row.row, ticks)} actions={actions} />
        ))}
      </CardList>
      {!all && rows.length > atFirst && (
        <Button
          look="soft"
          className="mt-2 w-full tabular-nums aria-busy:opacity-55"
          aria-busy={pending}
          onClick={() => startTransition(() => setAll(true))}
        >
          Show all {countText(rows.length)}
        </Button>
      )}
    </section>
  );
}

function TakeAll({
  title,
  taken,
  count,
  onChange,
}: {
  title: string;
  taken: number;
  count: number;
  onChange: (isTaken: boolean) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const some = taken > 0 && taken < count;
  useEffect(() => {
    input.current!.indeterminate = some;
  }, [some]);
  return (
    <label className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2.5 px-1 text-sm font-[550]">
      <input
        ref={input}
        type="checkbox"
        aria-label={`All of ${title}`}
        checked={taken === count}
        onChange={() => onChange(taken < count)}
        className="size-5 accent-accent"
      />
      <span aria-hidden="true">All</span>
    </label>
  );
}
