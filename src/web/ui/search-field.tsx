import { Search, X } from "lucide-react";
import { useId, useRef } from "react";
import { IconButton } from "./button.tsx";

/** A field that filters a list; its x clears it. */
export function SearchField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="relative w-full md:max-w-96">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-ink-2"
      />
      <input
        ref={input}
        id={id}
        type="search"
        dir="auto"
        autoComplete="off"
        maxLength={200}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-12 w-full appearance-none rounded-field border border-line-strong bg-surface ps-12 pe-12 outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== "" && (
        <IconButton
          label="Clear the search"
          className="absolute inset-y-0 end-1 my-auto"
          onClick={() => {
            onChange("");
            input.current?.focus();
          }}
        >
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </div>
  );
}
