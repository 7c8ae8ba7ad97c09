/** The times of a plan above a list: "15:30 treasure hunt", "17 h arrivée des enfants". */

const timed =
  /^(?:[-–•*]\s*)?(?:(?:um|at|a las|à|ab) )?(?:\d{1,2}[:.h]\d{2}(?: ?(?:uhr|h|[ap]\.?m\.?))?|\d{1,2} ?(?:uhr|h|[ap]\.?m\.?))(?:\s*[-–—]\s*\d{1,2}(?:[:.h]\d{2})?(?: ?(?:uhr|h|[ap]\.?m\.?))?)?\s*[-–—:]?\s+(?=\p{Alpha})/iu;
/** "14:02 Tom: milk" is a message. */
const says = /^\p{Upper}[\p{Alpha} .'’-]{0,20}:\s/u;
const isListed = /^\s*(?:[-–•*▪▢☐]|\[ ?\]|\d{1,2}[.)])\s/u;
const fewest = 2;

/** A text of lines without those of a plan, when a list with bullets or numbers follows them. */
export function withoutTimedPlan(text: string): string {
  if (!text.includes("\n")) return text;
  const lines = text.split("\n");
  const isTimed = lines.map((line) => {
    const at = timed.exec(line.trim());
    return at !== null && !says.test(line.trim().slice(at[0].length));
  });
  const last = isTimed.lastIndexOf(true);
  const behind = lines.slice(last + 1).filter((line) => isListed.test(line));
  if (isTimed.filter(Boolean).length < fewest || behind.length < fewest) return text;
  return lines.filter((_, at) => isTimed[at] !== true).join("\n");
}
