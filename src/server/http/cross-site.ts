import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a write comes from a page of another site. Browsers say so in Sec-Fetch-Site; older ones send Origin.
 * Programs send neither and hold no cookie by accident, so they pass.
 * @param host under which the caller reached the server
 */
export function isCrossSite(headers: IncomingHttpHeaders, host: string, ownOrigin: string | null): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const { origin } = headers;
  if (origin === undefined) return false;
  if (ownOrigin !== null && origin === ownOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
