import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { timeChartHeight } from "./chart-size.ts";
import { countText } from "../ui/count-of.ts";
import { shortWeekText, weekText } from "./week.ts";

const tick = { fill: "var(--ink-2)", fontSize: 12 };

/** A bar chart of one number a week. The table below has the same figures. The chunk is large: load it on demand. */
export default function WeeksChart({
  title,
  rows,
  colour,
}: {
  title: string;
  rows: readonly { week: string; count: number }[];
  colour: string;
}) {
  return (
    <div role="img" aria-label={summary(title, rows)} style={{ height: timeChartHeight }}>
      <ResponsiveContainer
        width="100%"
        height={timeChartHeight}
        initialDimension={{ width: 320, height: timeChartHeight }}
      >
        <BarChart
          data={[...rows]}
          accessibilityLayer={false}
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
          barCategoryGap="22%"
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="week"
            tickFormatter={shortWeekText}
            tickLine={false}
            axisLine={{ stroke: "var(--line)" }}
            tick={tick}
            minTickGap={28}
          />
          <YAxis
            allowDecimals={false}
            axisLine={false}
            tickLine={false}
            width="auto"
            tick={tick}
            tickFormatter={countText}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: "var(--line)", fillOpacity: 0.5 }}
            contentStyle={{
              background: "var(--ink)",
              border: "none",
              borderRadius: 12,
              padding: "8px 12px",
            }}
            labelStyle={{ color: "var(--paper)", fontSize: 13, opacity: 0.8 }}
            itemStyle={{ color: "var(--paper)", fontWeight: 600, padding: 0 }}
            separator=": "
            labelFormatter={(week) => typeof week === "string" && `Week of ${weekText(week)}`}
          />
          <Bar dataKey="count" name={title} fill={colour} radius={[4, 4, 0, 0]} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

function summary(title: string, rows: readonly { week: string; count: number }[]): string {
  const most = rows.reduce((best, row) => (row.count > best.count ? row : best), { week: "", count: 0 });
  if (most.count === 0) return `${title} by week: none in ${rows.length} weeks`;
  return `${title} by week: ${countText(rows.at(-1)!.count)} this week, at most ${countText(most.count)} in the week of ${weekText(most.week)}`;
}
