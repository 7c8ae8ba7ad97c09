import { useRef, useState } from "react";

export type Copied = "not yet" | "done" | "by hand";

/** Copies the text of a field that shows it, or selects it where the clipboard isn't allowed. */
export function useCopy(text: string) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<Copied>("not yet");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied("done");
    } catch {
      // No https, say: a selected link can be copied with the keyboard or a long press.
      field.current?.focus();
      field.current?.select();
      setCopied("by hand");
    }
  };
  return { field, copied, copy: () => void copy() };
}
