import { expect, test } from "vitest";
import { pastedEntry } from "../../../test/add-steps.ts";
import { row } from "../../../test/memory-list.ts";
import { planAdd } from "../add/add-plan.ts";
import { openItems } from "../typed/open-items.ts";
import { canAdd } from "./can-add.ts";

const open = openItems([row({ name: "Milk" })]);
const nothing = { names: new Map(), choices: new Map(), categories: [], guesses: new Map() };

test.each<[string, number | null, boolean]>([
  ["eggs", null, true],
  ["milk", null, false],
  ["milk", 7, true],
  ["2 milk", null, true],
  ["milk (oat)", null, true],
  ["zorbax".repeat(40), 7, false],
])("with Milk open, %s with the interval %s can be added: %s", (text, days, can) => {
  const plan = planAdd(pastedEntry(text), { ...nothing, open });
  expect(plan.kind !== "nothing" && canAdd(plan, days)).toBe(can);
});
