import { useEffect, useState, type ReactNode, type Ref } from "react";
import { useForm } from "react-hook-form";
import { passwordLength, personNameLength } from "../../contract/accounts/limits.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { showToast } from "../ui/toast.ts";
import { PasswordField } from "../ui/password-field.tsx";
import { EmailField } from "../session/email-field.tsx";
import { troubleText } from "../session/trouble-text.ts";
import { createAccount, logIn } from "../session/enter-and-leave.ts";
import { getSession } from "../session/session.ts";
import { useOperationKey } from "../session/use-operation-key.ts";
import { loginError, registrationError } from "./form-errors.ts";

type Mode = "login" | "register";
type Fields = { email: string; password: string; firstName: string; secretCode: string };
type FormError = { mode: Mode; kind: "secretCode" } | { mode: Mode; kind: "sentence"; text: string };

/** The typed values stay when the form is switched between signing in and signing up. */
export function CredentialsForm({
  ref,
  mode,
  onSwitch,
}: {
  ref: Ref<HTMLFormElement>;
  mode: Mode;
  onSwitch: (mode: Mode) => void;
}) {
  const { register, handleSubmit, setFocus, getValues, setValue, formState } = useForm<Fields>({
    defaultValues: { email: "", password: "", firstName: "", secretCode: codeOfLink() },
  });
  // A start address that is opened where this form shows changes only the hash.
  useEffect(() => {
    let given = codeOfLink();
    const follow = () => {
      const code = codeOfLink();
      if (code === "" || getValues("secretCode") !== given) return;
      given = code;
      setValue("secretCode", code);
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [getValues, setValue]);
  const keyOf = useOperationKey();
  const [formError, setFormError] = useState<FormError | null>(null);
  const registering = mode === "register";
  const pending = formState.isSubmitting;

  const send = handleSubmit(async (typed) => {
    const given = { ...typed, email: typed.email.trim(), secretCode: typed.secretCode.trim() };
    const { email, password, secretCode } = given;
    setFormError(null);
    const missing = whatIsMissing(given, mode);
    if (missing !== null) {
      showToast("Missing information", { description: missing.sentence, position: "top" });
      setFocus(missing.field);
      return;
    }
    try {
      if (registering) {
        const registration = { email, password, firstName: typed.firstName.trim() || null, secretCode };
        await createAccount(registration, keyOf(registration));
      } else await logIn({ email, password });
      // The credentials were accepted, but the session could not be fetched.
      const session = getSession();
      const why = session.status === "unreachable" ? session.why : "unreachable";
      if (session.status !== "signedIn") setFormError({ mode, kind: "sentence", text: troubleText(why) });
    } catch (error) {
      setFormError(
        registering ? registrationFormError(error) : { mode, kind: "sentence", text: loginError(error) },
      );
    }
  });

  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) void send(event);
      }}
      className="flex flex-col gap-4"
    >
      <EmailField {...register("email")} required readOnly={pending} />
      <PasswordField
        label="Password"
        {...register("password")}
        autoComplete={registering ? "new-password" : "current-password"}
        maxLength={passwordLength.max}
        required
        readOnly={pending}
        {...(registering && { hint: `At least ${passwordLength.min} characters` })}
      />
      {registering && (
        <>
          <TextField
            label="First name (optional)"
            {...register("firstName")}
            autoComplete="given-name"
            maxLength={personNameLength}
            dir="auto"
            readOnly={pending}
          />
          <TextField
            label="Secret code"
            {...register("secretCode")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            required
            readOnly={pending}
          />
        </>
      )}
      {formError?.mode === mode && (
        <ErrorBox>
          {formError.kind === "sentence" ? (
            formError.text
          ) : (
            <>
              Sorry! That's not the secret code to join our beta. You can join the waitlist{" "}
              <button
                type="button"
                onClick={() => onSwitch("login")}
                className="rounded-sm px-0.5 font-bold underline underline-offset-2"
              >
                here
              </button>
              .
            </>
          )}
        </ErrorBox>
      )}
      <Button
        type="submit"
        aria-disabled={pending}
        className="mt-1 min-h-14 text-lg aria-disabled:opacity-55"
      >
        {registering
          ? pending
            ? "Creating account..."
            : "Create account"
          : pending
            ? "Signing in..."
            : "Sign in"}
      </Button>
    </form>
  );
}

/** The secret code in the link that the server prints at its start. */
function codeOfLink(): string {
  return new URLSearchParams(globalThis.location.hash.slice(1)).get("code") ?? "";
}

function ErrorBox({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-button bg-danger-soft px-4 py-3 text-danger">
      {children}
    </p>
  );
}

/** Shows errors that belong to no field in a toast. */
function registrationFormError(error: unknown): FormError | null {
  const found = registrationError(error);
  if (found.kind === "secretCode") return { mode: "register", kind: "secretCode" };
  if (found.kind === "noAnswer") return { mode: "register", kind: "sentence", text: found.sentence };
  showToast("Registration failed", { description: found.detail, position: "top" });
  return null;
}

function whatIsMissing(
  { email, password, secretCode }: Fields,
  mode: Mode,
): { field: keyof Fields; sentence: string } | null {
  if (email === "" || password === "")
    return { field: email === "" ? "email" : "password", sentence: "Please enter both email and password." };
  if (mode === "register" && secretCode === "")
    return { field: "secretCode", sentence: "Please enter the secret code." };
  return null;
}
