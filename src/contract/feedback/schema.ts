import * as z from "zod/mini";
import { feedbackLength } from "./limits.ts";

export const feedbackSchema = z.object({
  message: z
    .string({ error: "Feedback message is required" })
    .check(
      z.trim(),
      z.minLength(1, "Feedback message is required"),
      z.maxLength(feedbackLength, "Message must be less than 1000 characters"),
    ),
});
