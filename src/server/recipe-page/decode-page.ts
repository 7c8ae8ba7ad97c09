/** Bytes of a page in which its encoding may be declared; by the standard browsers read 1024. */
const headBytes = 2048;
const declaration = /<meta\s[^>]{0,300}?charset\s*=\s*["']?\s*([\w:.-]{1,40})/i;

/**
 * Decodes a page in the encoding of its byte order mark, its header or the page itself.
 * @param declared by the header
 */
export function decodePage(body: Uint8Array, declared: string | null): string {
  const head = new TextDecoder("latin1").decode(body.subarray(0, headBytes));
  const within = declaration.exec(head)?.[1] ?? null;
  // A page whose declaration can be read as ASCII isn't encoded as UTF-16.
  const inPage = within !== null && /^utf-?16/i.test(within) ? "utf-8" : within;
  const decoder = decoderOf(markOf(body)) ?? decoderOf(declared) ?? decoderOf(inPage);
  if (decoder !== null) return decoder.decode(body);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return new TextDecoder("windows-1252").decode(body);
  }
}

function markOf(body: Uint8Array): string | null {
  const [first, second, third] = body;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

/** Makes a decoder; null for an unknown encoding. */
function decoderOf(label: string | null): TextDecoder | null {
  if (label === null) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
