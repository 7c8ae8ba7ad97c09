import type * as z from "zod/mini";

type Schema = z.core.$ZodType;

/**
 * Translates schemas of the contract into the source of checks by `src/web/api/shape.ts` (imported as `shape`). An object
 * that occurs more than once becomes a constant.
 * @throws Error for a kind of schema that the browser has no check for
 */
export function shapeSource(): { of(schema: Schema): string; shared(): string } {
  const names = new Map<Schema, string>();
  const constants: string[] = [];
  const of = (schema: Schema): string => {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    if (def.type === "string") return stringSource(def);
    if (def.type === "number" || def.type === "boolean") return `shape.${def.type}`;
    if (def.type === "literal") return oneOf(def.values);
    if (def.type === "enum") return oneOf(Object.values(def.entries));
    if (def.type === "nullable" || def.type === "optional") return `shape.${def.type}(${of(def.innerType)})`;
    if (def.type === "array") return `shape.array(${of(def.element)})`;
    if (def.type === "object") return objectSource(schema, def.shape);
    throw new Error(`The browser has no check for a reply's "${def.type}".`);
  };
  const objectSource = (schema: Schema, fields: Readonly<Record<string, Schema>>): string => {
    const known = names.get(schema);
    if (known !== undefined) return known;
    const entries = Object.entries(fields).map(([name, field]) => `${JSON.stringify(name)}: ${of(field)}`);
    const name = `object${names.size}`;
    names.set(schema, name);
    constants.push(`const ${name} = shape.object({ ${entries.join(", ")} });\n`);
    return name;
  };
  return { of, shared: () => constants.join("") };
}

function oneOf(values: readonly unknown[]): string {
  return `shape.oneOf(${values.map((value) => JSON.stringify(value)).join(", ")})`;
}

/** Makes the check of a text by its patterns. Ids need no check, because other fields reveal the reply of another server. */
function stringSource({ checks = [] }: z.core.$ZodStringDef): string {
  const patterns = checks.flatMap(({ _zod: { def } }) =>
    "pattern" in def && def.pattern instanceof RegExp ? [String(def.pattern)] : [],
  );
  return patterns.length === 0 ? "shape.string" : `shape.matching(${patterns.join(", ")})`;
}
