import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { onHandedOver, takeHandedOver } from "../handed-over.ts";
import { useList } from "../list/list-provider.tsx";
import { useSession } from "../session/use-session.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { showToast } from "../ui/toast.ts";
import { usePageTitle } from "../ui/use-page-title.ts";
import { AddedView } from "./added-view.tsx";
import { PreviewView } from "./preview-view.tsx";
import type { ImportFlow, ReaderKnowledge } from "./import-flow.ts";
import { prepareReader } from "./reader.ts";
import { ReadingView } from "./reading-view.tsx";
import { takeSharedFiles } from "./shared-files.ts";
import { StartView } from "./start-view.tsx";
import { useImportFlow, type OpenFlow } from "./use-import-flow.ts";

const title = "Bring a list along";

/** Takes a list from another app, a file or a text; it is looked over before anything is added. */
export default function ImportPage() {
  usePageTitle(title);
  const session = useSession();
  if (session.status !== "signedIn") return null;
  return (
    <>
      <PageHeader title={title} back="/account" />
      <Import userId={session.user.id} />
    </>
  );
}

function Import({ userId }: { userId: string }) {
  const { state, ...open } = useImportFlow(userId);
  const { flow } = open;
  const { status } = useList().view;
  const isLoading = status === "loading";
  useEffect(prepareReader, []);
  // What was added is told once.
  useEffect(() => () => void (flow.read().kind === "added" && flow.drop()), [flow]);
  useBroughtFiles(open, isLoading);
  if (isLoading)
    return (
      <main aria-busy="true" className="px-4 pt-2">
        <Skeleton className="h-44 w-full" />
      </main>
    );
  if (state.kind === "start") return <StartView userId={userId} problem={state.problem} {...open} />;
  if (state.kind === "reading") return <ReadingView state={state} onStop={() => flow.stop()} />;
  if (state.kind === "preview") return <PreviewView state={state} {...open} />;
  return <AddedView flow={flow} added={state.added} />;
}

/** Reads what was dropped, pasted or shared elsewhere in the app, once the list is known. */
function useBroughtFiles({ flow, forReader }: Omit<OpenFlow, "state">, isLoading: boolean): void {
  const search = useSearch();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (isLoading) return;
    const take = () => void bringInstead(flow, takeHandedOver(), forReader);
    take();
    return onHandedOver(take);
  }, [flow, forReader, isLoading]);
  const isShared = new URLSearchParams(search).has("shared");
  useEffect(() => {
    if (isLoading || !isShared) return;
    const lost = new URLSearchParams(search).get("shared") === "lost";
    navigate("/import", { replace: true });
    if (lost) flow.tellLost();
    else void takeSharedFiles().then((files) => bringInstead(flow, files, forReader));
  }, [flow, forReader, isLoading, isShared, search, navigate]);
}

/** Brings files where another list may wait to be added, which can be had back. */
async function bringInstead(
  flow: ImportFlow,
  files: readonly File[],
  forReader: ReaderKnowledge,
): Promise<void> {
  const before = flow.read();
  await flow.bring(files, forReader);
  const after = flow.read();
  const isReplaced = files.length > 0 && after.kind === "preview" && after.problem === null;
  if (before.kind !== "preview" || !isReplaced) return;
  const { draft } = before;
  showToast(`This is in place of ${draft.file ?? "the pasted text"}`, {
    action: { label: "Undo", run: () => void flow.takeUp(draft) },
  });
}
