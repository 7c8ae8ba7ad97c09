import { useState, type ComponentProps } from "react";
import { useLocation } from "wouter";
import { ApiError } from "./api/client.ts";
import { unfinishedAdds } from "./add/unfinished-adds.ts";
import { unsentOperations } from "./offline/open-list-store.ts";
import { lazySheet } from "./parts/lazy-sheet.tsx";
import { Button } from "./ui/button.tsx";
import { countOf } from "./ui/count-of.ts";
import { showError, showToast } from "./ui/toast.ts";
import { logOut } from "./session/enter-and-leave.ts";
import { getSession, subscribeToSession } from "./session/session.ts";

const ConfirmDialog = lazySheet("confirm-dialog", () => import("./ui/confirm-dialog.tsx"));

/** Ends the session and shows `to`. Asks first when changes would be lost that only this device has. */
export function LogoutButton({
  userId,
  to = "/",
  look = "plain",
  children = "Logout",
}: {
  userId: string;
  to?: string;
  look?: ComponentProps<typeof Button>["look"];
  children?: string;
}) {
  const [, navigate] = useLocation();
  const [pending, setPending] = useState(false);
  const [unsent, setUnsent] = useState(0);

  const leave = async () => {
    setUnsent(0);
    setPending(true);
    // This runs at the moment the session ends, so that no other screen asks for a new one in between.
    const stop = subscribeToSession(() => {
      if (getSession().status === "signedOut") navigate(to, { replace: true });
    });
    try {
      await logOut();
    } catch (error) {
      const detail = error instanceof ApiError ? error.detail : "";
      if (detail === "") showError("Failed to logout. Please try again.");
      else showToast("Logout failed", { description: detail });
      setPending(false);
    } finally {
      stop();
    }
  };
  const ask = async () => {
    // An add whose text is still being parsed is no operation yet.
    const unfinished = unfinishedAdds(userId).length;
    const count = unfinished + (await unsentOperations(userId).catch(() => 0));
    if (count === 0) await leave();
    else setUnsent(count);
  };

  return (
    <>
      <Button look={look} disabled={pending} onClick={() => void ask()}>
        {children}
      </Button>
      {unsent > 0 && (
        <ConfirmDialog
          title={`${countOf(unsent, "change", "changes")} would be lost`}
          text="They are only on this device and haven't reached the server yet. Logging out removes them."
          confirm="Log out anyway"
          cancel="Stay signed in"
          onConfirm={() => void leave()}
          onClose={() => setUnsent(0)}
        />
      )}
    </>
  );
}
