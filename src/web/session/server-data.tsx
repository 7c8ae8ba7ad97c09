import { MutationCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { dismissError } from "../ui/toast.ts";
import { getSession, subscribeToSession } from "./session.ts";

const client = new QueryClient({
  mutationCache: new MutationCache({ onMutate: dismissError }),
  defaultOptions: {
    // The spec's rule: nothing is refetched or retried without an action of the person.
    queries: {
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: "always",
    },
    mutations: { retry: false, networkMode: "always" },
  },
});

// One person's data is never shown to another.
let seenBy = userId();
subscribeToSession(() => {
  const now = userId();
  if (now !== seenBy) client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "invitation" });
  seenBy = now;
});

function userId(): string | null {
  const session = getSession();
  return session.status === "signedIn" ? session.user.id : null;
}

/** The query cache of screens that need the network. The list isn't in it; see `offline/`. */
export default function ServerData({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
