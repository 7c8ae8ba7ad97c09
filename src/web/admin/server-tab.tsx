import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, TriangleAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { ServerHealth } from "../../contract/admin/schema.ts";
import { keepFile } from "../accounts/own-data-file.ts";
import { call } from "../api/client.ts";
import { failure } from "../session/error-sentences.ts";
import { QueryBoundary } from "../session/query-boundary.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { Moment } from "../ui/moment.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { showError } from "../ui/toast.ts";
import { fileSize } from "./file-size.ts";
import { NothingYet, Panel } from "./panel.tsx";

const queryKey = ["admin", "health"];

/** How the server is, what should be done about it, and its backups. */
export function ServerTab() {
  const health = useQuery({ queryKey, queryFn: ({ signal }) => call("getServerHealth", {}, { signal }) });
  return (
    <QueryBoundary
      query={health}
      failed="The server's state can't be shown."
      waiting={<Skeleton className="h-96 w-full" />}
    >
      {(state) => (
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Advice advice={state.advice} />
          <State health={state} />
          <Backups backups={state.backups} />
          {state.jobs.failures.length > 0 && <Failures failures={state.jobs.failures} />}
        </div>
      )}
    </QueryBoundary>
  );
}

function Advice({ advice }: { advice: readonly string[] }) {
  return (
    <Panel title="What to do" className="md:col-span-2">
      {advice.length === 0 ? (
        <p className="text-ink-2">Nothing: all is well.</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {advice.map((sentence) => (
            <li key={sentence} className="flex gap-3">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2" />
              <span className="max-w-[75ch] min-w-0 wrap-anywhere">{sentence}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function State({ health }: { health: ServerHealth }) {
  const { database, jobs, disk } = health;
  const facts: [string, ReactNode][] = [
    ["Restock", health.version],
    ["Running since", <Moment key="startedAt" at={health.startedAt} />],
    ["Node.js", health.node.replace(/^v/, "")],
    ["PostgreSQL", `${database.version}${database.isEmbedded ? ", embedded" : ""}`],
    ["Database", fileSize(database.bytes)],
    ["Schema", database.schema.replace(/\.sql$/, "")],
    ["Disk", disk === null ? "Not known" : `${fileSize(disk.free)} free of ${fileSize(disk.size)}`],
    ["Jobs that wait", `${jobs.waiting}${jobs.overdue > 60 ? `, due for ${minutes(jobs.overdue)}` : ""}`],
    ["Jobs given up", `${jobs.failed}`],
    ["Mail", health.mail === "smtp" ? "Sent by SMTP" : "Written to a folder"],
    ["Mail that waits", <WaitingMail key="waitingMail" mail={health.waitingMail} />],
    ["AI model", health.aiModel ?? "None"],
    ...aiModelFacts(health),
    ["Metrics", metricsDoors[health.metrics]],
  ];
  return (
    <Panel title="This server">
      <dl className="divide-y divide-line">
        {facts.map(([term, value]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="text-ink-2">{term}</dt>
            <dd className="ms-auto min-w-0 text-end wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const metricsDoors = { none: "None", port: "At a port of their own", token: "With a token" } as const;

const aiModelWords = {
  answered: "Answered",
  unusable: "Made no sense",
  failed: "It failed",
  not_asked: "Rests after failures",
} as const;

function aiModelFacts({ aiModel, aiModelSaid }: ServerHealth): [string, string][] {
  if (aiModel === null) return [];
  return [["AI model's last answer", aiModelSaid === null ? "Not asked yet" : aiModelWords[aiModelSaid]]];
}

function WaitingMail({ mail: { count, oldest, reason } }: { mail: ServerHealth["waitingMail"] }) {
  if (count === 0) return "None";
  return (
    <>
      {oldest > 60 ? `${count}, for ${minutes(oldest)}` : count}
      {reason !== null && <span className="block text-sm text-ink-2">{reason}</span>}
    </>
  );
}

/** "3 minutes", "2 hours", in the reader's language. */
function minutes(seconds: number): string {
  const [value, unit] = seconds < 7200 ? [seconds / 60, "minute"] : [seconds / 3600, "hour"];
  return new Intl.NumberFormat(undefined, { style: "unit", unit, unitDisplay: "long" }).format(
    Math.floor(value),
  );
}

function Failures({ failures }: { failures: ServerHealth["jobs"]["failures"] }) {
  return (
    <Panel title="Jobs given up" text="They are forgotten after a week." className="md:col-span-2">
      <ul className="divide-y divide-line">
        {failures.map(({ name, count, reason }) => (
          <li key={name} className="py-2">
            <span className="font-medium">{count === 1 ? name : `${name}, ${count} times`}</span>
            <span className="block max-w-[75ch] text-sm wrap-anywhere text-ink-2">{reason}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Backups({ backups }: { backups: ServerHealth["backups"] }) {
  const client = useQueryClient();
  const [spoken, setSpoken] = useState("");
  const write = useMutation({
    mutationFn: () => call("backUpNow", {}, { waits: "long" }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey });
      setSpoken("The backup is written");
    },
    onError: (error) => showError(failure(error, "The backup couldn't be written. Please try again.")),
  });
  const keep = useMutation({
    mutationFn: (name: string) => keepFile(`/api/admin/backups/${encodeURIComponent(name)}`, name),
    onError: (error) => showError(failure(error, "The backup couldn't be downloaded. Please try again.")),
  });
  return (
    <Panel
      title="Backups"
      text="One every night. Copy them to another machine."
      action={
        <Button look="soft" disabled={write.isPending} onClick={() => write.mutate()}>
          {write.isPending ? "Writing..." : "Back up now"}
        </Button>
      }
    >
      {backups.length === 0 ? (
        <NothingYet>No backup yet</NothingYet>
      ) : (
        <ul aria-label="Backups" className="divide-y divide-line">
          {backups.map(({ name, bytes, createdAt }) => (
            <li key={name} className="flex min-h-14 items-center justify-between gap-3">
              <span className="min-w-0">
                <Moment at={createdAt} />
                <span className="block text-sm text-ink-2">{fileSize(bytes)}</span>
              </span>
              <IconButton
                label={`Download the backup ${name}`}
                disabled={keep.isPending}
                onClick={() => keep.mutate(name)}
              >
                <Download aria-hidden="true" className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <output className="sr-only">{keep.isPending ? "Preparing your file" : spoken}</output>
    </Panel>
  );
}
