import { isNewer, type Section } from "./changelog.ts";

/** The output of a Git command. */
export type Repository = { branch: string; changedFiles: readonly string[]; tags: readonly string[] };

/** Files that name the version, beside the changelog. */
export const versionedFiles = ["package.json", "package-lock.json", "compose.yaml"];

/** Why a version can't be released now. */
export function releaseFaults(newest: Section, { branch, changedFiles, tags }: Repository): string[] {
  const { version, day } = newest;
  const later = tags.map((tag) => tag.slice(1)).filter((released) => !isNewer(version, released));
  return [
    ...(day === null ? [] : [`CHANGELOG.md says that ${version} was released on ${day}`]),
    ...(branch === "main" ? [] : [`this is the branch ${branch || "of no name"}, not main`]),
    ...(changedFiles.length === 0 ? [] : [`files are changed and not committed: ${changedFiles.join(", ")}`]),
    ...later.map((released) => `${released} is tagged already, and ${version} is not newer`),
  ];
}

/** The text of one of `versionedFiles` with this version. */
export function withVersion(path: string, text: string, version: string): string {
  if (path === "compose.yaml") return text.replace(/^( *image: restock:)\S+$/m, `$1${version}`);
  const content = JSON.parse(text) as { version: string; packages?: Record<string, { version: string }> };
  content.version = version;
  const own = content.packages?.[""];
  if (own !== undefined) own.version = version;
  return `${JSON.stringify(content, null, 2)}\n`;
}
