import * as z from "zod/mini";

/** What the operator has set and every screen may know. */
export const settingsSchema = z.object({
  /** Where Premium is to be had, null when nowhere. */
  upgradeUrl: z.nullable(z.string()),
  /** Whether Welcome offers the waitlist. */
  waitlist: z.boolean(),
});
