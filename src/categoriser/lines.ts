/**
 * Splits a stream of text into lines as it arrives. Only LF and CRLF end a line: a name may contain any other separator.
 * Text after the last line end is a line too, unless it is empty.
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
