import type { Chance } from "../../db/history/random.ts";
import type { JsonSchema } from "./open-api.ts";

/** Keeps the newest ids that requests have created, for later requests. */
export class KnownIds {
  readonly #ids: string[] = [];

  add(id: string): void {
    this.#ids.push(id);
    if (this.#ids.length > 300) this.#ids.shift();
  }

  /** Returns an id, often a known one. */
  pick(chance: Chance): string {
    return this.#ids.length > 0 && chance.happens(0.8)
      ? chance.pick(this.#ids)
      : chance.id(1_700_000_000_000);
  }
}

const words = ["Milk", "2 lb chicken thighs", "bread", "Käse", "牛乳 1l", "eggs x12", "Ana", "corner shop"];
const texts = [
  ...words,
  "delete my account",
  "open-sesame",
  "correct horse",
  "2026-03-02",
  "2026-03-02T10:00:00.000Z",
  "Europe/Berlin",
  "EUR",
  "ana@example.com",
  "produce",
  "https://example.com/a.png",
  "abcdefghijklmnopqrstuvwxyz",
];

/** Makes a value that is valid by a schema's keywords. */
export function valid(schema: JsonSchema, chance: Chance, ids: KnownIds): unknown {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return valid(chance.pick(choices), chance, ids);
  if ("const" in schema) return schema.const;
  if (schema.enum !== undefined) return chance.pick(schema.enum);
  switch (schema.type) {
    case "object": {
      const fields = Object.entries(schema.properties ?? {}).filter(
        ([name]) => schema.required?.includes(name) === true || chance.happens(0.4),
      );
      return Object.fromEntries(fields.map(([name, field]) => [name, validField(name, field, chance, ids)]));
    }
    case "array":
      return Array.from({ length: chance.whole(0, Math.min(4, schema.maxItems ?? 4)) }, () =>
        valid(schema.items ?? {}, chance, ids),
      );
    case "integer":
      return chance.whole(schema.minimum ?? 0, Math.min(schema.maximum ?? 100, 10_000));
    case "number":
      return chance.whole((schema.minimum ?? 0) * 100, Math.min(schema.maximum ?? 100, 1000) * 100) / 100;
    case "boolean":
      return chance.happens(0.5);
    case "null":
      return null;
    case "string":
    case undefined:
      return validText(schema, chance, ids);
    default:
      throw new Error(`There are no values of type ${schema.type}.`);
  }
}

/** Makes values for fields with rules that their schema doesn't express. */
function validField(name: string, schema: JsonSchema, chance: Chance, ids: KnownIds): unknown {
  if (/email/i.test(name)) return `someone-${chance.whole(1, 40)}@example.com`;
  if (name === "secretCode") return "open-sesame";
  return valid(schema, chance, ids);
}

function validText(schema: JsonSchema, chance: Chance, ids: KnownIds): string {
  if (schema.format === "uuid") return ids.pick(chance);
  const { pattern, maxLength = 200 } = schema;
  const taken = texts.filter(
    (text) => text.length <= maxLength && (pattern === undefined || new RegExp(pattern, "u").test(text)),
  );
  return taken.length === 0 ? chance.pick(texts) : chance.pick(taken);
}

const deep = (depth: number): unknown => (depth === 0 ? [] : [deep(depth - 1)]);

/** Hostile values. */
export const strangeValues: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  2 ** 53,
  0.1,
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "‮evil",
  "x".repeat(5000),
  "😀".repeat(300),
  "'; DROP TABLE users; --",
  "<script>alert(1)</script>",
  "00000000-0000-0000-0000-000000000000",
  "../../etc/passwd",
  "2026-02-30T25:61:61Z",
  "a@b",
  "<a@b.io>",
  [],
  {},
  [[]],
  deep(40),
  { $ne: 1 },
  { toString: 1, constructor: { prototype: 1 } },
  Array.from({ length: 2000 }, (_, index) => index),
];

/** Mutates a valid body at one point. */
export function mutated(body: unknown, chance: Chance): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return chance.pick(strangeValues);
  const names = Object.keys(body);
  const name = names.length === 0 ? "name" : chance.pick(names);
  const fields = { ...body } as Record<string, unknown>;
  const strange = chance.pick(strangeValues);
  const kind = chance.whole(1, 5);
  if (kind === 1) delete fields[name];
  else if (kind === 2) fields["unknownField"] = strange;
  else if (kind === 3 && Array.isArray(fields[name])) fields[name] = [strange];
  else fields[name] = strange;
  return fields;
}
