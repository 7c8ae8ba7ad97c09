import type { toast } from "sonner";

type Options = {
  description?: string;
  action?: { label: string; run: () => void };
  /** `top` where the bottom of the screen holds what is to be pressed next. */
  position?: "top";
};

/** Milliseconds for which a toast stays. */
const plainTime = 6_000;
/** The same when something can be taken back from it. */
const undoTime = 10_000;

/** The library's function, once its place is on the page; what was to be shown before waits. */
let show: typeof toast | null = null;
let waiting: (() => void)[] = [];
let wanted: (() => void) | null = null;

/** Has `load` called when there is a toast to show and no place for it yet. */
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

let serial = 1;
let shownTimes = 0;

/**
 * One toast is visible at a time. While it is, a new one only changes its words: however quickly things are ticked, nothing
 * flickers or piles up.
 */
export function showToast(title: string, options: Options = {}): void {
  if (show === null) {
    waiting = [() => showToast(title, options)];
    wanted?.();
    return;
  }
  const { description, action, position } = options;
  const mine = serial;
  const leave = () => {
    if (serial === mine) serial += 1;
  };
  shownTimes += 1;
  show(title, {
    id: `toast-${mine}`,
    description,
    position: position === "top" ? "top-center" : undefined,
    // Sonner starts its clock again only when the time is another one.
    duration: (action === undefined ? plainTime : undoTime) + (shownTimes % 2),
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
  showToast("Error", { description });
}

/** Takes the toast away, e.g. when a sheet comes up where it lies. */
export function dismissToast(): void {
  waiting = [];
  show?.dismiss();
  serial += 1;
}
