/** `npm run backup`: writes a backup of the database of the settings, also while the server runs on an external one. */
import { join } from "node:path";
import { backUp, folderOf } from "./backup/kept-backups.ts";
import { systemClock } from "./clock.ts";
import { loadSettingsFile, readConfig } from "./config.ts";
import { createLog } from "./log.ts";
import { connect } from "./open-database.ts";
import { startSentence } from "./start-failure.ts";

let dataDir = "not known yet";
try {
  loadSettingsFile();
  const config = readConfig();
  ({ dataDir } = config);
  const { database, close } = await connect(config, createLog("warn"));
  try {
    const name = await backUp(database, dataDir, systemClock.now().getTime());
    if (name === null) throw new Error("Another process is writing a backup at this moment.");
    console.log(`Wrote ${join(folderOf(dataDir), name)}`);
  } finally {
    await close();
  }
} catch (error) {
  console.error(startSentence(error, dataDir) ?? error);
  process.exitCode = 1;
}
