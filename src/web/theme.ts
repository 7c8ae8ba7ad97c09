import { readEntry, writeEntry } from "./device-storage/device-entry.ts";

/** The person's choice on this device; `system` follows the machine. */
export type Theme = "system" | "light" | "dark";

const storageKey = "restock.theme";
const systemDark = matchMedia("(prefers-color-scheme: dark)");

export function chosenTheme(): Theme {
  const kept = readEntry(storageKey);
  return kept === "light" || kept === "dark" ? kept : "system";
}

export function chooseTheme(theme: Theme): void {
  writeEntry(storageKey, theme === "system" ? null : theme);
  apply(theme);
}

export function followSystemTheme(): void {
  systemDark.addEventListener("change", () => apply(chosenTheme()));
}

function apply(theme: Theme): void {
  document.documentElement.classList.toggle(
    "dark",
    theme === "dark" || (theme === "system" && systemDark.matches),
  );
}
