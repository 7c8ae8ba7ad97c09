import { readEntry, writeEntry } from "../device-storage/device-entry.ts";

/** The screen stays on for so long after a tick. */
export const awakeMs = 10 * 60_000;

const entry = "restock.screen-sleeps";

/** Whether this browser can keep the screen on. */
export function canKeepScreenOn(): boolean {
  return "wakeLock" in navigator;
}

/** The choice on this device, for all its users; on until a person turns it off. */
export function keepsScreenOn(): boolean {
  return readEntry(entry) === null;
}

export function chooseScreenOn(on: boolean): void {
  writeEntry(entry, on ? null : "yes");
}

/**
 * Keeps the screen on until a time while the page is visible. The browser takes the lock back when the page is hidden or
 * the battery is low; it is asked for again when the page is back, and with the next tick.
 */
export class ScreenWake {
  private until = 0;
  private lock: WakeLockSentinel | null = null;
  private asking = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly follow = () => void this.update();

  constructor() {
    document.addEventListener("visibilitychange", this.follow);
  }

  /** @param until in Unix milliseconds; 0 lets the screen sleep */
  keepOn(until: number): void {
    this.until = until;
    clearTimeout(this.timer);
    if (until > Date.now()) this.timer = setTimeout(this.follow, until - Date.now());
    void this.update();
  }

  stop(): void {
    document.removeEventListener("visibilitychange", this.follow);
    this.keepOn(0);
  }

  private get isWanted(): boolean {
    return document.visibilityState === "visible" && Date.now() < this.until;
  }

  private async update(): Promise<void> {
    if (this.asking) return;
    if (!this.isWanted) return this.giveBack();
    if (this.lock?.released === false) return;
    this.asking = true;
    try {
      this.lock = await navigator.wakeLock.request("screen");
    } catch {
      // The battery is low, or the page was hidden meanwhile.
    } finally {
      this.asking = false;
    }
    // The person may have left before the browser answered.
    if (!this.isWanted) await this.giveBack();
  }

  private async giveBack(): Promise<void> {
    const { lock } = this;
    this.lock = null;
    await lock?.release();
  }
}
