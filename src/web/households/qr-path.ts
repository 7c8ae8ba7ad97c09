import { encodeQR } from "qr";

/** A QR code as an SVG path of unit squares, light margin included; `size` is the side of its view box. */
export function qrPath(text: string): { size: number; path: string } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const parts: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      parts.push(`M${from} ${y}h${x + 1 - from}v1H${from}z`);
    }
  });
  return { size: rows.length, path: parts.join("") };
}
