import type { ReaderMessage, ReadPlan, ReadRequest } from "./reader-messages.ts";

/** Why there is no plan; the message is a sentence for the person. */
export class NotRead extends Error {}

export type Reading = {
  /** Rejects with `NotRead`; never settles when it was stopped. */
  plan: Promise<ReadPlan>;
  stop(): void;
};

const noCode = "What reads files could not be loaded. Check your connection and try again.";
const tooMuch = "This file is too much for this device.";

/** A worker whose code has come, or is coming, and that reads nothing yet. */
let spare: Worker | null = null;
let requests = 0;

/** Loads the reader's code, so that files are read also if the network goes away. */
export function prepareReader(): void {
  spare ??= openWorker();
}

export function readFiles(
  request: Omit<ReadRequest, "id">,
  onProgress: (done: number, total: number) => void,
): Reading {
  const worker = spare ?? openWorker();
  spare = null;
  requests += 1;
  const id = requests;
  const plan = new Promise<ReadPlan>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<ReaderMessage>) => {
      if (data.kind === "ready" || data.id !== id) return;
      if (data.kind === "progress") onProgress(data.done, data.total);
      else if (data.kind === "plan") resolve({ plan: data.plan, more: data.more });
      else reject(new NotRead(data.sentence));
    });
    worker.addEventListener("error", () => reject(new NotRead(ready.has(worker) ? tooMuch : noCode)));
  });
  worker.postMessage({ ...request, id });
  // One that has read a large file may hold much memory, so each reads once.
  const end = () => worker.terminate();
  plan.then(end, end);
  return { plan, stop: end };
}

const ready = new WeakSet<Worker>();

function openWorker(): Worker {
  const opened = new Worker(new URL("./reader-worker.ts", import.meta.url), { type: "module" });
  opened.addEventListener("message", ({ data }: MessageEvent<ReaderMessage>) => {
    if (data.kind === "ready") ready.add(opened);
  });
  opened.addEventListener("error", () => {
    if (spare === opened) spare = null;
  });
  return opened;
}
