type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value with only the fields that another one has, so that fields of later versions make no difference. */
export function alike(value: unknown, other: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(other)) {
    const shape = mergeRows(other);
    return value.map((row) => alike(row, shape));
  }
  if (!isFields(value) || !isFields(other)) return value;
  const names = Object.keys(other).toSorted();
  return Object.fromEntries(names.map((name) => [name, alike(value[name], other[name])]));
}

/** One row with the fields of all; of a field that is null in some, what it is in others. */
function mergeRows(rows: unknown[]): unknown {
  if (!rows.every(isFields)) return rows[0];
  const merged: Fields = {};
  for (const row of rows)
    for (const [name, value] of Object.entries(row))
      if (value !== null || !(name in merged)) merged[name] = value;
  return merged;
}

/** The parts of a download that change with each download: its time, the security events, and the last use of its session. */
const ofTheDownload = new Set(["exportedAt", "securityEvents"]);
const withoutUse = (name: string, value: unknown) => (name === "seenAt" ? undefined : value);

/** The tables of a download as `alike` leaves them; their rows come in no order. */
export function tablesAlike(data: unknown, other: unknown): unknown {
  const tables = Object.entries(alike(data, other) as Fields).filter(([name]) => !ofTheDownload.has(name));
  return Object.fromEntries(
    tables.map(([name, rows]) => [
      name,
      Array.isArray(rows) ? rows.map((row) => JSON.stringify(row, withoutUse)).toSorted() : rows,
    ]),
  );
}
