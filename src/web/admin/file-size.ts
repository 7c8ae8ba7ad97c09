const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** "67 kB", "1.2 GB", in the reader's language. */
export function fileSize(bytes: number, locale?: string): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const format = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: units[power]!,
    unitDisplay: power === 0 ? "long" : "short",
    maximumFractionDigits: power > 1 ? 1 : 0,
  });
  return format.format(bytes / 1000 ** power);
}
