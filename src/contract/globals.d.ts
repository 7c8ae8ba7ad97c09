/**
 * The globals of browsers and Node that code for both sides may use. Only the project of that code reads this file; in the
 * others their own types say more.
 */
declare const crypto: { getRandomValues(array: Uint8Array): Uint8Array };

declare class TextEncoder {
  encode(text: string): Uint8Array;
}

declare class TextDecoder {
  constructor(encoding?: string, options?: { fatal?: boolean });
  decode(bytes: Uint8Array): string;
}

/** Decodes Base64 into a string of which each character stands for a byte. */
declare function atob(base64: string): string;
