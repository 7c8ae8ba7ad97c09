/**
 * Reads files in a web worker, so that a large archive doesn't block the page and a person can stop the reading. The
 * worker's file is part of the build: the service worker caches it, and files can be read without a network.
 */
import type { Categoriser } from "../../categoriser/categoriser.ts";
import { nameKey } from "../../contract/items/rules.ts";
import type { ByteSource } from "../../import/byte-source.ts";
import { mergePlans } from "../../import/import-draft.ts";
import { UnreadableFile, type ImportPlan } from "../../import/import-plan.ts";
import { readImport } from "../../import/read-import.ts";
import { withTimeout } from "../async/timeout.ts";
import { loadEngine } from "../categoriser/load-engine.ts";
import type { ReaderMessage, ReadPlan, ReadRequest } from "./reader-messages.ts";

type WorkerScope = {
  addEventListener(type: "message", listener: (event: MessageEvent<ReadRequest>) => void): void;
  postMessage(message: ReaderMessage): void;
};
const worker = globalThis as unknown as WorkerScope;

/** The number of left-out lines that are sent to the page; a file may have a million. */
const mostSkipped = 500;
const progressEveryMs = 100;
/** Formats with a field for each thing, which are read without the categoriser. */
const structured = /\.(?:json|csv|tsv|ics|zip)$/i;
/** The time to wait for the categoriser's data; without it texts with several things are split less well. */
const engineMs = 3000;
/** The time without a file after which the categoriser is loaded in advance. */
const idleMs = 200;
let loadingEngine: Promise<Categoriser> | null = null;
const idle = setTimeout(() => void engineOrNull(), idleMs);

worker.addEventListener("message", ({ data }) => {
  clearTimeout(idle);
  read(data).then(
    (plan) => worker.postMessage({ kind: "plan", id: data.id, ...shortened(plan) }),
    (error: unknown) => worker.postMessage({ kind: "unreadable", id: data.id, sentence: sentenceOf(error) }),
  );
});
worker.postMessage({ kind: "ready" });

async function read({ id, files, options, names }: ReadRequest): Promise<ImportPlan> {
  const known = new Set(names);
  const isName = (name: string) => known.has(nameKey(name));
  let reportedAt = 0;
  const onProgress = (done: number, total: number) => {
    if (Date.now() - reportedAt < progressEveryMs) return;
    reportedAt = Date.now();
    worker.postMessage({ kind: "progress", id, done, total });
  };
  const engine = files.some(({ name }) => !structured.test(name)) ? await engineOrNull() : null;
  const isKnownToEngine = (name: string) => engine?.knows(name) === true;
  const isMisspelt = (word: string) => engine?.isMisspelt(word) === true;
  const plans: ImportPlan[] = [];
  for (const file of files)
    plans.push(
      await readImport(sourceOf(file), file.name, {
        ...options,
        isName,
        isKnownToEngine,
        isMisspelt,
        onProgress,
      }),
    );
  return mergePlans(plans);
}

async function engineOrNull(): Promise<Categoriser | null> {
  if (loadingEngine === null) {
    loadingEngine = loadEngine();
    loadingEngine.catch(() => (loadingEngine = null));
  }
  try {
    return await withTimeout(engineMs, loadingEngine, "The categoriser can't be had now.");
  } catch {
    return null;
  }
}

function sourceOf(file: File): ByteSource {
  return {
    size: file.size,
    read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
  };
}

function shortened(plan: ImportPlan): ReadPlan {
  const skipped = plan.skipped.slice(0, mostSkipped);
  return { plan: { ...plan, skipped }, more: plan.skipped.length - skipped.length };
}

function sentenceOf(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  if (error instanceof DOMException)
    return "This file can't be opened any more: it was changed or moved. Please choose it again.";
  return "This file can't be read: it is damaged, or too large for this device.";
}
