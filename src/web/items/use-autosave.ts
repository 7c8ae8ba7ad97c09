import { useEffect, useRef, useState } from "react";

/**
 * What is being typed into a field that saves itself: with `commit` (when the field is left), `delay` milliseconds after the
 * last change if one is given, and in any case when the field goes away or the page is hidden, so that nothing is lost.
 * `save` answers when the value is kept; an `invalid` draft (a sentence) is shown and never saved.
 */
export function useAutosave<T>({
  value,
  save,
  invalid,
  delay,
}: {
  value: T;
  save: (draft: T) => Promise<void>;
  invalid: (draft: T) => string | undefined;
  delay?: number;
}) {
  const [draft, setDraft] = useState<{ value: T } | null>(null);
  const current = useRef({ draft, value, save, invalid });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    current.current = { ...current.current, value, save, invalid };
  });

  function keep(next: { value: T } | null): void {
    current.current.draft = next;
    setDraft(next);
  }

  function commit(): void {
    clearTimeout(timer.current);
    const { draft: unsaved, ...rest } = current.current;
    if (unsaved === null || rest.invalid(unsaved.value) !== undefined) return;
    if (unsaved.value === rest.value) return keep(null);
    void rest.save(unsaved.value).finally(() => {
      // The list shows it by now, unless something newer has been typed since.
      if (current.current.draft === unsaved) keep(null);
    });
  }

  const [latestCommit] = useState({ run: commit });
  useEffect(() => {
    latestCommit.run = commit;
  });
  useEffect(() => {
    const commitLatest = () => latestCommit.run();
    const onHide = () => {
      if (document.visibilityState === "hidden") commitLatest();
    };
    document.addEventListener("visibilitychange", onHide);
    window.addEventListener("pagehide", commitLatest);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("pagehide", commitLatest);
      commitLatest();
    };
  }, [latestCommit]);

  return {
    value: draft === null ? value : draft.value,
    error: draft === null ? undefined : invalid(draft.value),
    change(next: T): void {
      keep({ value: next });
      clearTimeout(timer.current);
      if (delay !== undefined) timer.current = setTimeout(() => latestCommit.run(), delay);
    },
    commit,
    /** Back to what is kept. */
    revert: () => keep(null),
  };
}
