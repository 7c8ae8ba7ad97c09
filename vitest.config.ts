import { defineConfig } from "vitest/config";
import { routeTable } from "./tooling/route-table.ts";

export default defineConfig({
  plugins: [routeTable()],
  test: {
    globalSetup: ["test/global-setup.ts"],
    pool: "forks",
    // One more than the two cores that the limit of 20 minutes is for: much of the time is spent waiting.
    maxWorkers: 3,
    // How long to wait for what must come about; a busy machine takes its time, and no test is about speed.
    // It only ends a test that hangs: with both cores busy, the longest takes 200 s.
    testTimeout: 600_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    env: { TZ: "Pacific/Auckland" },
    projects: [
      {
        extends: true,
        // The server's modules keep nothing that a test sees, so that the files of a worker share them: that takes a quarter less time.
        test: { name: "server", include: ["src/server/**/*.test.ts"], isolate: false },
      },
      {
        extends: true,
        test: {
          name: "others",
          include: [
            "src/**/*.test.{ts,tsx}",
            "test/**/*.test.ts",
            "tooling/**/*.test.ts",
            "ops/**/*.test.ts",
          ],
          exclude: ["src/server/**"],
        },
      },
    ],
  },
});
