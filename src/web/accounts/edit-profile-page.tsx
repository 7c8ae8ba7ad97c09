import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation } from "wouter";
import { passwordLength } from "../../contract/accounts/limits.ts";
import type { User } from "../../contract/accounts/schema.ts";
import { ApiError, call } from "../api/client.ts";
import { useHouseholdChanged } from "../households/use-household.ts";
import { Button } from "../ui/button.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { TextField } from "../ui/text-field.tsx";
import { showToast } from "../ui/toast.ts";
import { usePageTitle } from "../ui/use-page-title.ts";
import { EmailField } from "../session/email-field.tsx";
import { confirmationError, emailError, nameError, newPasswordError } from "../session/field-rules.ts";
import { PasswordField } from "../ui/password-field.tsx";
import { failure, serverSentence } from "../session/error-sentences.ts";
import { useSession } from "../session/use-session.ts";

type Fields = {
  name: string;
  email: string;
  newPassword: string;
  confirmPassword: string;
  currentPassword: string;
};

/** The placeholder of the password is long; the one below it has the same size. */
const smallPlaceholder = "text-[0.8125rem] max-[379px]:text-xs sm:text-base";

/** The fields that the server can refuse with a sentence of its own. */
const refusable = ["name", "email", "newPassword", "currentPassword"] as const;

export default function EditProfilePage() {
  usePageTitle("Your info");
  const session = useSession();
  if (session.status !== "signedIn") return null;
  return (
    <>
      <PageHeader title="Your info" back="/account" />
      <main className="px-4 pt-3 pb-12">
        <ProfileForm user={session.user} />
      </main>
    </>
  );
}

function ProfileForm({ user }: { user: User }) {
  const [, navigate] = useLocation();
  const changed = useHouseholdChanged();
  /** Whether the server has asked for the current password. */
  const [asksPassword, setAsksPassword] = useState(false);
  const { register, handleSubmit, getValues, trigger, setError, setFocus, formState } = useForm<Fields>({
    mode: "onTouched",
    defaultValues: {
      name: user.firstName ?? "",
      email: user.email,
      newPassword: "",
      confirmPassword: "",
      currentPassword: "",
    },
  });
  const { errors } = formState;
  const save = useMutation({
    mutationFn: ({ name, email, newPassword, currentPassword }: Fields) =>
      call("updateProfile", {
        body: {
          name: name.trim(),
          email: email.trim(),
          ...(newPassword !== "" && { newPassword }),
          ...(currentPassword !== "" && { currentPassword }),
        },
      }),
    onSuccess: async (saved, given) => {
      // Members see each other's names and addresses.
      await changed();
      const email = given.email.trim();
      if (saved.email === email)
        showToast("Profile updated", { description: "Your profile has been updated successfully." });
      else
        showToast("Check your mail", {
          description: `Your address changes to ${email} when you open the link that we've mailed there.`,
        });
    },
    onError: (error) => {
      const sentence = serverSentence(error);
      const problem = error instanceof ApiError ? error.problem : null;
      for (const field of refusable) {
        const message = problem?.errors?.find((refused) => refused.field === field)?.message;
        if (message !== undefined) setError(field, { message });
      }
      if (problem?.code === "password_needed" || problem?.code === "wrong_password") {
        // The field says it, where the answer is typed.
        setAsksPassword(true);
        return;
      }
      showToast("Error", {
        description: sentence ?? failure(error, "Failed to update profile. Please try again."),
        position: "top",
      });
    },
  });
  const submit = handleSubmit((fields) =>
    // Not called once the form is gone: a late answer leads nobody away from another screen.
    save.mutate(fields, { onSuccess: () => navigate("/account") }),
  );
  const asks = asksPassword && !save.isPending && errors.currentPassword !== undefined;
  useEffect(() => {
    if (asks) setFocus("currentPassword");
  }, [asks, setFocus]);
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={save.isPending} className="flex flex-col gap-4">
        <legend className="sr-only">Your info</legend>
        <TextField
          label="Name"
          dir="auto"
          autoComplete="given-name"
          error={errors.name?.message}
          {...register("name", { validate: nameError })}
        />
        <EmailField
          autoComplete="email"
          error={errors.email?.message}
          {...register("email", { validate: emailError })}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          placeholder="New password (leave blank to keep current)"
          placeholderLook={smallPlaceholder}
          maxLength={passwordLength.max}
          error={errors.newPassword?.message}
          {...register("newPassword", {
            validate: (password) => (password === "" ? undefined : newPasswordError(password)),
            onChange: () => formState.touchedFields.confirmPassword && void trigger("confirmPassword"),
          })}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          placeholder="Confirm new password"
          placeholderLook={smallPlaceholder}
          maxLength={passwordLength.max}
          error={errors.confirmPassword?.message}
          {...register("confirmPassword", {
            validate: (confirmation) => confirmationError(getValues("newPassword"), confirmation),
          })}
        />
        {asksPassword && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            maxLength={1000}
            error={errors.currentPassword?.message}
            {...register("currentPassword", {
              validate: (password) => password !== "" || "Please enter your current password.",
            })}
          />
        )}
        <div className="mt-3 flex flex-col gap-2.5 sm:flex-row-reverse">
          <Button type="submit" className="min-h-14 flex-1 text-lg">
            {save.isPending ? "Saving..." : "Save changes"}
          </Button>
          <Button look="plain" className="min-h-14 flex-1 text-lg" onClick={() => navigate("/account")}>
            Cancel
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
