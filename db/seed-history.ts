import { parseArgs } from "node:util";
import { newId } from "../src/contract/new-id.ts";
import { readConfig } from "../src/server/config.ts";
import { createApp } from "../src/server/create-app.ts";
import { openDatabase } from "../src/server/open-database.ts";
import { createLog } from "../src/server/log.ts";
import { learnEverything } from "../src/server/learning/learn.ts";
import { seedHistory } from "./history/seed-history.ts";

/**
 * `npm run seed -- --households 200 --weeks 26 --seed 1`: fills the database of the settings with people who shop, and
 * learns from it. Nothing else may use an embedded database meanwhile. The same numbers make the same history; it ends
 * today, or on the day of `--until 2026-03-01`.
 */
const { values } = parseArgs({
  options: {
    households: { type: "string", default: "200" },
    weeks: { type: "string", default: "26" },
    seed: { type: "string", default: "1" },
    until: { type: "string" },
  },
});
const password = "restock-demo";
const administrator = "admin@example.com";

function wholeNumber(name: "households" | "weeks" | "seed"): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} must be a whole number from 1 on.`);
  return number;
}

const options = {
  households: wholeNumber("households"),
  weeks: wholeNumber("weeks"),
  seed: wholeNumber("seed"),
  until: values.until === undefined ? new Date() : new Date(values.until),
};
const { database, close } = await openDatabase(readConfig(), createLog("warn"));
try {
  const app = createApp(readConfig(), database);
  const passwordHash = await app.passwords.hash(password);
  const people = await seedHistory(database, { ...options, passwordHash }, (done) =>
    console.log(`${done} of ${options.households} households ...`),
  );
  await database.execute(
    `WITH list AS (
       INSERT INTO lists (id) SELECT $1::uuid WHERE NOT EXISTS (SELECT FROM users WHERE lower(email) = lower($2))
       RETURNING id)
     INSERT INTO users (id, list_id, email, password, first_name, role)
     SELECT id, id, $2, $3, 'Admin', 'admin' FROM list`,
    [newId(), administrator, passwordHash],
  );
  console.log("Learning from it ...");
  await learnEverything(app);
  console.log(`${people.count} people shop here now. Log in with the password ${password} as`);
  console.log(`  ${administrator} (administrator)\n  ${people.first} (owner of the first household)`);
} finally {
  await close();
}
