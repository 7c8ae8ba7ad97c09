import type { toast } from "sonner";

type Options = {
  description?: string;
  action?: { label: string; run: () => void };
  /** `top` for the error of a form: the bottom of the screen has the control to press next. */
  position?: "top";
  isError?: boolean;
};

/** How long a toast stays. */
const plainMs = 6_000;
/** How long a toast with an action stays. */
const undoMs = 10_000;

/** The library's function, once its code is loaded; a toast shown before waits. */
let show: typeof toast | null = null;
let waiting: (() => void)[] = [];
let wanted: (() => void) | null = null;

/** Calls `load` when there is a toast to show and the library isn't loaded yet. */
export function onToastWanted(load: () => void): () => void {
  wanted = load;
  if (waiting.length > 0) load();
  return () => {
    wanted = null;
  };
}

export function toasterIsReady(ready: typeof toast): void {
  show = ready;
  for (const run of waiting) run();
  waiting = [];
}

/** The number of texts that were shown. */
let times = 0;
/** The id of the toast that shows, which later texts keep; 0: there is none. */
let id = 0;

/** The error that shows: `form` for that of a form. */
let error: "form" | "other" | null = null;

/** The number of the text that shows, or waits to; 0: there is none. */
export function shownText(): number {
  return id && times;
}

/**
 * One toast is visible at a time. While it is, a new one only replaces its text: however quickly items are ticked, nothing
 * flickers or piles up. A toast whose description is empty has nothing to say, and doesn't show.
 */
export function showToast(title: string, options: Options = {}): void {
  if (options.description === "") return;
  times += 1;
  id ||= times;
  error = options.position === "top" ? "form" : options.isError ? "other" : null;
  if (show === null) {
    waiting = [
      () => {
        // It keeps its number.
        times -= 1;
        showToast(title, options);
      },
    ];
    wanted?.();
    return;
  }
  const { description, action, position } = options;
  const mine = times;
  const leave = () => {
    if (times === mine) id = 0;
  };
  show(title, {
    id: `toast-${id}`,
    description,
    position: position === "top" ? "top-center" : undefined,
    // Sonner restarts its timer only when the duration changes.
    duration: (action === undefined ? plainMs : undoMs) + (times % 2),
    action: action && {
      label: action.label,
      onClick: () => {
        leave();
        action.run();
      },
    },
    onDismiss: leave,
    onAutoClose: leave,
  });
}

/** A toast titled 'Error'. */
export function showError(description: string): void {
  showToast("Error", { description, isError: true });
}

/** A new attempt takes the error of an earlier one away, which its success would contradict. */
export function dismissError(): void {
  if (error !== null) dismissToast();
}

/** The same for a form that is submitted. An error about the list stays: its forms are for the next item. */
export function dismissErrorOfForm(): void {
  if (error === "form") dismissToast();
}

/** Dismisses the toast, e.g. when a sheet opens over it. */
export function dismissToast(): void {
  waiting = [];
  show?.dismiss();
  id = 0;
  error = null;
}
