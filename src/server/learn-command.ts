import { readConfig } from "./config.ts";
import { createApp } from "./create-app.ts";
import { openDatabase } from "./open-database.ts";
import { createLog } from "./log.ts";
import { learnEverything } from "./learning/learn.ts";

/** `npm run learn`: learns everything again from the record, in the database of the settings. */
const config = readConfig();
const { database, close } = await openDatabase(config, createLog("warn"));
try {
  const app = createApp(config, database.forJobs());
  const people = await learnEverything(
    app,
    (done) => done % 10_000 === 0 && console.log(`${done} people ...`),
  );
  console.log(`Learned anew what ${people} people have shown.`);
} finally {
  await close();
}
