const longest = 80;
/** Line breaks and other controls, and the marks that turn the direction of what follows them. */
const disturbing = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\u{10800}-\u{10FFF}]|[\u{1E800}-\u{1EFFF}]/u;

/**
 * A name or title from a person, fit to stand within one of our sentences or in a subject: on one line, not long, and
 * unable to disturb the words around it.
 */
export function shownText(text: string): string {
  const line = text.toWellFormed().replace(disturbing, " ").replace(/\s+/gu, " ").trim();
  const short = shortened(line);
  // First strong isolate ... pop directional isolate.
  return rightToLeft.test(short) ? `\u2068${short}\u2069` : short;
}

function shortened(line: string): string {
  if (line.length <= longest) return line;
  const characters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  let short = "";
  for (const character of characters) {
    if (short.length + character.length >= longest) break;
    short += character;
  }
  return `${short.trimEnd()}…`;
}
