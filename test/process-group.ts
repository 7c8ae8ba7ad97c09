import { startEmbeddedDatabase } from "../src/server/embedded-database/embedded-postgres.ts";
import { connectionUrl } from "./connection-url.ts";
import { ownDatabase } from "./own-database.ts";
import { startRestock, temporaryFolder, type RestockProcess } from "./process.ts";

export type ProcessGroup = { readonly servers: readonly RestockProcess[]; stop(): Promise<void> };

/** Real server processes that share one new database, as behind a load balancer. */
export async function startProcessGroup(
  count: number,
  settings: Record<string, string>,
): Promise<ProcessGroup> {
  const folder = temporaryFolder();
  const own = await ownDatabase();
  const embedded =
    own === null ? await startEmbeddedDatabase({ dataDir: folder.path, log: () => undefined }) : null;
  const servers: RestockProcess[] = [];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await embedded?.stop();
    await own?.drop();
    folder.remove();
  };
  try {
    for (let started = 0; started < count; started += 1)
      servers.push(
        await startRestock({
          ...settings,
          DATA_DIR: folder.path,
          DATABASE_URL: own?.url ?? connectionUrl(embedded!.connection),
        }),
      );
    return { servers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
