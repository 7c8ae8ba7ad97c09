import { useEffect, useRef } from "react";
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
import { forgetSharedFiles, readSharedFiles } from "./shared-files.ts";
import { StartView } from "./start-view.tsx";
import { useImportFlow, type OpenFlow } from "./use-import-flow.ts";

const title = "Bring a list along";

/** The page that imports a list from another app, a file or a text, with a preview before anything is added. */
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
  // The result is shown until the page is left.
  useEffect(() => () => void (flow.read().kind === "added" && flow.drop()), [flow]);
  useBroughtFiles(open, isLoading);
  const stop = () => {
    flow.stop();
    void forgetSharedFiles();
  };
  if (isLoading)
    return (
      <main aria-busy="true" className="px-4 pt-2">
        <Skeleton className="h-44 w-full" />
      </main>
    );
  if (state.kind === "start") return <StartView userId={userId} problem={state.problem} {...open} />;
  if (state.kind === "reading") return <ReadingView state={state} onStop={stop} />;
  if (state.kind === "preview") return <PreviewView state={state} {...open} />;
  return <AddedView flow={flow} added={state.added} />;
}

/** Reads files that were dropped, pasted or shared elsewhere in the app, as soon as the list is loaded. */
function useBroughtFiles({ flow, forReader }: Omit<OpenFlow, "state">, isLoading: boolean): void {
  const search = useSearch();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (isLoading) return;
    const take = () => void replaceDraft(flow, takeHandedOver(), forReader);
    take();
    return onHandedOver(take);
  }, [flow, forReader, isLoading]);
  const shared = new URLSearchParams(search).get("shared");
  const isTaken = useRef(false);
  useEffect(() => {
    if (isLoading || shared === null || isTaken.current) return;
    isTaken.current = true;
    const leave = () => window.location.pathname === "/import" && navigate("/import", { replace: true });
    if (shared === "lost") {
      flow.reportLostFiles();
      leave();
    } else void takeShared(flow, forReader).then(leave);
  }, [flow, forReader, isLoading, shared, navigate]);
}

/** Reads shared files. Until the draft is kept the files and their address stay, for a reload or a sign-in in between. */
async function takeShared(flow: ImportFlow, forReader: ReaderKnowledge): Promise<void> {
  await replaceDraft(flow, await readSharedFiles(), forReader);
  await forgetSharedFiles();
}

/** Reads files; a draft that they replace can be restored by the toast's undo. */
async function replaceDraft(
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
    action: { label: "Undo", run: () => void flow.restore(draft) },
  });
}
