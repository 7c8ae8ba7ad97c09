/**
 * `npm run --silent categorise`: reads names from standard input, one a line, and writes a line of JSON for each, in
 * order: {"name", "labels": [best, second, third], "confidence"}. An empty line gets a result ("Other") too, so that
 * input and output have the same number of lines.
 */
import { once } from "node:events";
import { loadCategoriser } from "./load-node.ts";
import { takeLines } from "./lines.ts";

const categoriser = loadCategoriser();

function resultLine(name: string): string {
  const { ranked } = categoriser.categorise(name);
  const labels = ranked.slice(0, 3).map(({ category }) => category);
  return `${JSON.stringify({ name, labels, confidence: ranked[0]?.confidence ?? 0 })}\n`;
}

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The reader has closed the pipe (`| head`).
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

process.stdin.setEncoding("utf8");
for await (const lines of takeLines(process.stdin)) {
  if (!process.stdout.write(lines.map(resultLine).join(""))) await once(process.stdout, "drain");
}
