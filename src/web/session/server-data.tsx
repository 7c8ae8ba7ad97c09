import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getSession, subscribeToSession } from "./session.ts";

const client = new QueryClient({
  defaultOptions: {
    // The spec's rule: nothing is fetched again unasked, nothing is tried again behind the person's back.
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

// What one person was shown is never another's.
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

/** For screens that need the network: what they have fetched from the server. The list isn't here; see `offline/`. */
export default function ServerData({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
