import { useRef, useState, type FormEvent, type ReactNode, type RefObject } from "react";
import { Button } from "../ui/button.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { failure, serverSentence } from "../session/error-sentences.ts";

/** What the page's input needs. */
export type OneField = {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (event: { target: { value: string } }) => void;
};

/**
 * A screen for who isn't signed in that asks for one thing and sends it. What can't be used is told at the input, by
 * `check` before it is sent, by the server after it.
 */
export function OneFieldPage({
  title,
  back,
  text,
  button,
  check,
  send,
  children,
}: {
  title: string;
  back?: string;
  text: string;
  button: { idle: string; pending: string };
  /** Why a value can't be used. */
  check: (value: string) => string | undefined;
  /** Leads to another screen when it succeeds. */
  send: (value: string) => Promise<void>;
  children: (field: OneField) => ReactNode;
}) {
  usePageTitle(title);
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState("");
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const wrong = check(value);
    setError(wrong);
    if (wrong !== undefined) {
      input.current?.focus();
      return;
    }
    setPending(true);
    try {
      await send(value);
    } catch (refused) {
      setError(serverSentence(refused) ?? failure(refused, "That didn't work. Please try again."));
      setPending(false);
    }
  };
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col sm:pt-8">
      <PageHeader title={title} {...(back !== undefined && { back })} />
      <main className="flex flex-1 flex-col px-4 pt-2 pb-10">
        <p className="px-1 pb-5 text-pretty text-ink-2">{text}</p>
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          {children({
            ref: input,
            value,
            error,
            readOnly: pending,
            onChange: ({ target }) => {
              setValue(target.value);
              setError(undefined);
            },
          })}
          <Button
            type="submit"
            aria-disabled={pending}
            className="mt-1 min-h-14 text-lg aria-disabled:opacity-55"
          >
            {pending ? button.pending : button.idle}
          </Button>
        </form>
      </main>
    </div>
  );
}
