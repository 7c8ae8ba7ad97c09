/** Whether a value read from JSON is what the contract says. Fields that the contract doesn't name are let through. */
export type Shape = (value: unknown) => boolean;

export const string: Shape = (value) => typeof value === "string";
export const number: Shape = (value) => typeof value === "number";
export const boolean: Shape = (value) => typeof value === "boolean";

export const oneOf =
  (...values: unknown[]): Shape =>
  (value) =>
    values.includes(value);

export const matching =
  (...patterns: RegExp[]): Shape =>
  (value) =>
    typeof value === "string" && patterns.every((pattern) => pattern.test(value));

export const nullable =
  (inner: Shape): Shape =>
  (value) =>
    value === null || inner(value);

export const optional =
  (inner: Shape): Shape =>
  (value) =>
    value === undefined || inner(value);

export const array =
  (inner: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(inner);

export function object(fields: Readonly<Record<string, Shape>>): Shape {
  const entries = Object.entries(fields);
  return (value) =>
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    entries.every(([name, inner]) => inner((value as Record<string, unknown>)[name]));
}
