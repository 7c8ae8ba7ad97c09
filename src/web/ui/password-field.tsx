import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { IconButton } from "./button.tsx";
import { TextField } from "./text-field.tsx";

/** A password field with a button that reveals the password. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "trailing">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton label={shown ? "Hide password" : "Show password"} onClick={() => setShown(!shown)}>
          <Icon aria-hidden="true" className="size-5" />
        </IconButton>
      }
    />
  );
}
