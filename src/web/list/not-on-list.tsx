import { SearchX } from "lucide-react";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { NoList } from "./list-problem.tsx";
import { useList } from "./list-provider.tsx";
import { connectionTitles } from "./sync-notice.ts";

/** The screen in place of a store or a category that isn't on the person's list (any more). */
export function NotOnList({
  title,
  text,
  back,
  backLabel,
}: {
  title: string;
  text: string;
  back: string;
  backLabel: string;
}) {
  const { view } = useList();
  const { connection } = view.sync;
  usePageTitle("Not found");
  if (view.status === "unreachable") {
    return (
      <main className="flex flex-1 flex-col">
        <PageHeader title={connectionTitles[connection === "ok" ? "unreachable" : connection]} back={back} />
        <NoList />
      </main>
    );
  }
  return (
    <main className="flex flex-1 flex-col">
      <PageHeader title="Not found" back={back} />
      <EmptyState icon={SearchX} title={title} text={text}>
        <ButtonLink href={back}>{backLabel}</ButtonLink>
      </EmptyState>
    </main>
  );
}
