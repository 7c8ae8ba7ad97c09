import { useMutation } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Link, Redirect, useLocation, useSearch } from "wouter";
import { passwordLength } from "../../contract/accounts/limits.ts";
import type { Invitation } from "../../contract/households/schema.ts";
import { ApiError, call } from "../api/client.ts";
import {
  InvitationProblem,
  InvitationUnreachable,
  LoadingInvitation,
  UsedInvitation,
} from "../households/invitation-notices.tsx";
import { wantInstallHint } from "../households/install-offer.ts";
import { entryPath, forgetInvitation, invitationPath } from "../households/kept-invitation.ts";
import { endedSentence, hasEnded, useInvitation } from "../households/use-invitation.ts";
import { chooseTab } from "../home-tab.ts";
import { Button } from "../ui/button.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { TextField } from "../ui/text-field.tsx";
import { showToast } from "../ui/toast.ts";
import { usePageTitle } from "../ui/use-page-title.ts";
import { EmailField } from "../session/email-field.tsx";
import { emailError, newPasswordError, optionalNameError } from "../session/field-rules.ts";
import { PasswordField } from "../ui/password-field.tsx";
import { failure, serverSentence } from "../session/error-sentences.ts";
import { browserHeaders, enterApp } from "../session/enter-and-leave.ts";
import { useOperationKey } from "../session/use-operation-key.ts";
import { useSession } from "../session/use-session.ts";

/** How long the success message stays before Home opens. */
const redirectAfterMs = 2000;

/** The screen on which an invited person without an account creates one. */
export default function CreatePasswordPage() {
  const token = new URLSearchParams(useSearch()).get("token") ?? "";
  return token === "" ? <InvalidInvitation /> : <Invited key={token} token={token} />;
}

function Invited({ token }: { token: string }) {
  const session = useSession();
  const { data: invitation, error, isFetching, refetch } = useInvitation(token);
  if (session.status === "signedIn") return <Redirect to={invitationPath(token)} replace />;
  if (error instanceof ApiError && error.problem.code === "invitation_used")
    return <UsedInvitation token={token} />;
  if (hasEnded(error)) return <InvalidInvitation />;
  if (error !== null && !isFetching)
    return <InvitationUnreachable error={error} onRetry={() => void refetch()} />;
  if (invitation === undefined) return <LoadingInvitation />;
  if (invitation.userExists) return <HasAccount token={token} />;
  return <AccountForm token={token} invitation={invitation} />;
}

function HasAccount({ token }: { token: string }) {
  // They may come from there, by "Create account".
  useEffect(() => showToast("You have an account already", { position: "top" }), []);
  return <Redirect to={entryPath(token, true)} replace />;
}

function InvalidInvitation() {
  return (
    <InvitationProblem title="Invalid Invitation" text="This invitation link is invalid or has expired." />
  );
}

function AccountForm({ token, invitation }: { token: string; invitation: Invitation }) {
  usePageTitle("Create Your Account");
  const [, navigate] = useLocation();
  const [created, setCreated] = useState(false);
  const { register, handleSubmit, control, formState } = useForm({
    mode: "onChange",
    defaultValues: { email: invitation.inviteeEmail ?? "", name: "", password: "" },
  });
  const keyOf = useOperationKey();
  const isLink = invitation.inviteeEmail === null;
  const [email, password] = useWatch({ control, name: ["email", "password"] });
  const passwordFits = newPasswordError(password) === undefined;
  const valid = passwordFits && (!isLink || emailError(email) === undefined);
  const create = useMutation({
    mutationFn: (typed: { email: string; name: string; password: string }) => {
      const own = { password: typed.password, name: typed.name.trim() || null };
      const body = isLink ? { ...own, email: typed.email.trim() } : own;
      const options = { operation: keyOf(body), headers: browserHeaders() };
      return call("createInvitedAccount", { params: { token }, body }, options);
    },
    onSuccess: () => {
      forgetInvitation();
      setCreated(true);
      showToast("Welcome!", {
        description: "Your account has been created and you've joined the household.",
      });
    },
    onError: (error) =>
      showToast("Failed to create account", {
        description: hasEnded(error)
          ? endedSentence
          : (serverSentence(error) ?? failure(error, "Something went wrong. Please try again.")),
        position: "top",
      }),
  });
  useEffect(() => {
    if (!created) return;
    const timer = setTimeout(
      () =>
        void enterApp((userId) => {
          chooseTab("stores");
          wantInstallHint(userId);
          navigate("/home", { replace: true });
        }),
      redirectAfterMs,
    );
    return () => clearTimeout(timer);
  }, [created, navigate]);
  const busy = create.isPending || created;
  const submit = handleSubmit((typed) => !busy && create.mutate(typed));
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col sm:pt-8">
      <PageHeader title="Create Your Account" />
      <main className="flex flex-1 flex-col px-4 pt-2 pb-10">
        <p dir="auto" className="px-1 pb-5 text-pretty text-ink-2">
          {invitation.inviterName} shares a shopping list with you. Choose a password and you're in.
        </p>
        <output>
          {created && (
            <span className="mb-5 flex items-center gap-3 rounded-card bg-accent-soft px-4 py-3.5 font-[550] text-accent">
              <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
              Account created! Redirecting you to the app...
            </span>
          )}
        </output>
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <EmailField
            readOnly={!isLink || busy}
            error={isLink && formState.touchedFields.email ? formState.errors.email?.message : undefined}
            {...register("email", isLink ? { validate: emailError } : {})}
          />
          <TextField
            label="Name (optional)"
            dir="auto"
            autoComplete="given-name"
            placeholder="Enter your name"
            readOnly={busy}
            error={formState.errors.name?.message}
            {...register("name", { validate: optionalNameError })}
          />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            placeholder="Enter at least 8 characters"
            maxLength={passwordLength.max}
            readOnly={busy}
            valid={passwordFits}
            error={password === "" ? undefined : formState.errors.password?.message}
            {...register("password", { validate: newPasswordError })}
          />
          <Button type="submit" disabled={!valid || busy} className="mt-1 min-h-14 text-lg">
            {create.isPending ? "Creating Account..." : "Continue"}
          </Button>
        </form>
        <p className="mt-6 text-center text-ink-2">
          You have an account?{" "}
          <Link
            href={entryPath(token, true)}
            className="inline-flex min-h-11 items-center rounded-lg px-1 font-[650] text-accent underline underline-offset-4"
          >
            Sign in
          </Link>
        </p>
      </main>
    </div>
  );
}
