import { useEffect, useState } from "react";
import { endWasShown } from "../session/enter-and-leave.ts";
import { useSession } from "../session/use-session.ts";
import { ButtonLink } from "../ui/button.tsx";

/** The screen on which the server ended the person's session, if it did; it is told once, to the screen that says so. */
export function useSessionEnd(): string | undefined {
  const session = useSession();
  const [left] = useState(session.status === "signedOut" ? session.ended : undefined);
  useEffect(endWasShown, []);
  return left;
}

/** Says that the server ended the session. `login` leads back to the screen that the person was on. */
export function SessionEnded({ login }: { login: string }) {
  return (
    <section
      aria-label="Signed out"
      className="mt-3 flex flex-col gap-3 rounded-card bg-accent-soft p-4 sm:flex-row sm:items-center"
    >
      <p role="status" className="flex-1 text-pretty text-ink">
        You were signed out. What you did here is kept, and goes on when you sign in again.
      </p>
      <ButtonLink href={login}>Sign in</ButtonLink>
    </section>
  );
}
