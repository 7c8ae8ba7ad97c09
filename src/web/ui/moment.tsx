const days = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const moments = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

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
