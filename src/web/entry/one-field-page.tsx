import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useOneFieldForm, type OneField } from "../ui/use-one-field-form.ts";
import { usePageTitle } from "../ui/use-page-title.ts";
import { failure, serverSentence } from "../session/error-sentences.ts";

/**
 * A screen with one field, for people who aren't signed in. Validation errors show at the input: those of
 * `check` before the value is sent, the server's after it.
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
  /** The validation error of a value. */
  check: (value: string) => string | undefined;
  /** On success it opens another screen. */
  send: (value: string) => Promise<void>;
  children: (field: OneField & { error: string | undefined }) => ReactNode;
}) {
  usePageTitle(title);
  const { field, error, onSubmit, pending } = useOneFieldForm({
    check,
    send,
    explain: (failed) => serverSentence(failed) ?? failure(failed, "That didn't work. Please try again."),
  });
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col sm:pt-8">
      <PageHeader title={title} {...(back !== undefined && { back })} />
      <main className="flex flex-1 flex-col px-4 pt-2 pb-10">
        <p className="px-1 pb-5 text-pretty text-ink-2">{text}</p>
        <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
          {children({ ...field, error })}
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
