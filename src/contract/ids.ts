import * as z from "zod/mini";

export const idSchema = z.uuid();
export type Id = string;

/** An instant as ISO 8601 text with its offset, e.g. `2026-11-21T17:36:00.123+00:00`. */
export const instantSchema = z.string();

/** A calendar date, YYYY-MM-DD. */
export const dateSchema = z.iso.date("Please give a day as YYYY-MM-DD");
