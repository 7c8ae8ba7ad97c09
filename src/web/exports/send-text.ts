/**
 * Shares a text with the device's share sheet, else copies it to the clipboard.
 * @returns the outcome; `kept`: the person closed the sheet, `refused`: this page may do neither
 */
export async function sendText(title: string, text: string): Promise<"sent" | "copied" | "refused" | "kept"> {
  if (canSend()) {
    try {
      await navigator.share({ title, text });
      return "sent";
    } catch (error) {
      // Closing the system's share sheet is no failure.
      if (error instanceof DOMException && error.name === "AbortError") return "kept";
    }
  }
  return copyText(text);
}

export function canSend(): boolean {
  return typeof navigator.share === "function";
}

/** Copies a text; pages without https have no clipboard. */
export async function copyText(text: string): Promise<"copied" | "refused"> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "refused";
  }
}
