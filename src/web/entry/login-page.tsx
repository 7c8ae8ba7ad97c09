import { useRef } from "react";
import { Link, Redirect, useLocation, useSearch } from "wouter";
import { entryPath, invitationOfPath } from "../households/kept-invitation.ts";
import { LoadingPage } from "../shell.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { loginPath, redirectTarget } from "./redirect-target.ts";
import { useSession } from "../session/use-session.ts";

/** Sign in, or with `mode=register` create an account; then the screen that the person asked for opens. */
export default function LoginPage() {
  const session = useSession();
  const search = useSearch();
  const [, navigate] = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const mode = new URLSearchParams(search).get("mode") === "register" ? "register" : "login";
  const title = mode === "register" ? "Create account" : "Login";
  usePageTitle(title);

  if (session.status === "signedIn") return <Redirect to={redirectTarget(search)} replace />;
  if (session.status === "unknown") return <LoadingPage />;

  const switchTo = (other: "login" | "register") => {
    const invitation = invitationOfPath(redirectTarget(search));
    // An invited person has no secret code: their form is the invitation's own.
    if (other === "register" && invitation !== null)
      return navigate(entryPath(invitation, false), { replace: true });
    navigate(loginPath(other, search), { replace: true });
    form.current?.querySelector("input")?.focus();
  };
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col sm:pt-8">
      <PageHeader title={title} back="/" />
      <main className="flex flex-1 flex-col px-4 pt-2 pb-10">
        <p className="px-1 pb-5 text-pretty text-ink-2">
          {mode === "register"
            ? "Restock is in beta. With the secret code you're in."
            : "Your list is waiting for you."}
        </p>
        <CredentialsForm ref={form} mode={mode} onSwitch={switchTo} />
        {mode === "login" && (
          <p className="mt-4 text-center">
            <Link
              href="/forgot-password"
              className="inline-flex min-h-11 items-center rounded-lg px-1 font-[550] text-ink-2 underline underline-offset-4"
            >
              Forgot your password?
            </Link>
          </p>
        )}
        <p className={mode === "login" ? "mt-1 text-center text-ink-2" : "mt-6 text-center text-ink-2"}>
          {mode === "register" ? "You have an account?" : "New here?"}{" "}
          <button
            type="button"
            onClick={() => switchTo(mode === "register" ? "login" : "register")}
            className="min-h-11 rounded-lg px-1 font-[650] text-accent underline underline-offset-4"
          >
            {mode === "register" ? "Sign in" : "Create account"}
          </button>
        </p>
      </main>
    </div>
  );
}
