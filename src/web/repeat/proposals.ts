import { nameKey } from "../../contract/items/rules.ts";
import type { RepeatProposal } from "../../contract/learning/schema.ts";
import { repeatName } from "../../contract/repeat/rules.ts";
import type { RecurringItem } from "../../contract/repeat/schema.ts";

/** The open proposals: without names that repeat already or were dismissed (by name key). */
export function openProposals(
  proposals: readonly RepeatProposal[],
  repeats: readonly Pick<RecurringItem, "item">[],
  dismissed: readonly string[],
): RepeatProposal[] {
  const decided = new Set([...dismissed, ...repeats.map((repeat) => nameKey(repeatName(repeat)))]);
  return proposals.filter(({ name }) => !decided.has(nameKey(name)));
}
