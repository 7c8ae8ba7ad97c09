import { ChevronDown, CloudDownload, LoaderCircle } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { Id } from "../../contract/ids.ts";
import type { ProgramName } from "../../contract/imports/schema.ts";
import { ApiError, call, connectionOf } from "../api/client.ts";
import { serverSentence } from "../session/error-sentences.ts";
import { troubleOf } from "../session/trouble-text.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";

type Fields = { program: ProgramName; address: string; token: string };

const programs: Readonly<Record<ProgramName, { name: string; token: string }>> = {
  mealie: { name: "Mealie", token: "In Mealie: your profile, API tokens." },
  tandoor: { name: "Tandoor", token: "In Tandoor: settings, API." },
  grocy: { name: "Grocy", token: "In Grocy: the settings menu, manage API keys." },
  kitchenowl: { name: "KitchenOwl", token: "In KitchenOwl: your profile, sessions, a long-lived token." },
};

/** The form that fetches the lists of another program through the server. Its values are not stored. */
export function ProgramForm({ userId, onFiles }: { userId: Id; onFiles: (files: readonly File[]) => void }) {
  const { register, handleSubmit, control, clearErrors, setError, setFocus, formState } = useForm<Fields>({
    defaultValues: { program: "mealie", address: "", token: "" },
    reValidateMode: "onSubmit",
  });
  const program = useWatch({ control, name: "program" });
  const attempt = useRef<AbortController | null>(null);
  const select = useId();
  const { name, token: hint } = programs[program];
  const { errors, isSubmitting: isAsking } = formState;
  const wrong = errors.address !== undefined ? "address" : errors.token !== undefined ? "token" : null;
  useEffect(() => () => attempt.current?.abort(), []);
  useEffect(() => {
    // A disabled field can't have the focus.
    if (!isAsking && wrong !== null) setFocus(wrong);
  }, [isAsking, wrong, setFocus]);

  const ask = async (body: Fields) => {
    const { signal } = (attempt.current = new AbortController());
    try {
      const { files } = await call("readProgram", { body }, { user: userId, signal, waits: "long" });
      if (!signal.aborted) onFiles(files.map((file) => new File([file.text], file.name)));
    } catch (error) {
      if (signal.aborted) return;
      for (const { field, message } of faultsOf(error)) setError(field, { message });
    }
  };

  return (
    <form
      noValidate
      autoComplete="off"
      aria-busy={isAsking}
      className="flex flex-col gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAsking) void handleSubmit(ask)(event);
      }}
    >
      <fieldset disabled={isAsking} className="contents">
        <div className="flex flex-col gap-1.5">
          <label htmlFor={select} className="px-1 text-sm font-semibold text-ink-2">
            App
          </label>
          <span className="relative">
            <select
              id={select}
              {...register("program", { onChange: () => clearErrors() })}
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
          error={errors.address?.message}
          {...register("address", {
            validate: (address) => address.trim() !== "" || `Please give the address at which ${name} opens.`,
          })}
        />
        <TextField
          label="Token"
          type="password"
          autoComplete="off"
          hint={`${hint} It is used once and kept nowhere.`}
          error={errors.token?.message}
          {...register("token", {
            validate: (token) => token.trim() !== "" || `Please give a token of ${name}.`,
          })}
        />
      </fieldset>
      {errors.root !== undefined && (
        <p role="alert" className="rounded-card bg-danger-soft px-4 py-3 text-pretty text-danger">
          {errors.root.message}
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
          <Button look="plain" onClick={() => attempt.current?.abort()}>
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

type Fault = { field: "address" | "token" | "root"; message: string };

/** The errors of the fields, or one of the whole form. */
function faultsOf(error: unknown): Fault[] {
  const refused = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  const named = refused.flatMap(({ field, message }): Fault[] => {
    if (field === "program") return [{ field: "root", message }];
    return field === "address" || field === "token" ? [{ field, message }] : [];
  });
  if (named.length > 0) return named;
  const [what] = troubleOf(connectionOf(error));
  const message =
    serverSentence(error) ??
    `${what} Another app can only be asked with a network. A file can be brought without one.`;
  return [{ field: "root", message }];
}
