import { useSyncExternalStore } from "react";

/** As the variant `low` of theme.css. */
const low = matchMedia("(height < 480px)");

function onLow(listener: () => void): () => void {
  low.addEventListener("change", listener);
  return () => low.removeEventListener("change", listener);
}

/** Whether the window is so low that what is used less goes below the list. */
export function useLowScreen(): boolean {
  return useSyncExternalStore(onLow, () => low.matches);
}
