import { existsSync } from "node:fs";
import { startBrowser } from "./browser-process.ts";
import { asJson, eventually, fromJson, type Engine } from "./engine.ts";
import { connectToBrowser } from "./remote-calls.ts";

const binary = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** Controls Chromium by its DevTools protocol. */
export const chromium: Engine = {
  name: "Chromium",
  package: "chromium",
  isInstalled: () => existsSync(binary),
  start: async (profile) => {
    const process = startBrowser(binary, [
      "--headless",
      "--no-sandbox",
      "--no-first-run",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      "about:blank",
    ]);
    const address = new URL(await process.output(/DevTools listening on (ws:\S+)/));
    const pages = async () => {
      const reply = await fetch(`http://${address.host}/json/list`);
      const targets = (await reply.json()) as { type: string; webSocketDebuggerUrl: string }[];
      return targets.find(({ type }) => type === "page")?.webSocketDebuggerUrl;
    };
    let onLoad = () => {};
    const page = await connectToBrowser(await eventually("Chromium's page", pages), (method) => {
      if (method === "Page.loadEventFired") onLoad();
    });
    await page.call("Page.enable");
    return {
      goTo: async (url) => {
        const loaded = new Promise<void>((resolve) => (onLoad = resolve));
        await page.call("Page.navigate", { url });
        await loaded;
      },
      run: async (body) => {
        const expression = asJson(body);
        const { result } = await page.call("Runtime.evaluate", { expression, awaitPromise: true });
        return fromJson((result as { value: unknown }).value);
      },
      kill: () => process.kill(),
    };
  },
};
