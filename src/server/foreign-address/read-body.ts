import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { FetchFault } from "./fetch-fault.ts";

/** The accepted encodings with their decoders. */
export const encodings = "gzip, br";
const decoders: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  br: createBrotliDecompress,
};

/**
 * Reads and decompresses the whole body.
 * @param most bytes on the way and unpacked: a few kilobytes can unpack to gigabytes
 * @throws FetchFault when there is more
 */
export async function readBody(
  response: IncomingMessage,
  most: number,
  signal: AbortSignal,
): Promise<Buffer> {
  if (Number(response.headers["content-length"] ?? 0) > most) throw new FetchFault("large");
  const encoding = response.headers["content-encoding"]?.trim().toLowerCase() ?? "";
  const decoder = decoders[encoding];
  if (decoder === undefined && encoding !== "" && encoding !== "identity")
    throw new FetchFault("unreachable");
  const chunks: Buffer[] = [];
  const atMost = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let length = 0;
    for await (const chunk of source) {
      length += chunk.length;
      if (length > most) throw new FetchFault("large");
      yield chunk;
    }
  };
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  };
  await (decoder === undefined
    ? pipeline(response, atMost, collect, { signal })
    : pipeline(response, atMost, decoder(), atMost, collect, { signal }));
  return Buffer.concat(chunks);
}
