import { dateText, momentText } from "./dates.ts";

/** A day in the reader's own zone; the moment itself on hover. */
export function Day({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={momentText(date)} className="whitespace-nowrap">
      {dateText(date, { year: true })}
    </time>
  );
}

export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{momentText(new Date(at))}</time>;
}
