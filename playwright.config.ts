import { defineConfig } from "@playwright/test";
import { existsSync } from "node:fs";

/** The system's Chromium, without its windows where it comes so; the test command finds or installs it. */
const executablePath =
  process.env.CHROMIUM ??
  ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((place) => existsSync(place));

const otherBrowsers = "other-engines.spec.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // How long to wait for what must come about; a busy machine takes its time, and no test is about speed.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // The tests of other browsers begin first: they take longest, one after the other.
  projects: [
    { name: "other browsers", testMatch: otherBrowsers },
    { name: "app", testIgnore: otherBrowsers },
  ],
  outputDir: "test-results",
  reporter: "list",
  use: {
    actionTimeout: 30_000,
    viewport: { width: 390, height: 844 },
    locale: "en-US",
    timezoneId: "America/New_York",
    colorScheme: "light",
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    trace: "off",
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
