const PRIME = 0x01000193;
const BASIS = 0x811c9dc5;

/** FNV-1a over the character codes of text[from, to), begun from a seed so that kinds of keys stay apart. */
export function hashText(seed: number, text: string, from = 0, to = text.length): number {
  let hash = Math.imul(BASIS ^ seed, PRIME);
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return mix(hash);
}

/** Spreads the bits, since FNV's low bits are weak and tables are addressed by them. */
function mix(hash: number): number {
  let bits = hash ^ (hash >>> 15);
  bits = Math.imul(bits, 0x2c1b3c6d);
  bits ^= bits >>> 12;
  bits = Math.imul(bits, 0x297a2d39);
  return (bits ^ (bits >>> 15)) >>> 0;
}
