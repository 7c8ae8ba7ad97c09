import { expect, test } from "vitest";
import { PasswordHasher } from "./password.ts";

test("a password is hashed by Argon2id at OWASP's floor, each time with another nonce", async () => {
  const passwords = new PasswordHasher();
  const hashes = await Promise.all([passwords.hash("correct horse"), passwords.hash("correct horse")]);
  for (const hash of hashes)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

test("a hash is verified at the cost that it was made with", async () => {
  const cheap = new PasswordHasher({ memory: 64, passes: 1, parallelism: 1, tagLength: 32 });
  const hash = await cheap.hash("Größe");
  const passwords = new PasswordHasher();
  expect(await passwords.verify("Gro\u0308ße", hash)).toBe(true);
  expect(await passwords.verify("größe", hash)).toBe(false);
  expect(await passwords.verify("Größe", null)).toBe(false);
});
