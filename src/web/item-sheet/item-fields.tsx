import { ChevronDown, Minus, Plus } from "lucide-react";
import { useId, type ReactNode } from "react";
import { titleCase } from "../../contract/items/rules.ts";
import { highestQuantity, itemChangesSchema, type ItemChanges } from "../../contract/items/schema.ts";
import type { ItemView } from "../offline/list-view.ts";
import { IconButton } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { WrappingSelect } from "../ui/wrapping-select.tsx";
import { AutosaveField } from "./autosave-field.tsx";
import { useAutosave } from "./use-autosave.ts";

type FieldProps = { item: ItemView; save: (changes: ItemChanges) => Promise<void> };

/** The debounce of the quantity: several presses are saved as one change. */
const quantityDebounceMs = 600;

/** The contract's validation error for these changes. */
function validationError(changes: Record<keyof ItemChanges, unknown> | object): string | undefined {
  const parsed = itemChangesSchema.safeParse(changes);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
}

export function NameField({ item, save }: FieldProps) {
  const field = useAutosave({
    value: item.name,
    save: (name) => save({ name: titleCase(name) }),
    invalid: (name) => validationError({ name }),
  });
  return <AutosaveField field={field} label="Name" dir="auto" />;
}

export function NoteField({ item, save }: FieldProps) {
  const id = useId();
  const field = useAutosave({
    value: item.note ?? "",
    save: (note) => save({ note: note.trim() === "" ? null : note.trim() }),
    invalid: (note) => validationError({ note }),
  });
  return (
    <Labelled id={id} label="Note" error={field.error}>
      <textarea
        id={id}
        dir="auto"
        rows={2}
        value={field.value}
        placeholder="Brand, ripeness, for whom …"
        aria-invalid={field.error !== undefined}
        aria-describedby={field.error === undefined ? undefined : `${id}-error`}
        onChange={(event) => field.change(event.target.value, event.target)}
        onBlur={() => field.commit()}
        className={classNames(controlShape, "resize-none py-3")}
      />
    </Labelled>
  );
}

export function QuantityField({ item, save }: FieldProps) {
  const id = useId();
  const field = useAutosave({
    value: String(item.quantity),
    save: (text) => save({ quantity: Number(text) }),
    invalid: (text) => validationError({ quantity: text.trim() === "" ? Number.NaN : Number(text) }),
    delay: quantityDebounceMs,
  });
  const quantity = Number(field.value);
  const step = (by: number) =>
    field.change(
      String(
        Math.min(highestQuantity, Math.max(1, (Number.isInteger(quantity) ? quantity : item.quantity) + by)),
      ),
    );
  return (
    <Labelled id={id} label="Quantity" error={field.error}>
      <div className="flex min-h-14 items-center rounded-field border border-line-strong bg-surface px-1">
        <IconButton label="One less" disabled={quantity <= 1} onClick={() => step(-1)}>
          <Minus aria-hidden="true" className="size-5" />
        </IconButton>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={field.value}
          aria-invalid={field.error !== undefined}
          aria-describedby={field.error === undefined ? undefined : `${id}-error`}
          onChange={(event) => field.change(event.target.value, event.target)}
          onBlur={() => field.commit()}
          className="min-h-11 w-full min-w-0 flex-1 rounded-xl bg-transparent text-center text-lg font-semibold tabular-nums"
        />
        <IconButton label="One more" disabled={quantity >= highestQuantity} onClick={() => step(1)}>
          <Plus aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </Labelled>
  );
}

/** A select with the platform's own list, which has type-ahead search. */
export function ChoiceField({
  label,
  hint,
  value,
  onChange,
  children,
}: {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <div
        className={classNames(
          controlShape,
          "relative flex p-0! has-focus-visible:outline-3 has-focus-visible:outline-accent",
        )}
      >
        <WrappingSelect
          id={id}
          value={value}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
          className="py-1.5 ps-4 pe-11"
        >
          {children}
        </WrappingSelect>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-ink-2"
        />
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="px-1 text-sm text-ink-2">
          {hint}
        </p>
      )}
    </Labelled>
  );
}

const controlShape =
  "min-h-14 w-full rounded-field border border-line-strong bg-surface px-4 text-lg text-ink outline-offset-0 aria-invalid:border-danger";

function Labelled({
  id,
  label,
  error,
  children,
}: {
  id: string;
  label: string;
  error?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="px-1 text-sm font-semibold text-ink-2">
        {label}
      </label>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="px-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
