/** Characters of a password. */
export const passwordLength = { min: 8, max: 200 } as const;

/** Text, @, text, dot, text. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text);
}
