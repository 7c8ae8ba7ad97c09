import { toast } from "sonner";

type Options = { description?: string; action?: { label: string; run: () => void } };

/** Milliseconds for which something can be taken back from its toast. */
const undoTime = 10_000;

/** One toast is visible at a time: a new one takes the place of the one before. */
export function showToast(title: string, { description, action }: Options = {}): void {
  toast.dismiss();
  toast(title, {
    ...(description !== undefined && { description }),
    ...(action !== undefined && { duration: undoTime, action: { label: action.label, onClick: action.run } }),
  });
}

/** A toast titled 'Error'. */
export function showError(description: string): void {
  showToast("Error", { description });
}
