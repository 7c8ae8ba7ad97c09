import { lineOf, undoneText, type AddLine } from "./add-line.ts";

/** The line of so many things doesn't fit a phone: it begins with their number. */
const manyThings = 6;

/** The lines of several things as one: "Added Milk, Eggs (“large”) · at Costco", "Added Milk · Now 2 Bread". */
export function joinLines(all: readonly AddLine[]): AddLine {
  // "milk, milk": a line without a change is shown once.
  const texts = all.map(({ spoken }) => spoken);
  const lines = all.filter(({ ids, spoken }, index) => ids.length > 0 || texts.indexOf(spoken) === index);
  if (lines.length === 1) return lines[0]!;
  const ids = lines.flatMap((line) => line.ids);
  const [lead = ""] = lines.map((line) => line.lead);
  const isAlike = lines.every((line) => line.lead === lead && line.lead !== "");
  if (isAlike) {
    // What is said of each of them is said once.
    const shared = lines[0]!.about.filter((words) => lines.every(({ about }) => about.includes(words)));
    const apart = lines.map((line) => ({
      ...line,
      about: line.about.filter((words) => !shared.includes(words)),
    }));
    return lineOf(lead, ids, listed(apart.map(withAbout)), shared);
  }
  const isLong = lines.length >= manyThings;
  const clauses = (isLong ? groupsOf(lines) : lines.map((line) => [line])).map(clauseOf);
  const failed = lines.some((line) => line.failed === true);
  return {
    ...lineOf("", ids, `${isLong ? `${lines.length} things: ` : ""}${clauses.join(" · ")}`),
    undone: undoneTextOf(lines.filter((line) => line.ids.length > 0)),
    ...(failed && { failed }),
  };
}

/** The line of things that could not be added. */
export function lineOfFailed(titles: readonly string[]): AddLine {
  const title =
    titles.length < manyThings
      ? `${titles.join(", ")} could not be added`
      : `${titles.length} things could not be added: ${titles.join(", ")}`;
  return { ...lineOf("", [], title), failed: true };
}

/** Lines with the same lead, in the order of the first of each; those without a lead say all of it by themselves. */
function groupsOf(lines: readonly AddLine[]): AddLine[][] {
  const groups = new Map<string, AddLine[]>();
  for (const line of lines) {
    const key = line.lead === "" ? line.spoken : line.lead;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

function clauseOf(lines: readonly AddLine[]): string {
  return [lines[0]!.lead, lines.map(withAbout).join(", ")].filter(Boolean).join(" ");
}

/** What is said when the changes of all these lines are undone. */
function undoneTextOf(lines: readonly AddLine[]): string {
  if (lines.length === 1) return undoneText(lines[0]!);
  const added = lines.filter(({ lead }) => lead === "Added");
  const changed = lines.filter(({ lead }) => lead !== "Added");
  return [
    { lead: "Added", of: added },
    { lead: "", of: changed },
  ]
    .filter(({ of }) => of.length > 0)
    .map(({ lead, of }) => undoneText({ lead, title: listed(of.map(({ title }) => title)) }))
    .join(" · ");
}

function listed(titles: readonly string[]): string {
  return titles.length < manyThings ? titles.join(", ") : `${titles.length} things: ${titles.join(", ")}`;
}

function withAbout({ title, about }: AddLine): string {
  return about.length === 0 ? title : `${title} (${about.join(", ")})`;
}
