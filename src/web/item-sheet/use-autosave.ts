import { useEffect, useEffectEvent, useRef, useState } from "react";

/**
 * The draft of a field that saves itself: with `commit` (when the field is left), `delay` milliseconds after the
 * last change if one is given, and in any case when the field goes away or the page is hidden, so that nothing is lost.
 * `save` resolves when the value is stored; a draft with a validation error (`invalid`) is shown and never saved.
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
  const saving = useRef<{ value: T } | null>(null);
  const error = draft === null ? undefined : invalid(draft.value);

  function commit(): void {
    if (draft === null || draft === saving.current || error !== undefined) return;
    if (draft.value === value) return setDraft(null);
    saving.current = draft;
    // The list shows the saved value by then, unless something newer has been typed since.
    void save(draft.value).finally(() => setDraft((now) => (now === draft ? null : now)));
  }

  const commitLatest = useEffectEvent(commit);
  useEffect(() => {
    if (draft === null || delay === undefined) return;
    const timer = setTimeout(() => commitLatest(), delay);
    return () => clearTimeout(timer);
  }, [draft, delay]);
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === "hidden") commitLatest();
    };
    const onLeave = () => commitLatest();
    document.addEventListener("visibilitychange", onHide);
    window.addEventListener("pagehide", onLeave);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("pagehide", onLeave);
      commitLatest();
    };
  }, []);

  return {
    value: draft === null ? value : draft.value,
    error,
    change: (next: T) => setDraft({ value: next }),
    commit,
  };
}
