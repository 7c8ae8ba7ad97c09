import type { Id } from "../ids.ts";
import { visitMinutes } from "./limits.ts";
import { isInStore } from "./rules.ts";
import type { Item } from "./schema.ts";

type Shown = Pick<Item, "id" | "completed" | "completedAt" | "completedBy" | "completedIn" | "notHere"> &
  Parameters<typeof isInStore>[0];

/**
 * When each absence from a store ends, in Unix milliseconds by the item's id: with the visit of the person who
 * reported it, 30 minutes after the report and after each check-off of theirs there that follows within this time. An
 * absence whose trip is over is left out, unless it is asked for: the store has the item no more than before.
 * @param items all of the list
 */
export function absencesIn(
  items: readonly Shown[],
  store: Parameters<typeof isInStore>[1],
  withOver = false,
): ReadonlyMap<Id, number> {
  const reported = items.flatMap((item) => {
    const absence = item.completed ? undefined : item.notHere?.find(({ storeId }) => storeId === store.id);
    return absence === undefined || (absence.over && !withOver) ? [] : [{ id: item.id, ...absence }];
  });
  if (reported.length === 0) return new Map();
  const checkOffs = items
    .filter(
      (item) => item.completed && (item.completedIn ? item.completedIn === store.id : isInStore(item, store)),
    )
    .map(({ completedAt, completedBy }) => ({ by: completedBy, at: Date.parse(completedAt ?? "") }))
    .sort((a, b) => a.at - b.at);
  return new Map(
    reported.map(({ id, userId, at }) => {
      let end = Date.parse(at) + visitMinutes * 60_000;
      for (const checkOff of checkOffs)
        if (checkOff.by === userId && checkOff.at < end)
          end = Math.max(end, checkOff.at + visitMinutes * 60_000);
      return [id, end];
    }),
  );
}
