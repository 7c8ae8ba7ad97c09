import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../../test/database.ts";
import { loggedError } from "./log.ts";

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.close());

test("an error of the database is logged with its reason and place, and without the row", async () => {
  const insert = fresh.database.execute(
    "INSERT INTO users (id, email, password) VALUES (gen_random_uuid(), 'ana@example.com', '$argon2id$secret')",
  );
  const error: Error = await insert.then(
    () => expect.unreachable(),
    (reason: unknown) => reason as Error,
  );
  const logged = loggedError(error);
  expect(logged).toMatchObject({
    type: "DatabaseError",
    message: expect.stringContaining("violates not-null constraint") as string,
    stack: expect.stringContaining("log.test.ts") as string,
    code: "23502",
    table: "users",
  });
  expect(JSON.stringify(logged)).not.toMatch(/ana@|secret/);
});
