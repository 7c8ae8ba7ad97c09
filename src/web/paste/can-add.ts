import { longestName } from "../../contract/items/limits.ts";
import type { ItemPlan } from "../add/add-plan.ts";

/**
 * A line whose item is open already can be ticked only when it would change that item or make it repeat, and one that is too
 * long for a name never.
 * @param days the days between its repeats
 */
export function canAdd({ kind, atOnce, toConfirm, input }: ItemPlan, days: number | null): boolean {
  if (input.name.length > longestName) return false;
  return kind === "add" || days !== null || toConfirm !== null || Object.keys(atOnce).length > 0;
}
