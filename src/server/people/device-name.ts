import { BROWSER_MAP, parse } from "bowser";

const unknown = "Unknown device";
/** Characters that are looked at; real ones have about 150. */
const longest = 400;
/** The library also finds browsers that it doesn't know, by whatever the header says. */
const knownBrowsers = new Set<string | undefined>(Object.values(BROWSER_MAP));

/** A readable name for what sent a request, such as "Firefox on Linux", from its User-Agent header. */
export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? "").slice(0, longest);
  if (text === "") return unknown;
  const { browser, os, platform } = parse(text);
  const system = platform.vendor === "Apple" && platform.model ? platform.model : os.name;
  const program = knownBrowsers.has(browser.name) && browser.name?.replace(/ for .*/, "");
  if (program && system) return `${program} on ${system}`;
  // A program that isn't a browser begins with its name.
  return program || system || (/^[A-Za-z][\w-]{0,30}/.exec(text)?.[0] ?? unknown);
}
