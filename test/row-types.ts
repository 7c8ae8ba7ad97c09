import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import type { Statement } from "../src/server/db/statement.ts";

const root = join(import.meta.dirname, "..");

/** A statement that a module exports, and how another file refers to it: `listStores["all"]`, say. */
export type ExportedStatement = { module: string; path: string; statement: Statement<readonly unknown[]> };

/** All statements that modules of the server export, themselves or within an array or object. */
export async function exportedStatements(): Promise<ExportedStatement[]> {
  const modules = globSync("src/server/**/*.ts", { cwd: root })
    .filter((path) => !path.endsWith(".test.ts") && path !== "src/server/db/statement.ts")
    .filter((path) => /\bstatement[<(]/.test(readFileSync(join(root, path), "utf8")));
  const found: ExportedStatement[] = [];
  for (const module of modules.toSorted()) {
    const exported = (await import(join(root, module))) as object;
    for (const [name, value] of Object.entries(exported)) found.push(...statementsIn(module, name, value));
  }
  return found;
}

function statementsIn(module: string, path: string, value: unknown): ExportedStatement[] {
  if (typeof value !== "object" || value === null) return [];
  if ("name" in value && "text" in value)
    return [{ module, path, statement: value as Statement<readonly unknown[]> }];
  return Object.entries(value).flatMap(([key, part]) =>
    statementsIn(module, `${path}[${/^\d+$/.test(key) ? "number" : JSON.stringify(key)}]`, part),
  );
}

/** A result column: its type, and whether it can be null; null: PostgreSQL doesn't say. */
export type Column = { name: string; type: number; isNullable: boolean | null };

type Field = { name: string; dataTypeID: number; tableID: number; columnID: number };

/** Asks for the result columns of a statement, without running it. */
class Describe {
  readonly #text: string;
  readonly #done: (result: Field[] | Error) => void;
  #fields: Field[] = [];
  #error: Error | null = null;

  constructor(text: string, done: (result: Field[] | Error) => void) {
    this.#text = text;
    this.#done = done;
  }

  submit(connection: pg.Connection): void {
    connection.parse({ name: "", text: this.#text, types: [] }, true);
    connection.describe({ type: "S", name: "" }, true);
    connection.sync();
  }
  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#fields = fields;
  }
  handleError(error: Error): void {
    this.#error = error;
  }
  handleReadyForQuery(): void {
    this.#done(this.#error ?? this.#fields);
  }
}

/** @throws Error when PostgreSQL refuses the statement */
export async function describe(client: pg.ClientBase, text: string): Promise<Column[]> {
  const fields = await new Promise<Field[]>((resolve, reject) => {
    const done = (result: Field[] | Error) => (result instanceof Error ? reject(result) : resolve(result));
    client.query(new Describe(text, done) as never);
  });
  const { rows } = await client.query<{ table: number; column: number; required: boolean }>(
    // PostgreSQL doesn't know which columns of a view can be null.
    `SELECT attrelid::int AS table, attnum::int AS column, attnotnull AS required
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid AND c.relkind <> 'v'
     WHERE (attrelid::int, attnum::int) IN (SELECT * FROM unnest($1::int[], $2::int[]))`,
    [fields.map(({ tableID }) => tableID), fields.map(({ columnID }) => columnID)],
  );
  const required = new Map(rows.map((row) => [`${row.table}.${row.column}`, row.required]));
  const isOptional = /\b(LEFT|RIGHT|FULL)\b/i.test(text);
  return fields.map(({ name, dataTypeID, tableID, columnID }) => {
    const isRequired = required.get(`${tableID}.${columnID}`);
    // An outer join may leave out the row of a required column.
    const isKnown = isRequired !== undefined && !(isRequired && isOptional);
    return { name, type: dataTypeID, isNullable: isKnown ? !isRequired : null };
  });
}

/** What the driver makes of a value, by the type's object id; JSON may hold anything. */
const typeOf: Record<number, string> = {
  16: "boolean",
  17: "Buffer",
  19: "string",
  20: "number",
  21: "number",
  23: "number",
  25: "string",
  114: "any",
  700: "number",
  701: "number",
  1009: "string[]",
  1022: "number[]",
  1043: "string",
  1184: "string",
  // The result of a function that has none.
  2278: "any",
  2950: "string",
  2951: "string[]",
  3802: "any",
};

/** Types of the database itself have smaller object ids; rows of own types are not looked into. */
const firstOwnType = 16_384;

/** One statement with what PostgreSQL says of it, or with a fault that a test plants. */
export type Described = ExportedStatement & { columns: readonly Column[] };

/**
 * Compares the declared row type of each statement with its columns: the same names, types that fit, no `null` where there
 * can't be one, and one where a column of a table can be null.
 * @returns what the compiler says, one line for each fault, beginning with the statement's name
 */
export function compareRowTypes(described: readonly Described[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), "restock-rows-"));
  const file = join(folder, "rows.ts");
  const modules = [...new Set(described.map(({ module }) => module))];
  const lines = [
    `import type { Statement } from ${JSON.stringify(join(root, "src/server/db/statement.ts"))};`,
    ...modules.map(
      (module, index) => `import type * as m${index} from ${JSON.stringify(join(root, module))};`,
    ),
    "type RowOf<S> = S extends Statement<infer _P, infer R> ? R : never;",
    "type IsNone<R> = [R] extends [never] ? true : false;",
    "type Missing<R, C> = Exclude<keyof R, keyof C> | Exclude<keyof C, keyof R>;",
    "type Misfit<R, C> = { [K in keyof R & keyof C]-?: C[K] extends { type: infer T; nullable: infer N }",
    "  ? [Exclude<R[K], null | undefined>] extends [T] ? null extends R[K] ? N extends false ? K : never : N extends true ? K : never : K : K",
    "}[keyof R & keyof C];",
    "type Fault<R, C> = IsNone<R> extends true ? never : unknown extends R ? never : Missing<R, C> | Misfit<R, C>;",
    "declare function check<R, C>(...faults: [Fault<R, C>] extends [never] ? [] : [fault: never, where: Fault<R, C>]): void;",
  ];
  const nameOf = new Map<number, string>();
  for (const { module, path, statement, columns } of described) {
    const shape = columns
      .map(({ name, type, isNullable }) => {
        const known = type < firstOwnType ? typeOf[type] : "any";
        if (known === undefined) throw new Error(`${statement.name}: no type is known for ${name} (${type})`);
        return `${JSON.stringify(name)}: { type: ${known}; nullable: ${isNullable ?? "unknown"} }`;
      })
      .join("; ");
    lines.push(`check<RowOf<typeof m${modules.indexOf(module)}.${path}>, { ${shape} }>();`);
    nameOf.set(lines.length, statement.name);
  }
  writeFileSync(file, lines.join("\n"));
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: join(root, "tsconfig.server.json"),
      compilerOptions: {
        incremental: false,
        tsBuildInfoFile: null,
        typeRoots: [join(root, "node_modules/@types")],
      },
      include: [file],
      exclude: [],
    }),
  );
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, "node_modules/typescript/bin/tsc"), "-p", folder, "--pretty", "false"],
    { encoding: "utf8", cwd: root },
  );
  rmSync(folder, { recursive: true });
  return stdout
    .split("\n")
    .filter((line) => line.includes("error TS"))
    .map((line) => {
      const number = /rows\.ts\((\d+),/.exec(line)?.[1];
      const name = number === undefined ? undefined : nameOf.get(Number(number));
      return `${name ?? "?"}: ${line.slice(line.indexOf("error TS"))}`;
    });
}
