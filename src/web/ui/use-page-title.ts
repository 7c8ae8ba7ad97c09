import { useEffect } from "react";

/** Names the screen in the browser's tab and history. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Restock`;
  }, [title]);
}
