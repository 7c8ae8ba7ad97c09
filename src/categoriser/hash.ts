const PRIME = 0x01000193;
const BASIS = 0x811c9dc5;

/** Computes FNV-1a over the character codes of text[from, to). Each kind of key has its own seed. */
export function hashText(seed: number, text: string, from = 0, to = text.length): number {
  let hash = Math.imul(BASIS ^ seed, PRIME);
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return mix(hash);
}

/** Mixes the bits: tables use the low bits, which are weak in FNV. */
function mix(hash: number): number {
  let bits = hash ^ (hash >>> 15);
  bits = Math.imul(bits, 0x2c1b3c6d);
  bits ^= bits >>> 12;
  bits = Math.imul(bits, 0x297a2d39);
  return (bits ^ (bits >>> 15)) >>> 0;
}
