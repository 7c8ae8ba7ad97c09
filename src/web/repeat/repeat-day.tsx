import { useMutation, useQueryClient } from "@tanstack/react-query";
import { weekdays } from "../../contract/repeat/limits.ts";
import { failure, serverSentence } from "../session/error-sentences.ts";
import { call } from "../api/client.ts";
import { useList } from "../list/list-provider.tsx";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { showToast } from "../ui/toast.ts";
import { preferencesKey, usePreferences } from "./use-preferences.ts";

/** The weekday on which repeats are due; the whole line opens the platform's own list of days. */
export function RepeatDay() {
  const { store } = useList();
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = usePreferences();
  // One after the other: the last choice has to arrive last.
  const update = useMutation({
    scope: { id: "recurring-day" },
    mutationFn: (recurringDay: number) => call("changeRecurringPreferences", { body: { recurringDay } }),
    onSuccess: (preferences) => {
      client.setQueryData(preferencesKey, preferences);
      // Every due date depends on the weekday.
      void store.refresh();
    },
    onError: (error) =>
      showToast("Failed to update day", {
        description: serverSentence(error) ?? failure(error, "Failed to update preferences"),
      }),
  });

  if (data === undefined && (error === null || isFetching)) {
    return (
      <div aria-busy="true">
        <Skeleton className="h-14 w-full" />
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div
        role="alert"
        className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface py-1.5 ps-4 pe-2"
      >
        <p className="min-w-0 flex-1 text-sm text-ink-2">The weekday can't be shown without the server.</p>
        <Button look="soft" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  const day = update.isPending ? update.variables : data.recurringDay;
  return (
    <div className="relative flex min-h-14 items-center gap-3.5 rounded-card border border-line bg-surface px-4 py-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <p className="min-w-0 flex-1">
        Add to my list every <b className="font-bold text-accent">{weekdays[day]}</b>
      </p>
      <span aria-hidden="true" className="text-sm font-[550] text-ink-2 print:hidden">
        Change
      </span>
      <select
        aria-label="Change the weekday"
        aria-busy={update.isPending}
        value={day}
        onChange={({ target }) => update.mutate(Number(target.value))}
        className="absolute inset-0 size-full appearance-none rounded-card opacity-0"
      >
        {weekdays.map((name, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
