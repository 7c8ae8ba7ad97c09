import { lineOf, type AddLine } from "./add-line.ts";

/** The lines of several things as one: "Added Milk, Eggs (“large”), Now 2 Bread." */
export function joinLines(all: readonly AddLine[]): AddLine {
  // "milk, milk": that nothing has changed is said once.
  const said = all.map(({ spoken }) => spoken);
  const lines = all.filter(({ ids, spoken }, place) => ids.length > 0 || said.indexOf(spoken) === place);
  if (lines.length === 1) return lines[0]!;
  const ids = lines.flatMap((line) => line.ids);
  const [lead = ""] = lines.map((line) => line.lead);
  const isAlike = lines.every((line) => line.lead === lead && line.lead !== "");
  if (isAlike) return lineOf(lead, ids, lines.map(withAbout).join(", "));
  const clauses = lines.map((line) => [line.lead, withAbout(line)].filter(Boolean).join(" "));
  return lineOf("", ids, clauses.join(" · "));
}

function withAbout({ title, about }: AddLine): string {
  return about.length === 0 ? title : `${title} (${about.join(", ")})`;
}
