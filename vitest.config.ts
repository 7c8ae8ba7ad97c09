import { defineConfig } from "vitest/config";
import { routePaths } from "./tooling/route-paths.ts";

export default defineConfig({
  plugins: [routePaths()],
  test: {
    include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.ts", "tooling/**/*.test.ts"],
    globalSetup: ["test/global-setup.ts"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // CI shares its machine with others; a test that stops servers by the clock gets another try there.
    retry: process.env.CI ? 1 : 0,
    restoreMocks: true,
    env: { TZ: "Pacific/Auckland" },
  },
});
