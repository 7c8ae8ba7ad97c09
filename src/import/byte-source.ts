/** A file that is read in parts, so that an archive of photos need not fit into memory. */
export type ByteSource = {
  size: number;
  /** The bytes from `start` up to but without `end`. */
  read(start: number, end: number): Promise<Uint8Array>;
};

export function sourceOf(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: async (start, end) => bytes.subarray(start, end) };
}
