import { addDays, latestDate } from "../../contract/repeat/next-date.ts";
import type { RepeatView } from "../offline/list-view.ts";
import { useList } from "./list-provider.tsx";
import { afterPauses, afterSkip, comingDate, dayLabel, onDay, pauseOf } from "./repeat-dates.ts";
import { useToday } from "./use-today.ts";

/** The dates of the list's repeats, in the time zone that counts for it. */
export type RepeatDays = {
  today: string;
  tomorrow: string;
  /** The latest day that something may be put off or paused to. */
  latest: string;
  /** The day until which all are paused; null: they are not. */
  allPausedUntil: string | null;
  /** When it really comes. */
  of: (repeat: RepeatView) => string;
  /** When it comes after this time is left out. */
  afterSkip: (repeat: RepeatView) => string;
  /** When it really comes if it is to come on a date. */
  afterPauses: (date: string, repeat: RepeatView) => string;
  /** The day until which this one is paused by itself; null: it is not. */
  pauseOf: (repeat: RepeatView) => string | null;
  label: (date: string) => string;
  /** The label within a sentence. */
  on: (date: string) => string;
};

/** Null until the server has said which calendar counts. */
export function useRepeatDays(): RepeatDays | null {
  const { repeatCalendar: calendar } = useList().view;
  const today = useToday(calendar?.timezone ?? "UTC");
  if (calendar === null) return null;
  return {
    today,
    tomorrow: addDays(today, 1),
    latest: latestDate(today),
    allPausedUntil: pauseOf(calendar, today),
    of: (repeat) => comingDate(repeat, calendar, today),
    afterSkip: (repeat) => afterSkip(repeat, calendar, today),
    afterPauses: (date, repeat) => afterPauses(date, repeat, calendar),
    pauseOf: (repeat) => pauseOf(repeat, today),
    label: (date) => dayLabel(date, today),
    on: (date) => onDay(date, today),
  };
}
