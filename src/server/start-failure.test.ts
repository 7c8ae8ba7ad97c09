import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../test/process.ts";
import { lockFolder } from "./embedded-database/lock.ts";
import { StartFailure, startSentence } from "./start-failure.ts";

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** What the server says on standard error when it can't start, and its exit code. */
async function failedStart(settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: {
      ...process.env,
      DATABASE_URL: "",
      PORT: "0",
      LOG_LEVEL: "silent",
      VITEST: "",
      DATA_DIR: folder.path,
      ...settings,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { said, code: code as number };
}

test("a data folder that is in use ends the start with one sentence", async () => {
  const lock = await lockFolder(folder.path);
  expect(await failedStart()).toEqual({
    said: `The data folder ${folder.path} is already in use by process ${process.pid}. Stop that process first, or set DATA_DIR to another folder.\n`,
    code: 1,
  });
  lock.release();
});

test("a data folder of something else ends the start with one sentence", async () => {
  mkdirSync(join(folder.path, "postgres"));
  writeFileSync(join(folder.path, "postgres/letter.txt"), "Dear Ana");
  const { said, code } = await failedStart();
  expect([code, said.split("\n").length - 1]).toEqual([1, 1]);
  expect(said).toContain("is not a folder of PostgreSQL.");
});

test("a port that is taken ends the start with one sentence", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { said, code } = await failedStart({ PORT: String(port) });
  expect([code, said]).toEqual([1, `listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`]);
  other.close();
});

test.each([
  Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", syscall: "write" }),
  new Error("initdb ended with 1: could not write to file: No space left on device"),
  new StartFailure("PostgreSQL did not start (exit code 1): FATAL: ... No space left on device"),
  new Error("The migration failed", { cause: new Error("could not extend file: No space left on device") }),
])("a full disk is said to be full: %s", (error) => {
  expect(startSentence(error, "/data")).toBe(
    "The disk is full: Restock can't write what it needs to start (DATA_DIR is /data). Make room, then start it again.",
  );
});

test("a fault of ours keeps its stack", () => {
  expect(startSentence(new TypeError("x is not a function"), "/data")).toBeNull();
  expect(startSentence(new Error("something"), "/data")).toBeNull();
});
