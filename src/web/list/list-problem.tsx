import { troubleText } from "../session/trouble-text.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { useList } from "./list-provider.tsx";

/** The screen while this device has no list and can't get one. */
export function NoList({ title = "Your list isn't on this device yet" }: { title?: string }) {
  const { view, store } = useList();
  return (
    <EmptyState title={title} text={troubleText(view.sync.connection)}>
      <Button onClick={() => void store.refresh()}>Try again</Button>
    </EmptyState>
  );
}
