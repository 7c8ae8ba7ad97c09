import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Writes a .br and a .gz file beside each text file of the build, so that the server needn't compress files. */
const folder = join(import.meta.dirname, "../dist/web");
for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  if (!/\.(js|css|html|svg|json|webmanifest|txt|bin)$/.test(entry)) continue;
  const bytes = readFileSync(join(folder, entry));
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // Blocks of 256 kB compress the first load's script best.
    [constants.BROTLI_PARAM_LGBLOCK]: 18,
  };
  writeFileSync(join(folder, `${entry}.br`), brotliCompressSync(bytes, { params: parameters }));
  writeFileSync(join(folder, `${entry}.gz`), gzipSync(bytes, { level: 9 }));
}
