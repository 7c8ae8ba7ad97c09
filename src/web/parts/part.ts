import { Signal } from "../async/signal.ts";
import { withTimeout } from "../async/timeout.ts";
import { fetchPart, networkOrPause } from "./part-files.ts";

/** How long a person waits for a part on a slow network; a silent one is given up sooner. */
const limitMs = 20_000;
/** The pause between the attempts to get what a person has asked for. */
const retryMs = 2000;

/** A part of the app that is loaded later than the first screen. */
export type Part<Module> = {
  subscribe: (listener: () => void) => () => void;
  /** The part; null when it can't be loaded, undefined before it was requested. */
  read(): Module | null | undefined;
  /**
   * Makes one attempt, unless it is there.
   * @throws when it can't be loaded within the limit
   */
  load(): Promise<Module>;
  /** Loads it in advance, if possible. */
  prepare(): void;
  /** One attempt for what shows the part, which is the same for all who ask meanwhile; more follow until it is there. */
  show(): Promise<void>;
  /** Makes the components that show the part request it once more. */
  retry(): void;
};

const parts = new Map<string, Part<unknown>>();

/** Null when the code that shows it isn't loaded itself. */
export function findPart(name: string): Part<unknown> | null {
  return parts.get(name) ?? null;
}

/** @param name that of the imported file, by which the build lists what it needs */
export function part<Module>(name: string, bring: () => Promise<Module>): Part<Module> {
  const changed = new Signal();
  let state: Module | null | undefined;
  let attempt: Promise<Module> | null = null;
  let showing: Promise<void> | null = null;
  let repeating = false;

  function set(next: Module | null | undefined): void {
    state = next;
    changed.emit();
  }

  async function load(): Promise<Module> {
    if (state) return state;
    attempt ??= withTimeout(limitMs, fetchPart(name).then(bring), `${name} can't be had now.`).finally(
      () => (attempt = null),
    );
    const module = await attempt;
    set(module);
    return module;
  }

  async function showOnce(): Promise<void> {
    try {
      await load();
    } catch {
      set(null);
      void repeat();
    } finally {
      showing = null;
    }
  }

  async function repeat(): Promise<void> {
    if (repeating) return;
    repeating = true;
    while (repeating) {
      await networkOrPause(retryMs);
      repeating = await load().then(
        () => false,
        () => true,
      );
    }
  }

  const made: Part<Module> = {
    subscribe: changed.subscribe,
    read: () => state,
    load,
    prepare: () => void load().catch(() => undefined),
    show: () => (showing ??= showOnce()),
    retry: () => set(undefined),
  };
  parts.set(name, made);
  return made;
}
