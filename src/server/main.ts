import { readConfig, warningsAbout, type Config } from "./config.ts";
import { startSentence } from "./start-failure.ts";
import { serve, type Served } from "./serve.ts";

/** Signals within this time count as one: a signal to the whole group comes from npm and from the start command too. */
const oneSignalMs = 1000;

/** Starts the server, prints where it is, and stops it cleanly on Ctrl-C, SIGTERM or when the process that started it has ended. */
async function main(config: Config): Promise<void> {
  for (const warning of warningsAbout(config)) console.warn(warning);
  let served: Served | null = null;
  let askedAt: number | null = null;
  const stop = (reason: string) => {
    if (askedAt !== null) {
      if (performance.now() - askedAt > oneSignalMs) process.exit(1); // asked a second time: at once
      return;
    }
    askedAt = performance.now();
    console.log(`Stopping (${reason}) ...`);
    void (served === null ? Promise.resolve() : served.stop()).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", () => stop("Ctrl-C"));
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("disconnect", () => {
    if (askedAt === null) stop("the process that started it is gone");
  });
  served = await serve(config);
  console.log(`Restock is ready on ${served.url}`);
  if (served.metricsUrl !== null) console.log(`Metrics: ${served.metricsUrl}`);
  console.log(`Secret code for new accounts: ${served.secretCode}`);
  // A browser keeps what follows the # to itself, so the code is in no log.
  const start = config.publicUrl ?? served.url;
  console.log(`A new account: ${start}/login?mode=register#code=${encodeURIComponent(served.secretCode)}`);
}

let config: Config | null = null;
try {
  config = readConfig();
  await main(config);
} catch (error) {
  // Known conditions are printed as a sentence; an unexpected error keeps its stack.
  console.error(startSentence(error, config?.dataDir ?? "not known yet") ?? error);
  process.exit(1);
}
