import type { App } from "../app.ts";
import { backUp } from "./kept-backups.ts";

/** Writes the nightly backup, in one of the processes. */
export async function backUpNightly({ database, config, clock, log }: App): Promise<void> {
  const name = await backUp(database, config.dataDir, clock.now().getTime());
  if (name !== null) log.info({ name }, "wrote a backup");
}
