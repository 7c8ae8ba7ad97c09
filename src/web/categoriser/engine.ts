import { withTimeoutWhileShown } from "../async/timeout.ts";
import type { EngineReply, EngineQuestion } from "./engine-messages.ts";
import { keepGuesses, readGuesses, type Guesses } from "./guesses.ts";

/** How long an add waits for the engine; most replies come within 2 ms. */
const waitMs = 150;

const waiting = new Map<number, () => void>();
const asked = new Map<number, readonly string[]>();
const underway = new Map<string, Promise<void>>();
let worker: Worker | null = null;
let questions = 0;

/** Loads the engine when the browser is idle. Nothing depends on it: without the engine the server categorises. */
export function startEngine(): void {
  if (worker !== null || typeof Worker === "undefined") return;
  const begin = () => void askEngine([""]);
  if (typeof requestIdleCallback === "function") requestIdleCallback(begin, { timeout: 5000 });
  else setTimeout(begin, 1000);
}

/** Has the engine categorise names. Resolves when it is done or has failed. */
export function askEngine(names: readonly string[]): Promise<void> {
  const fresh = names.filter((name) => !readGuesses().has(name) && !underway.has(name));
  if (fresh.length > 0) {
    const answered = ask(fresh).finally(() => fresh.forEach((name) => underway.delete(name)));
    for (const name of fresh) underway.set(name, answered);
  }
  const answers = names.flatMap((name) => underway.get(name) ?? []);
  return Promise.all(answers).then(() => undefined);
}

/** As `askEngine`, with a short time limit, for an add that waits for it. */
export async function guessSoon(names: readonly string[]): Promise<Guesses> {
  try {
    await withTimeoutWhileShown(waitMs, askEngine(names), "The engine takes its time.");
  } catch {
    // The names known by then have to do.
  }
  return readGuesses();
}

function ask(names: readonly string[]): Promise<void> {
  const engine = (worker ??= openWorker());
  if (engine === null) return Promise.resolve();
  questions += 1;
  const question: EngineQuestion = { id: questions, names };
  return new Promise((resolve) => {
    waiting.set(question.id, resolve);
    asked.set(question.id, names);
    engine.postMessage(question);
  });
}

function openWorker(): Worker | null {
  if (typeof Worker === "undefined") return null;
  const opened = new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" });
  opened.addEventListener("message", ({ data }: MessageEvent<EngineReply>) => {
    if (data.guesses !== null) keepGuesses(asked.get(data.id) ?? [], data.guesses, data.familiarities);
    finish(data.id);
  });
  opened.addEventListener("error", () => {
    // Its file could not be loaded; the next request opens another worker.
    worker = null;
    for (const id of waiting.keys()) finish(id);
  });
  return opened;
}

function finish(id: number): void {
  waiting.get(id)?.();
  waiting.delete(id);
  asked.delete(id);
}
