import { emailLength } from "./limits.ts";

/**
 * Whether the waitlist takes an address: text, @, text, a dot, text. It takes more than an account does, since no mail is
 * sent to it: an administrator reads it.
 */
export function isWaitlistEmail(text: string): boolean {
  return text.length <= emailLength && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
