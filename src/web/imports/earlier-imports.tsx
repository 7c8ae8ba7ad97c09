import { useEffect, useState } from "react";
import type { Import } from "../../contract/imports/schema.ts";
import { call } from "../api/client.ts";
import { QueryBoundary } from "../session/query-boundary.tsx";
import { Button } from "../ui/button.tsx";
import { CardList } from "../ui/card.tsx";
import { Moment } from "../ui/moment.tsx";
import { Section } from "../ui/section.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { addedText } from "./added-text.ts";
import { formatName } from "./format-names.ts";
import type { ImportFlow } from "./import-flow.ts";
import { useUndo } from "./use-undo.ts";

/** Lists the imports of the last 30 days, by all members of the list. */
export function EarlierImports({ flow }: { flow: ImportFlow }) {
  const imports = useImports();
  if (imports.data?.length === 0) return null;
  return (
    <Section title="Brought along in the last 30 days">
      <QueryBoundary
        query={imports}
        failed="What was brought along can't be shown."
        waiting={<Skeleton className="h-20 w-full" />}
      >
        {(shown) => (
          <CardList>
            {shown.map((one) => (
              <ImportRow key={one.id} one={one} flow={flow} />
            ))}
          </CardList>
        )}
      </QueryBoundary>
    </Section>
  );
}

function ImportRow({ one, flow }: { one: Import; flow: ImportFlow }) {
  const { undone, pending, undo } = useUndo(flow, one.id);
  const name = one.file ?? "Pasted text";
  const wasUndone = one.undoneAt !== null || undone !== null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-48 flex-1">
        <p dir="auto" className="font-[550] wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-ink-2">
          {formatName(one.format)} · <Moment at={one.createdAt} />
        </p>
        <p className="text-sm text-ink-2">{addedText(one) || "Nothing was new"}</p>
      </div>
      <output className="text-sm text-ink-2">{undone ?? (wasUndone && "Undone")}</output>
      {!wasUndone && addedText(one) !== "" && (
        <Button
          look="soft"
          aria-label={`Undo: ${name}`}
          aria-disabled={pending}
          className="ms-auto aria-disabled:opacity-55"
          onClick={() => void undo()}
        >
          {pending ? "Undoing …" : "Undo"}
        </Button>
      )}
    </li>
  );
}

type Loaded = { data?: Import[]; error: Error | null; isFetching: boolean };

const loading: Loaded = { error: null, isFetching: true };

/** Fetches the imports each time the page opens. */
function useImports() {
  const [state, setState] = useState(loading);
  useEffect(() => void load().then(setState), []);
  const refetch = async () => {
    setState(loading);
    setState(await load());
  };
  return { data: state.data, error: state.error, isFetching: state.isFetching, refetch };
}

async function load(): Promise<Loaded> {
  try {
    return { data: await call("listImports", {}), error: null, isFetching: false };
  } catch (error) {
    return { error: error as Error, isFetching: false };
  }
}
