import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { timezones } from "../../contract/repeat/limits.ts";
import { timeZoneNamed } from "../../contract/repeat/time-zone.ts";
import { call } from "../api/client.ts";
import { useList } from "../list/list-provider.tsx";
import { preferencesKey } from "../repeat/use-preferences.ts";
import { RowSelect } from "../ui/row-select.tsx";
import { showError, showToast } from "../ui/toast.ts";
import { failure, serverSentence } from "../session/error-sentences.ts";
import { browserTimezone } from "../session/enter-and-leave.ts";
import { loadSession } from "../session/session.ts";

/** The time zone of the person: one of the twelve, the device's own, or the one that they had when this was opened. */
export function TimezoneSelect({ timezone }: { timezone: string }) {
  const note = useId();
  const [before] = useState(timezone);
  const { store } = useList();
  const client = useQueryClient();
  // One after the other: the last choice has to arrive last.
  const update = useMutation({
    scope: { id: "timezone" },
    mutationFn: (next: string) => call("changeRecurringPreferences", { body: { timezone: next } }),
    onSuccess: async () => {
      await loadSession({ force: true });
      showToast("Timezone Updated", { description: "Your timezone preference has been saved." });
      // Due dates depend on the time zone.
      void client.invalidateQueries({ queryKey: preferencesKey });
      void store.refresh();
    },
    onError: (error) => showError(serverSentence(error) ?? failure(error, "Failed to update timezone")),
  });
  const current = nameOf(timezone);
  const own = [current, nameOf(before), nameOf(browserTimezone())].filter((name) => !isOneOfTwelve(name));
  const choices = [...new Set([...own, ...timezones])];
  return (
    <div>
      <RowSelect
        label="Timezone"
        aria-describedby={note}
        aria-busy={update.isPending}
        value={update.isPending ? update.variables : current}
        onChange={({ target: { value } }) => update.mutate(value)}
      >
        {choices.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </RowSelect>
      <p id={note} className="px-4 pb-3.5 text-sm text-pretty text-ink-2">
        The household owner's timezone is used for recurring item scheduling.
      </p>
    </div>
  );
}

function nameOf(timezone: string): string {
  return timeZoneNamed(timezone) ?? timezone;
}

function isOneOfTwelve(name: string): boolean {
  return timezones.some((timezone) => timezone === name);
}
