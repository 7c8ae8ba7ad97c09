import { setImmediate as turn } from "node:timers/promises";
import { onTestFinished, vi } from "vitest";

/** From here to the end of the test no timer of this process runs by itself, however busy the machine is. */
export function stopTimers(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets time pass for stopped timers, in steps; what a step starts comes to rest before the next one. */
export async function passTime(milliseconds: number): Promise<void> {
  await rest();
  for (let left = milliseconds, steps = 10; left > 0; steps -= 1) {
    const step = Math.ceil(left / steps);
    await vi.advanceTimersByTimeAsync(step);
    await rest();
    left -= step;
  }
}

/** More turns of the event loop than anything takes that waits for no timer: requests and transactions are simulated. */
async function rest(): Promise<void> {
  for (let turns = 0; turns < 100; turns += 1) await turn();
}
