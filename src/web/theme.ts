/** The person's choice on this device; `system` follows the machine. */
export type Theme = "system" | "light" | "dark";

const storageKey = "restock.theme";
const systemDark = matchMedia("(prefers-color-scheme: dark)");

export function chosenTheme(): Theme {
  const kept = readKept();
  return kept === "light" || kept === "dark" ? kept : "system";
}

export function chooseTheme(theme: Theme): void {
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be blocked; the choice then lasts until the page is left.
  }
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

function readKept(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
