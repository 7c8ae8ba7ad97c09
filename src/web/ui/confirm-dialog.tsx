import { AlertDialog } from "@base-ui/react/alert-dialog";
import { Button } from "./button.tsx";
import { useCloseRequest } from "./use-close-request.ts";

/** Asks for confirmation of an action without undo. The chunk is large: load it on demand. */
export default function ConfirmDialog({
  title,
  text,
  confirm,
  cancel,
  look = "danger",
  pending = false,
  onConfirm,
  onClose,
}: {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  look?: "danger" | "primary";
  /** Whether the confirmed action is running. */
  pending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const close = () => {
    if (!pending) onClose();
  };
  useCloseRequest(true, close);
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && close()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 min-h-dvh bg-black/45" />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-1rem)] w-96 max-w-[calc(100vw-2rem)] -translate-1/2 flex-col gap-2 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-6 wrap-anywhere text-ink shadow-float">
          <AlertDialog.Title className="text-xl leading-tight font-bold tracking-[-0.01em]">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description dir="auto" className="text-pretty text-ink-2">
            {text}
          </AlertDialog.Description>
          <div className="mt-4 flex flex-wrap justify-end gap-2 max-sm:*:flex-auto">
            <AlertDialog.Close disabled={pending} render={<Button look="plain" />}>
              {cancel}
            </AlertDialog.Close>
            <Button
              look={look}
              aria-disabled={pending}
              className="aria-disabled:opacity-55"
              // The second half of a double click confirms nothing more.
              onClick={({ detail }) => detail < 2 && !pending && onConfirm()}
            >
              {confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
