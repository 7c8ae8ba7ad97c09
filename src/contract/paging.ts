import * as z from "zod/mini";

/** Number of rows on one page of a list that is read page by page. */
export const pageSize = 50;

/** The position at which the next page begins: the last row's instant and id, as the server gave it out in `next`. */
export const pageCursorSchema = z
  .string()
  .check(
    z.regex(
      /^\d{4}-\d{2}-\d{2}T[\d:.+Z-]{9,24}_[0-9a-f-]{36}$/,
      "This is not a page that the server gave out",
    ),
  );
export const nextSchema = z.nullable(z.string());
