import type { AddressInfo } from "node:net";
import { secretCode } from "./people/secret-code.ts";
import { handlers } from "./handlers.ts";
import type { Config } from "./config.ts";
import { createApp } from "./create-app.ts";
import { openDatabase } from "./open-database.ts";
import { linkProcesses } from "./bus/process-link.ts";
import type { App } from "./app.ts";
import { drain } from "./http/drain.ts";
import { serveHealth } from "./http/health.ts";
import { OpenAnswers } from "./http/open-answers.ts";
import { createHttpServer } from "./http/http-server.ts";
import { Lanes } from "./http/lanes.ts";
import { builtWebFolder } from "./http/web-files.ts";
import { startWorker } from "./jobs/worker.ts";
import { jobHandlers } from "./job-handlers.ts";
import { createLog } from "./log.ts";
import { createMetricsPage, serveMetricsOnMainPort, serveMetricsOnOwnPort } from "./metrics/serve-metrics.ts";
import { writeCountedEvents } from "./security-events/count-event.ts";
import { watchDueItems } from "./repeat/due-watch.ts";

/**
 * Connections that may wait to be accepted. When there are more, the system drops them without a word, and a client tries
 * again after seconds; then it is better to accept and to refuse the request.
 */
const backlog = 4096;

export type Served = {
  /** The URL at which a browser on this machine reaches it. */
  url: string;
  secretCode: string;
  /** The URL of its metrics, when they have a port of their own. */
  metricsUrl: string | null;
  stop(): Promise<void>;
};

/**
 * Opens the database and serves everything until `stop`, which waits for running requests and closes the database.
 * @param prepare runs before the first request is taken: demo data, say.
 */
export async function serve(config: Config, prepare?: (app: App) => Promise<void>): Promise<Served> {
  const log = createLog(config.logLevel);
  const { database, close } = await openDatabase(config, log);
  let stopping = false;
  try {
    const app = createApp(config, database);
    const lanes = new Lanes();
    const http = createHttpServer(app, handlers, builtWebFolder, lanes);
    serveHealth(http, database, () => stopping);
    const { metrics } = config;
    const isWatched = metrics.port !== null || metrics.token !== null;
    const page = isWatched ? createMetricsPage(app, lanes) : null;
    serveMetricsOnMainPort(http, metrics, page);
    const answers = new OpenAnswers(http.server);
    const code = await secretCode(config, database);
    await prepare?.(app);
    const ownPort =
      page === null || metrics.port === null
        ? null
        : await serveMetricsOnOwnPort(metrics, metrics.port, page);
    await http.listen({ port: config.port, host: config.host, backlog });
    const link = linkProcesses(app);
    const worker = startWorker({ ...app, database: database.forJobs() }, jobHandlers);
    const dueWatch = watchDueItems(app);
    const { port } = http.server.address() as AddressInfo;
    const stop = async () => {
      stopping = true;
      app.streams.stop();
      await Promise.all([drain(http.server, answers), worker.stop(), dueWatch.stop()]);
      await http.close();
      await writeCountedEvents(app);
      await link.stop();
      await ownPort?.stop();
      await close();
    };
    return {
      url: `http://${shownHost(config.host)}:${port}`,
      secretCode: code,
      metricsUrl: ownPort && `http://${shownHost(metrics.host)}:${ownPort.port}/metrics`,
      stop,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function shownHost(host: string): string {
  if (["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
