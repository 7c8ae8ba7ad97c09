import type { toast } from "sonner";
import { beforeEach, expect, test } from "vitest";
import {
  dismissError,
  dismissErrorOfForm,
  dismissToast,
  showError,
  showToast,
  toasterIsReady,
} from "./toast.ts";

let visible: string | null = null;
const show = (title: string) => {
  visible = title;
};
const library = Object.assign(show, { dismiss: () => void (visible = null) });
toasterIsReady(library as unknown as typeof toast);

beforeEach(() => dismissToast());

const ofForm = () => showToast("Failed", { description: "Please try again.", position: "top" });
const other = () => showError("Failed to update item.");
const undo = () => showToast("Milk deleted", { action: { label: "Undo", run: () => undefined } });

test.each([
  ["a form's error goes when a form is submitted", ofForm, dismissErrorOfForm, null],
  ["another error stays when a form is submitted", other, dismissErrorOfForm, "Error"],
  ["an undo stays when a form is submitted", undo, dismissErrorOfForm, "Milk deleted"],
  ["a form's error goes when a call begins", ofForm, dismissError, null],
  ["another error goes when a call begins", other, dismissError, null],
  ["an undo stays when a call begins", undo, dismissError, "Milk deleted"],
])("%s", (_, say, dismiss, left) => {
  say();
  dismiss();
  expect(visible).toBe(left);
});

test("what shows after an error is no error", () => {
  ofForm();
  undo();
  dismissErrorOfForm();
  dismissError();
  expect(visible).toBe("Milk deleted");
});
