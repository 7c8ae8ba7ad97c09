import * as z from "zod/mini";
import { instantSchema } from "../ids.ts";

/** Something that is bought regularly and could repeat. */
export const repeatProposalSchema = z.object({
  name: z.string(),
  categoryName: z.nullable(z.string()),
  /** One of the recurrence options. */
  intervalDays: z.number(),
  /** The evidence: days between two purchases, and on how many days it was bought. */
  usualIntervalDays: z.number(),
  purchases: z.number(),
  lastSeen: instantSchema,
  /** Why, in words: "5 times, about every 3 weeks". */
  reason: z.string(),
});
export type RepeatProposal = z.infer<typeof repeatProposalSchema>;
