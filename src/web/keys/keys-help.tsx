import { Dialog } from "@base-ui/react/dialog";
import { useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { Button } from "../ui/button.tsx";
import { useCloseRequest } from "../ui/use-close-request.ts";

const keys = [
  ["/", "Go to the field that adds items"],
  ["↓ ↑", "Go to the next item, or the one before"],
  ["Space", "Tick the item, or take it out of the basket"],
  ["E", "Change the item"],
  ["Esc", "Close what is open"],
  ["?", "Show these keys"],
] as const;

let root: Root | null = null;

/** Shows the dialog of keys, which closes by itself when it is done. */
export function showKeysHelp(): void {
  if (root === null) {
    const container = document.createElement("div");
    document.body.append(container);
    root = createRoot(container);
  }
  // A new key: a dialog that was closed is not opened again.
  root.render(<KeysHelp key={performance.now()} />);
}

function KeysHelp() {
  const [open, setOpen] = useState(true);
  useCloseRequest(open, () => setOpen(false));
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 min-h-dvh bg-black/45" />
        <Dialog.Popup className="fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-104 max-w-[calc(100vw-2rem)] -translate-1/2 flex-col gap-4 overflow-y-auto rounded-card border border-line bg-surface p-6 text-ink shadow-float">
          <Dialog.Title className="text-xl leading-tight font-bold tracking-[-0.01em]">Keys</Dialog.Title>
          <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5">
            {keys.map(([key, text]) => (
              <div key={key} className="contents">
                <dt>
                  <kbd className="inline-block min-w-8 rounded-lg border border-line-strong px-2 py-0.5 text-center font-sans text-sm font-[650]">
                    {key}
                  </kbd>
                </dt>
                <dd className="text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
          <Dialog.Close render={<Button look="plain" className="self-end" />}>Close</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
