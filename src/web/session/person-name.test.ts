import { expect, test } from "vitest";
import { initials, personName } from "./person-name.ts";

const nobody = { firstName: null, lastName: null, email: "" };

test("a person is called by both names, else the first, else the email, else User", () => {
  const ana = { firstName: "Ana", lastName: "Kovač", email: "ana@example.org" };
  expect(personName(ana)).toBe("Ana Kovač");
  expect(personName({ ...ana, lastName: null })).toBe("Ana");
  expect(personName({ ...ana, firstName: null })).toBe("ana@example.org");
  expect(personName({ ...ana, firstName: " ", lastName: " " })).toBe("ana@example.org");
  expect(personName(nobody)).toBe("User");
});

test("initials are of the first and the last word", () => {
  expect(initials({ ...nobody, firstName: "ana", lastName: "kovač" })).toBe("AK");
  expect(initials({ ...nobody, firstName: "Ana Maria", lastName: "de Kovač" })).toBe("AK");
  expect(initials({ ...nobody, firstName: "Ana" })).toBe("A");
  expect(initials({ ...nobody, email: "ben@example.org" })).toBe("B");
  expect(initials(nobody)).toBe("U");
});
