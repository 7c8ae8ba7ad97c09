import { useEffect, useState } from "react";
import { endWasShown } from "../session/enter-and-leave.ts";
import { useSession } from "../session/use-session.ts";
import { ButtonLink } from "../ui/button.tsx";

/** Says once that the server ended the session, with the way back to the screen that the person was on. */
export function SessionEnded() {
  const session = useSession();
  const [left] = useState(session.status === "signedOut" ? session.ended : undefined);
  useEffect(endWasShown, []);
  if (left === undefined) return null;
  return (
    <section
      aria-label="Signed out"
      className="mt-3 flex flex-col gap-3 rounded-card bg-accent-soft p-4 sm:flex-row sm:items-center"
    >
      <p role="status" className="flex-1 text-pretty text-ink">
        You were signed out. What you did here is kept, and goes on when you sign in again.
      </p>
      <ButtonLink href={`/login?redirect=${encodeURIComponent(left)}`}>Sign in</ButtonLink>
    </section>
  );
}
