/** A version's section of CHANGELOG.md. */
export type Section = {
  version: string;
  /** The day of the release; null while it is being worked on. */
  day: string | null;
  /** The text below its heading. */
  body: string;
};

const notYet = "not released yet";
const heading = /^## (.*)$/gm;
const validHeading = /^(\d+\.\d+\.\d+) - (?:(\d{4}-\d\d-\d\d)|not released yet)$/;
/** The first words of each section, so that operators find the steps of an upgrade at once. */
const duty = /^What you must do: \S.*\.$/m;

export class ChangelogError extends Error {}

/** @throws ChangelogError for a heading that is none of a version */
export function readChangelog(text: string): Section[] {
  const found = [...text.matchAll(heading)];
  return found.map((match, index) => {
    const [, version, day] = validHeading.exec(match[1]!) ?? [];
    if (version === undefined)
      throw new ChangelogError(`"${match[0]}" should be "## 1.2.3 - 2026-11-23" or "## 1.2.3 - ${notYet}".`);
    const body = text.slice(match.index + match[0].length, found[index + 1]?.index);
    return { version, day: day ?? null, body: body.trim() };
  });
}

/** The faults of the sections, the newest first, of a project that calls itself `version`. */
export function changelogFaults(sections: readonly Section[], version: string): string[] {
  const [newest] = sections;
  return [
    ...(newest?.version === version
      ? []
      : [`its newest version is ${newest?.version}, the package's ${version}`]),
    ...sections.slice(1).flatMap((older, index) => {
      const newer = sections[index]!;
      return [
        ...(isNewer(newer.version, older.version) ? [] : [`${newer.version} stands above ${older.version}`]),
        ...(older.day === null ? [`${older.version} has no day`] : []),
        ...(newer.day !== null && older.day !== null && newer.day < older.day
          ? [`${newer.version} came out before ${older.version}`]
          : []),
      ];
    }),
    ...sections
      .filter(({ body }) => !duty.test(body.split("\n", 1)[0]!))
      .map((section) => `${section.version} doesn't begin with a line "What you must do: ..."`),
  ];
}

/** The text with the day of the newest version's release. */
export function withDay(text: string, day: string): string {
  const [newest] = readChangelog(text);
  if (newest === undefined || newest.day !== null)
    throw new ChangelogError(`Begin CHANGELOG.md with "## <version> - ${notYet}", and say what is new.`);
  return text.replace(`## ${newest.version} - ${notYet}`, `## ${newest.version} - ${day}`);
}

/** Whether a version comes after another one. */
export function isNewer(version: string, than: string): boolean {
  const [numbers, others] = [version, than].map((text) => text.split(".").map(Number));
  const differing = numbers!.findIndex((number, index) => number !== others![index]);
  return differing >= 0 && numbers![differing]! > others![differing]!;
}
