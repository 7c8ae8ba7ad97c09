/**
 * Splits a stream of text into lines at LF or CRLF only (a name may hold any other separator), as they come. A last
 * line without an end counts, the nothing after the last line's end does not.
 */
export async function* takeLines(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  let parts: string[] = [];
  for await (const chunk of chunks) {
    const pieces = chunk.split("\n");
    if (pieces.length === 1) {
      if (chunk !== "") parts.push(chunk);
      continue;
    }
    pieces[0] = parts.join("") + pieces[0];
    const last = pieces.pop()!;
    parts = last === "" ? [] : [last];
    yield pieces.map(withoutReturn);
  }
  if (parts.length > 0) yield [withoutReturn(parts.join(""))];
}

const withoutReturn = (line: string) => (line.endsWith("\r") ? line.slice(0, -1) : line);
