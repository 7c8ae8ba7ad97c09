import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startBrowser } from "./browser-process.ts";
import { asJson, fromJson, type Engine } from "./engine.ts";
import { connectToBrowser } from "./remote-calls.ts";

const binary = process.env.FIREFOX ?? "/usr/bin/firefox-esr";

/** Preferences that turn off dialogs and requests to Mozilla. */
const settings = {
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.normandy.enabled": false,
  "app.update.enabled": false,
  "extensions.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "toolkit.telemetry.enabled": false,
};

/** Controls Firefox by WebDriver BiDi. */
export const firefox: Engine = {
  name: "Firefox",
  package: "firefox-esr",
  isInstalled: () => existsSync(binary),
  start: async (profile) => {
    mkdirSync(profile, { recursive: true });
    const lines = Object.entries(settings).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, "user.js"), lines.join("\n"));
    const process = startBrowser(
      binary,
      ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile, "about:blank"],
      { HOME: profile, MOZ_CRASHREPORTER_DISABLE: "1" },
    );
    const address = await process.output(/WebDriver BiDi listening on (ws:\S+)/);
    const browser = await connectToBrowser(`${address}/session`);
    await browser.call("session.new", { capabilities: {} });
    const { contexts } = await browser.call("browsingContext.getTree");
    const { context } = (contexts as { context: string }[])[0]!;
    return {
      goTo: async (url) =>
        void (await browser.call("browsingContext.navigate", { context, url, wait: "complete" })),
      run: async (body) => {
        const { result } = await browser.call("script.evaluate", {
          expression: asJson(body),
          target: { context },
          awaitPromise: true,
        });
        return fromJson((result as { value: unknown }).value);
      },
      kill: () => process.kill(),
    };
  },
};
