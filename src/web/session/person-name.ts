import type { User } from "../../contract/accounts/schema.ts";

type Named = Pick<User, "firstName" | "lastName" | "email">;

/** First and last name; else the first name, else the email, else 'User'. */
export function personName({ firstName, lastName, email }: Named): string {
  const first = firstName?.trim() ?? "";
  const last = lastName?.trim() ?? "";
  if (first !== "" && last !== "") return `${first} ${last}`;
  return first || email || "User";
}

/** One or two capitals that stand for a person. */
export function initials(person: Named): string {
  return personName(person)
    .split(" ")
    .filter((_, index, words) => index === 0 || index === words.length - 1)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();
}
