import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** The sizes of a block that are tried, as powers of two in bytes: which one compresses the first load's script best changes with it. */
const blockSizes = [18, 19];

// Writes a .br and a .gz file beside each text file of the build, so that the server needn't compress files.
const folder = join(import.meta.dirname, "../dist/web");
for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  if (!/\.(js|css|html|svg|json|webmanifest|txt|bin)$/.test(entry)) continue;
  const bytes = readFileSync(join(folder, entry));
  const [smallest] = blockSizes
    .map((size) => compressed(bytes, size))
    .toSorted((one, other) => one.length - other.length);
  writeFileSync(join(folder, `${entry}.br`), smallest!);
  writeFileSync(join(folder, `${entry}.gz`), gzipSync(bytes, { level: 9 }));
}

function compressed(bytes: Buffer, blockSize: number): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGBLOCK]: blockSize,
  };
  return brotliCompressSync(bytes, { params });
}
