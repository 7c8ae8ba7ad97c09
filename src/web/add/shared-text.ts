/** Takes the text that was shared with the app out of this tab's storage (`shared-query.ts`); null when there is none. */
export function takeSharedText(): string | null {
  try {
    const query = sessionStorage.getItem("shared");
    sessionStorage.removeItem("shared");
    return query === null ? null : textOfShare(query);
  } catch {
    // The browser blocks storage.
    return null;
  }
}

/** The lines of what was shared; the title of a text is its heading, unless the text begins with it. */
export function textOfShare(query: string): string | null {
  const shared = new URLSearchParams(query);
  const [title, text, url] = ["title", "text", "url"].map((name) =>
    (shared.get(`shared-${name}`) ?? "").trim(),
  );
  const heads = title !== "" && text !== "" && !text!.startsWith(title!);
  const lines = [
    heads ? `${title!.replace(/\s*:$/u, "")}:` : text === "" ? title : "",
    text,
    text!.includes(url!) ? "" : url,
  ].filter((line) => line !== "");
  return lines.length === 0 ? null : lines.join("\n");
}
