import { Inflate } from "fflate";
import type { ByteSource } from "./byte-source.ts";
import { UnreadableFile } from "./import-plan.ts";

export type ZipEntry = {
  path: string;
  /** @throws UnreadableFile when the entry is damaged, encrypted, or larger than `longest` bytes once unpacked */
  read(longest: number): Promise<Uint8Array>;
};

const endMark = 0x06054b50;
const end64Mark = 0x06064b50;
const locator64Mark = 0x07064b50;
const entryMark = 0x02014b50;
const longestDirectory = 64 * 2 ** 20;
const pieceSize = 2 ** 16;
const damaged = "This zip file is damaged: please download it again.";

export function isZip(start: Uint8Array): boolean {
  return start[0] === 0x50 && start[1] === 0x4b && (start[2] === 3 || start[2] === 5);
}

/**
 * Lists the files of a zip archive by its central directory (APPNOTE 4.3.12, with Zip64). Nothing else is read until an
 * entry is read.
 * @throws UnreadableFile
 */
export async function zipEntries(source: ByteSource): Promise<ZipEntry[]> {
  const { start, size } = await findDirectory(source);
  if (size > longestDirectory || start + size > source.size) throw new UnreadableFile(damaged);
  const directory = viewOf(await source.read(start, start + size));
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + 46 <= size && directory.getUint32(at, true) === entryMark) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      directory.getUint16(at + offset, true),
    );
    const nameBytes = bytesOf(directory, at + 46, nameLength!);
    const header = {
      flags: directory.getUint16(at + 8, true),
      method: directory.getUint16(at + 10, true),
      packed: directory.getUint32(at + 20, true),
      unpacked: directory.getUint32(at + 24, true),
      offset: directory.getUint32(at + 42, true),
    };
    readZip64(header, bytesOf(directory, at + 46 + nameLength!, extraLength!));
    entries.push({
      path: new TextDecoder().decode(nameBytes),
      read: (longest) => readEntry(source, header, longest),
    });
    at += 46 + nameLength! + extraLength! + commentLength!;
  }
  return entries;
}

type Header = { flags: number; method: number; packed: number; unpacked: number; offset: number };

async function findDirectory(source: ByteSource): Promise<{ start: number; size: number }> {
  const from = Math.max(0, source.size - 22 - 0xffff);
  const tail = viewOf(await source.read(from, source.size));
  for (let at = tail.byteLength - 22; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== endMark) continue;
    const found = { size: tail.getUint32(at + 12, true), start: tail.getUint32(at + 16, true) };
    if (at < 20 || tail.getUint32(at - 20, true) !== locator64Mark) return found;
    const at64 = Number(tail.getBigUint64(at - 12, true));
    const end64 = viewOf(await source.read(at64, at64 + 56));
    if (end64.byteLength < 56 || end64.getUint32(0, true) !== end64Mark) throw new UnreadableFile(damaged);
    return { size: Number(end64.getBigUint64(40, true)), start: Number(end64.getBigUint64(48, true)) };
  }
  throw new UnreadableFile(damaged);
}

/** Reads sizes of more than 32 bits; the extra field contains only those that overflow. */
function readZip64(header: Header, extra: Uint8Array): void {
  const view = viewOf(extra);
  let at = 0;
  while (at + 4 <= extra.length) {
    const [id, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    let place = at + 4;
    if (id === 1)
      for (const key of ["unpacked", "packed", "offset"] as const) {
        if (header[key] !== 0xffff_ffff || place + 8 > extra.length) continue;
        header[key] = Number(view.getBigUint64(place, true));
        place += 8;
      }
    at += 4 + length;
  }
}

async function readEntry(source: ByteSource, header: Header, longest: number): Promise<Uint8Array> {
  if ((header.flags & 1) !== 0)
    throw new UnreadableFile("This zip file has a password: please unpack it first.");
  const tooLarge = new UnreadableFile("A file in this zip is too large to be a list.");
  if (header.unpacked > longest || header.packed > longest) throw tooLarge;
  const local = viewOf(await source.read(header.offset, header.offset + 30));
  if (local.byteLength < 30) throw new UnreadableFile(damaged);
  const start = header.offset + 30 + local.getUint16(26, true) + local.getUint16(28, true);
  const packed = await source.read(start, start + header.packed);
  if (header.method === 0) return packed;
  if (header.method !== 8) throw new UnreadableFile(damaged);
  const pieces: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((piece) => {
    size += piece.length;
    // The size in the header may be wrong.
    if (size > longest) throw tooLarge;
    pieces.push(piece);
  });
  try {
    for (let at = 0; at < packed.length; at += pieceSize)
      inflate.push(packed.subarray(at, at + pieceSize), at + pieceSize >= packed.length);
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(damaged, { cause: error });
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function bytesOf(view: DataView, start: number, length: number): Uint8Array {
  const from = Math.min(start, view.byteLength);
  return new Uint8Array(view.buffer, view.byteOffset + from, Math.min(length, view.byteLength - from));
}
