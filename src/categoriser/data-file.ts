import type { CalibrationData } from "./calibration.ts";
import type { CategoriserData } from "./categoriser.ts";

/**
 * The file holds a magic number, the length of the header (uint32, little endian), the header as JSON, and the parts that
 * the header lists. Each part starts at an offset that is a multiple of four bytes.
 */
interface Header {
  parts: { name: PartName; length: number }[];
  scale: number;
  bias: readonly number[];
  calibration: CalibrationData;
}
type PartName = "keys" | "categories" | "vocabulary" | "present" | "weights";

/** The magic number: the bytes "RSC2", whose digit is the version of the format. */
const MARK = 0x32435352;
const HEADER_AT = 8;

const padded = (length: number) => Math.ceil(length / 4) * 4;

/**
 * Groups the bytes of the keys by significance, the lowest bytes first. Keys rise within a category, so that their high
 * bytes repeat; compression only finds the repetition when those bytes are adjacent.
 */
function planesOf(keys: Uint32Array): Uint8Array {
  const count = keys.length;
  const planes = new Uint8Array(4 * count);
  for (let at = 0; at < count; at += 1) {
    for (let plane = 0; plane < 4; plane += 1) planes[plane * count + at] = keys[at]! >>> (8 * plane);
  }
  return planes;
}

function keysOf(planes: Uint8Array): Uint32Array {
  const count = planes.length / 4;
  const keys = new Uint32Array(count);
  for (let at = 0; at < planes.length; at += 1) {
    keys[at % count] = (keys[at % count]! | (planes[at]! << (8 * Math.floor(at / count)))) >>> 0;
  }
  return keys;
}

export function encodeData(data: CategoriserData): Uint8Array {
  const bytesOf = (array: Uint32Array | Int8Array | Uint8Array) =>
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  const parts: [PartName, Uint8Array][] = [
    ["keys", planesOf(data.lexicon.keys)],
    ["categories", data.lexicon.categories],
    ["vocabulary", new TextEncoder().encode(data.vocabulary.join("\n"))],
    ["present", bytesOf(data.model.present)],
    ["weights", bytesOf(data.model.weights)],
  ];
  const header: Header = {
    parts: parts.map(([name, bytes]) => ({ name, length: bytes.length })),
    scale: data.model.scale,
    bias: data.model.bias,
    calibration: data.calibration,
  };
  const head = new TextEncoder().encode(JSON.stringify(header));
  const size = parts.reduce((sum, [, bytes]) => sum + padded(bytes.length), HEADER_AT + padded(head.length));
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  view.setUint32(0, MARK, true);
  view.setUint32(4, head.length, true);
  file.set(head, HEADER_AT);
  let at = HEADER_AT + padded(head.length);
  for (const [, bytes] of parts) {
    file.set(bytes, at);
    at += padded(bytes.length);
  }
  return file;
}

export function decodeData(file: Uint8Array): CategoriserData {
  // The file is copied, since typed arrays need offsets that are multiples of four bytes.
  const buffer = file.slice().buffer;
  const view = new DataView(buffer);
  if (buffer.byteLength < HEADER_AT || view.getUint32(0, true) !== MARK) {
    throw new Error("This is not the categoriser's data file");
  }
  const length = view.getUint32(4, true);
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, HEADER_AT, length))) as Header;
  const extents = new Map<PartName, { at: number; length: number }>();
  let at = HEADER_AT + padded(length);
  for (const part of header.parts) {
    extents.set(part.name, { at, length: part.length });
    at += padded(part.length);
  }
  const extentOf = (name: PartName) => {
    const found = extents.get(name);
    if (found === undefined) throw new Error(`The categoriser's data file has no part "${name}"`);
    return found;
  };
  const words = (name: PartName) => new Uint32Array(buffer, extentOf(name).at, extentOf(name).length / 4);
  const bytes = (name: PartName) => new Uint8Array(buffer, extentOf(name).at, extentOf(name).length);
  return {
    lexicon: { keys: keysOf(bytes("keys")), categories: bytes("categories") },
    vocabulary: new TextDecoder().decode(bytes("vocabulary")).split("\n"),
    model: {
      scale: header.scale,
      bias: header.bias,
      present: words("present"),
      weights: new Int8Array(buffer, extentOf("weights").at, extentOf("weights").length),
    },
    calibration: header.calibration,
  };
}
