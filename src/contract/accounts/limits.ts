/** Characters of a password. */
export const passwordLength = { min: 8, max: 200 } as const;

/** Characters of a person's name at most. */
export const personNameLength = 100;

/** What a person has to type to delete their account. */
export const deletionPhrase = "delete my account";

/** Text, @, text, dot, text. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text);
}
