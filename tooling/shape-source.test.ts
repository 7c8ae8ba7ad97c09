import { expect, test } from "vitest";
import * as z from "zod/mini";
import { shapeSource } from "./shape-source.ts";

test("a schema is translated once, with its patterns", () => {
  const source = shapeSource();
  const row = z.object({ id: z.uuid(), at: z.nullable(z.string()) });
  expect(source.of(z.array(row))).toBe("shape.array(object0)");
  expect(source.of(z.object({ row, code: z.string().check(z.regex(/^[A-Z]{3}$/)) }))).toBe("object1");
  expect(source.shared().split("\n")).toEqual([
    'const object0 = shape.object({ "id": shape.string, "at": shape.nullable(shape.string) });',
    'const object1 = shape.object({ "row": object0, "code": shape.matching(/^[A-Z]{3}$/) });',
    "",
  ]);
});

test("a schema that the browser can't check is an error of the build", () => {
  expect(() => shapeSource().of(z.record(z.string(), z.number()))).toThrow(
    'no check for a reply\'s "record"',
  );
});
