import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import type { ActivityWeek } from "../../contract/admin/schema.ts";
import { call } from "../api/client.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { QueryBoundary } from "../session/query-boundary.tsx";
import { ChartFrame, ChartMissing } from "./chart-frame.tsx";
import { timeChartHeight } from "./chart-size.ts";
import { countText } from "../ui/count-of.ts";
import { Panel } from "./panel.tsx";
import { weekText } from "./week.ts";

const WeeksChart = lazyPart("weeks-chart", () => import("./weeks-chart.tsx"), ChartMissing);

const series = [
  { key: "signUps", title: "Sign-ups", about: "Accounts made each week", colour: "var(--chart-blue)" },
  {
    key: "activeHouseholds",
    title: "Active households",
    about: "Checked something off in a store that week",
    colour: "var(--accent)",
  },
] as const;

/** Sign-ups and active households by week. */
export function ActivityPanels() {
  const activity = useQuery({
    queryKey: ["admin", "activity"],
    queryFn: ({ signal }) => call("listActivity", {}, { signal }),
  });
  return (
    <>
      {series.map(({ key, title, about, colour }) => (
        <Panel key={key} title={title} text={about} className="lg:col-span-3">
          <QueryBoundary
            query={activity}
            failed="The figures can't be shown."
            waiting={<Skeleton className="h-64 w-full" />}
          >
            {(weeks) => <Weeks title={title} colour={colour} weeks={weeks} count={(week) => week[key]} />}
          </QueryBoundary>
        </Panel>
      ))}
    </>
  );
}

function Weeks({
  title,
  colour,
  weeks,
  count,
}: {
  title: string;
  colour: string;
  weeks: readonly ActivityWeek[];
  count: (week: ActivityWeek) => number;
}) {
  const rows = weeks.map((week) => ({ week: week.week, count: count(week) }));
  const current = rows.at(-1);
  const before = rows.at(-2);
  return (
    <>
      <p className="mb-3 flex flex-wrap items-baseline gap-x-2">
        <span className="text-[1.75rem] leading-tight font-bold tracking-[-0.02em] tabular-nums">
          {countText(current?.count ?? 0)}
        </span>
        <span className="text-sm text-ink-2">this week, {countText(before?.count ?? 0)} the week before</span>
      </p>
      <ChartFrame style={{ height: timeChartHeight }}>
        <WeeksChart title={title} rows={rows} colour={colour} />
      </ChartFrame>
      <details className="group mt-2 -mb-2">
        <summary className="-mx-2 flex min-h-11 list-none items-center gap-1.5 rounded-xl px-2 text-sm font-semibold text-ink-2">
          Show as a table
          <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <table className="w-full">
          <caption className="sr-only">{title} by week</caption>
          <thead>
            <tr className="text-sm text-ink-2 [&>th]:py-2 [&>th]:font-semibold">
              <th scope="col" className="text-start">
                Week of
              </th>
              <th scope="col" className="text-end">
                {title}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {rows.toReversed().map((row) => (
              <tr key={row.week}>
                <th scope="row" className="py-2 text-start font-normal">
                  {weekText(row.week)}
                </th>
                <td className="py-2 text-end font-[550] tabular-nums">{countText(row.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
