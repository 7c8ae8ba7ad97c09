import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, TriangleAlert } from "lucide-react";
import { useState } from "react";
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
        <div className="grid gap-4 md:grid-cols-2">
          <Advice advice={state.advice} />
          <State health={state} />
          <Backups backups={state.backups} />
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
  const { database, jobs } = health;
  const facts: [string, string][] = [
    ["Restock", health.version],
    ["Node.js", health.node.replace(/^v/, "")],
    ["PostgreSQL", `${database.version}${database.isEmbedded ? ", embedded" : ""}`],
    ["Database", fileSize(database.bytes)],
    ["Schema", database.schema.replace(/\.sql$/, "")],
    ["Jobs that wait", `${jobs.waiting}`],
    ["Jobs given up", `${jobs.failed}`],
    ["Mail", health.mail === "smtp" ? "Sent by SMTP" : "Written to a folder"],
    ["AI model", health.aiModel ?? "None"],
  ];
  return (
    <Panel title="This server">
      <dl className="divide-y divide-line">
        {facts.map(([term, value]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="text-ink-2">{term}</dt>
            <dd className="min-w-0 text-end wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Backups({ backups }: { backups: ServerHealth["backups"] }) {
  const client = useQueryClient();
  const [said, setSaid] = useState("");
  const write = useMutation({
    mutationFn: () => call("backUpNow", {}),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey });
      setSaid("The backup is written");
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
      <output className="sr-only">{keep.isPending ? "Preparing your file" : said}</output>
    </Panel>
  );
}
