import { seedDemo } from "../db/seed.ts";
import { readConfig } from "../src/server/config.ts";
import { serve } from "../src/server/serve.ts";

/** The server for development: a data folder of its own with a demo household, quiet about requests. */
const config = readConfig({ DATA_DIR: "./data/dev", LOG_LEVEL: "warn", RATE_LIMIT: "off", ...process.env });
let logins: string[] = [];
const served = await serve(config, async (app) => {
  logins = await seedDemo(app);
});
console.log(`API on ${served.url}. Log in as:\n${logins.map((login) => `  ${login}`).join("\n")}`);
console.log(`Secret code for new accounts: ${served.secretCode}`);

const stop = () => void served.stop().then(() => process.exit(0));
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
process.on("disconnect", stop);
