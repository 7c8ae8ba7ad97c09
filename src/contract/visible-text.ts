import * as z from "zod/mini";

/** A rule for names: at least one character is visible. Control and zero-width characters alone would be an unreadable row. */
export const visible = (message: string) => z.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, message);
