import type { ReactNode } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { useSession } from "./session/use-session.ts";
import { LoadingPage, UnreachablePage } from "./shell.tsx";

/**
 * Shows its children to people who are signed in; others sign in first and come back. A session that ends while the app is
 * open leads to the site's root, where Welcome says so.
 */
export function SignedIn({ loadingText, children }: { loadingText?: string; children: ReactNode }) {
  const session = useSession();
  const [path] = useLocation();
  const search = useSearch();
  if (session.status === "unknown") return <LoadingPage text={loadingText} />;
  if (session.status === "unreachable") return <UnreachablePage />;
  if (session.status === "signedOut") {
    if (session.ended !== undefined) return <Redirect to="/" replace />;
    return (
      <Redirect
        to={`/login?redirect=${encodeURIComponent(search === "" ? path : `${path}?${search}`)}`}
        replace
      />
    );
  }
  return children;
}
