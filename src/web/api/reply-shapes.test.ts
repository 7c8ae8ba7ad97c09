import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { routes as homeRoutes } from "virtual:routes/home";
import { routes as otherRoutes } from "virtual:routes/other-routes";
import type { Route } from "../../contract/route.ts";
import { routes } from "../../contract/routes.ts";

const table = { ...homeRoutes, ...otherRoutes };
const id = "01933b2e-0000-7000-8000-000000000001";

/** A reply that the schema takes. */
function example(schema: z.core.$ZodType): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "string") return exampleText(schema);
  if (def.type === "number") return 1;
  if (def.type === "boolean") return true;
  if (def.type === "literal") return def.values[0];
  if (def.type === "enum") return Object.values(def.entries)[0];
  if (def.type === "nullable" || def.type === "optional") return example(def.innerType);
  if (def.type === "array") return [example(def.element), example(def.element)];
  if (def.type === "object")
    return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, example(field)]));
  throw new Error(def.type);
}

function exampleText(schema: z.core.$ZodType): string {
  const texts = [id, `${id}.1.2`, "EUR", "22:00", "2026-03-02T10:00:00.000Z", "2026-03-02", "text"];
  return texts.find((text) => z.safeParse(schema, text).success)!;
}

/** Every place in a value, as the keys that lead to it. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [[]];
  return [
    [],
    ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner).map((path) => [key, ...path])),
  ];
}

/** A copy of the value with something else at one place; `missing`: nothing. */
const missing = Symbol("missing");
function changed(value: unknown, [key, ...rest]: string[], to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, index) => {
      const next = String(index) === key ? changed(one, rest, to) : one;
      return next === missing ? [] : [next];
    });
  }
  const copy: Record<string, unknown> = { ...(value as object) };
  const inner = changed(copy[key], rest, to);
  if (inner === missing) delete copy[key];
  else copy[key] = inner;
  return copy;
}

const others = [null, missing, 7, "", "text", true, [], {}, [null], { ok: true }, "EUR", `${id}.1.2`, id];

test.each(Object.entries(routes as Record<string, Route>))(
  "the check of %s agrees with its schema, wherever a reply is changed",
  (name, { reply }) => {
    const isReply = table[name]![2];
    const good = example(reply!);
    expect(isReply(good)).toBe(true);
    expect(isReply({ welcome: true })).toBe(false);
    expect(isReply(undefined)).toBe(false);
    fc.assert(
      fc.property(fc.constantFrom(...pathsIn(good)), fc.constantFrom(...others), (path, to) => {
        const reply_ = changed(good, path, to);
        const { success } = z.safeParse(reply!, reply_ === missing ? undefined : reply_);
        // An id may be any text, and a number any number: no other server's reply differs in that alone.
        if (success || !isLoose(good, path, to))
          expect([path, to, isReply(reply_)]).toEqual([path, to, success]);
      }),
      { numRuns: 200, seed: 20261122 },
    );
  },
);

/** Whether only the format of an id differs, which the browser doesn't look at. */
function isLoose(good: unknown, path: readonly string[], to: unknown): boolean {
  const at = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], good);
  return at === id && typeof to === "string";
}
