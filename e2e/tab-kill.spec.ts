import { killTabs, type Ending } from "../trouble/tab-kills.ts";
import { expect, test } from "./fixtures.ts";

const endings: readonly Ending[] = ["crash", "kill", "crash", "kill", "crash"];

test("ending the page or the browser 0-50 ms after a row shows as ticked loses no tick", async ({
  serverUrl,
  launchOptions,
}) => {
  const report = await killTabs(serverUrl, test.info().outputPath("profile"), endings, launchOptions);
  expect(report).toMatchObject({ kills: { crash: 3, kill: 2 }, lostOnDevice: 0, lostOnServer: 0 });
});
