import { useEffect, useEffectEvent, useRef, useState } from "react";

type Draft<T> = { value: T; typedIn: Element | null };

/**
 * The draft of a field that saves itself: with `commit` (when the field is left), `delay` milliseconds after the
 * last change if one is given, and in any case when the field goes away or the page is hidden, so that nothing is lost.
 * `save` resolves when the value is stored; a draft with a validation error (`invalid`) is shown and never saved.
 *
 * A draft that was saved stays in a field that still has the focus: a window that the person leaves tells its field that
 * it was left, and they go on typing when they come back, where `1.` mustn't have become `1`.
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
  const [draft, setDraft] = useState<Draft<T> | null>(null);
  const sent = useRef<{ draft: Draft<T>; isStored: boolean; isFinished: boolean } | null>(null);
  const error = draft === null ? undefined : invalid(draft.value);

  /** Shows the saved value, unless something newer has been typed, or the person is still at this draft. */
  function release(): void {
    if (sent.current === null || !sent.current.isStored) return;
    const { draft: stored, isFinished } = sent.current;
    if (isFinished || document.activeElement !== stored.typedIn)
      setDraft((now) => (now === stored ? null : now));
  }

  /** `isFinished`: the person has said that they are done with the draft. */
  function commit(isFinished = false): void {
    if (draft === null || error !== undefined) return;
    if (draft.value === value) return setDraft(null);
    if (draft === sent.current?.draft) {
      sent.current.isFinished ||= isFinished;
      return release();
    }
    const sending = { draft, isStored: false, isFinished };
    sent.current = sending;
    void save(draft.value).finally(() => {
      sending.isStored = true;
      if (sent.current === sending) release();
    });
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
    /** `typedIn`: the element that the person typed in, if they did. */
    change: (next: T, typedIn: Element | null = null) => setDraft({ value: next, typedIn }),
    commit,
  };
}
