import { invitationDays } from "./limits.ts";

/** The name by which a household and its invitations call a person: their first name, else their email's local part. */
export function callName({ firstName, email }: { firstName: string | null; email: string }): string {
  return firstName?.trim() || email.slice(0, email.lastIndexOf("@"));
}

/** A household is named after its owner. */
export function householdName(owner: { firstName: string | null; email: string }): string {
  return `${callName(owner)}'s household`;
}

/** Whether an account is the one that was invited: white space around an address and its case don't matter. */
export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** When the link of an invitation was made: a new one has its full time, also that of an invitation which was made earlier. */
export function linkMadeAt({ expiresAt }: { expiresAt: string }): Date {
  return new Date(Date.parse(expiresAt) - invitationDays * 86_400_000);
}
