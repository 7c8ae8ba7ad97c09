/**
 * The categoriser in a web worker: a megabyte of data takes some time to build, which must not hold up typing. The
 * file is part of the build, so that the service worker keeps it and names find their group without a network.
 */
import { createCategoriser, type Categoriser } from "../../categoriser/categoriser.ts";
import { decodeData } from "../../categoriser/data-file.ts";
import dataUrl from "../../categoriser/data/categoriser.bin?url";
import type { EngineReply, EngineQuestion } from "./engine-messages.ts";

type WorkerScope = {
  addEventListener(type: "message", listener: (event: MessageEvent<EngineQuestion>) => void): void;
  postMessage(answer: EngineReply): void;
};
const worker = globalThis as unknown as WorkerScope;

async function load(): Promise<Categoriser> {
  const response = await fetch(dataUrl);
  if (!response.ok) throw new Error("The categoriser's data could not be had.");
  return createCategoriser(decodeData(new Uint8Array(await response.arrayBuffer())));
}

let loading: Promise<Categoriser> | null = null;

worker.addEventListener("message", ({ data: { id, names } }) => {
  loading ??= load();
  loading.then(
    (engine) => {
      const guesses = names.map((name) => engine.categorise(name).ranked[0]!);
      worker.postMessage({ id, guesses, known: names.map((name) => engine.knows(name)) });
    },
    () => {
      // The next request tries again: there may be a network by then.
      loading = null;
      worker.postMessage({ id, guesses: null, known: [] });
    },
  );
});
