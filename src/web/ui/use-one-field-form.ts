import { useRef, useState, type FormEvent, type RefObject } from "react";

type Element = HTMLInputElement | HTMLTextAreaElement;

/** The props of the control. */
export type OneField<E extends Element = HTMLInputElement> = {
  ref: RefObject<E | null>;
  value: string;
  readOnly: boolean;
  onChange: (event: { target: { value: string } }) => void;
};

type Given = {
  /** The field's value until something is typed. */
  initial?: string;
  /** Whether there is anything to send; submitting does nothing before. */
  ready?: (value: string) => boolean;
  /** The validation error of a value. */
  check?: (value: string) => string | undefined;
  send: (value: string) => Promise<void>;
  /** The sentence at the field for an error of `send`; undefined when it is shown elsewhere. */
  explain?: (error: unknown) => string | undefined;
};

/**
 * A form with one field. It is sent once at a time; an error shows at the field, which then has
 * the focus, until something else is typed. `field` is for the control, `onSubmit` for the form around it.
 */
export function useOneFieldForm<E extends Element = HTMLInputElement>({
  initial = "",
  ready = () => true,
  check = () => undefined,
  send,
  explain = () => undefined,
}: Given) {
  const ref = useRef<E>(null);
  const sending = useRef(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const value = typed ?? initial;

  function set(text: string | null): void {
    setTyped(text);
    setError(undefined);
  }

  function showError(sentence: string | undefined): void {
    setError(sentence);
    if (sentence !== undefined) ref.current?.focus();
  }

  async function submit(): Promise<void> {
    if (sending.current || !ready(value)) return;
    const wrong = check(value);
    showError(wrong);
    if (wrong !== undefined) return;
    sending.current = true;
    setPending(true);
    try {
      await send(value);
    } catch (failed) {
      showError(explain(failed));
    } finally {
      sending.current = false;
      setPending(false);
    }
  }

  const field: OneField<E> = {
    ref,
    value,
    readOnly: pending,
    onChange: (event) => set(event.target.value),
  };
  return {
    field,
    /** The error shown at the field. */
    error,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
    pending,
    set,
    /** Resets the field to its first value. */
    reset: () => set(null),
  };
}
