import type { ComponentProps } from "react";
import { isComposing } from "../ui/is-composing.ts";
import { TextField } from "../ui/text-field.tsx";
import type { useAutosave } from "./use-autosave.ts";

/** A text input that saves by itself: when it is left and on Enter. */
export function AutosaveField({
  field,
  ...props
}: ComponentProps<typeof TextField> & { field: ReturnType<typeof useAutosave<string>> }) {
  return (
    <TextField
      autoComplete="off"
      enterKeyHint="done"
      value={field.value}
      error={field.error}
      onChange={(event) => field.change(event.target.value, event.target)}
      onBlur={() => field.commit()}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !isComposing(event.nativeEvent)) field.commit(true);
      }}
      {...props}
    />
  );
}
