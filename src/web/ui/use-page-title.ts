import { useEffect } from "react";
import { useHeadingFocus } from "./use-heading-focus.ts";

/** Sets the document's title, and moves the focus to the heading after a link was followed. */
export function usePageTitle(title: string): void {
  useHeadingFocus();
  useEffect(() => {
    document.title = `${title} · Restock`;
  }, [title]);
}
