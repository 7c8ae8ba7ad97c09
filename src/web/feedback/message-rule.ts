import { feedbackLength } from "../../contract/feedback/limits.ts";

/** Why this can't be sent, as the contract's schema says it; undefined when it can. */
export function messageError(message: string): string | undefined {
  const { length } = message.trim();
  if (length === 0) return "Feedback message is required";
  return length > feedbackLength ? "Message must be less than 1000 characters" : undefined;
}
