import { Moon, Smartphone, Sun, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { chooseTheme, chosenTheme, type Theme } from "../theme.ts";

const choices: { theme: Theme; label: string; icon: LucideIcon }[] = [
  { theme: "system", label: "System", icon: Smartphone },
  { theme: "light", label: "Light", icon: Sun },
  { theme: "dark", label: "Dark", icon: Moon },
];

/** Light, dark, or as the device has it. */
export function AppearanceControl() {
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <fieldset
      data-unprinted
      className="flex flex-wrap gap-1.5 rounded-[29px] border border-line bg-surface p-1.5"
    >
      <legend className="sr-only">Appearance</legend>
      {choices.map(({ theme: value, label, icon: Icon }) => (
        <label
          key={value}
          className="flex h-11 flex-[1_0_30%] cursor-pointer items-center justify-center gap-2 rounded-full whitespace-nowrap font-[550] text-ink-2 has-checked:bg-accent-soft has-checked:font-[650] has-checked:text-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => {
              chooseTheme(value);
              setTheme(value);
            }}
            className="sr-only"
          />
          <Icon aria-hidden="true" className="size-4.5" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
