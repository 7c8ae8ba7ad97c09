import { newId } from "../../contract/new-id.ts";

/** New ids for rows, in the order of the rows: what was made at one instant keeps its order. */
export function orderedIds(count: number, now: Date): string[] {
  return Array.from({ length: count }, () => newId(now.getTime())).toSorted();
}
