import { newId } from "../../contract/new-id.ts";

/** Makes new ids in the order of the rows, because rows of one instant are sorted by id. */
export function orderedIds(count: number, now: Date): string[] {
  return Array.from({ length: count }, () => newId(now.getTime())).toSorted();
}
