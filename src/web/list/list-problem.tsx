import { SearchX } from "lucide-react";
import { troubleText } from "../session/error-sentences.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { useList } from "./list-provider.tsx";

/** Shown while this device has no list and can't get one. */
export function NoList({ title = "Your list isn't on this device yet" }: { title?: string }) {
  const { view, store } = useList();
  return (
    <EmptyState title={title} text={troubleText(view.sync.connection)}>
      <Button onClick={() => void store.refresh()}>Try again</Button>
    </EmptyState>
  );
}

/** Shown instead of a store or a category that isn't on the person's list (any more). */
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
  usePageTitle("Not found");
  if (view.status === "unreachable") {
    return (
      <main className="flex flex-1 flex-col">
        <PageHeader title="Can't be reached" back={back} />
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
