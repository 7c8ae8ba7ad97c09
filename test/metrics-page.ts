/** A sample of a metrics page: one time series with its value. */
export type Sample = { name: string; labels: Record<string, string>; value: number };

const lineOf = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;

/** Reads what a server says in Prometheus' text format. @throws Error for a line that is none of it */
export function readSamples(text: string): Sample[] {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [, name, labels = "", value] = lineOf.exec(line) ?? [];
    if (name === undefined) throw new Error(`This is no sample: ${line}`);
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, word]) => [key, word]);
    return { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) };
  });
}

/** The value of the series with these labels; null without one. */
export function valueOf(text: string, name: string, labels: Record<string, string> = {}): number | null {
  const found = readSamples(text).find(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, word]) => sample.labels[key] === word),
  );
  return found?.value ?? null;
}

/** The names of all metrics of a page, with their types. */
export function metricTypes(text: string): Map<string, string> {
  return new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name!, type!]));
}
