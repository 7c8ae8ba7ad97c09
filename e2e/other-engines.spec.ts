import { expect, test } from "@playwright/test";
import { runJourney } from "../trouble/engines/engine-journey.ts";
import { firefox } from "../trouble/engines/firefox.ts";
import { webkit } from "../trouble/engines/webkit.ts";
import { long } from "./fixtures.ts";

// The tests run one after the other, because two browsers at a time leave too little of a small machine to the other tests.
test.describe.configure({ mode: "serial" });

/** These tests run a small part of `npm run trouble -- engines`. */
for (const engine of [firefox, webkit]) {
  test(
    `in ${engine.name} nothing is lost when the page is left or the browser is killed`,
    { tag: long },
    async ({}, info) => {
      // The test counts as skipped, with the reason, where the browser's package is missing.
      test.skip(!engine.isInstalled(), `${engine.name} isn't installed: apt-get install ${engine.package}`);
      // A machine that is five times slower takes this long.
      test.setTimeout(900_000);
      const { losses, stuck } = await runJourney(engine, { kills: 1, leaves: 4 });
      // Whether storage answers in time depends on the load: `npm run trouble -- engines` counts it, on a quiet machine.
      for (const description of stuck) info.annotations.push({ type: "stuck storage", description });
      expect(losses).toEqual([]);
    },
  );
}
