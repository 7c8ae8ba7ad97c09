import type { ComponentProps } from "react";
import { useList } from "../list/list-provider.tsx";
import { useCatalogueStatus } from "../list/use-catalogue.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { SuggestionList } from "./suggestion-list.tsx";

/** The suggestions, or the reason why there are none yet. */
export function Suggestions(props: Omit<ComponentProps<typeof SuggestionList>, "lacking">) {
  const { view, store } = useList();
  const catalogue = useCatalogueStatus();
  switch (view.status) {
    case "loading":
      return <Loading />;
    case "unreachable":
      return (
        <EmptyState
          title="Your list can't be loaded right now"
          text="What you add is kept on this device and sent as soon as Restock answers."
        >
          <Button look="soft" onClick={() => void store.refresh()}>
            Try again
          </Button>
        </EmptyState>
      );
    case "ready":
      if (catalogue === "coming" && props.text.trim() === "" && props.suggestions.length === 0)
        return <Loading />;
      return <SuggestionList {...props} lacking={catalogue === "lacking"} />;
  }
}

function Loading() {
  return (
    <div aria-busy="true">
      <Skeleton className="mt-4 mb-2 h-5 w-28 rounded-md" />
      <Skeleton className="h-70 w-full" />
    </div>
  );
}
