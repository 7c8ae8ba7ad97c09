import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

/**
 * A labelled text input; `error` is read with it. `trailing` stands inside at its end (an icon button). `valid` draws a
 * green line below what is typed. With `placeholderLook`, classes of its text, a placeholder wraps where it is wider than the
 * field: the browser's own cuts it off.
 */
export function TextField({
  label,
  hint,
  error,
  valid = false,
  trailing,
  placeholderLook,
  className,
  id,
  ...props
}: ComponentProps<"input"> & {
  label: string;
  hint?: string;
  error?: string | undefined;
  valid?: boolean;
  trailing?: ReactNode;
  placeholderLook?: string;
}) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <label htmlFor={inputId} className="px-1 text-sm font-semibold text-ink-2">
        {label}
      </label>
      <div className="relative grid *:col-start-1 *:row-start-1">
        <input
          id={inputId}
          aria-invalid={error !== undefined}
          aria-describedby={
            error === undefined ? (hint === undefined ? undefined : `${inputId}-hint`) : `${inputId}-error`
          }
          className={classNames(
            "min-h-14 w-full rounded-field border bg-surface px-4 text-lg outline-offset-0 placeholder-shown:text-ellipsis disabled:opacity-60",
            error !== undefined ? "border-danger" : !valid && "border-line-strong",
            // The reader's own colours leave shadows out.
            valid && "border-accent shadow-[inset_0_-3px_0_var(--accent)] forced-colors:border-b-4",
            trailing !== undefined && "pe-14",
            placeholderLook !== undefined && "peer placeholder:opacity-0",
          )}
          {...props}
        />
        {placeholderLook !== undefined && (
          <span
            aria-hidden="true"
            className={classNames(
              "pointer-events-none self-center border border-transparent px-4 py-2 text-ink-2 peer-not-placeholder-shown:invisible",
              trailing !== undefined && "pe-14",
              placeholderLook,
            )}
          >
            {props.placeholder}
          </span>
        )}
        {trailing !== undefined && (
          <div className="absolute inset-y-0 end-1.5 flex items-center">{trailing}</div>
        )}
      </div>
      {error !== undefined ? (
        <p id={`${inputId}-error`} role="alert" className="px-1 text-sm text-danger">
          {error}
        </p>
      ) : (
        hint !== undefined && (
          <p id={`${inputId}-hint`} className="px-1 text-sm text-ink-2">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
