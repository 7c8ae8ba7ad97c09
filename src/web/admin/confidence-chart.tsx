import {
  Bar,
  BarChart,
  LabelList,
  Rectangle,
  ResponsiveContainer,
  XAxis,
  YAxis,
  type BarShapeProps,
} from "recharts";
import { categoryTitle } from "../../contract/categories/rules.ts";
import { barsBox, mostBars } from "./chart-size.ts";
import { confidenceLevel, type ConfidenceLevel } from "./confidence.ts";

const colours: Record<ConfidenceLevel, string> = {
  high: "var(--accent)",
  medium: "var(--caution-fill)",
  low: "var(--danger)",
};
/** The most characters of a name beside its bar. */
const nameLength = 18;

type Row = { name: string; score: number };

/** Confidence by category of one store. The list beside it has the same as text. The chunk is large: load it on demand. */
export default function ConfidenceChart({
  storeName,
  categories,
}: {
  storeName: string;
  categories: readonly { categoryName: string; confidenceScore: number }[];
}) {
  const rows: Row[] = categories.slice(0, mostBars).map(({ categoryName, confidenceScore }) => ({
    name: categoryTitle(categoryName),
    score: Math.round(confidenceScore),
  }));
  return (
    <div
      role="img"
      aria-label={`Confidence by category at ${storeName}: ${rows.map(({ name, score }) => `${name} ${score}%`).join(", ")}`}
      {...barsBox(rows.length)}
    >
      <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 320 }}>
        <BarChart
          data={rows}
          layout="vertical"
          accessibilityLayer={false}
          margin={{ top: 0, right: 44, bottom: 0, left: 0 }}
        >
          <XAxis type="number" domain={[0, 100]} hide />
          <YAxis
            type="category"
            dataKey="name"
            width={136}
            axisLine={false}
            tickLine={false}
            interval={0}
            tickFormatter={shortName}
            tick={{ fill: "var(--ink)", fontSize: 14 }}
          />
          <Bar
            dataKey="score"
            barSize={18}
            isAnimationActive={false}
            background={{ fill: "var(--line)", fillOpacity: 0.5, radius: 6 }}
            shape={ScoreBar}
          >
            <LabelList
              dataKey="score"
              position="right"
              formatter={(score) => `${String(score)}%`}
              fill="var(--ink-2)"
              fontSize={13}
              fontWeight={600}
            />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

function ScoreBar({ x, y, width, height, payload }: BarShapeProps) {
  const { score } = payload as Row;
  return (
    <Rectangle x={x} y={y} width={width} height={height} radius={6} fill={colours[confidenceLevel(score)]} />
  );
}

function shortName(name: string): string {
  const letters = [...name];
  return letters.length > nameLength ? `${letters.slice(0, nameLength - 1).join("")}…` : name;
}
