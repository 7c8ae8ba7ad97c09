import { useLocation } from "wouter";
import { deletionPhrase } from "../../contract/accounts/limits.ts";
import { BottomSheet } from "../ui/bottom-sheet.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { showToast } from "../ui/toast.ts";
import { useOneFieldForm } from "../ui/use-one-field-form.ts";
import { failure, serverSentence } from "../session/error-sentences.ts";
import { deleteAccount } from "../session/enter-and-leave.ts";
import { getSession, subscribeToSession } from "../session/session.ts";

/** Deletes the account once the phrase is typed. */
export default function DeleteAccountSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [, navigate] = useLocation();
  const { field, error, onSubmit, pending, reset } = useOneFieldForm({
    ready: isConfirmed,
    send: async (typed) => {
      // This runs at the moment the session ends, so that no other screen asks for a new one in between.
      const stop = subscribeToSession(() => {
        if (getSession().status === "signedOut") navigate("/", { replace: true });
      });
      try {
        await deleteAccount(typed);
      } finally {
        stop();
      }
      showToast("Account deleted", { description: "Everything that was yours is gone." });
    },
    explain: (failed) =>
      serverSentence(failed) ?? failure(failed, "Failed to delete your account. Please try again."),
  });
  const close = () => {
    if (pending) return;
    reset();
    onClose();
  };
  return (
    <BottomSheet
      open={open}
      title="Delete your account?"
      onClose={close}
      initialFocus={field.ref}
      className="max-w-lg"
      footer={
        <div className="flex gap-2.5">
          <Button look="plain" className="flex-1" onClick={close}>
            Keep account
          </Button>
          <Button
            type="submit"
            form="delete-account"
            look="danger"
            className="flex-1 aria-disabled:opacity-55"
            aria-disabled={!isConfirmed(field.value) || pending}
          >
            {pending ? "Deleting..." : "Delete account"}
          </Button>
        </div>
      }
    >
      <form id="delete-account" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <p className="text-pretty text-ink-2">
          Your items, stores, repeats and history are deleted for good. If you own a household, it is handed
          over or ends; its other members keep what is theirs.
        </p>
        <TextField
          {...field}
          error={error}
          label={`Type “${deletionPhrase}”`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
        />
      </form>
    </BottomSheet>
  );
}

function isConfirmed(typed: string): boolean {
  return typed.trim().toLowerCase() === deletionPhrase;
}
