import { ClipboardPaste, FileUp } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { Id } from "../../contract/ids.ts";
import { textAsFile } from "../handed-over.ts";
import { Button } from "../ui/button.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { useOneFieldForm } from "../ui/use-one-field-form.ts";
import { EarlierImports } from "./earlier-imports.tsx";
import { Fold } from "./fold.tsx";
import { keepText, keptText } from "./kept-draft.ts";
import { ProgramForm } from "./program-form.tsx";
import type { OpenFlow } from "./use-import-flow.ts";
import { WaysOut } from "./ways-out.tsx";

const accept =
  ".txt,.md,.markdown,.csv,.tsv,.json,.ics,.zip,text/*,application/json,application/zip,application/x-zip-compressed";

/** The start of an import: a person chooses a file, pastes a text or fetches lists from another program. */
export function StartView({
  userId,
  problem,
  flow,
  forReader,
}: Omit<OpenFlow, "state"> & { userId: Id; problem: string | null }) {
  const bring = (files: readonly File[]) => void flow.bring(files, forReader);
  return (
    <main className="flex flex-col gap-6 px-4 pt-2 pb-12">
      <p className="mx-1.5 text-pretty text-ink-2">
        A list from another app, a note, a chat or a spreadsheet. You look it over first; nothing is added
        before you say so.
      </p>
      {problem !== null && (
        <p role="alert" className="rounded-card bg-danger-soft px-4 py-3 text-pretty text-danger">
          {problem}
        </p>
      )}
      <FilePicker onFiles={bring} />
      <PasteForm
        userId={userId}
        onText={async (text) => {
          await flow.bring([textAsFile(text)], forReader);
          // The text stays in the field if it can't be read or the reading was stopped.
          if (flow.read().kind === "preview") keepText(userId, "");
        }}
      />
      <Fold title="From another app's server">
        <ProgramForm userId={userId} onFiles={bring} />
      </Fold>
      <WaysOut />
      <EarlierImports flow={flow} />
    </main>
  );
}

function FilePicker({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border-2 border-dashed border-line-strong bg-surface px-5 py-7 text-center">
      <Glyph icon={FileUp} hue={150} />
      <Button onClick={() => input.current?.click()} aria-describedby={hint}>
        Choose a file
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label="File with a list"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The input is reset, so that the same file can be chosen again.
          event.target.value = "";
          onFiles(files);
        }}
      />
      <p id={hint} className="max-w-96 text-sm text-pretty text-ink-2">
        Text, CSV, JSON, calendar or zip. It is read on this device
        <span className="hidden lg:inline">; you can also drop it anywhere on the page</span>.
      </p>
    </div>
  );
}

function PasteForm({ userId, onText }: { userId: Id; onText: (text: string) => Promise<void> }) {
  const { field, onSubmit } = useOneFieldForm<HTMLTextAreaElement>({
    initial: useState(() => keptText(userId))[0],
    ready: (text) => text.trim() !== "",
    send: onText,
  });
  const id = useId();
  return (
    <form className="flex flex-col gap-1.5" onSubmit={onSubmit}>
      <label htmlFor={id} className="px-1 text-sm font-semibold text-ink-2">
        Or paste a list
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={5}
        placeholder={"Produce:\n- 2 kg potatoes\n- bananas"}
        {...field}
        onChange={(event) => {
          field.onChange(event);
          keepText(userId, event.target.value);
        }}
        className="min-h-36 w-full rounded-field border border-line-strong bg-surface px-4 py-3 text-lg outline-offset-0"
      />
      <Button
        type="submit"
        look="soft"
        aria-disabled={field.value.trim() === ""}
        className="mt-1.5 self-end aria-disabled:opacity-55"
      >
        <ClipboardPaste aria-hidden="true" className="size-5" />
        Look it over
      </Button>
    </form>
  );
}
