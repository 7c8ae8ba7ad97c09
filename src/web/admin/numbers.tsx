const counts = new Intl.NumberFormat();
const days = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const moments = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** 12345 as "12,345". */
export function countText(count: number): string {
  return counts.format(count);
}

/** `one` or `many` after its number. */
export function countOf(count: number, one: string, many: string): string {
  return `${countText(count)} ${count === 1 ? one : many}`;
}

/** A day in the reader's own zone; the moment itself on hover. */
export function Day({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={moments.format(date)} className="whitespace-nowrap">
      {days.format(date)}
    </time>
  );
}

export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{moments.format(new Date(at))}</time>;
}
