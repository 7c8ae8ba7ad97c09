import type { ComponentProps } from "react";
import { emailLength } from "../../contract/accounts/limits.ts";
import { TextField } from "../ui/text-field.tsx";

/** The text input for an email address. */
export function EmailField(props: Partial<ComponentProps<typeof TextField>>) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={emailLength}
      {...props}
    />
  );
}
