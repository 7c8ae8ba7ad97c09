import { join } from "node:path";
import { temporaryFolder } from "../test/process.ts";
import { launchOptions, startServer } from "./browser.ts";
import { killTabs, type Ending } from "./tab-kills.ts";

const kills = Number(process.env.TAB_KILLS ?? 200);

/**
 * Ends pages and browsers right after a row shows as ticked, without a server: no tick may be lost, neither on the device
 * nor, when the server is back, on the server.
 * @throws Error with the ticks that were lost
 */
export async function runTabs(): Promise<void> {
  const server = await startServer();
  const folder = temporaryFolder();
  try {
    // Every fifth time the whole browser is killed.
    const endings = Array.from({ length: kills }, (_, round): Ending => (round % 5 === 4 ? "kill" : "crash"));
    const report = await killTabs(server.url, join(folder.path, "profile"), endings, launchOptions);
    console.log(
      `${report.kills.crash} crashed pages and ${report.kills.kill} killed browsers: lost on the device ${report.lostOnDevice}, ` +
        `on the server ${report.lostOnServer}; all sent after ${(report.sentAfterMs / 1000).toFixed(1)} s`,
    );
    if (report.lostOnDevice + report.lostOnServer > 0) throw new Error("Ticks were lost.");
  } finally {
    folder.remove();
    await server.stop();
  }
}
