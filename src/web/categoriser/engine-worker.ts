/**
 * The categoriser in a web worker: a megabyte of data takes some time to build, which must not delay typing. The
 * file is part of the build, so that the service worker keeps it and names find their group without a network.
 */
import type { Categoriser } from "../../categoriser/categoriser.ts";
import type { EngineReply, EngineQuestion } from "./engine-messages.ts";
import { loadEngine } from "./load-engine.ts";

type WorkerScope = {
  addEventListener(type: "message", listener: (event: MessageEvent<EngineQuestion>) => void): void;
  postMessage(answer: EngineReply): void;
};
const worker = globalThis as unknown as WorkerScope;

let loading: Promise<Categoriser> | null = null;

worker.addEventListener("message", ({ data: { id, names } }) => {
  loading ??= loadEngine();
  loading.then(
    (engine) => {
      const guesses = names.map((name) => engine.categorise(name).ranked[0]!);
      const familiarities = names.map((name) => ({
        isKnown: engine.knows(name),
        isMisspelt: engine.isMisspelt(name),
      }));
      worker.postMessage({ id, guesses, familiarities });
    },
    () => {
      // The next request tries again: there may be a network by then.
      loading = null;
      worker.postMessage({ id, guesses: null, familiarities: [] });
    },
  );
});
