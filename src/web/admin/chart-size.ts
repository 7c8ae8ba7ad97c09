import type { CSSProperties } from "react";

/** The most bars that a chart shows. */
export const mostBars = 12;

/** CSS of the box of a chart with `rows` bars below each other, known before the chart is loaded. */
export function barsBox(rows: number): { className: string; style: CSSProperties } {
  const bars = Math.min(rows, mostBars);
  return {
    // Beside the list of the same categories it is as high as that.
    className: "h-(--narrow) md:h-(--wide)",
    style: { "--narrow": `${bars * 34}px`, "--wide": `${bars * 57}px` } as CSSProperties,
  };
}

/** Height in pixels of a chart over time. */
export const timeChartHeight = 180;
