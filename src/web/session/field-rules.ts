import { isEmail, passwordLength, personNameLength } from "../../contract/accounts/limits.ts";

// The contract's validation errors for these fields, for forms that show them while people type.

/** The validation error of a person's name; undefined when it is valid. */
export function nameError(name: string): string | undefined {
  return name.trim() === "" ? "Name is required" : optionalNameError(name);
}

export function optionalNameError(name: string): string | undefined {
  return name.trim().length > personNameLength ? "Name must be less than 100 characters" : undefined;
}

export function emailError(email: string): string | undefined {
  return isEmail(email.trim()) ? undefined : "Invalid email address";
}

export function newPasswordError(password: string): string | undefined {
  if (password.length < passwordLength.min) return "Password must be at least 8 characters";
  return password.length > passwordLength.max ? "Password must be at most 200 characters" : undefined;
}

/** A new password needs an equal confirmation; an empty one needs none. */
export function confirmationError(newPassword: string, confirmation: string): string | undefined {
  if (newPassword === "" || newPassword === confirmation) return undefined;
  return "The passwords you entered are not the same.";
}
