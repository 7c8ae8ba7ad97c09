import { test } from "@playwright/test";
import type { App } from "./app.ts";
import { screensSignedIn, screensSignedOut, setScene } from "./screens.ts";
import { screensOpenedByLink, screensTogether, setSceneTogether } from "./screens-together.ts";

/** Shows each screen of a signed-out person and checks it. */
export async function walkSignedOut(app: App, check: () => Promise<void>): Promise<void> {
  for (const { name, show } of screensSignedOut) {
    await test.step(name, async () => {
      await show(app);
      await check();
    });
  }
}

/** Shows each screen of a person with a list and checks it. */
export async function walkSignedIn(app: App, check: () => Promise<void>): Promise<void> {
  await setScene(app);
  for (const { name, show } of screensSignedIn) {
    await test.step(name, async () => {
      await show(app);
      await check();
    });
  }
}

/** Shows each screen of a household's owner, then of a person who was invited, and checks it. */
export async function walkTogether(
  app: App,
  another: () => Promise<App>,
  check: () => Promise<void>,
): Promise<void> {
  const scene = await setSceneTogether(app, await another(), await another());
  const showAll = async (screens: typeof screensTogether) => {
    for (const { name, show } of screens) {
      await test.step(name, async () => {
        await show(app, scene);
        await check();
      });
    }
  };
  await showAll(screensTogether);
  await app.page.context().clearCookies();
  await showAll(screensOpenedByLink);
}
