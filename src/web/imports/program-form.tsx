import { ChevronDown, CloudDownload, LoaderCircle } from "lucide-react";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import type { Id } from "../../contract/ids.ts";
import type { ProgramName } from "../../contract/imports/schema.ts";
import { ApiError, call, connectionOf } from "../api/client.ts";
import { serverSentence } from "../session/error-sentences.ts";
import { troubleOf } from "../session/trouble-text.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";

/** Error messages by field; `program` is for the whole form. */
type ProgramFaults = { program?: string; address?: string; token?: string };

const programs: Readonly<Record<ProgramName, { name: string; token: string }>> = {
  mealie: { name: "Mealie", token: "In Mealie: your profile, API tokens." },
  tandoor: { name: "Tandoor", token: "In Tandoor: settings, API." },
  grocy: { name: "Grocy", token: "In Grocy: the settings menu, manage API keys." },
  kitchenowl: { name: "KitchenOwl", token: "In KitchenOwl: your profile, sessions, a long-lived token." },
};

/** The form that fetches the lists of another program through the server. Its values are not stored. */
export function ProgramForm({ userId, onFiles }: { userId: Id; onFiles: (files: readonly File[]) => void }) {
  const [program, setProgram] = useState<ProgramName>("mealie");
  const [address, setAddress] = useState("");
  const [token, setToken] = useState("");
  const [faults, setFaults] = useState<ProgramFaults>({});
  const [isAsking, setIsAsking] = useState(false);
  const attempt = useRef<AbortController | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const select = useId();
  const { name, token: hint } = programs[program];
  useEffect(() => () => attempt.current?.abort(), []);
  useEffect(() => {
    if (faults.address !== undefined || faults.token !== undefined)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [faults]);

  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (isAsking) return;
    const empty = emptyFields(name, { address, token });
    setFaults(empty);
    if (Object.keys(empty).length > 0) return;
    const { signal } = (attempt.current = new AbortController());
    setIsAsking(true);
    try {
      const { files } = await call(
        "readProgram",
        { body: { program, address, token } },
        { user: userId, signal, waits: "long" },
      );
      if (!signal.aborted) onFiles(files.map((file) => new File([file.text], file.name)));
    } catch (error) {
      if (!signal.aborted) setFaults(faultsOf(error));
    }
    if (!signal.aborted) setIsAsking(false);
  };
  const stop = () => {
    attempt.current?.abort();
    setIsAsking(false);
  };

  return (
    <form
      ref={form}
      noValidate
      autoComplete="off"
      aria-busy={isAsking}
      className="flex flex-col gap-4 p-4"
      onSubmit={(event) => void ask(event)}
    >
      <div className="flex flex-col gap-1.5">
        <label htmlFor={select} className="px-1 text-sm font-semibold text-ink-2">
          App
        </label>
        <span className="relative">
          <select
            id={select}
            value={program}
            disabled={isAsking}
            onChange={({ target }) => {
              setProgram(target.value as ProgramName);
              setFaults({});
            }}
            className="min-h-14 w-full appearance-none truncate rounded-field border border-line-strong bg-surface ps-4 pe-11 text-lg outline-offset-0 disabled:opacity-60"
          >
            {Object.entries(programs).map(([value, { name: label }]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-4 my-auto size-5 text-ink-2"
          />
        </span>
      </div>
      <TextField
        label="Address"
        type="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={`https://${program}.example.com`}
        value={address}
        disabled={isAsking}
        error={faults.address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <TextField
        label="Token"
        type="password"
        autoComplete="off"
        hint={`${hint} It is used once and kept nowhere.`}
        value={token}
        disabled={isAsking}
        error={faults.token}
        onChange={({ target }) => setToken(target.value)}
      />
      {faults.program !== undefined && (
        <p role="alert" className="rounded-card bg-danger-soft px-4 py-3 text-pretty text-danger">
          {faults.program}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="flex min-w-0 flex-1 items-center gap-2.5 text-ink-2">
          {isAsking && (
            <>
              <LoaderCircle
                aria-hidden="true"
                className="size-5 shrink-0 animate-spin text-accent motion-reduce:animate-none"
              />
              Asking {name} …
            </>
          )}
        </p>
        {isAsking ? (
          <Button look="plain" onClick={stop}>
            Stop
          </Button>
        ) : (
          <Button type="submit" look="soft">
            <CloudDownload aria-hidden="true" className="size-5" />
            Fetch the lists
          </Button>
        )}
      </div>
    </form>
  );
}

function faultsOf(error: unknown): ProgramFaults {
  const fields = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  const named = fields.filter(({ field }) => isProgramField(field));
  if (named.length > 0) return Object.fromEntries(named.map(({ field, message }) => [field, message]));
  const [what] = troubleOf(connectionOf(error));
  return {
    program:
      serverSentence(error) ??
      `${what} Another app can only be asked with a network. A file can be brought without one.`,
  };
}

const isProgramField = (field: string): field is keyof ProgramFaults =>
  field === "program" || field === "address" || field === "token";

/** Returns an error message for each empty field. */
function emptyFields(name: string, { address, token }: { address: string; token: string }): ProgramFaults {
  return {
    ...(address.trim() === "" && { address: `Please give the address at which ${name} opens.` }),
    ...(token.trim() === "" && { token: `Please give a token of ${name}.` }),
  };
}
