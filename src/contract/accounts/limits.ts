/** Characters of a password. */
export const passwordLength = { min: 8, max: 200 } as const;

/** Characters of a person's name at most. */
export const personNameLength = 100;

/** Characters of an email address at most. */
export const emailLength = 254;

/** The phrase that a person types to delete their account. */
export const deletionPhrase = "delete my account";

/**
 * An address as people have them: words of RFC 5322 with single dots between them, also of other scripts (RFC 6531), and a
 * host with a domain. No quotes, no brackets, no numbers for a host.
 */
export const emailPattern =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]*[a-z\d])$/iu;

export function isEmail(text: string): boolean {
  return text.length <= emailLength && emailPattern.test(text);
}
