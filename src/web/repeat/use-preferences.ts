import { useQuery } from "@tanstack/react-query";
import { call } from "../api/client.ts";

export const preferencesKey = ["recurring-preferences"];

/** The weekday on which repeats come due, and the time zone for due dates. */
export function usePreferences() {
  return useQuery({
    queryKey: preferencesKey,
    queryFn: ({ signal }) => call("getRecurringPreferences", {}, { signal }),
  });
}
