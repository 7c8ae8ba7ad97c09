/**
 * `npm run --silent categorise`: reads names from standard input, one a line, and writes a line of JSON for each, in
 * order: {"name", "labels": [best, second, third], "confidence"}. An empty line gets its answer ("Other") too, so that
 * lines in and lines out can be counted against each other.
 */
import { once } from "node:events";
import { loadCategoriser } from "./load-node.ts";
import { takeLines } from "./lines.ts";

const categoriser = loadCategoriser();

function answerLine(name: string): string {
  const { ranked } = categoriser.categorise(name);
  const labels = ranked.slice(0, 3).map(({ category }) => category);
  return `${JSON.stringify({ name, labels, confidence: ranked[0]?.confidence ?? 0 })}\n`;
}

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The reader has seen enough (`| head`).
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

process.stdin.setEncoding("utf8");
for await (const lines of takeLines(process.stdin)) {
  if (!process.stdout.write(lines.map(answerLine).join(""))) await once(process.stdout, "drain");
}
