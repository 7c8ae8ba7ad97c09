import * as z from "zod/mini";

/** For names: at least one character is visible. Control and zero-width characters alone would be a row nobody can read. */
export const visible = (message: string) => z.regex(visibleCharacter, message);

/** Whether there is anything to see in a text. */
export const isVisible = (text: string) => visibleCharacter.test(text);

const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u;
