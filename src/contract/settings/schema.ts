import * as z from "zod/mini";

/** The operator's settings that every screen may know. */
export const settingsSchema = z.object({
  /** The address of the Premium offer; null without one. */
  upgradeUrl: z.nullable(z.string()),
  /** Whether Welcome offers the waitlist. */
  waitlist: z.boolean(),
});
