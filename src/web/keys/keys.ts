import { navigate } from "wouter/use-browser-location";
import { chooseTab } from "../home-tab.ts";
import { getSession } from "../session/session.ts";
import { part } from "../parts/part.ts";

const help = part("keys-help", () => import("./keys-help.tsx"));

/** The field of the Add tab, or of a store ("Add to Costco"). */
const addField = "main :is(input[placeholder='Add item'], input[placeholder^='Add to '])";
const row = "main [role=checkbox], aside [role=checkbox]";
/** How long a screen may take to show its field. */
const fieldMs = 3000;

/**
 * Listens for the keys that `keys-help.tsx` names. They do nothing in text fields, with other keys held, or over a dialog; but "?" in
 * an empty field for items, which has the focus when Home opens: no name begins with it.
 */
export function listenForKeys(): void {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isHelp = event.key === "?" && isEmptyAddField(event.target);
    if ((isTextField(event.target) && !isHelp) || getSession().status !== "signedIn") return;
    if (document.querySelector("[role=dialog], [role=alertdialog]") !== null) return;
    if (act(event.key)) event.preventDefault();
  });
}

/** Returns whether the key did something. */
function act(key: string): boolean {
  switch (key) {
    case "/":
      return focusField();
    case "?":
      help.load().then(({ showKeysHelp }) => showKeysHelp(), String);
      return true;
    case "e":
    case "E":
      return openSheetOfRow();
    case "ArrowDown":
      return moveToRow(1);
    case "ArrowUp":
      return moveToRow(-1);
    default:
      return false;
  }
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select, [role=combobox], [role=textbox]"))
  );
}

function isEmptyAddField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.matches(addField) && target.value === "";
}

/** The field of this screen; where there is none, that of the Add tab. A form with text in it isn't left. */
function focusField(): boolean {
  if (findAndFocus()) return true;
  const texts = document.querySelectorAll<HTMLInputElement>("main form :is(input, textarea)");
  if ([...texts].some(({ value }) => value.trim() !== "")) return false;
  chooseTab("adding");
  if (location.pathname !== "/" && location.pathname !== "/home") navigate("/");
  const observer = new MutationObserver(() => {
    if (findAndFocus()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), fieldMs);
  return true;
}

function findAndFocus(): boolean {
  const field = document.querySelector<HTMLInputElement>(addField);
  field?.focus();
  return field !== null;
}

function openSheetOfRow(): boolean {
  const more = document.activeElement?.closest("li")?.querySelector<HTMLElement>("[id^=more-]");
  more?.click();
  return more instanceof HTMLElement;
}

/** To the next row or the one before; from outside of the rows to the first one. */
function moveToRow(step: 1 | -1): boolean {
  const active = document.activeElement;
  const isOutside = active === null || active.matches("body, h1, main");
  const own = active?.closest("li")?.querySelector(row) ?? null;
  if (own === null && !isOutside) return false;
  const rows = [...document.querySelectorAll<HTMLElement>(row)];
  const next = own === null ? rows[0] : rows[rows.indexOf(own as HTMLElement) + step];
  if (next === undefined) return false;
  next.focus();
  return true;
}
