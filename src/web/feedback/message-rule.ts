import { feedbackLength } from "../../contract/feedback/limits.ts";

/** The contract's validation error for a message; undefined when it is valid. */
export function messageError(message: string): string | undefined {
  const { length } = message.trim();
  if (length === 0) return "Feedback message is required";
  return length > feedbackLength ? "Message must be less than 1000 characters" : undefined;
}
