import { readConfig } from "../src/server/config.ts";
import { createApp } from "../src/server/create-app.ts";
import { Database } from "../src/server/db/database.ts";
import { createLog } from "../src/server/log.ts";
import { watchDueItems } from "../src/server/repeat/due-watch.ts";

// A process that looks for due repeats as a server does, only more often, and by the clock of its parent, which may kill
// it at any moment. Arguments: the database's address, and what the time is.
const [connectionString, begin] = process.argv.slice(2);
let now = new Date(begin!);
const database = new Database({
  connection: { connectionString: connectionString! },
  poolSize: 3,
  log: createLog("silent"),
});
const config = readConfig({ DATABASE_URL: connectionString!, LOG_LEVEL: "silent" });
process.on("message", (instant: string) => {
  now = new Date(instant);
  process.send!("the clock is set");
});
process.on("disconnect", () => process.exit());
watchDueItems(createApp(config, database, { now: () => now }), 1);
process.send!("ready");
