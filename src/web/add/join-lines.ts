import { lineOf, type AddLine } from "./add-line.ts";

/** The line of so many things doesn't fit a phone: it begins with their number. */
const manyThings = 6;

/** The lines of several things as one: "Added Milk, Eggs (“large”), Now 2 Bread." */
export function joinLines(all: readonly AddLine[]): AddLine {
  // "milk, milk": a line without a change is shown once.
  const texts = all.map(({ spoken }) => spoken);
  const lines = all.filter(({ ids, spoken }, index) => ids.length > 0 || texts.indexOf(spoken) === index);
  if (lines.length === 1) return lines[0]!;
  const ids = lines.flatMap((line) => line.ids);
  const [lead = ""] = lines.map((line) => line.lead);
  const isAlike = lines.every((line) => line.lead === lead && line.lead !== "");
  if (isAlike) {
    const titles = lines.map(withAbout).join(", ");
    return lineOf(lead, ids, lines.length < manyThings ? titles : `${lines.length} things: ${titles}`);
  }
  const clauses = lines.map((line) => [line.lead, withAbout(line)].filter(Boolean).join(" "));
  return lineOf("", ids, clauses.join(" · "));
}

function withAbout({ title, about }: AddLine): string {
  return about.length === 0 ? title : `${title} (${about.join(", ")})`;
}
