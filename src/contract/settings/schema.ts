import * as z from "zod/mini";

/** What the operator has set and every screen may know. `upgradeUrl`: where Premium is to be had, null when nowhere. */
export const settingsSchema = z.object({ upgradeUrl: z.nullable(z.string()) });
