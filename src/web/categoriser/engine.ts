import { withTimeout } from "../async/timeout.ts";
import type { EngineReply, EngineQuestion } from "./engine-messages.ts";
import { keepGuesses, readGuesses, type Guesses } from "./guesses.ts";

/** Milliseconds that adding waits for an answer; most come within two. */
const patience = 150;

const waiting = new Map<number, () => void>();
const asked = new Map<number, readonly string[]>();
const underway = new Map<string, Promise<void>>();
let worker: Worker | null = null;
let questions = 0;

/** Loads the engine when the page has nothing better to do. Nothing depends on it: without it the server sorts. */
export function startEngine(): void {
  if (worker !== null || typeof Worker === "undefined") return;
  const begin = () => void askEngine([""]);
  if (typeof requestIdleCallback === "function") requestIdleCallback(begin, { timeout: 5000 });
  else setTimeout(begin, 1000);
}

/** Has the engine look at names. Resolves when it has, or can't. */
export function askEngine(names: readonly string[]): Promise<void> {
  const fresh = names.filter((name) => !readGuesses().has(name) && !underway.has(name));
  if (fresh.length > 0) {
    const answered = ask(fresh).finally(() => fresh.forEach((name) => underway.delete(name)));
    for (const name of fresh) underway.set(name, answered);
  }
  const answers = names.flatMap((name) => underway.get(name) ?? []);
  return Promise.all(answers).then(() => undefined);
}

/** The same for somebody who waits: gives what is known after a moment at most. */
export async function guessSoon(names: readonly string[]): Promise<Guesses> {
  try {
    await withTimeout(patience, askEngine(names), "The engine takes its time.");
  } catch {
    // Then what is known already has to do.
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
    if (data.guesses !== null) keepGuesses(asked.get(data.id) ?? [], data.guesses);
    finish(data.id);
  });
  opened.addEventListener("error", () => {
    // Its file could not be had; the next question opens another.
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
