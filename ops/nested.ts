import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Whether this is in a container itself: nothing manages control groups and timers for the containers in it. */
export const isNested = (): boolean => !existsSync("/run/systemd/private");

/** Podman's options for what can't be done in a container; the smoke test runs the healthcheck itself. */
export const nestedOptions: readonly string[] = [
  "--cgroups=disabled",
  "--ulimit=nofile=1024:1024",
  "--ulimit=nproc=1024:1024",
  "--no-healthcheck",
];

const unified = "/sys/fs/cgroup/unified";

/**
 * Debian's crun refuses to run where both versions of control groups are mounted. Then this program is run again where one is
 * not, which the rest of the machine doesn't see.
 * @returns the status with which it ended; null if there was no need to
 */
export function rerunWithoutHybridGroups(): number | null {
  const isHybrid = readFileSync("/proc/self/mounts", "utf8").includes(` ${unified} cgroup2 `);
  if (!isNested() || !isHybrid || process.getuid!() !== 0) return null;
  const script = `umount ${unified} && exec "$@"`;
  const again = ["--mount", "sh", "-c", script, "sh", process.execPath, ...process.argv.slice(1)];
  return spawnSync("unshare", again, { stdio: "inherit" }).status ?? 1;
}
