import { withoutReferences } from "./plain-text.ts";

/** An object of unknown shape. The functions here return an empty value for a missing one or one of another type; none throws. */
export type Json = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function objects(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Returns a text, or a number as text; "" for anything else. */
export function text(value: unknown): string {
  return typeof value === "string"
    ? withoutReferences(value)
    : typeof value === "number" && Number.isFinite(value)
      ? String(value)
      : "";
}

/** Returns the first non-blank text of these fields. */
export function textIn(value: unknown, ...keys: readonly string[]): string {
  if (!isObject(value)) return "";
  return keys.map((key) => text(value[key])).find((found) => found.trim() !== "") ?? "";
}

/** Whether a value means true: `true`, 1, "1", "true". */
export function isTrue(value: unknown): boolean {
  return value === true || value === 1 || value === "1" || value === "true";
}

/** Formats an amount without trailing zeros; "" for a missing one and for zero. */
export function amount(value: unknown): string {
  const number = Number(text(value).replace(",", "."));
  if (!Number.isFinite(number)) return text(value);
  return number > 0 ? String(Math.round(number * 1000) / 1000) : "";
}
