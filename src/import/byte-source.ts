/** A file that is read in parts, because an archive of photos may not fit into memory. */
export type ByteSource = {
  size: number;
  /** The bytes from `start` (inclusive) to `end` (exclusive). */
  read(start: number, end: number): Promise<Uint8Array>;
};

export function sourceOf(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: async (start, end) => bytes.subarray(start, end) };
}
