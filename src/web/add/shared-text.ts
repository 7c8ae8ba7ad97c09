import { linkIn } from "../typed/recipe-link.ts";

/** Takes the text that was shared with the app out of this tab's storage (`shared-query.ts`); null when there is none. */
export function takeSharedText(): string | null {
  try {
    const query = sessionStorage.getItem("shared");
    sessionStorage.removeItem("shared");
    return query === null ? null : (linkOfShare(query) ?? textOfShare(query));
  } catch {
    // The browser blocks storage.
    return null;
  }
}

/** The link that was shared, if there is nothing besides it but the title of its page. */
export function linkOfShare(query: string): string | null {
  const [title, text, url] = fieldsOf(query);
  const words = `${text} ${url}`.split(/\s+/u).filter((word) => word !== "");
  const links = new Set(words.filter((word) => linkIn(word) !== null));
  const rest = words.filter((word) => !links.has(word)).join(" ");
  const [link] = links;
  if (links.size !== 1 || link === undefined) return null;
  return rest === "" || rest === title ? link : null;
}

/** The lines of shared text; the title of a text is its heading, unless the text begins with it. */
export function textOfShare(query: string): string | null {
  const [title, text, url] = fieldsOf(query);
  const heads = title !== "" && text !== "" && !text.startsWith(title);
  const lines = [
    heads ? `${title.replace(/\s*:$/u, "")}:` : text === "" ? title : "",
    text,
    text.includes(url) ? "" : url,
  ].filter((line) => line !== "");
  return lines.length === 0 ? null : lines.join("\n");
}

function fieldsOf(query: string): [title: string, text: string, url: string] {
  const shared = new URLSearchParams(query);
  const field = (name: string) => (shared.get(`shared-${name}`) ?? "").trim();
  return [field("title"), field("text"), field("url")];
}
