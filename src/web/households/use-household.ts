import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { loadSession } from "../session/session.ts";
import { call } from "../api/client.ts";
import { useList } from "../list/list-provider.tsx";

const householdKey = ["household"];

/** The person's household. It is fetched again when the list's members change. */
export function useHousehold() {
  const { view } = useList();
  const client = useQueryClient();
  const seen = useRef(view.members);
  useEffect(() => {
    if (seen.current === view.members) return;
    seen.current = view.members;
    void loadSession({ force: true }).then(() => client.invalidateQueries({ queryKey: householdKey }));
  }, [view.members, client]);
  return useQuery({
    queryKey: householdKey,
    queryFn: ({ signal }) => call("getHousehold", {}, { signal }),
  });
}

/** After a change of the household: everything that depends on its members is fetched again. */
export function useHouseholdChanged(): () => Promise<void> {
  const { store } = useList();
  const client = useQueryClient();
  return async () => {
    // The permissions come first: the person may no longer be allowed to fetch the household.
    await loadSession({ force: true });
    await Promise.all([client.invalidateQueries({ queryKey: householdKey }), store.refresh()]);
  };
}
