import { existsSync, globSync, mkdirSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { join } from "node:path";
import { startBrowser } from "./browser-process.ts";
import { asJson, eventually, fromJson, type Engine } from "./engine.ts";
import { RemoteClient, connectToBrowser, type Params } from "./remote-calls.ts";

const display = "/usr/bin/Xvfb";

function findBinary(): string | undefined {
  return process.env.MINI_BROWSER ?? globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0];
}

/**
 * Controls WebKit, the engine of Safari and of all browsers of an iPhone: WebKitGTK's MiniBrowser on a display without a
 * screen. It uses the inspector's protocol, because a session of WebKitWebDriver stores nothing on the disk.
 */
export const webkit: Engine = {
  name: "WebKit",
  package: "webkit2gtk-driver",
  isInstalled: () => existsSync(display) && findBinary() !== undefined,
  start: async (profile) => {
    mkdirSync(profile, { recursive: true });
    // Xvfb writes the number of the display that it found free, after complaints about displays that aren't.
    const screen = startBrowser(display, ["-displayfd", "1", "-nolisten", "tcp"]);
    const inspector = `127.0.0.1:${await freePort()}`;
    const browser = startBrowser(
      findBinary()!,
      [`--cookies-file=${join(profile, "cookies")}`, "about:blank"],
      {
        DISPLAY: `:${await screen.output(/^(\d+)\n/m)}`,
        GDK_BACKEND: "x11",
        HOME: profile,
        LIBGL_ALWAYS_SOFTWARE: "1",
        NO_AT_BRIDGE: "1",
        WEBKIT_INSPECTOR_HTTP_SERVER: inspector,
        XDG_CACHE_HOME: join(profile, "cache"),
        XDG_CONFIG_HOME: join(profile, "config"),
        XDG_DATA_HOME: join(profile, "data"),
      },
    );
    const page = await eventually("WebKit's page", () => inspectPage(inspector));
    await page.call("Page.enable");
    let visit = 0;
    const run = async (body: string): Promise<unknown> => {
      const { result } = await page.call("Runtime.evaluate", { expression: asJson(body) });
      const { objectId } = result as { objectId: string };
      const answer = await page.call("Runtime.awaitPromise", {
        promiseObjectId: objectId,
        returnByValue: true,
      });
      return fromJson((answer.result as { value: unknown }).value);
    };
    return {
      run,
      goTo: async (url) => {
        // The old page still exists when the call is answered.
        const mark = `window.visit === ${(visit += 1)}`;
        await run(`window.visit = ${visit}`);
        await page.call("Page.navigate", { url });
        await eventually(`the page ${url}`, () =>
          run(`return !(${mark}) && document.readyState === "complete" || undefined`),
        );
      },
      kill: async () => {
        await browser.kill();
        await screen.kill();
      },
    };
  },
};

/** Calls the current page: for another site WebKit makes a new page with a process of its own. */
async function inspectPage(inspector: string): Promise<{ call: RemoteClient["call"] }> {
  const targets = await (await fetch(`http://${inspector}/`)).text();
  const path = /socket\/\d+\/\d+\/WebPage/.exec(targets)?.[0];
  if (path === undefined) throw new Error("The browser has no page yet.");
  let target = "";
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const onEvent = (method: string, params: Params) => {
    const info = params.targetInfo as { targetId: string; isProvisional?: boolean } | undefined;
    if (method === "Target.dispatchMessageFromTarget") return page.receive(String(params.message));
    if (method === "Target.targetCreated" && info?.isProvisional !== true) target = info!.targetId;
    if (method === "Target.didCommitProvisionalTarget") target = String(params.newTargetId);
    if (method === "Target.targetDestroyed" || method === "Target.didCommitProvisionalTarget")
      page.end("The page is gone.");
    if (target !== "") resolve();
  };
  const browser = await connectToBrowser(`ws://${inspector}/${path}`, onEvent);
  const page = new RemoteClient((message) => {
    browser
      .call("Target.sendMessageToTarget", { targetId: target, message })
      .catch(() => page.end("The page is gone."));
  });
  await ready;
  return page;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
