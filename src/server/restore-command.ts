/** `npm run restore -- FILE`: fills the empty database of the settings with a backup. */
import { BackupError } from "./backup/backup-format.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { loadSettingsFile, readConfig } from "./config.ts";
import { createLog } from "./log.ts";
import { connect } from "./open-database.ts";
import { startSentence } from "./start-failure.ts";

let dataDir = "not known yet";
try {
  const [path] = process.argv.slice(2);
  if (path === undefined) throw new BackupError("Name the backup: npm run restore -- FILE");
  loadSettingsFile();
  const config = readConfig();
  ({ dataDir } = config);
  const { database, close } = await connect(config, createLog("warn"));
  try {
    const { rows, createdAt } = await restoreBackup(database.forJobs(), path);
    console.log(`Restored ${rows} rows of the backup of ${createdAt}. Restock can be started now.`);
  } finally {
    await close();
  }
} catch (error) {
  console.error(startSentence(error, dataDir) ?? error);
  process.exitCode = 1;
}
