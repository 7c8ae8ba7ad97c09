import type { ReaderMessage, ReadPlan, ReadRequest } from "./reader-messages.ts";

/** Thrown when a file can't be read; the message is a sentence for the person. */
export class ReadFailure extends Error {}

export type RunningRead = {
  /** Rejects with `ReadFailure`; never settles when it was stopped. */
  plan: Promise<ReadPlan>;
  stop(): void;
};

const noCode = "What reads files could not be loaded. Please try again in a moment.";
const tooMuch = "This file is too much for this device.";

/** An idle worker whose code is loaded or being loaded. */
let spare: Worker | null = null;
let requests = 0;

/** Loads the reader's code, so that files can be read without a network later. */
export function prepareReader(): void {
  spare ??= openWorker();
}

export function readFiles(
  request: Omit<ReadRequest, "id">,
  onProgress: (done: number, total: number) => void,
): RunningRead {
  const worker = spare ?? openWorker();
  spare = null;
  requests += 1;
  const id = requests;
  const plan = new Promise<ReadPlan>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<ReaderMessage>) => {
      if (data.kind === "ready" || data.id !== id) return;
      if (data.kind === "progress") onProgress(data.done, data.total);
      else if (data.kind === "plan") resolve({ plan: data.plan, more: data.more });
      else reject(new ReadFailure(data.sentence));
    });
    worker.addEventListener("error", () => reject(new ReadFailure(ready.has(worker) ? tooMuch : noCode)));
  });
  worker.postMessage({ ...request, id });
  // Each worker is used once, because it may keep much memory after a large file.
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
