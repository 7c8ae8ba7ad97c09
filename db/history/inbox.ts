import { instant } from "./people.ts";
import type { Chance } from "./random.ts";
import type { Rows } from "./rows.ts";

const messages = [
  "The order of the aisles is spot on now. Thank you!",
  "Could the list show prices?",
  "My partner and I no longer buy milk twice.",
  "Please let me scan barcodes.",
  "Works even in the basement of our supermarket, where I have no signal.",
  "I would like a dark mode that follows the sun.",
  "Sometimes I would rather sort A-Z.",
  "Repeats are what I came for. Two weeks for coffee, and I never think of it again.",
];
const statuses = ["pending", "pending", "pending", "contacted", "converted"] as const;

/** Writes down what waits for an administrator: feedback, and people on the waitlist. */
export function recordInbox(
  rows: Rows,
  { from, to, size, seed }: { from: number; to: number; size: number; seed: number },
  chance: Chance,
): void {
  const sometime = () => from + chance.next() * (to - from);
  for (let number = 1; number <= size; number += 1) {
    const [said, joined] = [sometime(), sometime()];
    rows.add("feedback", {
      id: chance.id(said),
      message: chance.pick(messages),
      type: "general",
      user_id: null,
      user_name: chance.pick(["Ana", "Ben", "Cleo", "David", "Elena"]),
      user_role: chance.pick(["free", "premium"]),
      created_at: instant(said),
    });
    const status = chance.pick(statuses);
    rows.add("waitlist", {
      id: chance.id(joined),
      email: `waiting.${seed}-${number}@example.com`,
      status,
      notes: status === "contacted" ? "Sent the code." : null,
      created_at: instant(joined),
    });
  }
}
