import { Link } from "wouter";
import { initials } from "../session/person-name.ts";
import { useSession } from "../session/use-session.ts";

/** A link to the account, showing the person's initials. */
export function AccountLink() {
  const session = useSession();
  return (
    <Link
      href="/account"
      aria-label="Account"
      title="Account"
      className="grid size-11 shrink-0 place-items-center rounded-full border border-line bg-surface text-[0.9375rem] font-semibold text-ink-2 active:bg-line/60"
    >
      {session.status === "signedIn" ? initials(session.user) : null}
    </Link>
  );
}
