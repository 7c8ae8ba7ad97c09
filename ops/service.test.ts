import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const unit = join(import.meta.dirname, "restock.service");
/** The exposure of a service by systemd's own measure, from 0 to 10. */
const mostExposure = 2.5;

const systemd = {
  /** Older ones can't look at a file. */
  isInstalled: () => /^systemd (2[5-9]\d|[3-9]\d\d)/.test(analyze("--version")),
};

function analyze(...given: string[]): string {
  return spawnSync("systemd-analyze", given, { encoding: "utf8" }).stdout ?? "";
}

test.skipIf(!systemd.isInstalled())("the service exposes little of the machine", () => {
  const [, exposure] = /Overall exposure level for restock\.service: ([\d.]+)/.exec(
    analyze("security", "--offline=true", "--no-pager", unit),
  )!;
  expect(Number(exposure)).toBeLessThan(mostExposure);
});
