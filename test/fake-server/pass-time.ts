import { setImmediate as turn } from "node:timers/promises";
import { onTestFinished, vi } from "vitest";

/** From here to the end of the test no timer of this process runs by itself, however busy the machine is. */
export function stopTimers(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets time pass for stopped timers, in steps; the work that a step starts ends before the next step. */
export async function passTime(milliseconds: number): Promise<void> {
  await rest();
  for (let left = milliseconds, steps = 10; left > 0; steps -= 1) {
    const step = Math.ceil(left / steps);
    await vi.advanceTimersByTimeAsync(step);
    await rest();
    left -= step;
  }
}

/** More turns of the event loop than any work without timers takes: requests and transactions are simulated. */
async function rest(): Promise<void> {
  for (let turns = 0; turns < 100; turns += 1) await turn();
}
